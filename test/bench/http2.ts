/**
 * `node test/bench/http2.ts [PORT [SERVICE]]` makes a service that runs here, at port SERVICE, reachable over HTTP/2 at
 * https://localhost:PORT. Browsers reach a deployed service so. The local runtime speaks HTTP/1.1 only, where a browser
 * makes six requests at a time. So a page that is measured on a slow network, e.g. by Lighthouse, is measured through this.
 * It needs `openssl`; the browser is told to take any certificate.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [port = '8443', service = '8787'] = process.argv.slice(2);
const HOST = `127.0.0.1:${service}`;

/** Of one connection, so not passed on. */
const ITS_OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** A key and a certificate that nobody has signed. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'carrack-'));
  try {
    const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
    const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ITS_OWN.has(name)));

/** As if the browser had asked the service itself, which answers its own origin only. */
const asked = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...headers,
  host: HOST,
  ...(headers.origin !== undefined && { origin: `http://${HOST}` }),
});

function answer(from: Http2ServerRequest, to: Http2ServerResponse): void {
  const { method, url: path } = from;
  const headers = asked(passedOn(from.headers));
  const there = request({ host: '127.0.0.1', port: service, method, path, headers, agent }, (given) => {
    to.writeHead(given.statusCode ?? 502, passedOn(given.headers));
    given.pipe(to.stream);
  });
  there.on('error', () => to.stream.destroy());
  from.pipe(there);
}

/** A WebSocket goes over a connection of its own. */
function goLive(from: Http2ServerRequest, socket: Socket, head: Buffer): void {
  const there = connect(Number(service), '127.0.0.1', () => {
    const lines = Object.entries(asked(from.headers)).map(([name, value]) => `${name}: ${String(value)}`);
    there.write(`GET ${from.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    there.write(head);
    there.pipe(socket).pipe(there);
  });
  there.on('error', () => socket.destroy());
  socket.on('error', () => there.destroy());
}

createSecureServer({ ...certificate(), allowHTTP1: true })
  .on('request', answer)
  .on('upgrade', goLive)
  .listen(Number(port), () => console.log(`http://${HOST} is at https://localhost:${port}`));
