import {
  and,
  eq,
  gt,
  sql,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Back } from '../../lib/notices.ts';
import type { GamesDatabase } from '../database.ts';
import { gamesTable, logTable, seatsTable } from './gameTables.ts';
import { noticesTable, type NoticeRow } from './talkTables.ts';
import { seatedIn } from './games.ts';
import { columnsOf, replacementBy, type Occasion } from './notices.ts';

/** Notices of a player who is away: whether they know already, and those of games that wait for them once they can be told. */

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

/** Has the notice's seat decided anything since its row? Then it was about an earlier turn. */
const hasDecided = sql`EXISTS (
  SELECT 1 FROM ${logTable} WHERE ${logTable.gameId} = ${noticesTable.gameId} AND ${logTable.seat} = ${noticesTable.seat}
    AND ${logTable.seq} > ${noticesTable.seq})`;

/** Condition: the earlier notice of a turn is about another one, or its reminders were given up. */
const isOfOtherTurn = (maxReminders: number) =>
  or(
    notInArray(noticesTable.kind, ['turn', 'time']),
    hasDecided,
    and(isReminded, isNull(noticesTable.dueAt), lt(noticesTable.reminders, maxReminders)),
  );

const seatIn = (seats: SQL): SQL => sql`(${seats} >> ${seatsTable.seat}) & 1`;
const ofQuestion = (field: 'asked' | 'agreed' | 'declined' | 'askedAt'): SQL =>
  sql.raw(`coalesce("games"."question" ->> '${field}', 0)`);

const isActing = seatIn(sql`${gamesTable.acting}`);

/** Condition: the table is asked something, and the player has not voted. */
const isAsked = seatIn(
  sql`(${ofQuestion('asked')} & ~(${ofQuestion('agreed')} | ${ofQuestion('declined')}))`,
);

/** Condition: the earlier notice is not about the question that is open. */
const isOfOtherVote = or(
  ne(noticesTable.kind, 'vote'),
  sql`${noticesTable.createdAt} < (SELECT ${ofQuestion('askedAt')} FROM ${gamesTable} WHERE ${gamesTable.id} = ${noticesTable.gameId})`,
);

/** For so long (ms) it is news that a game has ended. */
const NEWS_MS = 3_600_000;

/** Condition: the seat's game goes on, or has just ended at `now`, and it does not say whether mail or a channel reaches the player. */
const isStale = (playerId: string, told: boolean, now?: number) => {
  const ofPlayer = and(eq(seatsTable.playerId, playerId), ne(seatsTable.told, told));
  const unfinished = and(ofPlayer, isNull(seatsTable.endedAt));
  return now === undefined
    ? unfinished
    : or(unfinished, and(ofPlayer, gt(seatsTable.endedAt, now - NEWS_MS)));
};

/** Statement: finds a seat that is wrong about that. */
export const selectStale = (db: GamesDatabase, playerId: string, told: boolean, now: number) =>
  db
    .select({ gameId: seatsTable.gameId })
    .from(seatsTable)
    .where(isStale(playerId, told, now))
    .limit(1);

/**
 * Statement: says at the seats of the player's unfinished games, and with `now` of those that have just ended, whether mail or a
 * channel reaches them. Changes no row where that is known.
 */
export const markTold = (db: GamesDatabase, playerId: string, told: boolean, now?: number) =>
  db
    .update(seatsTable)
    .set({ told })
    .where(isStale(playerId, told, now));

/** When the notices are written and due (ms), and after how many reminders one gets no more. */
interface Times extends Pick<Occasion, 'now' | 'dueAt'> {
  readonly maxReminders: number;
}

/** Notices that are written late: of which seats. */
interface Missed {
  readonly kind: SQL;
  /** What it is to the notice that it replaces. */
  readonly as: 'turn' | 'over';
  readonly where: SQL | undefined;
  /** An earlier notice is about something else, and is replaced. One that failed is in any case. */
  readonly isOther: SQL | undefined;
}

const insertMissed = (db: GamesDatabase, { kind, as, where, isOther }: Missed, { now, dueAt }: Times) => {
  const occasion = { kind: as, seq: gamesTable.seq, now, dueAt } as const;
  return db
    .insert(noticesTable)
    .select(
      db
        .select({ ...columnsOf(occasion), kind: sql<NoticeRow['kind']>`${kind}`.as('kind') })
        .from(seatsTable)
        .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
        .where(where),
    )
    .onConflictDoUpdate({
      target: [noticesTable.playerId, noticesTable.gameId],
      set: { ...replacementBy(occasion), kind: sql`excluded.kind` },
      setWhere: sql`${or(inArray(noticesTable.state, ['failed', 'dropped']), isOther)}`,
    });
};

/**
 * Statement: writes a notice for each game that waits for the player's turn or vote, unless they were told of that or will be. Only
 * tables of games take part: whether the player can be told is known before.
 */
export const insertWaitingNotices = (db: GamesDatabase, playerId: string, times: Times) =>
  insertMissed(
    db,
    {
      kind: sql`iif(${isActing}, 'turn', 'vote')`, // which tells of the other too
      as: 'turn',
      where: and(seatedIn('running', playerId), or(isActing, isAsked)),
      isOther: and(
        inArray(noticesTable.state, ['sent', 'seen']),
        sql`iif(excluded.kind = 'turn', ${isOfOtherTurn(times.maxReminders)}, ${isOfOtherVote})`,
      ),
    },
    times,
  );

/** Statement: writes a notice for each game that has just ended and whose seat said that nothing reaches the player. */
export const insertMissedEnds = (db: GamesDatabase, playerId: string, times: Times) =>
  insertMissed(
    db,
    {
      kind: sql`'over'`,
      as: 'over',
      where: and(
        seatedIn('over', playerId),
        gt(seatsTable.endedAt, times.now - NEWS_MS),
        not(sql`${seatsTable.told}`),
      ),
      isOther: ne(noticesTable.kind, 'over'),
    },
    times,
  );

/**
 * Statement: what waits to be told at a later time than `after` is planned anew at `now`, but for another try, and for a reminder
 * that somebody asked for: its time is that of its game's clock.
 */
export const planQueuedAnew = (
  db: GamesDatabase,
  playerId: string,
  { now, after }: { readonly now: number; readonly after: number },
) =>
  db
    .update(noticesTable)
    .set({ dueAt: now })
    .where(
      and(
        eq(noticesTable.playerId, playerId),
        eq(noticesTable.state, 'queued'),
        gt(noticesTable.dueAt, after),
        isNull(noticesTable.error),
        or(eq(noticesTable.reminders, 0), isNotNull(noticesTable.toldAt)),
      ),
    );
