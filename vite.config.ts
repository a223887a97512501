import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vite';
import { TARGETS } from './scripts/browsers/promise.ts';
import { recordedSamples } from './scripts/samples.ts';
import { promisedStyles } from './scripts/browsers/styles.ts';
import { styleScopes } from './scripts/styleScopes.ts';

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

type Modules = Rolldown.ChunkingContext;

/** A file for a page and all that it imports. */
function fileFor(page: string) {
  const found = new Set<string>();
  const take = (id: string, modules: Modules): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) take(next, modules);
  };
  const entry = fileURLToPath(new URL(`web/${page}`, import.meta.url));
  return (id: string, modules: Modules): string | null => {
    take(entry, modules);
    return found.has(id) ? basename(page, '.tsx') : null;
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [styleScopes(), promisedStyles(), recordedSamples()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: [...TARGETS],
    cssTarget: [...TARGETS, 'ios16'], // before 16.4 it would lose all breakpoints, which can be written otherwise
    modulePreload: { polyfill: false }, // would be an inline script, which the CSP forbids
    rolldownOptions: {
      output: {
        // Left alone, whatever is shared by the same pages is a file: dozens for a table.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], priority: 4 },
            { name: fileFor('features/home/HomePage.tsx'), priority: 3 },
            { name: fileFor('features/game/GamePage.tsx'), priority: 2 },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // data: addresses are not in the CSP's img-src
  },
  oxc: { jsx: JSX },
  optimizeDeps: { rolldownOptions: { transform: { jsx: JSX } } }, // the scan for packages does not read `oxc`
});
