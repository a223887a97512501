import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Where the Worker listens in development. */
const WORKER = `http://127.0.0.1:${process.env['WORKER_PORT'] ?? '8787'}`;

/**
 * Which modules are fetched together, the foremost group first. Left alone, the bundler makes a chunk of whatever is
 * shared by the same entries: two dozen files until a game can be played, which together weigh an eighth more.
 * A group takes along what its modules import, so what several need has a group of its own in front of theirs.
 */
const CHUNKS = [
  { name: 'page', tags: ['$initial' as const] },
  { name: 'drawings', test: /web\/art\/(frame\/(Frame|Seat)|Art|drawing|things)/ },
  {
    name: 'table',
    test: /web\/(games\/marks|components\/(SeatHead|Figure|Pop|Name\b))|shared\/(kernel\/(assign|never|types)|words\/quiet)/,
  },
  { name: 'goa-things', test: /shared\/games\/goa\/things\.ts/ },
  { name: 'goa-drawings', test: /web\/art\/goa\// },
  { name: 'goa', test: /(web\/games\/goa\/index|shared\/games\/goa\/table)\.ts/ },
  { name: 'merchants-drawings', test: /web\/art\/merchants\// },
  { name: 'merchants', test: /(web\/games\/merchants\/index|shared\/games\/merchants\/table)\.ts/ },
];

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false }, // the polyfill would be an inline script, which the CSP forbids
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS.map((group, i) => ({ ...group, priority: CHUNKS.length - i })) },
      },
    },
    assetsInlineLimit: 0, // data: addresses are not in the CSP's img-src
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '^/api/': { target: WORKER, ws: true }, '/next': WORKER } },
});
