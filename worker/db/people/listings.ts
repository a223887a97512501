import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { OpenTable } from '#shared/protocol/http.ts';
import type { PeopleDatabase } from '../database.ts';
import { channelsTable, listingsTable, playersTable } from './peopleTables.ts';

/** Open tables as everybody sees them (`listings`), and whether a player can be told of theirs. */

/** More are not given out: nobody reads as many. */
const TABLES_LISTED = 200;

/** The listed tables, the newest first. */
export async function openTables(db: PeopleDatabase, now: number): Promise<readonly OpenTable[]> {
  const rows = await db
    .select({ content: listingsTable.content })
    .from(listingsTable)
    .where(gt(listingsTable.until, now))
    .orderBy(desc(listingsTable.until))
    .limit(TABLES_LISTED);
  return rows.map(({ content }) => content);
}

/** Writes the copy of a table, unless there is a newer one. */
export const putListing = (db: PeopleDatabase, row: typeof listingsTable.$inferInsert) =>
  db
    .insert(listingsTable)
    .values(row)
    .onConflictDoUpdate({
      target: listingsTable.gameId,
      set: row,
      setWhere: lte(listingsTable.writtenAt, row.writtenAt),
    });

export const deleteListing = (db: PeopleDatabase, gameId: string) =>
  db.delete(listingsTable).where(eq(listingsTable.gameId, gameId));

/** How many other games of the host are listed. */
export async function listingsOf(
  db: PeopleDatabase,
  hostId: string,
  gameId: string,
  now: number,
): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)` })
    .from(listingsTable)
    .where(
      and(eq(listingsTable.hostId, hostId), gt(listingsTable.until, now), ne(listingsTable.gameId, gameId)),
    );
  return row?.n ?? 0;
}

/** The address to which the player is mailed about their games, and whether a device or webhook tells them of this one. */
export async function waysToTell(db: PeopleDatabase, playerId: string, gameId: string) {
  const [players, channels] = await db.batch([
    db
      .select({ email: playersTable.email, muted: playersTable.muted })
      .from(playersTable)
      .where(eq(playersTable.id, playerId)),
    db
      .select({ id: channelsTable.id })
      .from(channelsTable)
      .where(
        and(
          eq(channelsTable.playerId, playerId),
          isNull(channelsTable.off),
          or(isNull(channelsTable.gameId), eq(channelsTable.gameId, gameId)),
        ),
      )
      .limit(1),
  ]);
  const [player] = players;
  const email = player === undefined || player.muted ? null : player.email;
  return { email, hasChannel: channels.length > 0 };
}
