import { createServer } from 'vite';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { AnyEvent } from '../../../shared/kernel/types.ts';
import { visit, wholePage, type Visitor } from './browser.ts';

/** The page's own code with a table behind it that needs no service; see `web/gallery/practice`. */
export interface Practice {
  /** Opens the table that goes on from a log, seat 0's page. */
  sit(browser: Browser, log: readonly AnyEvent[], options: BrowserContextOptions): Promise<Visitor>;
  stop(): Promise<void>;
}

export async function startPractice(): Promise<Practice> {
  const server = await createServer({
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, proxy: {} },
    cacheDir: 'node_modules/.vite-practice', // a developer's own server keeps its own
    logLevel: 'error',
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || typeof address !== 'object') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    sit: async (browser, log, options) => {
      const visitor = await visit(browser, 'Ana', options);
      const kept = JSON.stringify(log);
      await visitor.page.addInitScript((events) => sessionStorage.setItem('practice.log', events), kept);
      await visitor.page.goto(`${origin}/practice.html?game=goa&seats=2&you=0`);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      await wholePage(visitor.page);
      return visitor;
    },
    stop: () => server.close(),
  };
}
