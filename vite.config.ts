import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Where the Worker listens in development. */
const WORKER = `http://127.0.0.1:${process.env['WORKER_PORT'] ?? '8787'}`;

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false }, // the polyfill would be an inline script, which the CSP forbids
    assetsInlineLimit: 0, // data: addresses are not in the CSP's img-src
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '^/api/': { target: WORKER, ws: true }, '/next': WORKER } },
});
