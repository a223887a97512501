import { and, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { SeatMask } from '#shared/kernel/types.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import type { Due } from '../wakeDue.ts';
import type { Database } from './database.ts';
import { isAfter } from './games.ts';
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
 * Statement: writes notices for the people in these seats who have an address and want mail. Returns their ids. A notice
 * replaces the player's earlier notice of the game, but keeps whether they were mailed in this absence.
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
        // A mail that the game has started must not delay the mail about the decision.
        toldAt: sql`CASE WHEN ${notices.kind} = 'started' THEN NULL ELSE ${notices.toldAt} END`,
        reminders: sql`CASE WHEN ${notices.toldAt} IS NULL THEN 0 ELSE ${notices.reminders} END`,
      },
    })
    .returning({ playerId: notices.playerId });

/** Has the player moved in this game since the last mail with it? Then they were present, whatever their page reported. */
const acted = sql<number>`(${notices.toldAt} IS NOT NULL AND EXISTS (
  SELECT 1 FROM ${log} WHERE ${log.gameId} = ${notices.gameId} AND ${log.seat} = ${notices.seat}
    AND ${log.by} = 'person' AND ${log.at} >= ${notices.toldAt}))`.as('acted');

/** Statement: a player's open notices, with the state of their games. */
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

/** Statement: updates a notice. Does nothing if a newer occasion has replaced it. */
export const updateNotice = (db: Database, { playerId, gameId, id }: NoticeRow, change: Partial<NoticeRow>) =>
  db
    .update(notices)
    .set(change)
    .where(and(eq(notices.playerId, playerId), eq(notices.gameId, gameId), eq(notices.id, id)));

export interface Back {
  /** When to remind of decisions that are still open (ms). */
  readonly remindAt: number;
  /** Notices with this many reminders get no more. */
  readonly maxReminders: number;
  /** Notices due later than this (ms) were postponed to a reminder. */
  readonly heldUntil: number;
}

/**
 * Statement: the player is back and looks at `gameId`, so their absence is over. Notices that were mailed become `seen`,
 * and so does a queued notice of this game.
 */
export const markPlayerBack = (
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
 * Statement: the game's seats in order, each with its player's notice, if there is one. The notice's columns have names of
 * their own, because D1 merges columns of the same name in the result of a batch.
 */
export const selectSeatsWithNotices = (db: Database, gameId: string) =>
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
export type SeatWithNotice = Awaited<ReturnType<typeof selectSeatsWithNotices>>[number];

/** Maximum of receipts on a profile. */
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
 * Players in a range of ids with a notice that was due before `late` and is still open: lost alarms and reminders. Oldest
 * first, beginning after `after`. Reads all notices of the range, because there is no index on time (see `sweep.ts`).
 */
export const overduePlayers = async (
  db: Database,
  range: { readonly from: string; readonly to: string },
  late: number,
  after: Due | undefined,
  limit: number,
): Promise<readonly Due[]> => {
  const dueAt = sql<number>`min(${notices.dueAt})`;
  return db
    .select({ id: notices.playerId, dueAt })
    .from(notices)
    .innerJoin(games, eq(games.id, notices.gameId))
    .where(
      and(
        gt(notices.playerId, range.from),
        lt(notices.playerId, range.to),
        lt(notices.dueAt, late),
        inArray(notices.state, ['queued', 'sent', 'seen']),
        or(eq(notices.state, 'queued'), sql`(${games.acting} >> ${notices.seat}) & 1 = 1`),
      ),
    )
    .groupBy(notices.playerId)
    .having(isAfter(dueAt, notices.playerId, after))
    .orderBy(dueAt, notices.playerId)
    .limit(limit);
};
