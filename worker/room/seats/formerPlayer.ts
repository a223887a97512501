import { ok } from '#shared/kernel/result.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import { gameDatabase } from '../../db/shards.ts';
import {
  forgetInGame,
  forgetInvitations,
  overwriteTable,
  renameInRow,
  resultsInGame,
  NOBODY,
  tableEventsOf,
  type Leaver,
} from '../../db/games/formerPlayers.ts';
import { selectGame, selectSeats } from '../../db/games/games.ts';
import type { SeatRow } from '../../db/schema.ts';
import type { Change, Room, Statement } from '../roomContext.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { isKept } from '../../people/access.ts';
import { vacate } from './tableChanges.ts';
import { freed } from './vacancies.ts';
import { nameArchived } from '../../db/games/log.ts';
import type { RawRow } from '../storage/chain.ts';
import { replaceArchived } from '../storage/archiving.ts';
import { orDamaged, parseRow, unlessDamaged } from '../storage/damage.ts';
import { afterListing } from '../storage/listingCopy.ts';
import { write } from '../storage/write.ts';

/**
 * A player has deleted their account. In a running game their seat is left, as by leaving; an open game goes to another
 * host or is called off. The game stays, and names nobody where it named them. A repeat changes nothing.
 */
export async function forgetPlayer(
  room: Room,
  loaded: LoadedGame,
  leaver: Leaver,
): Promise<RoomResult<object>> {
  const db = gameDatabase(room);
  const renamed = await renamedRows(room, loaded, leaver);
  const without = await forgetInArchive(room, loaded, leaver, renamed);
  if (!without.ok) return without;
  const also: [Statement, ...Statement[]] = [
    ...forgetInGame(db, room.gameId, leaver),
    ...renamed.map(({ seq, tableEvent }) => renameInRow(db, room.gameId, seq, tableEvent)),
  ];
  const change = changeFor(room, without.value, leaver.playerId);
  const isOver = loaded.game.status === 'over'; // it may be archived meanwhile: a write is fenced by that
  if (change === undefined && !isOver) {
    await db.batch(also);
    await afterListing(room, loaded, loaded); // a seat may have been kept for them
  } else {
    const all = { ...change, also: [...(change?.also ?? []), ...also] };
    const written = await write(room, without.value, all);
    if (!written.ok) return written;
  }
  if (isOver && loaded.game.archived === null) await room.archive.deleteOthers(); // what an interrupted archiving has left
  room.wholeLog.forget();
  room.recentRows.forget(room.loaded ?? loaded);
  room.sockets.closeSocketsOf(leaver.playerId);
  return ok({});
}

/**
 * Replaces the object of an archived game by one without the player, and deletes every other. That comes before all that
 * leads an erasure to the game is forgotten: if it fails, a repeat does it. Returns the game as it is then.
 */
async function forgetInArchive(
  room: Room,
  loaded: LoadedGame,
  leaver: Leaver,
  renamed: readonly SuccessionRow[],
): Promise<RoomResult<LoadedGame>> {
  const archived = await archivedWithout(room, loaded, leaver, renamed);
  return archived === null ? ok(loaded) : replaceArchived(room, loaded, archived);
}

/** As `forgetInArchive`, in a game whose log is damaged. Leaves an object that is lost or changed. */
async function forgetInDamagedArchive(
  room: Room,
  table: GameTable,
  leaver: Leaver,
  renamed: readonly SuccessionRow[],
): Promise<void> {
  const archived = await unlessDamaged(archivedWithout(room, table, leaver, renamed), null);
  if (archived === null) return;
  await nameArchived(gameDatabase(room), room.gameId, table.game.archived, archived);
  await room.archive.deleteOthers();
}

/** Stores the archived game without the player, and returns its object's name; null if it is not archived. */
async function archivedWithout(
  { archive }: Room,
  { game }: GameTable,
  { playerId }: Leaver,
  renamed: readonly SuccessionRow[],
): Promise<string | null> {
  if (game.archived === null) return null;
  const { rows, messages } = await archive.read(game.archived);
  const events = new Map(renamed.map(({ seq, tableEvent }) => [seq, JSON.stringify(tableEvent)]));
  return archive.put({
    rows: rows.map((row) => ({ ...row, tableEvent: events.get(row.seq) ?? row.tableEvent })),
    messages: messages.map((message) =>
      message.playerId === playerId ? { ...message, playerId: NOBODY } : message,
    ),
  });
}

/**
 * As `forgetPlayer`, in a game whose log is damaged: nothing is folded, and no row is added. The seat of a running game is
 * vacant without one; when the log is repaired, the game goes on from there.
 */
export async function forgetInDamaged(room: Room, leaver: Leaver): Promise<RoomResult<object>> {
  const db = gameDatabase(room);
  const { gameId } = room;
  const [[game], seats] = await db.batch([selectGame(db, gameId), selectSeats(db, gameId)]);
  if (game === undefined) return refuse('GAME_NOT_FOUND');
  const table = { game, seats };
  const change = changeOfTable(room, table, leaver.playerId);
  const [seat] = change?.seats ?? [];
  const renamed = await unlessDamaged(renamedRows(room, table, leaver), []);
  await forgetInDamagedArchive(room, table, leaver, renamed);
  await db.batch([
    ...forgetInGame(db, gameId, leaver),
    ...renamed.map(({ seq, tableEvent }) => renameInRow(db, gameId, seq, tableEvent)),
    ...(change === undefined
      ? []
      : overwriteTable(db, gameId, leaver.playerId, { game: { ...change.game }, seat })),
    ...(change?.also ?? []),
  ]);
  room.loaded = undefined;
  room.wholeLog.forget();
  room.sockets.closeSocketsOf(leaver.playerId);
  return ok({});
}

/** The part of a game that is known without its log. */
type GameTable = Pick<LoadedGame, 'game' | 'seats'>;

/** The changes of the game's row and its seats; undefined if they do not know the player. */
function changeFor(room: Room, loaded: LoadedGame, playerId: string): Change | undefined {
  const change = changeOfTable(room, loaded, playerId);
  const own = loaded.seats.find((seat) => seat.playerId === playerId);
  if (loaded.game.status !== 'running' || own === undefined || own.vacancy !== null) return change;
  const left = vacate(room, loaded, own.seat, 'left');
  return {
    ...left,
    seats: change?.seats ?? [],
    game: { ...left.game, hostId: change?.game?.hostId ?? null },
  };
}

/** As `changeFor`, without a row of the log. */
function changeOfTable(room: Room, { game, seats }: GameTable, playerId: string): Change | undefined {
  const own = seats.find((seat) => seat.playerId === playerId);
  const isHost = game.hostId === playerId;
  if (own === undefined && !isHost) return undefined;
  const hostId = isHost ? heirOf(seats, playerId) : game.hostId;
  if (game.status === 'open') return leaveOpen(room, own, hostId, isHost);
  const nameless = own && { ...own, playerId: null, name: null, calendar: null, told: false };
  if (game.status !== 'running' || nameless === undefined || nameless.vacancy !== null)
    return { ...(nameless && { seats: [nameless] }), game: { hostId } };
  const due = game.due ?? room.now(); // or nothing would let the bot of the seat play
  return {
    seats: [{ ...nameless, vacancy: 'open', vacatedAt: room.now(), tokenHash: null }],
    game: { hostId, question: null, due },
  };
}

/** The seat is open again; without anybody else at the table the game is called off. A host's invitations go with them. */
function leaveOpen(room: Room, own: SeatRow | undefined, hostId: string | null, isHost: boolean): Change {
  const { also = [], ...left }: Change = own === undefined ? {} : freed(room, own);
  return {
    ...left,
    game: { hostId, ...(hostId === null && { status: 'aborted' as const }) },
    also: [...also, ...(isHost ? [forgetInvitations(gameDatabase(room), room.gameId)] : [])],
  };
}

/** Another person at the table, who is the host from now on; null if there is none. */
const heirOf = (seats: readonly SeatRow[], playerId: string): string | null =>
  seats.find((seat) => isKept(seat) && seat.playerId !== null && seat.playerId !== playerId)?.playerId ??
  null;

/** The rows that say who took whose seat, with the player's name emptied. */
async function renamedRows(
  { env, gameId, archive }: Room,
  { game, seats }: GameTable,
  leaver: Leaver,
): Promise<readonly SuccessionRow[]> {
  if (game.seq === 0) return [];
  const db = gameDatabase({ env, gameId });
  const archived = game.archived === null ? undefined : await archive.read(game.archived);
  const rows = archived === undefined ? await tableEventsOf(db, gameId) : readable(archived.rows);
  if (!rows.some(({ tableEvent }) => tableEvent?.type === 'successorSeated')) return [];
  const results = await resultsInGame(db, gameId, leaver.playerId);
  return seats.flatMap(({ seat, playerId, name }) => {
    const own = results.filter((result) => result.seat === seat);
    const isLast = playerId === leaver.playerId;
    const names = isLast ? [leaver.name, name] : own.length > 0 ? [leaver.name] : [];
    const left = (at: number, former = ''): boolean =>
      own.some(({ endedAt }) => endedAt === at) || names.includes(former);
    return changedNames(successionsOf(rows, seat), left, isLast);
  });
}

/** The rows that can be read: damage elsewhere must not keep a name. */
const readable = (rows: readonly RawRow[]): readonly LogRow[] =>
  rows.flatMap((row) => orDamaged(() => [parseRow(row)]) ?? []);

type Succession = Extract<TableEvent, { readonly type: 'successorSeated' }>;
interface SuccessionRow {
  readonly seq: number;
  readonly at: number;
  readonly tableEvent: Succession;
}

const successionsOf = (
  rows: readonly Pick<LogRow, 'seq' | 'at' | 'tableEvent'>[],
  seat: number,
): readonly SuccessionRow[] =>
  rows.flatMap(({ seq, at, tableEvent }) =>
    tableEvent?.type === 'successorSeated' && tableEvent.seat === seat ? [{ seq, at, tableEvent }] : [],
  );

/**
 * The rows of a seat's successions whose names change. `left`: did the player leave the seat to the successor of this time?
 * `isLast`: have they the seat now?
 */
function changedNames(
  rows: readonly SuccessionRow[],
  left: (at: number, former: string | undefined) => boolean,
  isLast: boolean,
): readonly SuccessionRow[] {
  return rows.flatMap((row, n) => {
    const { tableEvent, at } = row;
    const next = rows[n + 1];
    const isSuccessor = next === undefined ? isLast : left(next.at, next.tableEvent.former);
    const isFormer = left(at, tableEvent.former);
    const changed = {
      ...tableEvent,
      ...(isSuccessor ? { name: '' } : {}),
      ...(isFormer ? { former: '' } : {}),
    };
    return isSuccessor || isFormer ? [{ ...row, tableEvent: changed }] : [];
  });
}
