import { ENGINE } from '#shared/engine.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { seatsOf, type Seat, type Viewer } from '#shared/kernel/types.ts';
import type { Message } from '#shared/protocol/http.ts';
import { CLOSED, type Frame } from '#shared/protocol/socket.ts';
import { isDelayed, rightsOf } from '../../people/access.ts';
import {
  attachmentOf,
  type Attachment,
  type SocketIdentity,
  Connections,
  isOpen,
  SpectatorQueue,
  type AddressedFrame,
} from './connections.ts';
import { missedOf } from './recentRows.ts';
import { chanceInfo } from '../play/chance.ts';
import type { MessageRow } from '../../db/schema.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { ownOrders } from '../orders/standingOrders.ts';
import { listingInfo } from '../seats/listing.ts';
import {
  commitsFor,
  endedOf,
  messageOf,
  questionOf,
  seatInfos,
  tableClockOf,
} from '../views/redactedViews.ts';

/**
 * The room's live connections, and what is sent to them. The rights of each are computed for every frame from the current
 * seats. So a socket gets nothing more once its seat, or the permission to watch, is gone.
 */
export class Sockets extends Connections {
  readonly #spectators = new SpectatorQueue(send);
  readonly #spread: number;

  /** `spread`: over how long (ms) pages reconnect after a deploy. */
  constructor(ctx: DurableObjectState, spread: number) {
    super(ctx);
    this.#spread = spread;
  }

  /**
   * Opens a connection and sends what its page has missed. `missed`: the rows after the page's last one; undefined if the
   * log no longer has that row, in which case the page is told to reload.
   */
  accept(loaded: LoadedGame, identity: SocketIdentity, missed: readonly LogRow[] | undefined): WebSocket {
    const { viewer } = rightsOf(identity.playerId, loaded.game, loaded.seats);
    const commits = missed && commitsFor(loaded, missed, viewer); // a damaged row fails before anything is open
    const { 0: client, 1: server } = new WebSocketPair();
    const order = identity.playerId === null ? 0 : this.closeSurplus(identity.playerId);
    this.add(server, identity, viewer);
    const { network: _, ...owner } = identity;
    const { status, seq } = loaded.game;
    const last = status === 'open' ? {} : seenOf(loaded);
    const attachment = { ...owner, order, ...last } satisfies Attachment;
    server.serializeAttachment(attachment); // `onlineFor` asks it whether it is a page
    const online = this.onlineFor(loaded, viewer);
    server.serializeAttachment({ ...attachment, online: keyOf(online) } satisfies Attachment);
    send(
      server,
      frameText({ ...this.#tableFrame(loaded, online), you: seatOf(viewer), spread: this.#spread }),
    );
    send(
      server,
      frameText(
        commits === undefined
          ? { type: 'restored', engine: ENGINE }
          : { type: 'commits', engine: ENGINE, seq, commits },
      ),
    );
    if (viewer !== 'spectator' && loaded.orders.has(viewer)) send(server, ordersText(loaded, viewer));
    return client;
  }

  /** Seats with a page open at this table. A connection of a token that reads is no page in front of a player. */
  online(loaded: LoadedGame | undefined): Set<Seat> {
    const hasPage = (playerId: string): boolean =>
      this.of(playerId).some((socket) => !attachmentOf(socket).reads);
    const seats = loaded?.seats.filter(({ playerId }) => playerId !== null && hasPage(playerId));
    return new Set(seats?.map(({ seat }) => seat));
  }

  /** Does the connection say anything about who is online? Those of spectators and of tokens that read do not. */
  isPresence(socket: WebSocket): boolean {
    return !this.isSpectator(socket) && !attachmentOf(socket).reads;
  }

  /** The seats online, as the viewer may know: spectators of a delayed game do not, because it tells whose turn it is. */
  onlineFor(loaded: LoadedGame, viewer: Viewer): Set<Seat> {
    return viewer === 'spectator' && isDelayed(loaded.game) ? new Set() : this.online(loaded);
  }

  /** Is somebody connected who has no seat? */
  hasSpectators(loaded: LoadedGame): boolean {
    return this.open().some((socket) => isSpectatorOf(loaded, socket));
  }

  /** Sends spectators of a delayed game the rows that have become old enough, and the table of that time. */
  sendLate(loaded: LoadedGame, shown: LoadedGame, rows: readonly LogRow[]): void {
    const frame = this.#tableFrame(shown, new Set());
    for (const socket of this.open().filter((one) => isSpectatorOf(loaded, one))) {
      const { seen, seenAt, ...attachment } = attachmentOf(socket);
      if (seen === rows.length && (seenAt ?? shown.lastAt) === shown.lastAt) continue;
      socket.serializeAttachment({ ...attachment, ...seenOf(shown) } satisfies Attachment);
      const missed = missedOf(rows, { from: seen ?? 0, at: seenAt });
      if (missed.kind === 'restored') {
        send(socket, frameText({ type: 'restored', engine: ENGINE })); // the database was, while the room slept
        continue;
      }
      const commits = commitsFor(shown, missed.rows, 'spectator');
      send(socket, frameText({ type: 'commits', engine: ENGINE, seq: rows.length, commits }));
      send(socket, frameText({ ...frame, you: null }));
    }
  }

  /**
   * Sends them the messages up to `until` (ms) that they have not got; a page that has just connected fetches those. After
   * the end only those get any who were late before.
   */
  sendLateMessages(loaded: LoadedGame, messages: readonly MessageRow[], until: number): void {
    const delayed = isDelayed(loaded.game);
    for (const socket of this.open().filter((one) => isSpectatorOf(loaded, one))) {
      const { heard, ...attachment } = attachmentOf(socket);
      if (!delayed && heard === undefined) continue;
      const from = heard ?? (this.isSpectator(socket) ? until : 0);
      if (until !== heard) socket.serializeAttachment({ ...attachment, ...(delayed && { heard: until }) });
      for (const row of messages.filter(({ at }) => at > from && at <= until))
        send(socket, frameText({ type: 'message', engine: ENGINE, message: messageOf(row) }));
    }
  }

  sendRow(loaded: LoadedGame, row: LogRow): void {
    this.#toAll(loaded, (viewer) => ({
      type: 'commits',
      engine: ENGINE,
      seq: row.seq,
      commits: commitsFor(loaded, [row], viewer),
    }));
  }

  /** Sends a seat's orders to its own connections, and to nobody else. */
  sendOrders(loaded: LoadedGame, seat: Seat): void {
    const playerId = loaded.seats[seat]?.playerId;
    if (playerId === null || playerId === undefined) return;
    const text = ordersText(loaded, seat);
    for (const socket of this.of(playerId)) send(socket, text);
  }

  sendMessage(loaded: LoadedGame, message: Message): void {
    this.#toAll(loaded, () => ({ type: 'message', engine: ENGINE, message }));
  }

  /** Tells all pages to reload, because the database was restored and the log is no longer the one they saw. */
  sendRestored(loaded: LoadedGame): void {
    this.#toAll(loaded, () => ({ type: 'restored', engine: ENGINE }), { atOnce: true });
  }

  sendTable(loaded: LoadedGame): void {
    const online = this.online(loaded);
    this.#noteOnline(online);
    this.#toAll(loaded, this.#tableOf(loaded, online));
  }

  #tableOf(loaded: LoadedGame, online: ReadonlySet<Seat>): (viewer: Viewer) => Frame {
    const frame = this.#tableFrame(loaded, online);
    return (viewer) => ({ ...frame, you: seatOf(viewer) });
  }

  /** The table to the pages of these players alone: what only they see of it has changed. A page then asks for its view. */
  sendTableTo(loaded: LoadedGame, players: readonly (string | null)[]): void {
    const frame = this.#tableOf(loaded, this.online(loaded));
    for (const playerId of players.filter((one) => one !== null)) {
      const { viewer } = rightsOf(playerId, loaded.game, loaded.seats);
      for (const socket of this.of(playerId)) send(socket, frameText(frame(viewer)));
    }
  }

  /** Sends the list of seats online to the connections that were last sent another one. */
  sendPresence(loaded: LoadedGame): void {
    const online = this.online(loaded);
    this.#toAll(loaded, () => ({ type: 'presence', engine: ENGINE, online: [...online] }), {
      sockets: this.#noteOnline(online),
    });
  }

  /**
   * Notes with each connection the seats online that it is sent now; a room that slept knows them too. Returns those that
   * were last sent others.
   */
  #noteOnline(online: ReadonlySet<Seat>): WebSocket[] {
    const key = keyOf(online);
    const outdated = this.open().filter((socket) => attachmentOf(socket).online !== key);
    for (const socket of outdated)
      socket.serializeAttachment({ ...attachmentOf(socket), online: key } satisfies Attachment);
    return outdated;
  }

  /**
   * Sends each connection the frame for its viewer. The text is made once for each viewer, not for each connection.
   * Spectators of a delayed game get only what is told at once.
   */
  #toAll(
    loaded: LoadedGame,
    frame: (viewer: Viewer) => Frame,
    {
      sockets = this.open(),
      atOnce = !isDelayed(loaded.game),
    }: { sockets?: WebSocket[]; atOnce?: boolean } = {},
  ): void {
    const texts = new Map<Viewer, string>();
    const toSpectators: AddressedFrame[] = [];
    for (const socket of sockets) {
      const { see, viewer } = rightsOf(attachmentOf(socket).playerId, loaded.game, loaded.seats);
      if (!see) {
        socket.close(CLOSED.SEAT_CHANGED, 'no longer allowed');
        continue;
      }
      if (viewer === 'spectator' && !atOnce) continue;
      const text = texts.get(viewer) ?? frameText(frame(viewer));
      texts.set(viewer, text);
      if (viewer === 'spectator') toSpectators.push([socket, text]);
      else send(socket, text);
    }
    this.#spectators.add(toSpectators);
  }

  #tableFrame(
    loaded: LoadedGame,
    online: ReadonlySet<Seat>,
  ): Omit<Extract<Frame, { type: 'table' }>, 'you' | 'spread'> {
    return {
      type: 'table',
      engine: ENGINE,
      status: loaded.game.status,
      acting: seatsOf(loaded.game.acting),
      seats: seatInfos(loaded, online),
      commitment: chanceInfo(loaded),
      question: questionOf(loaded),
      ...endedOf(loaded),
      clock: tableClockOf(loaded),
      rematch: loaded.game.rematch,
      title: loaded.game.title,
      ...listingInfo(loaded.game),
    };
  }
}

const isSpectatorOf = ({ game, seats }: LoadedGame, socket: WebSocket): boolean => {
  const { see, viewer } = rightsOf(attachmentOf(socket).playerId, game, seats);
  return see && viewer === 'spectator';
};

const ordersText = (loaded: LoadedGame, seat: Seat): string =>
  frameText({ type: 'orders', engine: ENGINE, ...ownOrders(loaded, seat) });

/** Of a game as it is shown: its last row, as it is noted with a connection. */
const seenOf = ({ game, lastAt }: LoadedGame) => ({ seen: game.seq, seenAt: lastAt });

const seatOf = (viewer: Viewer): Seat | null => (viewer === 'spectator' ? null : viewer);
const keyOf = (online: ReadonlySet<Seat>): string => [...online].join();
const frameText = (frame: Frame): string => JSON.stringify(frame);

/** Sends a text. An error of a closing socket is caught, because it must not prevent the answer to a commit. */
function send(socket: WebSocket, text: string): void {
  if (!isOpen(socket)) return;
  try {
    socket.send(text);
  } catch {
    socket.close(1011, 'send failed');
  }
}
