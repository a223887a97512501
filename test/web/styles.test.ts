import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { classInPage } from '../../scripts/build/classNames.ts';

/** The bundler types every name of a `*.module.css` as a class that may be missing. */

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const read = (file: string): string => readFileSync(join(WEB, file), 'utf8');
const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: WEB }).toSorted();

const CLASS = /\.(-?[_a-z][\w-]*)/gi;
const GLOBAL = /:global\(([^()]*)\)/g;

function selectorsOf(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({ selector }) => void found.push(selector));
  return found;
}

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => name);

/** The classes of a module's own, and those it only names. */
function classesOf(css: string): { readonly own: ReadonlySet<string>; readonly named: ReadonlySet<string> } {
  const selectors = selectorsOf(css);
  return {
    own: new Set(selectors.flatMap((one) => classesIn(one.replaceAll(GLOBAL, ' ')))),
    named: new Set(
      selectors.flatMap((one) => [...one.matchAll(GLOBAL)]).flatMap(([, at = '']) => classesIn(at)),
    ),
  };
}

const IMPORT = /^import (\w+) from '(\.[^']*\.module\.css)';/gm;
const INDEX = /\b(\w+Styles)\b[^;]*\bfrom '(\.[^']*\/index\.ts)';/g;
const EXPORT = /export \{ default as (\w+) \} from '(\.[^']*\.module\.css)';/g;

const besides = (file: string, path: string): string =>
  normalize(join(file, '..', path)).replaceAll('\\', '/');

/** The names that a source file calls modules by. */
function importsOf(file: string, text: string): ReadonlyMap<string, string> {
  const direct = [...text.matchAll(IMPORT)].map(
    ([, name = '', path = '']) => [name, besides(file, path)] as const,
  );
  const indirect = [...text.matchAll(INDEX)].flatMap(([, name = '', path = '']) => {
    const index = besides(file, path);
    const its = [...read(index).matchAll(EXPORT)].find(([, exported]) => exported === name);
    return its?.[2] === undefined ? [] : [[name, besides(index, its[2])] as const];
  });
  return new Map([...direct, ...indirect]);
}

const modules = new Map(filesOf('**/*.module.css').map((file) => [file, classesOf(read(file))]));
const sources = filesOf('**/*.{ts,tsx}').map((file) => [file, read(file)] as const);

/** Names that a source file takes of a module: `styles.box`; with `styles[way]`, all that it says in quotes. */
function usesOf(
  text: string,
  name: string,
): { readonly said: readonly string[]; readonly maybe: readonly string[] } {
  const said = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
  const maybe = text.includes(`${name}[`) ? [...text.matchAll(/'(\w+)'/g)].map(([, one = '']) => one) : [];
  return { said, maybe };
}

const uses = sources.flatMap(([file, text]) =>
  [...importsOf(file, text)].map(([name, module]) => ({ file, module, ...usesOf(text, name) })),
);

test('each class that a component takes from a module is there', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ file, module, said }) =>
    said.filter((name) => !modules.get(module)?.own.has(name)).map((name) => `${file}: ${name} of ${module}`),
  );
  expect(missing).toEqual([]);
});

test('each class of a module is taken', () => {
  const taken = new Set(
    uses.flatMap(({ module, said, maybe }) => [...said, ...maybe].map((name) => `${module} ${name}`)),
  );
  const dead = [...modules].flatMap(([file, { own }]) =>
    [...own].map((name) => `${file} ${name}`).filter((one) => !taken.has(one)),
  );
  expect(dead).toEqual([]);
});

const shared = new Set(
  filesOf('ui/styles/*.css').flatMap((file) => selectorsOf(read(file)).flatMap(classesIn)),
);
const inPage = [...modules].flatMap(([file, { own }]) => [...own].map((name) => classInPage(name, file)));

test('each class that a module names is one of the shared sheets or of another module', () => {
  const known = new Set([...shared, ...inPage]);
  const unknown = [...modules].flatMap(([file, { named }]) =>
    [...named].filter((name) => !known.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no class of a module has the name of a shared one', () => {
  expect(inPage.filter((name) => shared.has(name))).toEqual([]);
});

/** Pages that shared sheets lay out, by their classes. */
const PAGES = ['home', 'history'];

/** The selectors of a module that name no class of a module, in a part of them that must hold, and no attribute of data. */
const unbounded = (css: string, known: ReadonlySet<string>): readonly string[] =>
  selectorsOf(css)
    .flatMap((selector) => postcss.list.comma(selector))
    .filter((selector) => {
      const bounds = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, ' ');
      const own = classesIn(bounds.replaceAll(GLOBAL, ' '));
      const named = [...bounds.matchAll(GLOBAL)].flatMap(([, at = '']) => classesIn(at));
      return own.length === 0 && !named.some((name) => known.has(name)) && !bounds.includes('[data-');
    });

test('no rule of a module reaches what is in no part of the page that has a module', () => {
  const known = new Set([...inPage, ...PAGES]);
  const found = filesOf('**/*.module.css').flatMap((file) =>
    unbounded(read(file), known).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['an element', 'kbd', ['kbd']],
  ['a shared class', ':global(.row)', [':global(.row)']],
  ['a shared class within one of its own', '.help :global(.row)', []],
  ['one that holds one of its own', ':global(.row):has(> .help)', []],
  ['one of several', '.help, :global(.row) > a', [':global(.row) > a']],
  ['what is left out', ':global(.row):not(.help)', [':global(.row):not(.help)']],
  ['a part of the page', ':global(.home) > h1', []],
  ['a mark of data', '[data-under] :global(.art)', []],
])('a rule for %s: %s', (_, selector, refused) => {
  expect(unbounded(`@media (min-width: 1rem) { ${selector} { color: red } }`, new Set(['home']))).toEqual(
    refused,
  );
});

test('two sheets cannot give the same name', () => {
  classInPage('box', '/web/a/chest.module.css');
  expect(classInPage('box', '/web/a/chest.module.css?used')).toBe('chest-box');
  expect(classInPage('chest', '/web/a/chest.module.css')).toBe('chest');
  expect(() => classInPage('box', '/web/b/chest.module.css')).toThrow('chest-box');
});
