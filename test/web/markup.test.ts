import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isNode, type Node } from './support/modules.ts';

const WEB = join(import.meta.dirname, '../../web');

/** Elements that take no name (ARIA 1.2, “naming prohibited”, and lists of terms, which have no role at all). */
const NAMELESS =
  /^(abbr|b|bdi|bdo|caption|cite|code|data|dd|del|div|dl|dt|em|figcaption|i|ins|kbd|label|legend|mark|p|pre|q|s|samp|small|span|strong|sub|sup|time|u|var)$/;

function* tagsIn(node: Node): Generator<Node> {
  if (node.type === 'JSXOpeningElement') yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* tagsIn(child);
}

/** Tags of a module with a name that nobody hears. */
function unheard(source: string): readonly string[] {
  const { program } = parseSync('part.tsx', source);
  return [...tagsIn(program as unknown as Node)]
    .map(({ start, end }) => source.slice(start, Number(end)))
    .filter((tag) => NAMELESS.test(/^<(\w+)/.exec(tag)?.[1] ?? ''))
    .filter((tag) => /\saria-label(ledby)?=/.test(tag) && !/\srole=/.test(tag));
}

test('a name stands on elements that take one', () => {
  expect(
    globSync('**/*.tsx', { cwd: WEB }).flatMap((file) => unheard(readFileSync(join(WEB, file), 'utf8'))),
  ).toEqual([]);
});

test.each([
  ['<dl class="scale" aria-label={label} />', 1],
  ['<span aria-labelledby="a">b</span>', 1],
  ['<span role="group" aria-label={label} />', 0],
  ['<ul aria-label={label} />', 0],
])('%s: %i', (tag, n) => {
  expect(unheard(`const part = ${tag};`)).toHaveLength(n);
});
