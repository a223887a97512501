import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { gamesTable, noticesTable, seatsTable } from '../schema.ts';

/** Absences of players: in each they get one message about their games, and then reminders. */

export interface Back {
  /** When to remind of decisions that are still open (ms). */
  readonly remindAt: number;
  /** Notices with this many reminders get no more. */
  readonly maxReminders: number;
}

/** Condition: the game has no clock, and the player may have to decide something. */
export const isReminded = sql`${noticesTable.kind} IN ('turn', 'vote', 'mention') AND (
  SELECT ${gamesTable.clock} FROM ${gamesTable} WHERE ${gamesTable.id} = ${noticesTable.gameId}) IS NULL`;

/**
 * Statement: the player is back and looks at `gameId`, so their absence is over. Notices that were told become `seen`,
 * and so does a queued notice of this game. Other queued notices are still to be told, at their time or with the
 * reminders at the latest: they may wait for a daily message, for waking hours, or for another try.
 */
export const markPlayerBack = (
  db: Database,
  playerId: string,
  gameId: string,
  { remindAt, maxReminders }: Back,
) => {
  const isOther = sql`(${noticesTable.state} = 'queued' AND ${noticesTable.gameId} <> ${gameId})`;
  const dueAt = sql`coalesce(${noticesTable.dueAt}, ${remindAt} + 1)`;
  return db
    .update(noticesTable)
    .set({
      state: sql`CASE WHEN ${noticesTable.state} = 'sent' OR ${noticesTable.gameId} = ${gameId} THEN 'seen' ELSE ${noticesTable.state} END`,
      dueAt: sql`CASE WHEN ${isOther} THEN min(${dueAt}, ${remindAt})
        WHEN ${isReminded} AND ${noticesTable.reminders} < ${maxReminders} THEN ${remindAt} END`,
      reminders: sql`CASE WHEN ${isOther} THEN 0 ELSE ${noticesTable.reminders} END`,
      toldAt: null,
    })
    .where(
      and(
        eq(noticesTable.playerId, playerId),
        or(
          eq(noticesTable.state, 'sent'),
          isNotNull(noticesTable.toldAt),
          and(
            eq(noticesTable.state, 'queued'),
            or(eq(noticesTable.gameId, gameId), sql`${dueAt} > ${remindAt}`),
          ),
        ),
      ),
    );
};

/**
 * Statement: for people at this game's table, the messages sent before `time` belong to an earlier absence, in whatever game
 * they were. So the next message to them is a first one.
 */
export const endAbsencesBefore = (db: Database, gameId: string, time: number) =>
  db
    .update(noticesTable)
    .set({ toldAt: null })
    .where(
      and(
        inArray(
          noticesTable.playerId,
          db
            .select({ playerId: seatsTable.playerId })
            .from(seatsTable)
            .where(and(eq(seatsTable.gameId, gameId), isNotNull(seatsTable.playerId))),
        ),
        lt(noticesTable.toldAt, time),
      ),
    );
