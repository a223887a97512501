import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { SeatMask } from '#shared/kernel/types.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import { isNews, NEWS, NOT_REPLACED_BY } from '../../lib/notices.ts';
import { isAfter } from './games.ts';
import type { Due } from '../../lib/time.ts';
import type { GamesDatabase } from '../database.ts';
import { gamesTable, joinRequestsTable, logTable, seatsTable } from './gameTables.ts';
import { ANSWERABLE } from './invitations.ts';
import { invitationsTable, messagesTable, noticesTable, type NoticeRow } from './talkTables.ts';

/** The content of new notices. */
export interface Occasion {
  readonly kind: NoticeKind;
  /** The log row, or the column that has it. */
  readonly seq: number | typeof gamesTable.seq;
  readonly now: number;
  readonly dueAt: number;
}

export interface NewNotices extends Occasion {
  readonly gameId: string;
  readonly seats: SeatMask;
}

/** A new notice for the player of a seat, as columns of a select over `seats`. */
export const columnsOf = ({ kind, seq, now, dueAt }: Occasion) => ({
  playerId: sql<string>`${seatsTable.playerId}`.as('player_id'),
  gameId: seatsTable.gameId,
  id: sql<string>`lower(hex(randomblob(8)))`.as('id'),
  seat: seatsTable.seat,
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
});

/**
 * Condition: a person sits there, in one of the notices' seats, and is told by mail or another channel. Who is mentioned was
 * asked for in the tables of people, as they may have been blocked.
 */
const isTold = ({ gameId, seats: mask, kind }: NewNotices) =>
  and(
    eq(seatsTable.gameId, gameId),
    eq(seatsTable.kind, 'person'),
    sql`(${mask} >> ${seatsTable.seat}) & 1 = 1`,
    kind === 'mention' ? undefined : seatsTable.told,
  );

/**
 * Condition: the last message with the earlier notice does not delay one about the new occasion. It told of a game that waited for
 * nobody: that it has begun, or of an invitation; before a decision, of any news.
 */
const isForgotten = (kind: NoticeKind) =>
  or(
    inArray(noticesTable.kind, ['started', 'invited']),
    isNews(kind)
      ? undefined
      : and(inArray(noticesTable.kind, [...NEWS]), gte(noticesTable.toldAt, noticesTable.createdAt)),
  );

/** The columns that a new notice changes in the player's earlier notice of the game. */
export const replacementBy = ({ kind, now, dueAt }: Omit<Occasion, 'seq'>) => {
  const unlessForgotten = (time: SQLiteColumn) =>
    sql`CASE WHEN ${isForgotten(kind)} THEN NULL ELSE ${time} END`;
  const toldAt = unlessForgotten(noticesTable.toldAt);
  return {
    id: sql`excluded.id`,
    seat: sql`excluded.seat`,
    seq: sql`excluded.seq`,
    kind,
    state: 'queued' as const,
    dueAt,
    attempts: 0,
    error: null,
    createdAt: now,
    // The table sees when a player was told of their turn: a message to them does not change that.
    sentAt: kind === 'mention' ? unlessForgotten(noticesTable.sentAt) : null,
    toldAt,
    reminders: sql`CASE WHEN (${toldAt}) IS NULL THEN 0 ELSE ${noticesTable.reminders} END`,
  };
};

/** Condition: the earlier notice waits to be told, and its message will tell of the new occasion too. */
const isWaiting = (kind: NoticeKind) =>
  and(eq(noticesTable.state, 'queued'), inArray(noticesTable.kind, [...NOT_REPLACED_BY[kind]]));

/**
 * Statement: writes notices for the people in these seats who can be told by mail or another channel. A
 * notice replaces the player's earlier notice of the game, but keeps whether they were told in this absence. One that
 * waits to be told and is more urgent stays.
 */
export const insertNotices = (db: GamesDatabase, notices: NewNotices) =>
  db
    .insert(noticesTable)
    .select(db.select(columnsOf(notices)).from(seatsTable).where(isTold(notices)))
    .onConflictDoUpdate({
      target: [noticesTable.playerId, noticesTable.gameId],
      set: replacementBy(notices),
      setWhere: sql`NOT (${isWaiting(notices.kind)})`,
    });

/**
 * Statement: a reminder of a turn. It is told in the same absence again, as one that was told before; what was told when
 * is not forgotten. A notice that waits to be told sooner stays.
 */
export const insertReminder = (db: GamesDatabase, notices: NewNotices) =>
  db
    .insert(noticesTable)
    .select(db.select(columnsOf(notices)).from(seatsTable).where(isTold(notices)))
    .onConflictDoUpdate({
      target: [noticesTable.playerId, noticesTable.gameId],
      set: { ...replacementBy(notices), sentAt: noticesTable.sentAt, toldAt: null, reminders: 1 },
      setWhere: sql`NOT (${isWaiting(notices.kind)}) AND ${or(
        ne(noticesTable.state, 'queued'),
        isNull(noticesTable.dueAt),
        gt(noticesTable.dueAt, notices.dueAt),
      )}`,
    });

/** A notice to somebody who may have no seat: one they lose before the game begins, one that is kept for them, or the joining of a listed game. */
export interface NoticeWithoutSeat extends Pick<
  NoticeRow,
  'gameId' | 'playerId' | 'seat' | 'createdAt' | 'dueAt' | 'state'
> {
  readonly kind: 'removed' | 'invited' | 'request' | 'declined' | 'full';
}

/**
 * Statement: the notice to somebody without a seat, instead of any other of this game. It is written for everybody: by it the
 * game knows whom it does not let in, and nobody learns whom nothing reaches. Of requests one notice tells of all: one that waits
 * stays, and the next keeps whether the host was told in this absence.
 */
export const insertNoticeWithoutSeat = (db: GamesDatabase, notice: NoticeWithoutSeat) => {
  const row: NoticeRow = {
    ...notice,
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 16),
    seq: 0,
    attempts: 0,
    error: null,
    sentAt: null,
    toldAt: null,
    reminders: 0,
  };
  const { kind, createdAt: now, dueAt, state } = notice;
  const told = { ...replacementBy({ kind, now, dueAt: dueAt ?? now }), dueAt, state };
  return db
    .insert(noticesTable)
    .values(row)
    .onConflictDoUpdate({
      target: [noticesTable.playerId, noticesTable.gameId],
      set: kind === 'request' ? told : row,
      setWhere: sql`NOT (${isWaiting(kind)})`,
    });
};

const isNotice = (gameId: string, playerId: string, kind: NoticeRow['kind']) =>
  and(eq(noticesTable.playerId, playerId), eq(noticesTable.gameId, gameId), eq(noticesTable.kind, kind));

/** When the host has declined or removed the player at the table (ms); undefined if they have not. */
export async function turnedAwayAt(
  db: GamesDatabase,
  kind: 'declined' | 'removed',
  gameId: string,
  playerId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ at: noticesTable.createdAt })
    .from(noticesTable)
    .where(isNotice(gameId, playerId, kind));
  return row?.at;
}

/** Statement: the player is at the table again, so nobody has removed them any more. */
export const deleteRemoval = (db: GamesDatabase, gameId: string, playerId: string) =>
  db.delete(noticesTable).where(isNotice(gameId, playerId, 'removed'));

/**
 * Has the player moved in this game since the last message with it? Then they were present, whatever their page reported.
 * Reads the log from its end, back to a move of theirs or a row before the message.
 */
const acted = sql<number>`(${noticesTable.toldAt} IS NOT NULL AND coalesce((
  SELECT ${logTable.at} >= ${noticesTable.toldAt} FROM ${logTable} WHERE ${logTable.gameId} = ${noticesTable.gameId}
    AND ((${logTable.seat} = ${noticesTable.seat} AND ${logTable.by} = 'person') OR ${logTable.at} < ${noticesTable.toldAt})
    ORDER BY ${logTable.seq} DESC LIMIT 1), 0))`.as('acted');

/** Has the player moved in this game since the notice was written? */
const moved = sql<number>`EXISTS (
  SELECT 1 FROM ${logTable} WHERE ${logTable.gameId} = ${noticesTable.gameId} AND ${logTable.seat} = ${noticesTable.seat}
    AND ${logTable.by} = 'person' AND ${logTable.seq} > ${noticesTable.seq})`.as('moved');

/** Is something to do about a message, and has the player written in the game since? Reads from the end, as `acted`. */
const wrote =
  sql<number>`(${noticesTable.kind} = 'mention' AND ${noticesTable.dueAt} IS NOT NULL AND coalesce((
  SELECT ${messagesTable.at} >= ${noticesTable.createdAt} FROM ${messagesTable}
    WHERE ${messagesTable.gameId} = ${noticesTable.gameId}
    AND (${messagesTable.seat} = ${noticesTable.seat} OR ${messagesTable.at} < ${noticesTable.createdAt})
    ORDER BY ${messagesTable.seq} DESC LIMIT 1), 0))`.as('wrote');

/** Does somebody ask to join? */
const isJoinAsked = sql<number>`(${noticesTable.kind} = 'request' AND EXISTS (
  SELECT 1 FROM ${joinRequestsTable} WHERE ${joinRequestsTable.gameId} = ${noticesTable.gameId}))`.as(
  'is_join_asked',
);

const isOfInvitation = sql`${noticesTable.kind} = 'invited'`;

/** Is a seat kept for the player, as the notice says? */
const invited = sql<number>`(${isOfInvitation} AND EXISTS (
  SELECT 1 FROM ${invitationsTable} WHERE ${invitationsTable.gameId} = ${noticesTable.gameId}
    AND ${invitationsTable.seat} = ${noticesTable.seat} AND ${invitationsTable.guestId} = ${noticesTable.playerId}
    AND ${invitationsTable.state} IN ${ANSWERABLE}))`.as('invited');

/** The players at the table to which the player is invited, parted by commas; null: nobody, or they are not. */
const seated = sql<string | null>`CASE WHEN ${isOfInvitation} THEN (
  SELECT group_concat(at.player_id) FROM ${seatsTable} AS at WHERE at.game_id = ${noticesTable.gameId}) END`.as(
  'seated',
);

/** Has somebody whom the notice tells that they have no seat got one since? */
const sits = sql<number>`(${noticesTable.kind} IN ('declined', 'full') AND EXISTS (
  SELECT 1 FROM ${seatsTable} AS own WHERE own.game_id = ${noticesTable.gameId}
    AND own.player_id = ${noticesTable.playerId}))`.as('sits');

/** Statement: a player's open notices, with the state of their games. */
export const selectNotices = (db: GamesDatabase, playerId: string) =>
  db
    .select({
      notice: noticesTable,
      game: gamesTable.game,
      title: gamesTable.title,
      status: gamesTable.status,
      acting: gamesTable.acting,
      clock: gamesTable.clock,
      seatClocks: gamesTable.seatClocks,
      pausedUntil: gamesTable.pausedUntil,
      sleptAt: gamesTable.sleptAt,
      question: gamesTable.question,
      seatedPlayer: sql<string | null>`${seatsTable.playerId}`.as('seated_player'), // D1 merges columns of one name
      vacancy: seatsTable.vacancy,
      calendar: seatsTable.calendar,
      acted,
      moved,
      wrote,
      invited,
      sits,
      isJoinAsked,
      seated,
      hostId: gamesTable.hostId,
    })
    .from(noticesTable)
    .innerJoin(gamesTable, eq(gamesTable.id, noticesTable.gameId))
    .innerJoin(
      seatsTable,
      and(eq(seatsTable.gameId, noticesTable.gameId), eq(seatsTable.seat, noticesTable.seat)),
    )
    .where(and(eq(noticesTable.playerId, playerId), inArray(noticesTable.state, ['queued', 'sent', 'seen'])));

/** Statement: updates a notice. Does nothing if a newer occasion has replaced it. */
export const updateNotice = (
  db: GamesDatabase,
  { playerId, gameId, id }: NoticeRow,
  change: Partial<NoticeRow>,
) =>
  db
    .update(noticesTable)
    .set(change)
    .where(
      and(eq(noticesTable.playerId, playerId), eq(noticesTable.gameId, gameId), eq(noticesTable.id, id)),
    );

/**
 * Statement: the game's seats in order, each with its player's notice, if there is one. The notice's columns have names of
 * their own, because D1 merges columns of the same name in the result of a batch.
 */
export const selectSeatsWithNotices = (db: GamesDatabase, gameId: string) =>
  db
    .select({
      seat: seatsTable,
      kind: sql<NoticeKind | null>`${noticesTable.kind}`.as('notice_kind'),
      state: sql<NoticeRow['state'] | null>`${noticesTable.state}`.as('notice_state'),
      sentAt: sql<number | null>`${noticesTable.sentAt}`.as('notice_sent_at'),
    })
    .from(seatsTable)
    .leftJoin(
      noticesTable,
      and(eq(noticesTable.playerId, seatsTable.playerId), eq(noticesTable.gameId, seatsTable.gameId)),
    )
    .where(eq(seatsTable.gameId, gameId))
    .orderBy(seatsTable.seat);
export type SeatWithNotice = Awaited<ReturnType<typeof selectSeatsWithNotices>>[number];

/** Maximum of receipts on a profile. */
export const RECEIPTS = 20;

export const receiptsOf = (db: GamesDatabase, playerId: string) =>
  db
    .select({ notice: noticesTable, game: gamesTable.game })
    .from(noticesTable)
    .innerJoin(gamesTable, eq(gamesTable.id, noticesTable.gameId))
    .where(eq(noticesTable.playerId, playerId))
    .orderBy(desc(noticesTable.createdAt))
    .limit(RECEIPTS);

/**
 * Players after `range.after`, up to `range.upTo`, with a notice that was due before `late` and is still open: their mailbox
 * has lost its alarm. Oldest first, beginning after `after`. Reads all notices of the range, because there is no index on time,
 * which would cost a written row with each.
 */
export const overduePlayers = async (
  db: GamesDatabase,
  range: { readonly after: string; readonly upTo: string },
  late: number,
  after: Due | undefined,
  limit: number,
): Promise<readonly Due[]> => {
  const dueAt = sql<number>`min(${noticesTable.dueAt})`;
  return db
    .select({ id: noticesTable.playerId, dueAt })
    .from(noticesTable)
    .innerJoin(gamesTable, eq(gamesTable.id, noticesTable.gameId))
    .where(
      and(
        gt(noticesTable.playerId, range.after),
        lte(noticesTable.playerId, range.upTo),
        lt(noticesTable.dueAt, late),
        inArray(noticesTable.state, ['queued', 'sent', 'seen']),
        or(
          eq(noticesTable.state, 'queued'),
          sql`(${gamesTable.acting} >> ${noticesTable.seat}) & 1 = 1`,
          and(eq(noticesTable.state, 'sent'), inArray(noticesTable.kind, [...NEWS])), // their mail follows
        ),
      ),
    )
    .groupBy(noticesTable.playerId)
    .having(isAfter(dueAt, noticesTable.playerId, after))
    .orderBy(dueAt, noticesTable.playerId)
    .limit(limit);
};
