import { and, eq, sql } from 'drizzle-orm';
import type { Telling } from '#shared/protocol/http.ts';
import type { PeopleDatabase } from '../database.ts';
import { gameTellingTable, playersTable } from './peopleTables.ts';

/** When and of what players want to be told. */

/** Statement: the games of which a player wants to be told less. */
export const selectGameTellings = (db: PeopleDatabase, playerId: string) =>
  db
    .select({ gameId: gameTellingTable.gameId, telling: gameTellingTable.telling })
    .from(gameTellingTable)
    .where(eq(gameTellingTable.playerId, playerId));

/** The player's telling for one game; `all` if they have not said. */
export async function gameTellingOf(
  db: PeopleDatabase,
  playerId: string,
  gameId: string,
): Promise<'all' | 'urgent' | 'none'> {
  const [row] = await db
    .select({ telling: gameTellingTable.telling })
    .from(gameTellingTable)
    .where(and(eq(gameTellingTable.playerId, playerId), eq(gameTellingTable.gameId, gameId)));
  return row?.telling ?? 'all';
}

export const putGameTelling = (
  db: PeopleDatabase,
  playerId: string,
  gameId: string,
  telling: 'urgent' | 'none',
) =>
  db
    .insert(gameTellingTable)
    .values({ playerId, gameId, telling })
    .onConflictDoUpdate({
      target: [gameTellingTable.playerId, gameTellingTable.gameId],
      set: { telling },
    });

export const deleteGameTelling = (db: PeopleDatabase, playerId: string, gameId: string) =>
  db
    .delete(gameTellingTable)
    .where(and(eq(gameTellingTable.playerId, playerId), eq(gameTellingTable.gameId, gameId)));

/** Statements: a guest has become a player, who is told of the guest's games as the guest was, but of `own`, their own games before. */
export const bringGameTellings = (
  db: PeopleDatabase,
  guestId: string,
  playerId: string,
  own: readonly string[],
) =>
  [
    db
      .insert(gameTellingTable)
      .select(
        sql`SELECT ${playerId}, game_id, telling FROM game_telling WHERE player_id = ${guestId}
          AND game_id NOT IN (SELECT value FROM json_each(${JSON.stringify(own)}))`,
      )
      .onConflictDoNothing(),
    db.delete(gameTellingTable).where(eq(gameTellingTable.playerId, guestId)),
  ] as const;

export async function tellingOf(db: PeopleDatabase, playerId: string): Promise<Telling | null> {
  const [row] = await db
    .select({ telling: playersTable.telling })
    .from(playersTable)
    .where(eq(playersTable.id, playerId));
  const stored = row?.telling;
  return stored == null ? null : { ...stored, mailAfterHours: stored.mailAfterHours ?? null };
}

export const putTelling = (db: PeopleDatabase, playerId: string, telling: Telling) =>
  db.update(playersTable).set({ telling }).where(eq(playersTable.id, playerId));
