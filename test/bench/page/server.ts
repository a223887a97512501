import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { madeUpService } from '../../../web/gallery/practice/madeUp.ts';
import { PRACTICE } from '../../../web/gallery/practice/service.ts';
import { ROOT } from '../../support/service.ts';
import type { Settings } from './games.ts';

/** The built page with games behind it, answered from memory. */
export interface Site {
  readonly origin: string;
  readonly settings: Settings;
  /** Bytes of a file of the page as they go over the wire. */
  weigh(path: string): number;
  stop(): Promise<void>;
}

/** A header of requests by a player who has games and a profile; what these say is made up. */
export const AS = 'x-bench-player';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export async function serve(settings: Settings): Promise<Site> {
  const files = await buildPage();
  const page = files.get('/index.html');
  if (page === undefined) throw new Error('the page was not built');
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://page');
    if (pathname.startsWith('/api/'))
      return void api(settings, pathname + search, request.headers[AS] !== undefined, response);
    const file = files.get(pathname);
    if (file === undefined && extname(pathname) !== '') return void response.writeHead(404).end();
    const type = TYPES[file === undefined ? '.html' : extname(pathname)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(file ?? page);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    origin: `http://127.0.0.1:${port}`,
    settings,
    weigh: (path) => files.get(path)?.length ?? 0,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Every file of the built page by its path, zipped. */
async function buildPage(): Promise<ReadonlyMap<string, Buffer>> {
  const outDir = mkdtempSync(join(tmpdir(), 'carrack-page-'));
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
  });
  const names = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const files = new Map(
    names.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(outDir.length), gzipSync(readFileSync(file), { level: 9 })] as const;
    }),
  );
  rmSync(outDir, { recursive: true });
  return files;
}

/** The service's answers to a person without games who opens one of these, or to a player who has some. */
async function api(
  settings: Settings,
  path: string,
  isPlayer: boolean,
  response: ServerResponse,
): Promise<void> {
  const [, id = '', rest = ''] = /^\/api\/games\/(\w+)(.*)$/.exec(path) ?? [];
  const opened = settings[id];
  if (opened === undefined || rest.startsWith('/live')) {
    const [any] = Object.values(settings);
    if (any === undefined || rest.startsWith('/live')) return json(response, 404, {});
    const madeUp = await madeUpService(any.practice, !isPlayer)(path);
    return json(response, madeUp.status, await madeUp.json());
  }
  const answer = await opened.practice.fetch(rest === '' ? `/games/${PRACTICE}` : rest);
  return json(response, answer.status, { ...((await answer.json()) as object), ...(rest === '' && { id }) });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  const zipped = gzipSync(JSON.stringify(body));
  response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(zipped);
}
