import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';

/** What a person's browser reaches instead of the service or the practice tables, and what a test can do with the way there. */
export interface Front {
  readonly origin: string;
  /** What went wrong in the page, in its console, or on the way. */
  readonly complaints: string[];
  /** Breaks all connections, and each one later at its first request, until they are joined again. */
  cut(): void;
  join(): void;
  /**
   * Holds back the answers to paths that match, for ever. The page learns at `HELD` once there is one, and the page after it
   * is answered.
   */
  hold(path: RegExp): void;
  stop(): Promise<void>;
}

/** Answered as soon as something is held back. */
export const HELD = '/held-for-the-tests';
const SCRIPT = '/of-the-tests.js';
const COMPLAINT = '/complaint-of-the-tests';

/** Runs in the page before its own scripts: browsers over plain WebDriver tell nobody what their console says. */
function watch(address: string): void {
  const tell = (text: string): boolean => navigator.sendBeacon(address, text);
  const say = console.error;
  console.error = (...given: unknown[]) => {
    tell(given.map(String).join(' '));
    say(...given);
  };
  addEventListener('error', ({ error, message }) => {
    // Some browsers say so when sizes are settled in the next frame only, which is no fault.
    if (!message.startsWith('ResizeObserver loop')) tell(String(error?.stack ?? message));
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/**
 * Stands before the server at `target`. `scripts` run in each page before its own; `address` is the browser's in the
 * service's eyes, because limits are by address.
 */
export async function startFront(
  target: string,
  address: string,
  scripts: readonly string[],
): Promise<Front> {
  const { hostname, port, host } = new URL(target);
  const script = [`(${watch})(${JSON.stringify(COMPLAINT)});`, ...scripts].join('\n');
  const complaints: string[] = [];
  const sockets = new Set<Socket>();
  let isCut = false;
  let held: RegExp | undefined;
  let holds = false;
  const { promise: isHolding, resolve: nowHolding } = Promise.withResolvers<void>();

  /** As if the browser had asked the server itself, which answers its own origin only. */
  const asked = ({ origin, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => ({
    ...headers,
    'accept-encoding': 'identity', // because pages are added to
    host,
    'cf-connecting-ip': address,
    ...(origin !== undefined && { origin: target }),
  });

  function answer(from: IncomingMessage, to: ServerResponse): void {
    const { method, url: path = '/' } = from;
    if (path === SCRIPT) return void to.setHeader('content-type', 'text/javascript').end(script);
    if (isCut) return void from.socket.destroy();
    if (path === COMPLAINT) return void bodyOf(from).then((text) => to.end(complaints.push(text) && ''));
    if (path === HELD) return void isHolding.then(() => to.end());
    if (holds && from.headers['sec-fetch-dest'] === 'document') held = undefined;
    if (held?.test(path) === true) {
      holds = true;
      return nowHolding();
    }
    const there = request({ hostname, port, method, path, headers: asked(from.headers) }, (given) => {
      const { statusCode = 502, headers } = given;
      if (statusCode >= 400 && path !== '/favicon.ico') complaints.push(`${statusCode} ${method} ${path}`);
      void handOn(given, headers, to.writeHead.bind(to, statusCode), to);
    });
    there.on('error', () => to.destroy());
    from.pipe(there);
  }

  /** A WebSocket goes over a connection of its own. */
  function goLive({ url, headers }: IncomingMessage, socket: Socket, head: Buffer): void {
    if (isCut) return void socket.destroy();
    const there = connect(Number(port), hostname, () => {
      const lines = Object.entries(asked(headers)).map(([name, value]) => `${name}: ${String(value)}`);
      there.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      there.write(head);
      there.pipe(socket).pipe(there);
    });
    for (const [one, other] of [
      [there, socket],
      [socket, there],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }

  const server = createServer(answer)
    .on('upgrade', goLive)
    .on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('no port');
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${own.port}`,
    complaints,
    cut: () => {
      isCut = true;
      hangUp();
    },
    join: () => (isCut = false),
    hold: (path) => (held = path),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      hangUp();
      await closed;
    },
  };
}

const bodyOf = async (from: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of from) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A page gets the tests' script before its own; all else goes on as it is. */
async function handOn(
  given: IncomingMessage,
  headers: IncomingHttpHeaders,
  begin: (headers: IncomingHttpHeaders) => unknown,
  to: ServerResponse,
): Promise<void> {
  const isPage = headers['content-type']?.startsWith('text/html') === true && given.statusCode !== 304;
  if (!isPage) {
    begin(headers);
    given.pipe(to);
    return;
  }
  const text = (await bodyOf(given)).replace('<head>', `<head><script src="${SCRIPT}"></script>`);
  const whole: IncomingHttpHeaders = { ...headers, 'content-length': `${Buffer.byteLength(text)}` };
  delete whole['transfer-encoding'];
  begin(whole);
  to.end(text);
}
