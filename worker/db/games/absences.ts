import { and, eq, gt, sql } from 'drizzle-orm';
import type { Back } from '../../lib/notices.ts';
import type { GamesDatabase } from '../database.ts';
import { gamesTable } from './gameTables.ts';
import { noticesTable } from './talkTables.ts';

/** Condition: the game has no clock, and the player may have to decide something. */
export const isReminded = sql`${noticesTable.kind} IN ('turn', 'vote', 'mention') AND (
  SELECT ${gamesTable.clock} FROM ${gamesTable} WHERE ${gamesTable.id} = ${noticesTable.gameId}) IS NULL`;

/** Statement: the player looks at the game before they were told of it. */
export const markSeen = (
  db: GamesDatabase,
  playerId: string,
  gameId: string,
  { remindAt, maxReminders }: Back,
) => {
  const { state, reminders } = noticesTable;
  return db
    .update(noticesTable)
    .set({
      state: 'seen',
      dueAt: sql`CASE WHEN ${isReminded} AND ${reminders} < ${maxReminders} THEN ${remindAt} END`,
    })
    .where(and(eq(noticesTable.playerId, playerId), eq(noticesTable.gameId, gameId), eq(state, 'queued')));
};

/** Was a message about games of this database sent to the player after this time (ms)? */
export async function wasToldAfter(db: GamesDatabase, playerId: string, time: number): Promise<boolean> {
  const [row] = await db
    .select({ gameId: noticesTable.gameId })
    .from(noticesTable)
    .where(and(eq(noticesTable.playerId, playerId), gt(noticesTable.toldAt, time)))
    .limit(1);
  return row !== undefined;
}
