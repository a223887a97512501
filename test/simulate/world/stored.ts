import { env } from 'cloudflare:workers';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  erasuresTable,
  gamesTable,
  gameTellingTable,
  noticesTable,
  playersTable,
  seatsTable,
  undeliverableTable,
  type GameRow,
  type SeatRow,
  type StoredRow,
} from '../../../worker/db/schema.ts';
import { GameArchive } from '../../../worker/room/storage/archive.ts';
import { db, logRows, tableNames } from '../../worker/support/database.ts';
import { DB } from '../../worker/support/stored.ts';

/** All that the simulation reads of the database by itself, and not as a person of the service. */

export const allGames = (): Promise<readonly GameRow[]> => db().select().from(gamesTable).all();

export const gamesOf = (ids: readonly string[]): Promise<readonly GameRow[]> =>
  db()
    .select()
    .from(gamesTable)
    .where(inArray(gamesTable.id, [...ids]))
    .all();

export async function lastSeq(id: string): Promise<number | undefined> {
  const [row] = await db().select({ seq: gamesTable.seq }).from(gamesTable).where(eq(gamesTable.id, id));
  return row?.seq;
}

export const seatsIn = (gameId: string): Promise<readonly SeatRow[]> =>
  db().select().from(seatsTable).where(eq(seatsTable.gameId, gameId)).all();

/** Running games and seats of a player who plays there. */
export const runningSeatsOf = (playerId: string) =>
  db()
    .select({ id: gamesTable.id, acting: gamesTable.acting, seat: seatsTable.seat })
    .from(seatsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
    .where(
      and(eq(seatsTable.playerId, playerId), isNull(seatsTable.vacancy), eq(gamesTable.status, 'running')),
    )
    .all();

/** The rows of a game, wherever they are kept by now. */
export async function storedLog(
  gameId: string,
): Promise<readonly Pick<StoredRow, 'seq' | 'seat' | 'moves'>[]> {
  const archived = await new GameArchive(env, gameId).current();
  if (archived === undefined) return logRows(gameId);
  return archived.rows.map((row) => ({ ...row, moves: JSON.parse(row.moves) as StoredRow['moves'] }));
}

export const unfinishedErasures = () => db().select().from(erasuresTable).all();

/** Tables that have one of the words, as text. */
export async function tablesWith(
  words: readonly string[],
): Promise<readonly [table: string, word: string][]> {
  const found: [string, string][] = [];
  for (const table of await tableNames()) {
    const { results } = await DB.prepare(`SELECT * FROM "${table}"`).all();
    const text = JSON.stringify(results);
    for (const word of words) if (text.includes(word)) found.push([table, word]);
  }
  return found;
}

/** Objects of the archive that have one of the words. */
export async function objectsWith(words: readonly string[]): Promise<readonly [key: string, word: string][]> {
  const found: [string, string][] = [];
  for (const { key } of (await env.ARCHIVE?.list())?.objects ?? []) {
    const object = await env.ARCHIVE?.get(key);
    if (!object) continue;
    const text = await new Response(object.body.pipeThrough(new DecompressionStream('gzip'))).text();
    for (const word of words) if (text.includes(word)) found.push([key, word]);
  }
  return found;
}

/** The seats of running games with their players, and what tells these of the game. */
export async function tellings() {
  const [games, seats, players, telling, notices] = await Promise.all([
    db().select().from(gamesTable).where(eq(gamesTable.status, 'running')),
    db().select().from(seatsTable),
    db().select().from(playersTable),
    db().select().from(gameTellingTable),
    db().select().from(noticesTable),
  ]);
  const byId = new Map(players.map((player) => [player.id, player]));
  return games.flatMap((game) =>
    seats.flatMap((seat) => {
      const player = seat.gameId === game.id ? byId.get(seat.playerId ?? '') : undefined;
      if (player === undefined) return [];
      const isOfBoth = (row: { readonly gameId: string; readonly playerId: string }): boolean =>
        row.gameId === game.id && row.playerId === player.id;
      return [{ game, seat, player, telling: telling.find(isOfBoth), notice: notices.find(isOfBoth) }];
    }),
  );
}

export async function playerWith(address: string) {
  const [player] = await db().select().from(playersTable).where(eq(playersTable.email, address));
  return player;
}

export const undeliverable = () => db().select().from(undeliverableTable).all();

/** A player's notices, with the status of their games. */
export const noticesOf = (playerId: string) =>
  db()
    .select({
      gameId: noticesTable.gameId,
      id: noticesTable.id,
      kind: noticesTable.kind,
      status: gamesTable.status,
    })
    .from(noticesTable)
    .innerJoin(gamesTable, eq(gamesTable.id, noticesTable.gameId))
    .where(eq(noticesTable.playerId, playerId))
    .all();
