import { and, asc, eq, sql } from 'drizzle-orm';
import type { GamesDatabase } from '../database.ts';
import { joinRequestsTable, type JoinRequestRow } from './gameTables.ts';

/** Who asks to join a listed game whose host accepts each one (`join_requests`). */

const of = (gameId: string, playerId: string) =>
  and(eq(joinRequestsTable.gameId, gameId), eq(joinRequestsTable.playerId, playerId));

/** The first to ask first. */
export const selectJoinRequests = (db: GamesDatabase, gameId: string) =>
  db
    .select()
    .from(joinRequestsTable)
    .where(eq(joinRequestsTable.gameId, gameId))
    .orderBy(asc(joinRequestsTable.at), asc(joinRequestsTable.id));

/** Statement: a repeat changes nothing. */
export const insertJoinRequest = (db: GamesDatabase, row: JoinRequestRow) =>
  db.insert(joinRequestsTable).values(row).onConflictDoNothing();

export const deleteJoinRequest = (db: GamesDatabase, gameId: string, playerId: string) =>
  db.delete(joinRequestsTable).where(of(gameId, playerId));

export const deleteJoinRequests = (db: GamesDatabase, gameId: string) =>
  db.delete(joinRequestsTable).where(eq(joinRequestsTable.gameId, gameId));

/** A guest has become a player, and so has whoever asked; not where that player asks or sits already. */
export function handOverJoinRequests(db: GamesDatabase, guestId: string, playerId: string) {
  const { gameId, playerId: asking } = joinRequestsTable;
  const known = sql`(SELECT game_id FROM join_requests WHERE player_id = ${playerId}
    UNION SELECT game_id FROM seats WHERE player_id = ${playerId})`;
  return db.batch([
    db.delete(joinRequestsTable).where(and(eq(asking, guestId), sql`${gameId} IN ${known}`)),
    db.update(joinRequestsTable).set({ playerId }).where(eq(asking, guestId)),
  ]);
}

/** Where the player asks. */
export const joinRequestsOf = (db: GamesDatabase, playerId: string) =>
  db
    .select({ gameId: joinRequestsTable.gameId, name: joinRequestsTable.name, at: joinRequestsTable.at })
    .from(joinRequestsTable)
    .where(eq(joinRequestsTable.playerId, playerId));
