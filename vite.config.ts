import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vite';
import { GAMES } from './shared/games/list.ts';
import { TARGETS } from './scripts/build/browsers.ts';
import { covers, waitingIcons } from './scripts/build/covers.ts';
import { foldersOf } from './scripts/lib/gameLists.ts';
import { valueOf } from './scripts/lib/toml.ts';
import { recordedSamples } from './scripts/build/samples.ts';
import { classConstants, classInPage } from './scripts/build/classNames.ts';
import { promisedStyles } from './scripts/build/styles.ts';

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

type Modules = Rolldown.ChunkingContext;

/** All that a page imports. */
function partsOf(page: string) {
  const entry = fileURLToPath(new URL(`web/features/${page}`, import.meta.url));
  const found = new Set<string>();
  const take = (id: string, modules: Modules): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) take(next, modules);
  };
  return (id: string, modules: Modules): boolean => {
    take(entry, modules);
    return found.has(id);
  };
}

/** What several pages share is a file for each set of pages; less than this (bytes) comes with its likest neighbour. */
const OF_SEVERAL = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 } as const;

const inHome = partsOf('home/HomePage.tsx');
const inGame = partsOf('game/GamePage.tsx');

/** The first page and the table are a file each, and one with what both have. */
function pageFile(id: string, modules: Modules): string | null {
  if (inHome(id, modules)) return inGame(id, modules) ? 'common' : 'home';
  return inGame(id, modules) ? 'table' : null;
}

/** The game that a part belongs to: the table of one fetches nothing of another. */
const gameOf = (id: string): string | null =>
  /\/(?:shared|web)\/games\/(?<game>\w+)\//.exec(id)?.groups?.['game'] ?? null;

/** The service's address, as wrangler.toml has it. Programs that preview links look for no picture at a relative address. */
const ORIGIN =
  valueOf(readFileSync(new URL('wrangler.toml', import.meta.url), 'utf8'), 'vars', 'ORIGIN') ?? '';

const previewed: Plugin = {
  name: 'address of the picture in previews',
  transformIndexHtml: (html) => html.replace('"og:image" content="/', `"og:image" content="${ORIGIN}/`),
};

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [
    classConstants(),
    promisedStyles(),
    recordedSamples(),
    previewed,
    covers(GAMES.map(foldersOf)),
    waitingIcons(),
  ],
  css: { modules: { generateScopedName: classInPage } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: [...TARGETS],
    cssTarget: [...TARGETS, 'ios16'], // before 16.4 it would lose all breakpoints, which can be written otherwise
    modulePreload: { polyfill: false }, // would be an inline script, which the CSP forbids
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } }, // the names of classes
      output: {
        // Left alone, each small thing that pages share is a file: dozens for a table.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], priority: 3 },
            { name: pageFile, debugName: 'pages', priority: 2 },
            { name: 'help', test: /\/features\/help\//, priority: 2 },
            { name: 'shared', test: (id) => gameOf(id) === null, ...OF_SEVERAL, priority: 1 },
            { name: gameOf, debugName: 'games', ...OF_SEVERAL },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // data: addresses are not in the CSP's img-src
  },
  worker: { format: 'es' }, // so that it loads one game
  oxc: { jsx: JSX },
  optimizeDeps: { rolldownOptions: { transform: { jsx: JSX } } }, // the scan for packages does not read `oxc`
});
