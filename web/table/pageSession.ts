import type { Seat } from '#shared/kernel/types.ts';
import type { GameStatus, GameView } from '#shared/protocol/http.ts';
import type { Frame } from '#shared/protocol/socket.ts';
import type { Connection } from '../lib/liveConnection.ts';

/**
 * Whether the session in the browser, the one of the live connection and the player of the page are the same. They can
 * differ: another tab signs somebody else in, and a live connection keeps the session it was opened with. A pure state
 * machine; `remoteGame.ts` carries out its actions.
 */
export type PageSession = Unread | Own | Crossed | Foreign;

interface Common {
  /** A view is on its way. What a frame says may be newer than that view. */
  readonly fetching: boolean;
  readonly connection: Connection;
  /** There was a live connection before: if there is none now, it was lost, and is not merely still to come. */
  readonly wasLive: boolean;
  /** Numbers the live connections from 1. With a new number the page opens a new one, in the browser's session. */
  readonly line: number;
}

/** No view has come yet, and there is no live connection. */
interface Unread extends Common {
  readonly kind: 'unread';
}

interface Read extends Common {
  /** The seat the page is for; null for a spectator. */
  readonly you: Seat | null;
  readonly host: boolean;
  /** The page's player asks to join. */
  readonly asked: boolean;
  /** The status in the view fetched last. Frames may have changed the one that is shown. */
  readonly status: GameStatus;
  /** The seat that the live connection has. */
  readonly eyes: Seat | null;
}

/** View and live connection are those of the page's player. */
interface Own extends Read {
  readonly kind: 'own';
}

/** The live connection has another seat. Who is signed in is not known before a view has been fetched. */
interface Crossed extends Read {
  readonly kind: 'crossed';
}

/** Somebody else is signed in. The page keeps what it shows, and takes nothing new. */
interface Foreign extends Read {
  readonly kind: 'foreign';
  /** Of the player signed in; null: nobody, or not known. */
  readonly name: string | null;
}

export type Input =
  /** A view is asked for. */
  | { readonly type: 'fetching' }
  /** No usable view came. */
  | { readonly type: 'unanswered' }
  | ({ readonly type: 'viewed' } & Viewed)
  /** The service has said who is signed in. */
  | { readonly type: 'named'; readonly name: string | null }
  /** Rows came with the answer to a request of this page. */
  | { readonly type: 'answered' }
  | { readonly type: 'connection'; readonly connection: Connection }
  | TableFrame
  | Pick<Extract<Frame, { type: 'commits' | 'presence' | 'orders' }>, 'type'>;

type Viewed = Pick<GameView, 'you' | 'host' | 'status'> &
  Partial<Pick<GameView, 'seats' | 'removed' | 'asked'>>;

type TableFrame = Pick<Extract<Frame, { type: 'table' }>, 'type' | 'status' | 'you'>;

export type SessionAction =
  /** Show the view that was fetched. */
  | 'show'
  /** Ask the service who is signed in. */
  | 'askName'
  | 'fetchView'
  /** Add the rows to the log. */
  | 'append'
  /** Change the view as the frame says. */
  | 'merge';

type Next = readonly [after: PageSession, ...actions: SessionAction[]];

export const UNREAD: PageSession = {
  kind: 'unread',
  fetching: false,
  connection: 'connecting',
  wasLive: false,
  line: 0,
};

/** The session after an input, and what the page has to do. */
export function next(session: PageSession, input: Input): Next {
  switch (input.type) {
    case 'fetching':
      return [{ ...session, fetching: true }];
    case 'unanswered':
      return [{ ...session, fetching: false }];
    case 'viewed':
      return viewed(session, input);
    case 'named':
      return [session.kind === 'foreign' ? { ...session, name: input.name } : session];
    case 'connection': {
      const { connection } = input;
      return [{ ...session, connection, wasLive: session.wasLive || connection === 'live' }];
    }
    case 'answered':
      if (session.kind === 'unread') return [session]; // the view that is on its way has these rows
      if (session.kind === 'foreign') return [session, 'fetchView']; // the page's player may be back
      return session.connection === 'ended' ? [session, 'append', 'fetchView'] : [session, 'append'];
    default:
      return session.kind === 'unread' ? [session] : framed(session, input);
  }
}

/** Before the game begins a player may lose their seat: it is open then, or they are told. It is the same player. */
const isFreed = (seat: Seat, { you, status, seats, removed }: Viewed): boolean =>
  you === null && status === 'open' && (removed === true || seats?.[seat]?.kind === 'open');

/** A view says who is signed in now. A spectator may become a player; one player does not become another. */
function viewed(session: PageSession, view: Extract<Input, { type: 'viewed' }>): Next {
  const { you, host, status, asked = false } = view;
  const read = session.kind === 'unread' ? undefined : session;
  const { wasLive, line, connection } = session;
  const common: Common =
    read?.eyes === you && connection !== 'ended' // or signed in again since
      ? { fetching: false, wasLive, line, connection }
      : { fetching: false, wasLive, line: line + 1, connection: 'connecting' };
  if (read === undefined || read.you === null || read.you === you || isFreed(read.you, view))
    return [{ ...common, kind: 'own', you, host, asked, status, eyes: you }, 'show'];
  const name = read.kind === 'foreign' ? read.name : null;
  return [{ ...read, ...common, kind: 'foreign', eyes: you, name }, 'askName'];
}

/** A frame says what the live connection sees. It does not say who is signed in: its session may be an old one. */
function framed(
  session: Exclude<PageSession, Unread>,
  frame: Extract<Input, { type: 'table' | 'presence' | 'orders' | 'commits' }>,
): Next {
  const table = frame.type === 'table' ? frame : undefined;
  const eyes = table?.you === undefined ? session.eyes : table.you;
  if (session.kind === 'foreign') return [{ ...session, eyes }, 'fetchView'];
  if (eyes !== session.you) return [{ ...session, kind: 'crossed', eyes }, 'fetchView'];
  const own: Own = { ...session, kind: 'own', eyes };
  if (frame.type === 'commits') return [own, 'append'];
  const isStale = session.fetching || (table !== undefined && bringsMore(session, table));
  return isStale ? [own, 'merge', 'fetchView'] : [own, 'merge'];
}

/** Another status brings state, standings or the seed. While seats are open, a view tells the host who was invited or asks, and those whether they still do. */
const bringsMore = (shown: Read, { status }: TableFrame): boolean =>
  status !== shown.status || (status === 'open' && (shown.host || shown.asked));
