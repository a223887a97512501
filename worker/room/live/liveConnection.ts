import type { LogRow } from '#shared/kernel/log.ts';
import { AWAY, HERE } from '#shared/protocol/socket.ts';
import { isDelayed, rightsOf } from '../../people/access.ts';
import { markSeen } from '../../db/games/absences.ts';
import { endAbsence } from '../../people/told.ts';
import { gameDatabase } from '../../db/shards.ts';
import { backAt } from '../../lib/notices.ts';
import { rootCauseMessage } from '../../lib/failure.ts';
import { retryBackLater, recordPresence } from './presence.ts';
import { missedOf, REMEMBERED, type LastRow, type Missed } from './recentRows.ts';
import { attachmentOf, type SocketIdentity } from './connections.ts';
import { loadRows, type LoadedGame } from '../storage/loadedGame.ts';
import { sendLateFrames } from './lateFrames.ts';
import { warmGame, type RequestGate } from '../requestGate.ts';
import { delayedGame } from './watchDelay.ts';
import type { Room } from '../roomContext.ts';

/** A page's live connection: opening it, and the frames the page sends. */

/** Header in which the Worker names who opens a socket. The Worker always sets it; the client's own value never passes. */
export const IDENTITY_HEADER = 'x-carrack-guest';
/** Header with the id of the request, for the room's logs. */
export const REQUEST_HEADER = 'x-carrack-request';

/** Attempts to connect, because the game may change while rows are read. Nobody plays faster than this for long. */
const TRIES = 5;

/**
 * The upgrade of GET /api/games/:id/live: opens a socket for a caller who may see the game, and sends what the page has
 * missed. It does not wait in the queue of the players' requests: a warm room answers from memory, and rows that are not
 * in memory are read outside the queue.
 */
export async function acceptSocket(room: Room, turns: RequestGate, request: Request): Promise<Response> {
  const identity = JSON.parse(request.headers.get(IDENTITY_HEADER) ?? 'null') as SocketIdentity | null;
  const page = lastRowOf(new URL(request.url).searchParams);
  let read: readonly LogRow[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await turns.current()) === undefined) return refused(404);
    const loaded = warmGame(room); // no row comes between here and `accept`: nothing is awaited, or it is compared
    if (loaded === undefined) continue;
    const status = identity === null ? 403 : refusalOf(room, loaded, identity);
    if (identity === null || status !== undefined) return refused(status ?? 403);
    const { viewer } = rightsOf(identity.playerId, loaded.game, loaded.seats);
    if (viewer === 'spectator' && isDelayed(loaded.game)) {
      const { shown, rows } = await delayedGame(room, loaded);
      if (warmGame(room) !== loaded) continue; // it may have ended
      const answer = accept(room, shown, identity, missedOf(rows, page));
      await sendLateFrames(room, loaded).catch((error: unknown) => {
        hangUp(answer);
        throw error;
      });
      return answer;
    }
    const missed = room.recentRows.missedBy(page, loaded, read);
    if (missed.kind !== 'read') return accept(room, loaded, identity, missed);
    const { after } = missed;
    read = await room.recentRows.read(after, () => missedRows(room, loaded, after));
  }
  throw new Error('the game changed faster than its log could be read');
}

/** The rows a page has missed. If they are many, they are taken from the whole log, which is read once for all such pages. */
const missedRows = async (room: Room, loaded: LoadedGame, after: number): Promise<readonly LogRow[]> =>
  loaded.game.seq - after > REMEMBERED
    ? (await room.wholeLog.rows(room, loaded)).slice(after)
    : loadRows(room, after);

/** The last row the page has, from its query. */
function lastRowOf(query: URLSearchParams): LastRow {
  const at = Number(query.get('at') ?? 0);
  return { from: Number(query.get('from') ?? 0), at: at === 0 ? undefined : at };
}

const refused = (status: number): Response => new Response(null, { status });

/** The HTTP status if the connection is refused; undefined if it is allowed. */
function refusalOf(
  { sockets }: Room,
  loaded: LoadedGame,
  { playerId, session, network }: SocketIdentity,
): number | undefined {
  const { see, viewer, host } = rightsOf(playerId, loaded.game, loaded.seats);
  if (!see || (session !== null && sockets.hasEnded(session))) return 403;
  return viewer === 'spectator' && !host && sockets.isFull(network) ? 429 : undefined;
}

function accept(
  room: Room,
  loaded: LoadedGame,
  identity: SocketIdentity,
  missed: Exclude<Missed, { kind: 'read' }>,
): Response {
  const webSocket = room.sockets.accept(loaded, identity, missed.kind === 'rows' ? missed.rows : undefined);
  const { viewer } = rightsOf(identity.playerId, loaded.game, loaded.seats);
  const isPresence = viewer !== 'spectator' && !identity.reads;
  if (isPresence && room.sockets.count() > 1) room.presenceDebouncer.changed();
  return new Response(null, { status: 101, webSocket });
}

/** Closes a connection that its page never gets: it would keep the room awake, and count as somebody who watches. */
function hangUp({ webSocket }: Response): void {
  webSocket?.accept();
  webSocket?.close();
}

/** Handles `here` and `away`: whether the page is in front of its player. The platform answers pings without waking the room. */
export async function handleSocketMessage(
  room: Room,
  socket: WebSocket,
  frame: string | ArrayBuffer,
): Promise<void> {
  const code = room.frameLimit.closeCodeFor(socket, frame, room.now());
  if (code !== undefined) return socket.close(code, 'too much was sent');
  if (frame !== HERE && frame !== AWAY) return;
  const { playerId, reads } = attachmentOf(socket);
  if (reads) return;
  if (!recordPresence(room.sockets, socket, frame === HERE, room.now()) || playerId === null) return;
  try {
    const back = backAt(room.now());
    const [{ meta }, isBack] = await Promise.all([
      markSeen(gameDatabase(room), playerId, room.gameId, back),
      endAbsence(room.env, playerId, back.at),
    ]);
    if (isBack || meta.changes > 0) room.scheduleMailboxes([playerId], back.remindAt);
  } catch (error) {
    // The page's next frame tries again. Until then the player may get a needless mail.
    retryBackLater(socket, room.now());
    console.error({ event: 'presence not recorded', game: room.gameId, error: rootCauseMessage(error) });
  }
}
