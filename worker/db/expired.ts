import { and, eq, gte, inArray, isNotNull, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { dayNumber } from '../lib/time.ts';
import type { IdRange } from '../lib/ids.ts';
import { someOf, type Database } from './database.ts';
import { ANSWERABLE } from './games/invitations.ts';
import * as t from './schema.ts';

/** Deletes rows whose time is over. Every function changes at most `limit` rows of its main table, and says how many. */

/** The bounds of one step of the job. */
export interface Pass {
  readonly db: Database;
  /** Rows older than this are deleted (ms). */
  readonly before: number;
  /** The portion of the keys that it reads. */
  readonly range: IdRange;
  readonly limit: number;
}

const within = (column: SQLiteColumn, { from, to }: IdRange) => and(gte(column, from), lt(column, to));

async function deleteSome(
  { db, limit }: Pass,
  table: SQLiteTable,
  keys: readonly SQLiteColumn[],
  condition: SQL | undefined,
): Promise<number> {
  return (await db.delete(table).where(someOf(table, keys, condition, limit))).meta.changes;
}

// Tables of people.

export const expiredSessions = (pass: Pass): Promise<number> =>
  deleteSome(
    pass,
    t.sessionsTable,
    [t.sessionsTable.hash],
    and(within(t.sessionsTable.hash, pass.range), lte(t.sessionsTable.expiresAt, pass.before)),
  );

export const expiredUsedLinks = (pass: Pass): Promise<number> =>
  deleteSome(
    pass,
    t.usedLinksTable,
    [t.usedLinksTable.hash],
    and(within(t.usedLinksTable.hash, pass.range), lte(t.usedLinksTable.expiresAt, pass.before)),
  );

/** Counts of the days before that of `before`. */
export const pastCounters = (pass: Pass): Promise<number> =>
  deleteSome(
    pass,
    t.countersTable,
    [t.countersTable.day, t.countersTable.key],
    lt(t.countersTable.day, dayNumber(pass.before)),
  );

export const oldDelayedMails = (pass: Pass): Promise<number> =>
  deleteSome(
    pass,
    t.delayedMailsTable,
    [t.delayedMailsTable.email],
    lt(t.delayedMailsTable.createdAt, pass.before),
  );

export const oldCapturedMails = (pass: Pass): Promise<number> =>
  deleteSome(pass, t.capturedMailsTable, [t.capturedMailsTable.id], lt(t.capturedMailsTable.at, pass.before));

export const oldReports = (pass: Pass): Promise<number> =>
  deleteSome(pass, t.reportsTable, [t.reportsTable.id], lt(t.reportsTable.createdAt, pass.before));

export const oldBounces = (pass: Pass): Promise<number> =>
  deleteSome(
    pass,
    t.undeliverableTable,
    [t.undeliverableTable.address],
    and(eq(t.undeliverableTable.reason, 'bounce'), lt(t.undeliverableTable.createdAt, pass.before)),
  );

export const oldDeliveries = (pass: Pass): Promise<number> => {
  const { playerId, at, id, channel } = t.deliveriesTable;
  const isOld = and(within(playerId, pass.range), lt(at, pass.before));
  return deleteSome(pass, t.deliveriesTable, [playerId, at, id, channel], isOld);
};

/** Channels that failures have switched off. One that its player has switched off stays. */
export const deadChannels = (pass: Pass): Promise<number> => {
  const { playerId, id, off, failingSince, sentAt, createdAt } = t.channelsTable;
  const since = sql`coalesce(${failingSince}, ${sentAt}, ${createdAt})`;
  const isDead = and(
    within(playerId, pass.range),
    inArray(off, ['gone', 'failing']),
    sql`${since} < ${pass.before}`,
  );
  return deleteSome(pass, t.channelsTable, [playerId, id], isDead);
};

/** Players without an address whom no session, passkey, code or token leads back, and what is theirs. */
export async function lostGuests({ db, before, range, limit }: Pass): Promise<number> {
  const { id, email, createdAt } = t.playersTable;
  const ways = [t.sessionsTable, t.passkeysTable, t.recoveryCodesTable, t.apiTokensTable];
  const isLost = ways.map((way) => sql`NOT EXISTS (SELECT 1 FROM ${way} WHERE ${way.playerId} = ${id})`);
  const guests = await db
    .select({ id })
    .from(t.playersTable)
    .where(and(within(id, range), sql`${email} IS NULL`, lt(createdAt, before), ...isLost))
    .limit(limit);
  if (guests.length === 0) return 0;
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(guests.map((guest) => guest.id))}))`;
  const { blocksTable: blocks } = t;
  await db.batch([
    db.delete(t.channelsTable).where(sql`${t.channelsTable.playerId} IN ${ids}`),
    db.delete(t.deliveriesTable).where(sql`${t.deliveriesTable.playerId} IN ${ids}`),
    db.delete(t.tablesOfTable).where(sql`${t.tablesOfTable.playerId} IN ${ids}`),
    db.delete(t.gameTellingTable).where(sql`${t.gameTellingTable.playerId} IN ${ids}`),
    db.delete(t.refusalsTable).where(sql`${t.refusalsTable.host} IN ${ids}`),
    db.delete(blocks).where(or(sql`${blocks.playerId} IN ${ids}`, sql`${blocks.blocked} IN ${ids}`)),
    db.delete(t.playersTable).where(and(sql`${id} IN ${ids}`, sql`${email} IS NULL`)),
  ]);
  return guests.length;
}

// Tables of games. Only games that have ended are touched, or invitations that can no longer be answered.

/** SQL: has the game with this id ended? `before`: only if its last move was made before then (ms). */
const hasEnded = (gameId: SQLiteColumn, before?: number) => {
  const isOld = before === undefined ? sql`` : sql` AND games.turn_at < ${before}`;
  return sql`EXISTS (SELECT 1 FROM games WHERE games.id = ${gameId} AND games.status IN ('over', 'aborted')${isOld})`;
};

export const oldNotices = (pass: Pass): Promise<number> => {
  const { playerId, gameId, createdAt } = t.noticesTable;
  const isOld = and(within(playerId, pass.range), lt(createdAt, pass.before), hasEnded(gameId));
  return deleteSome(pass, t.noticesTable, [playerId, gameId], isOld);
};

export const oldNotes = (pass: Pass): Promise<number> => {
  const { playerId, gameId } = t.notesTable;
  const isOld = and(within(playerId, pass.range), hasEnded(gameId, pass.before));
  return deleteSome(pass, t.notesTable, [playerId, gameId], isOld);
};

/** Invitations that nobody can answer any more. */
export const endedInvitations = (pass: Pass): Promise<number> => {
  const { gameId, seat, state, createdAt, sentAt } = t.invitationsTable;
  const isOld = and(
    within(gameId, pass.range),
    sql`coalesce(${sentAt}, ${createdAt}) < ${pass.before}`,
    or(notInArray(state, [...ANSWERABLE]), hasEnded(gameId)),
  );
  return deleteSome(pass, t.invitationsTable, [gameId, seat], isOld);
};

export const oldFaults = (pass: Pass): Promise<number> =>
  deleteSome(pass, t.faultsTable, [t.faultsTable.gameId], lt(t.faultsTable.at, pass.before));

/** Names, players and messages of games that were called off. Such a game has no log. Says how many seats were emptied. */
export async function calledOffTables({ db, before, range, limit }: Pass): Promise<number> {
  const { gamesTable: games, seatsTable: seats, messagesTable: messages } = t;
  const isOld = and(
    within(games.id, range),
    eq(games.status, 'aborted'),
    eq(games.seq, 0),
    lt(games.createdAt, before),
  );
  const old = sql`(SELECT ${games.id} FROM ${games} WHERE ${isOld})`;
  const isNamed = and(sql`${seats.gameId} IN ${old}`, or(isNotNull(seats.playerId), isNotNull(seats.name)));
  const { gameId, seat } = seats;
  const [, emptied] = await db.batch([
    db
      .delete(messages)
      .where(someOf(messages, [messages.gameId, messages.seq], sql`${messages.gameId} IN ${old}`, limit)),
    db
      .update(seats)
      .set({ playerId: null, name: null, tokenHash: null, entropy: null, calendar: null })
      .where(someOf(seats, [gameId, seat], isNamed, limit)),
  ]);
  return emptied.meta.changes;
}
