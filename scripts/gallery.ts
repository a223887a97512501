import { readFileSync } from 'node:fs';
import prefresh from '@prefresh/vite';
import { createServer, type ProxyOptions } from 'vite';

/**
 * `npm run gallery`: all drawings, and any screen of the page at any position of a game, from the sources and without
 * a service; see `web/gallery/`. A change shows in the open browser. `servePage` is also that of `npm run dev`.
 */

/**
 * Serves the page at a port of this machine and forwards the addresses of `proxy`. Fast refresh is a plugin here
 * and not in vite.config.ts, so that the build for deployment does not have it.
 */
export async function servePage(
  port: number,
  proxy: Readonly<Record<string, string | ProxyOptions>>,
): Promise<void> {
  const server = await createServer({
    plugins: [await prefresh()],
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy,
      headers: { 'content-security-policy': developmentPolicy() },
    },
  });
  await server.listen();
}

/**
 * The deployed page's content policy, and inline styles as well, because Vite writes changed style sheets into
 * the page.
 */
function developmentPolicy(): string {
  const headers = readFileSync(new URL('../web/public/_headers', import.meta.url), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  if (policy === undefined) throw new Error('web/public/_headers names no Content-Security-Policy');
  return policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 8788);

  await servePage(port, {});
  console.log(`\nThe gallery is at http://127.0.0.1:${port}/gallery\n`);
}
