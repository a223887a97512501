import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES } from '#shared/games/list.ts';
import type { GameId } from '#shared/games/meta.ts';
import { bundle, PRODUCTION } from '../support/service.ts';

/** Zipped bytes of all the script of a table at rest: page, game, rules and English words. */
const MOST = { goa: 171_500, merchants: 119_500 } as const;
/** The same of the first page. */
const MOST_OF_HOME = 52_500;
/** Scripts in the build. */
const MOST_SCRIPTS = 80;

/** The built page's scripts by their file. */
const chunks = new Map<string, Rolldown.OutputChunk>();
const pages: string[] = [];
/** The built page's styles. */
let styles = '';

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production'); // as it is deployed
  const built = await build({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  });
  if (!('output' in built)) throw new Error('the page is one build, and not watched');
  vi.unstubAllEnvs();
  for (const file of built.output) {
    if (file.type === 'chunk') chunks.set(file.fileName, file);
    else if (file.fileName.endsWith('.html')) pages.push(file.fileName);
    else if (file.fileName.endsWith('.css')) styles += file.source;
  }
});

/** The chunk a module is in. */
function chunkWith(module: string): string {
  const found = [...chunks].find(([, { moduleIds }]) => moduleIds.some((id) => id.endsWith(module)));
  if (found === undefined) throw new Error(`${module} is in no chunk`);
  return found[0];
}

/** The scripts of a table, and all their imports. (`npm run bench` counts the same in a browser.) */
const ofTable = (game: GameId): readonly string[] =>
  withImports(
    '/web/main.tsx',
    '/web/features/game/GamePage.tsx',
    `/web/games/${game}/index.ts`,
    '/shared/words/en/page.ts',
    `/shared/games/${game}/words/en.ts`,
  );

/** The chunks with these modules, and all that they import. */
function withImports(...modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of chunks.get(file)?.imports ?? []) take(next);
  };
  for (const module of modules) take(chunkWith(module));
  return [...found];
}

/** Bytes as they go over the wire. */
const weigh = (file: string): number => gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length;

test('the gallery and the practice table are for development, and not built', () => {
  const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((module) => module.includes('/web/gallery/'))).toEqual([]);
  expect(pages).toEqual(['index.html']);
});

test('the game of the tests is in neither page nor Worker', async () => {
  const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((module) => module.includes('/test/'))).toEqual([]);
  const metas = (await bundle(PRODUCTION.entry)).matchAll(/\bid: ["'](\w+)["'],\s+seats: /g);
  expect(new Set([...metas].map(([, game]) => game))).toEqual(new Set(GAMES));
});

test('samples are recorded: nothing that plays is fetched for them', () => {
  const chunk = chunks.get(chunkWith('/web/features/samples/playedSample.ts'));
  const parts = [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])].map((file) => chunks.get(file));
  const modules = parts.flatMap((part) => part?.moduleIds ?? []);
  for (const game of GAMES)
    for (const part of ['view', 'whole'])
      expect(modules).toContainEqual(expect.stringContaining(`sample-part:${part}/sample-${game}`));
  expect([chunk, ...parts].flatMap((part) => part?.moduleIds ?? []).filter(plays)).toEqual([]);
});

test.each(GAMES)('what is said of %s before it is opened comes without its table', (game) => {
  const said = withImports('/web/games/registry.ts');
  expect(said).not.toContain(chunkWith(`/web/games/${game}/index.ts`));
});

/** Is this module of rules? */
const plays = (module: string): boolean =>
  module.includes('/shared/games/') && !/\/(meta|list|title|words)/.test(module);

const weightOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + weigh(file), 0);

test('no style sheet is lost where the names of its classes become constants', () => {
  const sheets = globSync('**/*.module.css', { cwd: join(import.meta.dirname, '../../web') });
  const names = sheets.map((file) => basename(file, '.module.css'));
  expect(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))).toEqual([]);
});

test('the page is not torn into crumbs', () => {
  expect(chunks.size).toBeLessThanOrEqual(MOST_SCRIPTS);
});

test('the first page is light', () => {
  expect(
    weightOf(withImports('/web/main.tsx', '/web/features/home/HomePage.tsx', '/shared/words/en/page.ts')),
  ).toBeLessThanOrEqual(MOST_OF_HOME);
});

describe.each(GAMES)('A table of %s', (game) => {
  test('is light', () => {
    expect(weightOf(ofTable(game))).toBeLessThanOrEqual(MOST[game]);
  });

  test('fetches nothing of another game', () => {
    const others = GAMES.filter((other) => other !== game);
    const fetched = ofTable(game).flatMap((file) => chunks.get(file)?.moduleIds ?? []);
    // Of the others the page has what the first page says of them.
    const said = new Set(
      withImports('/web/features/home/HomePage.tsx').flatMap((file) => chunks.get(file)?.moduleIds ?? []),
    );
    const theirs = fetched.filter(
      (module) => !said.has(module) && others.some((other) => module.includes(`/${other}/`)),
    );
    expect(theirs).toEqual([]);
  });
});
