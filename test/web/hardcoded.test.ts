import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isNode, type Node } from './support/modules.ts';

/**
 * Text belongs in the catalogues. The scan finds text between tags, text in attributes that are read out or shown, and
 * any string of the page's modules that reads like several words. It misses a word or two in a variable, and text that
 * is built from fragments.
 */
const WEB = join(import.meta.dirname, '../../web');
/** The gallery is for developers. */
const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !file.startsWith('gallery'));

/** Attributes whose value is shown or read out. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|content)$/;
/** Attributes, calls and declarations whose strings are for machines. */
const MACHINE = /^(class|className|d|points|viewBox|transform|style|rel|sizes|autocomplete|key|href|for|id)$/;

const LETTERS = /\p{L}{2,}/u;
const SENTENCE = /^\p{Lu}\p{Ll}+,? \p{L}|\p{L}+ \p{L}+ \p{L}+/u;

/** The text for people in a module's source; `role` is the purpose of a string. */
type Role = 'shown' | 'machine' | 'any';

function* texts(node: Node, role: Role): Generator<string> {
  const found = textOf(node);
  if (found !== undefined && role !== 'machine' && (role === 'shown' ? LETTERS : SENTENCE).test(found))
    yield found;
  for (const child of Object.values(node).flat())
    if (isNode(child)) yield* texts(child, roleOf(child, node, role));
}

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateElement') return undefined;
  const { value } = node as unknown as { readonly value: { readonly cooked: string } };
  return value.cooked;
}

function roleOf(child: Node, parent: Node, role: Role): Role {
  switch (child.type) {
    case 'JSXText':
      return 'shown';
    case 'JSXExpressionContainer':
      return parent.type === 'JSXAttribute' ? role : 'shown';
    case 'JSXAttribute': {
      const { name } = (child as unknown as { readonly name: { readonly name: unknown } }).name;
      return READ.test(`${String(name)}`) ? 'shown' : MACHINE.test(`${String(name)}`) ? 'machine' : 'any';
    }
    case 'CallExpression':
    case 'MemberExpression':
    case 'BinaryExpression':
    case 'JSXElement':
    case 'ArrowFunctionExpression':
      return role === 'shown' ? 'any' : role;
    case 'NewExpression':
    case 'ThrowStatement':
    case 'ImportDeclaration':
      return 'machine';
    default:
      return role;
  }
}

/** Drawings are full of strings for the style sheet. */
const hardCoded = (file: string, source: string): readonly string[] =>
  [
    ...texts(
      parseSync(file, source).program as unknown as Node,
      /^art\/|^games\/\w+\/drawings\//.test(file) ? 'machine' : 'any',
    ),
  ].map((text) => text.trim());

test.each(files)('%s takes all its text from a catalogue', (file) => {
  expect(hardCoded(file, readFileSync(join(WEB, file), 'utf8'))).toEqual([]);
});

test.each([
  ['<p>Your turn</p>', ['Your turn']],
  ['<p>{n} left</p>', ['left']],
  ['<p>{over ? "Over" : `On`}</p>', ['Over', 'On']],
  ['<button aria-label="Close" />', ['Close']],
  ['<img alt={`Ship ${n}`} />', ['Ship']],
  ['const told = "It is your turn";', ['It is your turn']],
  ['<p class="narrow page">{t("page.lost")} · {n}</p>', []],
])('the scan of %s finds %j', (source, found) => {
  expect(hardCoded('example.tsx', source)).toEqual(found);
});
