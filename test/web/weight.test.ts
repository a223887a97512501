import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES } from '#shared/games/list.ts';
import type { GameId } from '#shared/games/meta.ts';
import { bundle, PRODUCTION } from '../support/service.ts';

/** Zipped bytes of script until the first choice of a game can be tapped, rules included, drawings not. */
const MOST = 40_000;

/** Chunks of drawings, as vite.config.ts names them. */
const DRAWINGS = /\/([a-z]+-)?drawings-/;

/** The built page's scripts by their file. */
const chunks = new Map<string, Rolldown.OutputChunk>();
const pages: string[] = [];

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
  }
});

/** The chunk a module is in. */
function chunkWith(module: string): string {
  const found = [...chunks].find(([, { moduleIds }]) => moduleIds.some((id) => id.endsWith(module)));
  if (found === undefined) throw new Error(`${module} is in no chunk`);
  return found[0];
}

/**
 * What a table waits for: the page's first script, the game's UI with its first rules, and all their imports. Everything
 * else is fetched after the first draw. (`npm run bench` counts the same in a browser.)
 */
const waitedFor = (game: GameId): readonly string[] =>
  withImports('/web/main.tsx', `/web/games/${game}/index.ts`);

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
  const chunk = chunks.get(chunkWith('/web/models/playedSample.ts'));
  const parts = [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])].map((file) => chunks.get(file));
  const modules = parts.flatMap((part) => part?.moduleIds ?? []);
  for (const game of GAMES)
    for (const part of ['view', 'whole'])
      expect(modules).toContainEqual(expect.stringContaining(`sample-part:${part}/sample-${game}`));
  expect([chunk, ...parts].flatMap((part) => part?.moduleIds ?? []).filter(plays)).toEqual([]);
});

/** Files that a running table waits for after the first choice: each costs a slow network a round trip. */
const LATE_FILES = 8;

test('what comes after the first choice comes in few files', () => {
  const parts = ['history/SinceParts.tsx', 'TurnNews.tsx', 'Record.tsx', 'talk/Talk.tsx', 'DraftBar.tsx'];
  const models = ['/web/models/fullRules.ts', '/web/models/drafting.ts'];
  const late = withImports(...parts.map((part) => `/web/components/${part}`), ...models);
  const first = waitedFor('goa');
  expect(late.filter((file) => !first.includes(file)).length).toBeLessThanOrEqual(LATE_FILES);
});

test('what a saved game is looked through with has been fetched when its file may be chosen', () => {
  const ahead = chunks.get(chunkWith('/web/pages/replayParts.ts'))?.dynamicImports ?? [];
  expect(ahead).toEqual(
    expect.arrayContaining(chunks.get(chunkWith('/web/pages/HistoryPage.tsx'))?.dynamicImports ?? ['none']),
  );
});

test.each(GAMES)('what is said of %s before it is opened comes without its table', (game) => {
  const said = withImports('/web/games/introductions.ts');
  expect(said).not.toContain(chunkWith(`/web/games/${game}/index.ts`));
});

/** Is this module of rules? */
const plays = (module: string): boolean =>
  module.includes('/shared/games/') && !/\/(meta|list|title)/.test(module);

describe.each(GAMES)('Until the first choice of %s can be tapped', (game) => {
  test('no more than 40 kB of script are fetched', () => {
    const weights = waitedFor(game)
      .filter((file) => !DRAWINGS.test(file))
      .map((file) => [file, weigh(file)] as const);
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
    expect(all, JSON.stringify(Object.fromEntries(weights))).toBeLessThanOrEqual(MOST);
  });

  test('nothing of another game is fetched', () => {
    const others = GAMES.filter((other) => other !== game);
    const fetched = waitedFor(game).flatMap((file) => chunks.get(file)?.moduleIds ?? []);
    // The page knows which games exist, but loads nothing else of them.
    const theirs = fetched.filter(
      (module) =>
        !/\/(meta|page|title)\.ts$/.test(module) && others.some((other) => module.includes(`/${other}/`)),
    );
    expect(theirs).toEqual([]);
  });

  test('nothing but drawings is counted as drawings', () => {
    const drawings = waitedFor(game).filter((file) => DRAWINGS.test(file));
    const modules = drawings.flatMap((file) => chunks.get(file)?.moduleIds ?? []);
    // A list of what is drawn, e.g. of the goods, may be among them.
    expect(
      modules.filter(
        (module) => !/\/(?:web|shared)\/(?:art|games\/\w+\/drawings)\/|\/(data|things)\.ts$/.test(module),
      ),
    ).toEqual([]);
  });
});
