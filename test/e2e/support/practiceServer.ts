import { createServer } from 'vite';

/** Serves the page's sources with tables that need no service; see `web/gallery/practice`. */
export async function startPractice(): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const server = await createServer({
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    cacheDir: 'node_modules/.vite-practice', // a developer's own server has its own cache
    logLevel: 'error',
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || typeof address !== 'object') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
