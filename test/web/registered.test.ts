import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';
import type { Catalogue } from '#shared/words/render.ts';
import { certainlyLoaded, isNode, modulesFrom, type Node } from './support/modules.ts';

/**
 * A word key is shown as it is where no loaded module has registered its catalogue. So wherever a module of the page
 * names a key, its catalogue must be there: loaded with that module, or before it on every way that leads to it. Keys
 * that come as data, e.g. of events, are not seen here.
 */

const ROOT = join(import.meta.dirname, '../..');
const MAIN = 'web/main.tsx';
const modules = modulesFrom(MAIN);
const certain = certainlyLoaded(modules, MAIN);

/** All catalogues, those of the mails too. */
const catalogues = globSync('shared/{words,games/*/words}/en/*.ts', { cwd: ROOT }).filter(
  (file) => !file.endsWith('/index.ts'),
);

async function keysIn(file: string): Promise<readonly string[]> {
  const exported: readonly Catalogue[] = Object.values(await import(join(ROOT, file)));
  return exported.flatMap((words) => Object.keys(words));
}

/** Catalogue → its keys. The module that imports its values registers it. */
const keys = new Map<string, readonly string[]>();
for (const file of [...catalogues, 'shared/games/titles.ts']) keys.set(file, await keysIn(file));
const allKeys = [...keys.values()].flat();

/** The strings of a module. One that is filled in is a pattern. */
function* stringsIn(node: Node): Generator<string | RegExp> {
  if (node.type === 'Literal' && typeof node['value'] === 'string') yield node['value'];
  if (node.type === 'TemplateLiteral') yield patternOf(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* stringsIn(child);
}

function patternOf(template: Node): RegExp {
  const { quasis } = template as unknown as {
    readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
  };
  const fixed = quasis.map(({ value }) => value.cooked.replaceAll(/[^\w-]/g, String.raw`\$&`));
  return new RegExp(`^${fixed.join(String.raw`[\w-]+`)}$`);
}

/** The keys named in a module that are not there. Of the keys that a pattern fits one must be there: which, is data. */
const missing = (program: Node, there: ReadonlySet<string>): readonly string[] =>
  [...stringsIn(program)].flatMap((text) => {
    if (typeof text === 'string') return allKeys.includes(text) && !there.has(text) ? [text] : [];
    const meant = allKeys.filter((key) => text.test(key));
    return meant.length === 0 || meant.some((key) => there.has(key)) ? [] : [text.source];
  });

const pageModules = [...modules.keys()].filter((file) => file.startsWith('web/'));

describe('A catalogue is loaded with every word key that is named', () => {
  test('there are modules and keys to look at', () => {
    expect(pageModules.length).toBeGreaterThan(200);
    expect(allKeys.length).toBeGreaterThan(1_000);
  });

  test.each(pageModules)('in %s', (file) => {
    const there = [...certain(file)].flatMap((loaded) => keys.get(loaded) ?? []);
    const program = modules.get(file)?.program;
    expect(program && missing(program, new Set(there))).toEqual([]);
  });
});

/** Their sentences come as data, and may be about the table. */
const TELLERS = pageModules.filter((file) =>
  /^web\/components\/(GameGlance|log\/told|history\/(TextRecap|Meanwhile|RecapCard))\./.test(file),
);

test.each(TELLERS)('%s has the words of what happens at a table besides play', (file) => {
  expect([...certain(file)]).toContain('shared/words/en/table.ts');
});

/** The modules of a game that its board fetches late, and what these fetch. */
function fetchedBy(board: string, game: string): readonly string[] {
  const found = new Set<string>();
  const late = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file) || !file.startsWith(`web/games/${game}/`)) return;
    found.add(file);
    const { imports = [], later = [] } = modules.get(file) ?? {};
    for (const next of later) if (next.startsWith('web/') && !next.includes('/words/')) late.add(next);
    for (const next of [...imports, ...later]) take(next);
  };
  take(board);
  return [...late].toSorted();
}

test.each(gameIds)(
  'all that the board of %s fetches late is fetched before a saved game may be opened',
  (game) => {
    const { imports = [] } = modules.get(`web/games/${game}/index.ts`) ?? {};
    const board = imports.find((file) => file.endsWith('/Board.tsx')) ?? '';
    expect(fetchedBy(board, game)).toEqual(
      modules.get(`web/games/${game}/lateParts.ts`)?.later.toSorted() ?? [],
    );
  },
);
