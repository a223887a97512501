import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RELAXED } from '#shared/protocol/answers.ts';
import { CLOSED } from '#shared/protocol/socket.ts';
import type { Frame } from '#shared/protocol/socket.ts';
import {
  openLive,
  openLiveHere,
  readFrame,
  type Connection,
  type Listener,
  type Live,
} from '../../web/lib/liveConnection.ts';

/** The browser's socket as far as the page uses it. */
class Socket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readonly url: string;
  readyState = 0;
  binaryType = 'blob';
  readonly sent: unknown[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    Socket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  drop(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean: false }));
  }

  send(data: unknown): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }
}

const last = (): Socket => Socket.all.at(-1)!;

let seq = 4;
let at = 0;
let frames: Frame[] = [];
let connections: Connection[] = [];
let seatChanges = 0;
let live: Live | undefined;

const listener: Listener = {
  from: () => seq,
  at: () => at,
  frame: (frame) => frames.push(frame),
  connection: (connection) => connections.push(connection),
  seatChanged: () => (seatChanges += 1),
};

async function connect(): Promise<void> {
  live = openLive('a222222222222222', listener, { origin: 'wss://example.org', WebSocket: Socket });
  await vi.advanceTimersByTimeAsync(10);
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  [seq, at, frames, connections, seatChanges] = [4, 0, [], [], 0];
});
afterEach(() => {
  live?.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('it connects with the number of the page’s last row', async () => {
  await connect();
  expect(last().url).toBe('wss://example.org/api/games/a222222222222222/live?from=4&at=0');
});

test('after a lost connection it reconnects by itself and resumes at the page’s last row by then', async () => {
  await connect();
  last().open();
  seq = 9;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  last().drop(1006);
  await vi.advanceTimersByTimeAsync(8_500);
  expect(Socket.all).toHaveLength(2);
  expect(last().url).toMatch(/from=9&at=0$/);
  last().open();
  expect(connections).toEqual(['live', 'connecting', 'live']);
});

const table: Extract<Frame, { type: 'table' }> = {
  type: 'table',
  engine: 'e',
  status: 'running',
  acting: [],
  seats: [],
  commitment: { seedHash: '', hash: null },
  question: null,
  clock: RELAXED,
  rematch: null,
  title: null,
};

test.each([
  ['spread over the time that the service has said', { ...table, spread: 160_000 }, 80_500],
  ['spread over 16 seconds if an older service has said none', table, 8_500],
])('it reconnects %s', async (_what, hello, wait) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await connect();
  last().open();
  last().tell(JSON.stringify(hello));
  last().tell(JSON.stringify(table)); // later ones say none
  last().drop(1006);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(Socket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(Socket.all).toHaveLength(2);
});

test('it also names the time of the last row', async () => {
  at = 9_000;
  await connect();
  expect(last().url).toMatch(/from=4&at=9000$/);
});

test('it passes frames on, but not pongs or rubbish', async () => {
  await connect();
  last().open();
  const frame: Frame = { type: 'commits', engine: 'e', seq: 5, commits: [] };
  for (const text of ['pong', 'rubbish', '[', '"text"', '5', JSON.stringify(frame)]) last().tell(text);
  expect(frames).toEqual([frame]);
  expect(readFrame(new ArrayBuffer(1))).toBeUndefined();
});

test('it pings every half minute, and treats a missing pong as a lost connection', async () => {
  await connect();
  last().open();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(last().sent).toEqual(['ping']);
  last().tell('pong');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(last().sent).toEqual(['ping', 'ping']);
  expect(Socket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(Socket.all).toHaveLength(2);
});

test('when the network has changed it asks at once whether an open connection is alive, and a dead one is replaced', async () => {
  await connect();
  last().open();
  live?.connectSoon(); // a tap asks nothing: there are many
  expect(last().sent).toEqual([]);
  live?.checkConnection();
  expect(last().sent).toEqual(['ping']);
  last().tell('pong');
  await vi.advanceTimersByTimeAsync(9_000);
  live?.checkConnection();
  await vi.advanceTimersByTimeAsync(9_000);
  live?.checkConnection(); // does not put off the end of the wait
  expect(last().sent).toEqual(['ping', 'ping']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.all).toHaveLength(2);
});

test('a page that the browser has kept while another was shown connects anew as soon as it is shown again', () => {
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { origin: 'https://example.org' });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const show = (persisted: boolean): boolean =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  live = openLiveHere('a222222222222222', listener);
  show(false); // as each page at its first
  last().open();
  expect(Socket.all).toHaveLength(1);
  const kept = last();
  show(true);
  expect(Socket.all).toHaveLength(2);
  last().open();
  kept.drop(1006); // which the browser tells afterwards
  expect(connections).toEqual(['live', 'connecting', 'live']);
  live.close();
  show(true);
  expect(Socket.all).toHaveLength(2);
});

test('it does not reconnect after its session has ended', async () => {
  await connect();
  last().open();
  last().drop(CLOSED.SESSION_ENDED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(connections.at(-1)).toBe('ended');
});

test('it reports a change of the seat’s player, and reconnects', async () => {
  await connect();
  last().open();
  last().drop(CLOSED.SEAT_CHANGED);
  expect(seatChanges).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(Socket.all).toHaveLength(2);
});

test('a user who turns to the page makes it try at once, but not again and again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  await connect();
  last().open();
  await vi.advanceTimersByTimeAsync(20_000);
  last().drop(1006);
  live?.connectSoon();
  await vi.advanceTimersByTimeAsync(0);
  expect(Socket.all).toHaveLength(2);
  live?.connectSoon(); // while a try is under way
  expect(Socket.all).toHaveLength(2);
  for (let failed = 0; failed < 100; failed += 1) {
    last().drop(1006);
    for (let tap = 0; tap < 10; tap += 1) live?.connectSoon();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(Socket.all.length).toBeLessThan(10);
});

test('a connection that was closed for a newer one does not push that one out in turn', async () => {
  await connect();
  last().open();
  last().drop(CLOSED.REPLACED);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(Socket.all).toHaveLength(1);
  expect(connections.at(-1)).toBe('connecting');
  live?.connectSoon();
  await vi.advanceTimersByTimeAsync(0);
  expect(Socket.all).toHaveLength(2);
});

test('closing ends the pings', async () => {
  await connect();
  last().open();
  live?.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(last().sent).toEqual([]);
  expect(Socket.all).toHaveLength(1);
});
