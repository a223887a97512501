/** The part of a browser's `WebSocket` that is used. */
type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;
export type SocketClass = new (url: string) => Socket;

/** A connection that is made anew whenever it is lost. */
export interface ReconnectingSocket {
  isOpen(): boolean;
  /** Nothing is kept for later: without a connection the text is gone. */
  send(text: string): void;
  /** Gives the connection up and makes a new one at once, unless `closed` has answered `never`. */
  renew(): void;
  /** The page is used: connects soon, also where no try was planned. */
  retrySoon(): void;
  close(): void;
}

/**
 * Whether a lost connection comes back: by itself, after a while that is shorter if it was closed alone; only when
 * somebody turns to the page; or never.
 */
export type Comeback = 'spread' | 'alone' | 'onUse' | 'never';

interface SocketHandlers {
  /** Asked anew for every connection. */
  url(): string;
  opened(): void;
  message(data: unknown): void;
  /** `code` as the other end gave it; undefined where it gave none. */
  closed(code?: number): Comeback;
  /** Is somebody in front of the page? */
  isSeen(): boolean;
  /** Over how long pages spread their first tries (ms). */
  spread(): number;
}

/** A game that sleeps takes a moment to wake; longer than this, the try is given up for another. */
const CONNECT_WITHIN = 10_000;
/** A connection that held so long was a good one: after it, waiting begins anew from the shortest. */
const STEADY_AFTER = 5_000;

export function openReconnectingSocket(handlers: SocketHandlers, Socket: SocketClass): ReconnectingSocket {
  let socket: Socket | undefined;
  let open = false;
  let ended = false;
  let tries = 0;
  let triedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = (): void => {
    clearTimeout(timer);
    const old = socket;
    socket = undefined; // its events are ignored from now on
    open = false;
    old?.close();
  };
  const lost = (code?: number): void => {
    drop();
    const comeback = handlers.closed(code);
    ended = comeback === 'never';
    if (comeback === 'never' || comeback === 'onUse') return;
    const lost = { tries: tries++, alone: comeback === 'alone', unseen: !handlers.isSeen() };
    timer = setTimeout(connect, waitBefore({ ...lost, spread: handlers.spread() }, Math.random()));
  };
  const opened = (): void => {
    open = true;
    clearTimeout(timer);
    timer = setTimeout(() => (tries = 0), STEADY_AFTER);
    handlers.opened();
  };
  const connect = (): void => {
    drop();
    triedAt = Date.now();
    const made = new Socket(handlers.url());
    socket = made;
    timer = setTimeout(lost, CONNECT_WITHIN);
    listen(made, () => socket === made, { opened, message: handlers.message, lost });
  };
  connect();
  return {
    isOpen: () => open,
    send: (text) => {
      if (open) socket?.send(text);
    },
    renew: () => {
      if (ended) return;
      lost();
      if (!ended) connect();
    },
    retrySoon: () => {
      if (ended || socket !== undefined) return;
      clearTimeout(timer);
      timer = setTimeout(connect, waitOnUse(tries, Date.now() - triedAt));
    },
    close: () => {
      ended = true;
      drop();
    },
  };
}

/** Passes a socket's events on as long as it is the one in use. */
function listen(
  made: Socket,
  inUse: () => boolean,
  handlers: { opened(): void; message(data: unknown): void; lost(code: number): void },
): void {
  made.addEventListener('open', () => inUse() && handlers.opened());
  made.addEventListener('message', ({ data }) => inUse() && handlers.message(data));
  made.addEventListener('close', ({ code }) => inUse() && handlers.lost(code));
}

/** How long a page waits before it connects again. Pure: `random` is 0 ≤ random < 1, times are in ms. */

/** Why a page reconnects, and whether its user is waiting. */
export interface Lost {
  /** Tries since the last good connection, this one not counted. */
  readonly tries: number;
  /** The server closed this connection alone, for a reason that no longer holds. */
  readonly alone: boolean;
  /** The page is hidden or idle. */
  readonly unseen: boolean;
  /** A deploy closes all connections at once. The pages that are in use reconnect spread over this time (ms). */
  readonly spread: number;
}

const SHORTEST = 500;
/** Longest wait of a page in use (ms). */
const LONGEST = 120_000;
/** A hidden or idle page waits this many times as long. */
const UNSEEN_FACTOR = 8;
const LONGEST_UNSEEN = 600_000;
/** A connection that was closed alone reconnects within this time (ms). */
const ALONE_SPREAD = 2_000;

/**
 * Evenly spread between two bounds that double with each try. The first try may come soon; a later one takes half of the
 * upper bound at least.
 */
export function waitBefore({ tries, alone, unseen, spread }: Lost, random: number): number {
  const [factor, longest] = unseen ? [UNSEEN_FACTOR, LONGEST_UNSEEN] : [1, LONGEST];
  const doubled = Math.min(Math.max(longest, spread), spread * factor * 2 ** tries);
  const bound = alone && tries === 0 ? ALONE_SPREAD : doubled;
  const least = tries === 0 ? SHORTEST : bound / 2;
  const most = tries === 0 ? bound + SHORTEST : bound;
  return least + random * (most - least);
}

/** Least time between two tries that the user causes by turning to the page or touching it (ms). */
const ON_USE_SHORTEST = 1_000;
const ON_USE_LONGEST = 30_000;

/** The remaining wait if the user turns to the page `since` ms after the last try began; negative: the clock was put back. */
export const waitOnUse = (tries: number, since: number): number =>
  Math.max(0, Math.min(ON_USE_LONGEST, ON_USE_SHORTEST * 2 ** tries) - Math.max(0, since));
