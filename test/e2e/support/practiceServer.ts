import { createServer } from 'vite';
import { withToy } from '../../support/withToy.ts';

/** Serves the page's sources, one game more included, with tables that need no service; see `web/gallery/practice`. */
export async function startPractice(): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const server = await createServer({
    plugins: [withToy()],
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    cacheDir: 'node_modules/.vite-practice', // a developer's own server has its own cache
    logLevel: 'error',
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || typeof address !== 'object') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
