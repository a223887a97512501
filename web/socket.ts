import ReconnectingWebSocket from 'partysocket/ws';
import { AWAY, CLOSED, HERE, PING, PONG, type Frame } from '../shared/protocol/socket.ts';

/** `connecting`: not yet or not any more, and trying. */
export type Connection = 'connecting' | 'live' | 'ended';

export interface Listener {
  /** The last row known: the server resumes after it. Asked anew on every connection. */
  from(): number;
  frame(frame: Frame): void;
  connection(connection: Connection): void;
  /** The seat has another owner now: what this page may see has changed. */
  seatChanged(): void;
}

export interface Live {
  /** The network is said to be back: connect at once instead of waiting for the next try. */
  nudge(): void;
  close(): void;
}

/** How often the page says it is there; half of what common proxies allow an idle socket. */
const PING_EVERY = 30_000;
/** An answer later than this means the connection is dead, though nobody has said so. */
const PONG_WITHIN = 10_000;
/** A game that sleeps takes a moment to wake; longer than this, the try is given up for another. */
const CONNECT_WITHIN = 10_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;

export interface Presence {
  isHere(): boolean;
  /** Calls back whenever that changes; the result calls it off. */
  onChange(callback: () => void): () => void;
}

export interface Options {
  /** ws: or wss: address of the site. */
  readonly origin: string;
  /** Is the page in front of somebody? The server holds back this game's mails while it is. */
  readonly presence?: Presence;
  /** For tests; the browser's own otherwise. */
  readonly WebSocket?: unknown;
}

/** The live connection to a game: comes back by itself and resumes where it was. */
export function openLive(id: string, listener: Listener, options: Options): Live {
  const socket = new ReconnectingWebSocket(
    () => `${options.origin}/api/games/${id}/live?from=${listener.from()}`,
    null,
    {
      minReconnectionDelay: FIRST_RETRY,
      maxReconnectionDelay: LONGEST_RETRY,
      connectionTimeout: CONNECT_WITHIN,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: (event) => event.code !== CLOSED.SESSION_ENDED,
      ...(options.WebSocket === undefined ? {} : { WebSocket: options.WebSocket }),
    },
  );
  const heart = heartbeat(socket);
  const { presence } = options;
  const tellPresence = (): void => {
    if (presence !== undefined && socket.readyState === socket.OPEN)
      socket.send(presence.isHere() ? HERE : AWAY);
  };
  const forgetPresence = presence?.onChange(tellPresence);
  socket.addEventListener('open', () => {
    heart.start();
    tellPresence();
    listener.connection('live');
  });
  socket.addEventListener('message', ({ data }) => {
    heart.heard();
    const frame = readFrame(data);
    if (frame !== undefined) listener.frame(frame);
  });
  const closed = ({ code }: { readonly code: number }): void => {
    heart.stop();
    listener.connection(code === CLOSED.SESSION_ENDED ? 'ended' : 'connecting');
    if (code === CLOSED.SEAT_CHANGED) listener.seatChanged();
  };
  socket.addEventListener('close', closed);
  return {
    nudge: () => {
      if (socket.readyState !== socket.OPEN) socket.reconnect();
    },
    close: () => {
      socket.removeEventListener('close', closed); // whoever closes knows
      heart.stop();
      forgetPresence?.();
      socket.close();
    },
  };
}

function heartbeat(socket: ReconnectingWebSocket): { start(): void; heard(): void; stop(): void } {
  let ping: ReturnType<typeof setInterval> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => clearTimeout(late);
  const stop = (): void => {
    clearInterval(ping);
    heard();
  };
  const beat = (): void => {
    socket.send(PING);
    heard();
    late = setTimeout(() => socket.reconnect(), PONG_WITHIN);
  };
  return {
    start: () => {
      stop();
      ping = setInterval(beat, PING_EVERY);
    },
    heard,
    stop,
  };
}

/** A frame from its text; undefined for `pong` and for what is no frame. */
export function readFrame(data: unknown): Frame | undefined {
  if (typeof data !== 'string' || data === PONG) return undefined;
  try {
    const frame: unknown = JSON.parse(data);
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as Frame) : undefined;
  } catch {
    return undefined;
  }
}
