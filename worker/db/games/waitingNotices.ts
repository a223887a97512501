import { and, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { isReminded } from './absences.ts';
import type { GamesDatabase } from '../database.ts';
import { waitsFor } from './games.ts';
import { columnsOf, replacementBy, type Occasion } from './notices.ts';
import { gamesTable, logTable, seatsTable } from './gameTables.ts';
import { noticesTable } from './talkTables.ts';

/** Has the notice's seat decided anything since its row? Then it was about an earlier turn. */
const hasDecided = sql`EXISTS (
  SELECT 1 FROM ${logTable} WHERE ${logTable.gameId} = ${noticesTable.gameId} AND ${logTable.seat} = ${noticesTable.seat}
    AND ${logTable.seq} > ${noticesTable.seq})`;

/** Condition: the earlier notice tells nothing of the turn that waits now, or its reminders were given up. */
const isSilent = (maxReminders: number) =>
  or(
    inArray(noticesTable.state, ['failed', 'dropped']),
    and(
      inArray(noticesTable.state, ['sent', 'seen']),
      or(
        notInArray(noticesTable.kind, ['turn', 'time']),
        hasDecided,
        and(isReminded, isNull(noticesTable.dueAt), lt(noticesTable.reminders, maxReminders)),
      ),
    ),
  );

/**
 * Statement: says at the seats of the player's unfinished games whether mail or a channel reaches them. Changes no row where
 * that is known.
 */
export const markTold = (db: GamesDatabase, playerId: string, told: boolean) =>
  db
    .update(seatsTable)
    .set({ told })
    .where(and(eq(seatsTable.playerId, playerId), isNull(seatsTable.endedAt), ne(seatsTable.told, told)));

/** When the notices are written and due (ms), and after how many reminders one gets no more. */
interface Times extends Pick<Occasion, 'now' | 'dueAt'> {
  readonly maxReminders: number;
}

/**
 * Statement: writes a notice for each game that waits for the player, unless they were told of that or will be. Only
 * tables of games take part: whether the player can be told is known before.
 */
export const insertWaitingNotices = (
  db: GamesDatabase,
  playerId: string,
  { now, dueAt, maxReminders }: Times,
) => {
  const turn = { kind: 'turn', seq: gamesTable.seq, now, dueAt } as const;
  return db
    .insert(noticesTable)
    .select(
      db
        .select(columnsOf(turn))
        .from(seatsTable)
        .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
        .where(waitsFor(playerId)),
    )
    .onConflictDoUpdate({
      target: [noticesTable.playerId, noticesTable.gameId],
      set: replacementBy(turn),
      setWhere: sql`${isSilent(maxReminders)}`,
    });
};
