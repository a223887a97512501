import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

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
    test: /web\/(games\/(marks|inSight|pick)|components\/(SeatHead|Figure|Pop|Name\b))|shared\/(kernel\/(assign|never|params|types)|words\/quiet)/,
  },
  { name: 'goa-things', test: /shared\/games\/goa\/things\.ts/ },
  { name: 'goa-drawings', test: /web\/art\/goa\// },
  { name: 'goa', test: /web\/games\/goa\/index\.ts/ },
  { name: 'merchants-drawings', test: /web\/art\/merchants\// },
  { name: 'merchants', test: /web\/games\/merchants\/index\.ts/ },
];

/**
 * Files fetched beside the part that imports them, and not after it: those a table or the home page waits for. The
 * names of all such files are in the page's first script, where each weighs more than what it saves elsewhere.
 */
const WAITED_FOR = /\/(rolldown-runtime|table|drawings|goa-\w+|merchants-\w+|Carrack|Compass|newGame)-/;

/**
 * Puts the page's own fetching of parts, `web/parts.ts`, in the place of Vite's: the build imports that by a name that
 * is no file. Should Vite change the name, its own comes back, and the page weighs half a kilobyte more.
 */
const ownParts: Plugin = {
  name: 'own-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? fileURLToPath(new URL('web/parts.ts', import.meta.url))
      : undefined,
};

export default defineConfig({
  plugins: [ownParts],
  root: fileURLToPath(new URL('web', import.meta.url)),
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: {
      polyfill: false, // would be an inline script, which the CSP forbids
      resolveDependencies: (_, files) => files.filter((file) => WAITED_FOR.test(file)), // styles come besides
    },
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
