import { AWAY, CLOSED, HERE, PING, PONG, SPREAD_MS, type Frame } from '#shared/protocol/socket.ts';
import {
  openReconnectingSocket,
  type Comeback,
  type ReconnectingSocket,
  type SocketClass,
} from './reconnectingSocket.ts';

/** `connecting`: not yet or not any more, and trying. */
export type Connection = 'connecting' | 'live' | 'ended';

export interface Listener {
  /** The last row known: the server resumes after it. Asked anew on every connection. */
  from(): number;
  /** When that row was written; 0 where that is not known. */
  at(): number;
  frame(frame: Frame): void;
  connection(connection: Connection): void;
  /** The seat has another owner now: what this page may see has changed. */
  seatChanged(): void;
}

export interface Live {
  /** Somebody turns to the page: connect soon instead of waiting for the next try. */
  connectSoon(): void;
  /** The network is said to have changed, or the page comes into view: the same, and a connection that seems open is tried. */
  checkConnection(): void;
  close(): void;
}

interface RenewableLive extends Live {
  /** The connection is known to be dead: makes another one at once. */
  renew(): void;
}

/** How often the page says it is there; half of what common proxies allow an idle socket. */
const PING_EVERY = 30_000;
/** An answer later than this means the connection is dead, though nobody has said so. */
const PONG_WITHIN = 10_000;

interface Presence {
  isHere(): boolean;
  /** Calls back whenever that changes; the result calls it off. */
  onChange(callback: () => void): () => void;
}

interface SocketOptions {
  /** ws: or wss: address of the site. */
  readonly origin: string;
  /** Is the page in front of somebody? The server holds back this game's mails while it is. */
  readonly presence?: Presence;
  /** For tests; the browser's own otherwise. */
  readonly WebSocket?: SocketClass;
}

/** The live connection to a game: comes back by itself and resumes where it was. */
export function openLive(id: string, listener: Listener, options: SocketOptions): RenewableLive {
  const { presence } = options;
  let spread = SPREAD_MS; // until the service says another
  const line = openReconnectingSocket(
    {
      url: () => `${options.origin}/api/games/${id}/live?from=${listener.from()}&at=${listener.at()}`,
      opened: () => {
        heart.start();
        sendPresence();
        listener.connection('live');
      },
      message: (data) => {
        heart.received();
        const frame = readFrame(data);
        if (frame?.type === 'table' && frame.spread !== undefined) spread = frame.spread;
        if (frame !== undefined) listener.frame(frame);
      },
      closed: (code) => {
        heart.stop();
        listener.connection(code === CLOSED.SESSION_ENDED ? 'ended' : 'connecting');
        if (code === CLOSED.SEAT_CHANGED) listener.seatChanged();
        return comebackAfter(code);
      },
      isSeen: () => presence?.isHere() ?? true,
      spread: () => spread,
    },
    options.WebSocket ?? WebSocket,
  );
  const heart = heartbeat(line);
  const sendPresence = (): void => {
    if (presence !== undefined) line.send(presence.isHere() ? HERE : AWAY);
  };
  const stopPresence = presence?.onChange(() => {
    sendPresence();
    if (presence.isHere()) line.retrySoon();
  });
  return {
    connectSoon: line.retrySoon,
    checkConnection: () => (line.isOpen() ? heart.beat() : line.retrySoon()),
    renew: line.renew,
    close: () => {
      heart.stop();
      stopPresence?.();
      line.close();
    },
  };
}

/** A page whose connection had to make room for another would push that one out in its turn. */
function comebackAfter(code: number | undefined): Comeback {
  switch (code) {
    case CLOSED.SESSION_ENDED:
      return 'never';
    case CLOSED.SEAT_CHANGED:
      return 'alone';
    case CLOSED.REPLACED:
      return 'onUse';
    default:
      return 'spread';
  }
}

function heartbeat(line: ReconnectingSocket): {
  start(): void;
  beat(): void;
  received(): void;
  stop(): void;
} {
  let ping: ReturnType<typeof setInterval> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const received = (): void => {
    clearTimeout(late);
    late = undefined;
  };
  const stop = (): void => {
    clearInterval(ping);
    received();
  };
  const beat = (): void => {
    if (late !== undefined) return; // an answer is waited for already
    line.send(PING);
    late = setTimeout(line.renew, PONG_WITHIN);
  };
  return {
    start: () => {
      stop();
      ping = setInterval(beat, PING_EVERY);
    },
    beat,
    received,
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

/** A page that is visible but was not touched for so long stands on a desk that nobody sits at. */
const LEFT_ALONE_MS = 300_000;

const USE_SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Is somebody looking at this page? Visible, and used within the last minutes. */
function presence(): Presence {
  let touched = Date.now();
  const isHere = (): boolean =>
    document.visibilityState === 'visible' && Date.now() - touched < LEFT_ALONE_MS;
  return {
    isHere,
    onChange: (callback) => {
      let before = isHere();
      const check = (): void => {
        const now = isHere();
        if (now !== before) callback();
        before = now;
      };
      const touch = (): void => {
        touched = Date.now();
        check();
      };
      const timer = setInterval(check, LEFT_ALONE_MS / 10);
      document.addEventListener('visibilitychange', touch);
      for (const sign of USE_SIGNS) addEventListener(sign, touch, { passive: true });
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', touch);
        for (const sign of USE_SIGNS) removeEventListener(sign, touch);
      };
    },
  };
}

/** The live connection of a page in a browser. */
export const openLiveHere = (id: string, listener: Listener): Live =>
  reconnectOnActivity(
    openLive(id, listener, { origin: location.origin.replace(/^http/, 'ws'), presence: presence() }),
  );

/** Signs that somebody wants to go on. They do not wait for the next try. */
const WAKING_SIGNS = ['pointerdown', 'keydown'] as const;

function reconnectOnActivity({ renew, ...live }: RenewableLive): Live {
  /** A phone is taken out of the pocket: nobody has said that its connection is dead. */
  const seen = (): void => {
    if (document.visibilityState === 'visible') live.checkConnection();
  };
  /** The browser kept the page while another was shown, and ended its connection: of that it tells later, or never. */
  const restored = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) renew();
  };
  for (const sign of WAKING_SIGNS) addEventListener(sign, live.connectSoon, { passive: true });
  addEventListener('online', live.checkConnection);
  document.addEventListener('visibilitychange', seen);
  addEventListener('pageshow', restored);
  return {
    ...live,
    close: () => {
      for (const sign of WAKING_SIGNS) removeEventListener(sign, live.connectSoon);
      removeEventListener('online', live.checkConnection);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', restored);
      live.close();
    },
  };
}
