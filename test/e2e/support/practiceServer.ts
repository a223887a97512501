import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { withToy } from '../../support/withToy.ts';

const html = (name: string): string => fileURLToPath(new URL(`../../../web/${name}.html`, import.meta.url));

/**
 * Serves the page, one game more included, with tables that need no service; see `web/gallery/practice`. It is built
 * once: from sources, a table asks for hundreds of files.
 */
export async function startPractice(): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'carrack-practice-'));
  const rolldownOptions = {
    input: ['gallery', 'practice'].map(html),
    output: { codeSplitting: true }, // the page's groups would put both entries into one file, and both would run
  };
  await build({
    plugins: [withToy()],
    logLevel: 'error',
    build: { outDir, minify: false, cssMinify: true, rolldownOptions }, // breakpoints are rewritten with it
  });
  const server = await preview({
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=3600' } },
    logLevel: 'error',
  });
  const address = server.httpServer.address();
  if (address === null || typeof address !== 'object') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
