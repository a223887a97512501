import { and, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { SeatMask } from '../../shared/kernel/types.ts';
import type { NoticeKind } from '../../shared/protocol/http.ts';
import type { Database } from './database.ts';
import { games, log, notices, players, seats, type NoticeRow } from './schema.ts';

export interface NewNotices {
  readonly gameId: string;
  readonly seats: SeatMask;
  readonly kind: NoticeKind;
  readonly seq: number;
  readonly now: number;
  readonly dueAt: number;
}

/**
 * Statement: notices to the people in these seats who can be reached; gives their ids. It writes over what was to
 * be told of the game before, but keeps whether they were told in this absence.
 */
export const insertNotices = (db: Database, { gameId, seats: mask, kind, seq, now, dueAt }: NewNotices) =>
  db
    .insert(notices)
    .select(
      db
        .select({
          playerId: sql<string>`${seats.playerId}`.as('player_id'),
          gameId: seats.gameId,
          id: sql<string>`lower(hex(randomblob(8)))`.as('id'),
          seat: seats.seat,
          seq: sql<number>`${seq}`.as('seq'),
          kind: sql<NoticeKind>`${kind}`.as('kind'),
          state: sql<NoticeRow['state']>`'queued'`.as('state'),
          dueAt: sql<number>`${dueAt}`.as('due_at'),
          attempts: sql<number>`0`.as('attempts'),
          error: sql<null>`NULL`.as('error'),
          createdAt: sql<number>`${now}`.as('created_at'),
          sentAt: sql<null>`NULL`.as('sent_at'),
          toldAt: sql<null>`NULL`.as('told_at'),
          reminders: sql<number>`0`.as('reminders'),
        })
        .from(seats)
        .innerJoin(players, eq(players.id, seats.playerId))
        .where(
          and(
            eq(seats.gameId, gameId),
            eq(seats.kind, 'person'),
            sql`(${mask} >> ${seats.seat}) & 1 = 1`,
            isNotNull(players.email),
            eq(players.muted, false),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [notices.playerId, notices.gameId],
      set: {
        id: sql`excluded.id`,
        seat: sql`excluded.seat`,
        seq,
        kind,
        state: 'queued',
        dueAt,
        attempts: 0,
        error: null,
        createdAt: now,
        sentAt: null,
        // That the game had begun was no news of a decision: it must not keep back that one is asked now.
        toldAt: sql`CASE WHEN ${notices.kind} = 'started' THEN NULL ELSE ${notices.toldAt} END`,
        reminders: sql`CASE WHEN ${notices.toldAt} IS NULL THEN 0 ELSE ${notices.reminders} END`,
      },
    })
    .returning({ playerId: notices.playerId });

/** Has he moved in this game since the last message with it? Then he was there, whatever his page said. */
const acted = sql<number>`(${notices.toldAt} IS NOT NULL AND EXISTS (
  SELECT 1 FROM ${log} WHERE ${log.gameId} = ${notices.gameId} AND ${log.seat} = ${notices.seat}
    AND ${log.by} = 'person' AND ${log.at} >= ${notices.toldAt}))`.as('acted');

/** Statement: a player's open notices with how their games stand. */
export const selectNotices = (db: Database, playerId: string) =>
  db
    .select({
      notice: notices,
      game: games.game,
      status: games.status,
      acting: games.acting,
      acted,
      hostLanguage: players.language,
    })
    .from(notices)
    .innerJoin(games, eq(games.id, notices.gameId))
    .leftJoin(players, eq(players.id, games.hostId))
    .where(and(eq(notices.playerId, playerId), inArray(notices.state, ['queued', 'sent', 'seen'])));

/** Statement: what became of a notice; nothing where another occasion has taken its place. */
export const updateNotice = (db: Database, { playerId, gameId, id }: NoticeRow, change: Partial<NoticeRow>) =>
  db
    .update(notices)
    .set(change)
    .where(and(eq(notices.playerId, playerId), eq(notices.gameId, gameId), eq(notices.id, id)));

export interface Back {
  /** What is still open there is reminded of at … */
  readonly remindAt: number;
  /** … unless it was reminded of so often. */
  readonly maxReminders: number;
  /** Notices due later than this were put off to a reminder. */
  readonly heldUntil: number;
}

/**
 * Statement: the player is here, looking at `gameId`. What he was told of is seen, and what is queued for this
 * game; his absence is over.
 */
export const markBack = (
  db: Database,
  playerId: string,
  gameId: string,
  { remindAt, maxReminders, heldUntil }: Back,
) =>
  db
    .update(notices)
    .set({
      state: sql`CASE WHEN ${notices.state} = 'sent' OR ${notices.gameId} = ${gameId} THEN 'seen' ELSE ${notices.state} END`,
      dueAt: sql`CASE WHEN ${notices.kind} = 'turn' AND ${notices.reminders} < ${maxReminders} THEN ${remindAt} END`,
      toldAt: null,
    })
    .where(
      and(
        eq(notices.playerId, playerId),
        or(
          eq(notices.state, 'sent'),
          isNotNull(notices.toldAt),
          and(
            eq(notices.state, 'queued'),
            or(eq(notices.gameId, gameId), sql`coalesce(${notices.dueAt}, ${heldUntil} + 1) > ${heldUntil}`),
          ),
        ),
      ),
    );

/**
 * Statement: the game's seats in order, each with what became of telling its player, if there was anything.
 * In a batch columns of one name would be one: those of the notice have names of their own.
 */
export const selectSeatsTold = (db: Database, gameId: string) =>
  db
    .select({
      seat: seats,
      kind: sql<NoticeKind | null>`${notices.kind}`.as('notice_kind'),
      state: sql<NoticeRow['state'] | null>`${notices.state}`.as('notice_state'),
      sentAt: sql<number | null>`${notices.sentAt}`.as('notice_sent_at'),
    })
    .from(seats)
    .leftJoin(notices, and(eq(notices.playerId, seats.playerId), eq(notices.gameId, seats.gameId)))
    .where(eq(seats.gameId, gameId))
    .orderBy(seats.seat);
export type SeatTold = Awaited<ReturnType<typeof selectSeatsTold>>[number];

/** Receipts shown on a profile. */
const RECEIPTS = 20;

export const receiptsOf = (db: Database, playerId: string) =>
  db
    .select({ notice: notices, game: games.game })
    .from(notices)
    .innerJoin(games, eq(games.id, notices.gameId))
    .where(eq(notices.playerId, playerId))
    .orderBy(desc(notices.createdAt))
    .limit(RECEIPTS);

/**
 * Players of a range of ids with a notice that was due before `now` and still matters: lost alarms and reminders.
 * Reads the range's notices; there is no index on time (see `sweep.ts`).
 */
export const overduePlayers = (
  db: Database,
  range: { readonly from: string; readonly to: string },
  now: number,
  limit: number,
) =>
  db
    .selectDistinct({ playerId: notices.playerId })
    .from(notices)
    .innerJoin(games, eq(games.id, notices.gameId))
    .where(
      and(
        gt(notices.playerId, range.from),
        lt(notices.playerId, range.to),
        lt(notices.dueAt, now),
        inArray(notices.state, ['queued', 'sent', 'seen']),
        or(eq(notices.state, 'queued'), sql`(${games.acting} >> ${notices.seat}) & 1 = 1`),
      ),
    )
    .limit(limit);
