import { ENGINE } from '../../shared/engine.ts';
import { redactRow } from '../../shared/kernel/fold.ts';
import type { LogRow } from '../../shared/kernel/log.ts';
import { seatsOf, type Seat } from '../../shared/kernel/types.ts';
import type { Message } from '../../shared/protocol/http.ts';
import { CLOSED, PING, PONG, type Frame } from '../../shared/protocol/socket.ts';
import { rightsOf } from '../access.ts';
import { chanceInfo } from './chance.ts';
import type { Table } from './table.ts';
import { commitsFor, questionOf, seatInfos } from './views.ts';

/** Who is at the other end; kept with the socket while the room sleeps. */
export interface Guest {
  readonly playerId: string | null;
  /** Hash of the session the socket was opened with. */
  readonly session: string | null;
  /** Since when the page has been in front of him (ms); not there: it is not, or has not said so. */
  readonly here?: number;
}

/** Pages ping every 30 seconds; one that has missed two is gone. */
const SILENT_MS = 75_000;

/** Saying so again within this time is no news, and costs no row. */
const HERE_NEWS_MS = 30_000;

/** Every frame goes to each of them; players are let in however many onlookers there are. */
const SOCKETS_AT_MOST = 200;

/**
 * The room's live connections (hibernating). Rights are worked out anew for every frame from who sits where
 * now, so a socket outlives neither its seat nor the permission to watch.
 */
export class Sockets {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes a connection and brings it up to date: `missed` are the rows after the last one it knows. */
  accept(table: Table, guest: Guest, missed: readonly LogRow[]): WebSocket {
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment(guest);
    const { viewer } = rightsOf(guest.playerId, table.game, table.seats);
    this.sendTable(table); // to everybody: somebody has come
    const commits = commitsFor(table, missed, viewer);
    send(server, { type: 'commits', engine: ENGINE, seq: table.game.seq, commits });
    return client;
  }

  /** Are there so many already that another onlooker would cost the players? */
  isFull(): boolean {
    return this.#ctx.getWebSockets().length >= SOCKETS_AT_MOST;
  }

  /** Is nobody there? */
  isEmpty(): boolean {
    return this.#ctx.getWebSockets().length === 0;
  }

  /** Seats with a page open at this table. */
  online(table: Table | undefined): Set<Seat> {
    const players = new Set(this.#ctx.getWebSockets().map((socket) => guestOf(socket).playerId));
    const seats = table?.seats.filter((seat) => seat.playerId !== null && players.has(seat.playerId)) ?? [];
    return new Set(seats.map((seat) => seat.seat));
  }

  /** Remembers whether the page is in front of its player; gives who that is, and if it was long unsaid. */
  setHere(socket: WebSocket, here: boolean): { readonly playerId: string | null; readonly news: boolean } {
    const { playerId, session, here: before = 0 } = guestOf(socket);
    const now = Date.now();
    const guest: Guest = { playerId, session, ...(here ? { here: now } : {}) };
    socket.serializeAttachment(guest);
    return { playerId, news: here && now - before >= HERE_NEWS_MS };
  }

  /** Has the player a living page of this game in front of him? */
  isLooking(playerId: string): boolean {
    return this.#ctx.getWebSockets().some((socket) => {
      const guest = guestOf(socket);
      return guest.playerId === playerId && guest.here !== undefined && this.#isAlive(socket, guest.here);
    });
  }

  /** A page that was shut with the lid of its computer closes nothing; it only stops sending pings. */
  #isAlive(socket: WebSocket, here: number): boolean {
    const ping = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? here;
    return Date.now() - Math.max(ping, here) < SILENT_MS;
  }

  sendRow(table: Table, row: LogRow): void {
    this.#toAll(table, (viewer) => ({
      type: 'commits',
      engine: ENGINE,
      seq: row.seq,
      commits: [redactRow(table.rules, row, viewer)],
    }));
  }

  sendMessage(table: Table, message: Message): void {
    this.#toAll(table, () => ({ type: 'message', engine: ENGINE, message }));
  }

  sendTable(table: Table): void {
    const frame = this.#tableFrame(table);
    this.#toAll(table, (viewer) => ({ ...frame, you: viewer === 'spectator' ? null : viewer }));
  }

  /** Closes what a revoked session opened. */
  endSession(session: string): void {
    for (const socket of this.#ctx.getWebSockets())
      if (guestOf(socket).session === session) socket.close(CLOSED.SESSION_ENDED, 'session ended');
  }

  /** Closes what a player opened who has nothing here any more. */
  sendAway(playerId: string): void {
    for (const socket of this.#ctx.getWebSockets())
      if (guestOf(socket).playerId === playerId) socket.close(CLOSED.SEAT_CHANGED, 'seat changed hands');
  }

  #toAll(table: Table, frame: (viewer: Seat | 'spectator') => Frame): void {
    for (const socket of this.#ctx.getWebSockets()) {
      const { see, viewer } = rightsOf(guestOf(socket).playerId, table.game, table.seats);
      if (see) send(socket, frame(viewer));
      else socket.close(CLOSED.SEAT_CHANGED, 'no longer allowed');
    }
  }

  #tableFrame(table: Table): Omit<Extract<Frame, { type: 'table' }>, 'you'> {
    return {
      type: 'table',
      engine: ENGINE,
      status: table.game.status,
      acting: seatsOf(table.game.acting),
      seats: seatInfos(table, this.online(table)),
      commitment: chanceInfo(table),
      question: questionOf(table),
    };
  }
}

const guestOf = (socket: WebSocket): Guest =>
  (socket.deserializeAttachment() as Guest | null) ?? { playerId: null, session: null };

/** A socket that is going away must not keep a commit from its answer. */
function send(socket: WebSocket, frame: Frame): void {
  try {
    socket.send(JSON.stringify(frame));
  } catch {
    socket.close(1011, 'send failed');
  }
}
