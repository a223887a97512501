import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What README.md and CONTRIBUTING.md tell a reader to run must be there. */

const DOCS = ['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'test/README.md', 'web/**/README.md'];
const docs = globSync(DOCS).toSorted();

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** `npm start` and `npm test` are short for `npm run …`. */
const scriptsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run (?<run>[\w:-]+)|(?<short>start|test)\b)/g)].map(
    ({ groups }) => groups?.['run'] ?? groups?.['short'] ?? '',
  );

/** Source files by their whole path, e.g. `test/golden/record.ts`. */
const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w/.])(?:scripts|shared|test|web|worker)\/[\w/.-]+\.tsx?\b/g)].map(
    ([file]) => file,
  );

test.each(docs)('%s names npm scripts and files that exist', (doc) => {
  const text = readFileSync(doc, 'utf8');
  expect(scriptsIn(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(filesIn(text).filter((file) => !existsSync(file))).toEqual([]);
});

test('commands are found in a table and in a block', () => {
  const text = '| `npm run test:fast` | … |\n```\nnpm ci && npm start\nnode test/golden/record.ts goa\n```';
  expect(scriptsIn(text)).toEqual(['test:fast', 'start']);
  expect(filesIn(text)).toEqual(['test/golden/record.ts']);
});

test('test/README.md names test files that exist', () => {
  const [, ...rows] = readFileSync('test/README.md', 'utf8').matchAll(/^\| (?<names>`[^|]*) \|/gm);
  const names = rows.flatMap(({ groups }) =>
    [...(groups?.['names'] ?? '').matchAll(/`(?<name>[\w./-]+)`/g)].map((one) => one.groups?.['name'] ?? ''),
  );
  const there = globSync('test/**', { exclude: (path) => path.includes('node_modules') });
  const ends = new Set(
    there
      .flatMap((path) => [path, path.replace(/\.ts$/, ''), path.replace(/\.test\.ts$/, '')])
      .flatMap(endsOf),
  );
  expect(names.filter((name) => !ends.has(name.replace(/\/$/, '')))).toEqual([]);
});

/** A path without its first folder, without its first two, and so on. */
const endsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(index + 1));
