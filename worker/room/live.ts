import { AWAY, HERE } from '../../shared/protocol/socket.ts';
import { rightsOf } from '../access.ts';
import { database } from '../db/database.ts';
import { markBack } from '../db/notices.ts';
import { backAt } from '../mailbox/plan.ts';
import { said } from '../said.ts';
import type { Guest } from './sockets.ts';
import { loadRows } from './table.ts';
import type { Room } from './write.ts';

/** A page's live connection: how it begins, and what it says of itself. */

/** Header by which the Worker says who opens a socket; set anew on every request, never the client's. */
export const GUEST_HEADER = 'x-carrack-guest';

/** The upgrade of GET /api/games/:id/live: a socket for whoever may see the game, brought up to date. */
export async function connect(room: Room, request: Request): Promise<Response> {
  const guest = JSON.parse(request.headers.get(GUEST_HEADER) ?? 'null') as Guest | null;
  const from = Number(new URL(request.url).searchParams.get('from') ?? 0);
  const table = await room.load();
  const rights = table && rightsOf(guest?.playerId ?? null, table.game, table.seats);
  if (!table || !guest || !rights?.see) return new Response(null, { status: table ? 403 : 404 });
  if (rights.viewer === 'spectator' && room.sockets.isFull()) return new Response(null, { status: 429 });
  const missed = await loadRows(room, from);
  const webSocket = room.sockets.accept(table, guest, missed);
  return new Response(null, { status: 101, webSocket });
}

/** The page says whether it is in front of its player; pings are answered without waking the room. */
export async function hearOf(room: Room, socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
  if (message !== HERE && message !== AWAY) return;
  const { playerId, news } = room.sockets.setHere(socket, message === HERE);
  if (message === AWAY || playerId === null || !news) return;
  try {
    await markBack(database(room.env), playerId, room.gameId, backAt(room.now()));
  } catch (error) {
    // He may get a mail he does not need; his page says so again when it comes back into view.
    console.error({ event: 'presence not recorded', game: room.gameId, error: said(error) });
  }
}
