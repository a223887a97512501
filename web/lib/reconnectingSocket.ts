import { waitBefore, waitWhenAsked } from './backoff.ts';

/** As much of a browser's socket as a line needs. */
export type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;
export type SocketClass = new (url: string) => Socket;

/** A connection that is made anew whenever it is lost. */
export interface ReconnectingSocket {
  isOpen(): boolean;
  /** Nothing is kept for later: without a connection the text is gone. */
  send(text: string): void;
  /** Takes the connection for lost and makes a new one at once; nothing after the last `closed` said no. */
  renew(): void;
  /** Somebody turns to the page: the next try comes soon, also where it was not to come by itself. */
  hurry(): void;
  close(): void;
}

/**
 * Whether a lost connection comes back: by itself, after a while that is shorter if it was closed alone; only when
 * somebody turns to the page; or never.
 */
export type Comeback = 'spread' | 'alone' | 'asked' | 'never';

export interface SocketHandlers {
  /** Asked anew for every connection. */
  url(): string;
  opened(): void;
  message(data: unknown): void;
  /** `code` as the other end gave it; undefined where it gave none. */
  closed(code?: number): Comeback;
  /** Is somebody in front of the page? */
  isSeen(): boolean;
}

/** A game that sleeps takes a moment to wake; longer than this, the try is given up for another. */
const CONNECT_WITHIN = 10_000;
/** A connection that held so long was a good one: after it, waiting begins anew from the shortest. */
const STEADY_AFTER = 5_000;

export function openReconnectingSocket(ends: SocketHandlers, Socket: SocketClass): ReconnectingSocket {
  let socket: Socket | undefined;
  let open = false;
  let ended = false;
  let tries = 0;
  let triedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = (): void => {
    clearTimeout(timer);
    const old = socket;
    socket = undefined; // what it still says is not heard any more
    open = false;
    old?.close();
  };
  const lost = (code?: number): void => {
    drop();
    const comeback = ends.closed(code);
    ended = comeback === 'never';
    if (comeback === 'never' || comeback === 'asked') return;
    const alone = comeback === 'alone';
    timer = setTimeout(connect, waitBefore({ tries: tries++, alone, unseen: !ends.isSeen() }, Math.random()));
  };
  const opened = (): void => {
    open = true;
    clearTimeout(timer);
    timer = setTimeout(() => (tries = 0), STEADY_AFTER);
    ends.opened();
  };
  const connect = (): void => {
    drop();
    triedAt = Date.now();
    const made = new Socket(ends.url());
    socket = made;
    timer = setTimeout(lost, CONNECT_WITHIN);
    listen(made, () => socket === made, { opened, message: ends.message, lost });
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
    hurry: () => {
      if (ended || socket !== undefined) return;
      clearTimeout(timer);
      timer = setTimeout(connect, waitWhenAsked(tries, Date.now() - triedAt));
    },
    close: () => {
      ended = true;
      drop();
    },
  };
}

/** Hands on what a socket says as long as it is the one in use. */
function listen(
  made: Socket,
  inUse: () => boolean,
  hear: { opened(): void; message(data: unknown): void; lost(code: number): void },
): void {
  made.addEventListener('open', () => inUse() && hear.opened());
  made.addEventListener('message', ({ data }) => inUse() && hear.message(data));
  made.addEventListener('close', ({ code }) => inUse() && hear.lost(code));
}
