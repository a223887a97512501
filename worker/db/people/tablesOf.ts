import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { PeopleDatabase } from '../database.ts';
import { tablesOfTable } from './peopleTables.ts';

/** Which games may know a player (`tables_of`). */

export const insertTables = (db: PeopleDatabase, gameId: string, players: readonly string[]) =>
  db
    .insert(tablesOfTable)
    .values(players.map((playerId) => ({ playerId, gameId })))
    .onConflictDoNothing();

/** Statement: a guest has become a player, so what may know the guest may know them. */
export const bringTables = (db: PeopleDatabase, guestId: string, playerId: string) =>
  db
    .insert(tablesOfTable)
    .select(sql`SELECT ${playerId}, game_id FROM tables_of WHERE player_id = ${guestId}`)
    .onConflictDoNothing();

/** Those of these shards that may have a game of the player. A shard is the letters that the ids of its games begin with. */
export async function shardsKnowing(
  db: PeopleDatabase,
  playerId: string,
  shards: readonly string[],
): Promise<readonly string[]> {
  const found = await db.all<{ letters: string }>(sql`
    SELECT value AS letters FROM json_each(${JSON.stringify(shards)}) AS shard
    WHERE EXISTS (SELECT 1 FROM ${tablesOfTable}
      WHERE player_id = ${playerId} AND game_id >= shard.value AND game_id < shard.value || '~')`);
  return found.map(({ letters }) => letters);
}

/** Maximum of games of one shard: so many rooms can be called in one request. */
const TABLES_AT_MOST = 500;

/** The games in a shard that may know the player, whatever became of them: for what must not wait for its database. */
export const tablesIn = (db: PeopleDatabase, playerId: string, letters: string) =>
  db
    .select({ id: tablesOfTable.gameId })
    .from(tablesOfTable)
    .where(
      and(
        eq(tablesOfTable.playerId, playerId),
        gte(tablesOfTable.gameId, letters),
        lt(tablesOfTable.gameId, `${letters}~`),
      ),
    )
    .limit(TABLES_AT_MOST);
