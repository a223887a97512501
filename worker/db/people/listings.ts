import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { LISTINGS_AT_ONCE, type OpenTable } from '#shared/protocol/http.ts';
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

type ListingRow = typeof listingsTable.$inferInsert;

/**
 * Puts a table on the list. False if its host has as many others there as they may. One statement counts and writes, so of
 * several at once no more get in.
 */
export async function addListing(db: PeopleDatabase, row: ListingRow, now: number): Promise<boolean> {
  const { hostId, until, gameId } = listingsTable;
  const others = db
    .select({ n: sql`count(*)` })
    .from(listingsTable)
    .where(and(eq(hostId, row.hostId ?? ''), gt(until, now), ne(gameId, row.gameId)));
  const values = sql`SELECT ${row.gameId}, ${row.hostId}, ${row.until}, ${row.writtenAt}, ${sql.param(row.content, listingsTable.content)}`;
  const { meta } = await db
    .insert(listingsTable)
    .select(sql`${values} WHERE (${others}) < ${LISTINGS_AT_ONCE}`)
    .onConflictDoUpdate({ target: gameId, set: row });
  return meta.changes > 0;
}

/** Writes the copy of a table, unless there is a newer one. */
export const putListing = (db: PeopleDatabase, row: ListingRow) =>
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
