import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { dayNumber } from '../../lib/time.ts';
import { someOf, type PeopleDatabase } from '../database.ts';
import { deleteSome, inPortion, type Pass } from '../expired.ts';
import { leaveAllGroups } from './groups.ts';
import { hasNoWayBack } from './players.ts';
import * as t from './peopleTables.ts';

/** Deletes rows of people whose time is over. */

export const expiredSessions = (pass: Pass<PeopleDatabase>): Promise<number> =>
  deleteSome(
    pass,
    t.sessionsTable,
    [t.sessionsTable.hash],
    and(inPortion(t.sessionsTable.hash, pass.range), lte(t.sessionsTable.expiresAt, pass.before)),
  );

export const expiredUsedLinks = (pass: Pass<PeopleDatabase>): Promise<number> =>
  deleteSome(
    pass,
    t.usedLinksTable,
    [t.usedLinksTable.hash],
    and(inPortion(t.usedLinksTable.hash, pass.range), lte(t.usedLinksTable.expiresAt, pass.before)),
  );

/** Counts of the days before that of `before`. */
export const pastCounters = (pass: Pass<PeopleDatabase>): Promise<number> =>
  deleteSome(
    pass,
    t.countersTable,
    [t.countersTable.day, t.countersTable.key],
    lt(t.countersTable.day, dayNumber(pass.before)),
  );

export const oldDelayedMails = (pass: Pass<PeopleDatabase>): Promise<number> =>
  deleteSome(
    pass,
    t.delayedMailsTable,
    [t.delayedMailsTable.email],
    lt(t.delayedMailsTable.createdAt, pass.before),
  );

export const oldCapturedMails = (pass: Pass<PeopleDatabase>): Promise<number> =>
  deleteSome(pass, t.capturedMailsTable, [t.capturedMailsTable.id], lt(t.capturedMailsTable.at, pass.before));

export const oldReports = (pass: Pass<PeopleDatabase>): Promise<number> =>
  deleteSome(pass, t.reportsTable, [t.reportsTable.id], lt(t.reportsTable.createdAt, pass.before));

/** Listings whose time is over, and that their rooms have not deleted. */
export const endedListings = (pass: Pass<PeopleDatabase>): Promise<number> =>
  deleteSome(pass, t.listingsTable, [t.listingsTable.gameId], lte(t.listingsTable.until, pass.before));

/** The same of tables that were open to a group. */
export async function endedGroupTables({ db, before, limit }: Pass<PeopleDatabase>): Promise<number> {
  const { groupId, gameId, until } = t.groupGamesTable;
  const { meta } = await db
    .update(t.groupGamesTable)
    .set({ until: null, content: null, hostId: null })
    .where(someOf(t.groupGamesTable, [groupId, gameId], lte(until, before), limit));
  return meta.changes;
}

export const oldBounces = (pass: Pass<PeopleDatabase>): Promise<number> =>
  deleteSome(
    pass,
    t.undeliverableTable,
    [t.undeliverableTable.address],
    and(eq(t.undeliverableTable.reason, 'bounce'), lt(t.undeliverableTable.createdAt, pass.before)),
  );

export const oldDeliveries = (pass: Pass<PeopleDatabase>): Promise<number> => {
  const { playerId, at, id, channel } = t.deliveriesTable;
  const isOld = and(inPortion(playerId, pass.range), lt(at, pass.before));
  return deleteSome(pass, t.deliveriesTable, [playerId, at, id, channel], isOld);
};

/** Channels that failures have switched off. One that its player has switched off stays. */
export const deadChannels = (pass: Pass<PeopleDatabase>): Promise<number> => {
  const { playerId, id, off, failingSince, sentAt, createdAt } = t.channelsTable;
  const since = sql`coalesce(${failingSince}, ${sentAt}, ${createdAt})`;
  const isDead = and(
    inPortion(playerId, pass.range),
    inArray(off, ['gone', 'failing']),
    sql`${since} < ${pass.before}`,
  );
  return deleteSome(pass, t.channelsTable, [playerId, id], isDead);
};

/** Players without an address whom no session, passkey, code or token leads back, and what is theirs. */
export async function lostGuests({ db, before, range, limit }: Pass<PeopleDatabase>): Promise<number> {
  const { id, email, createdAt } = t.playersTable;
  const guests = await db
    .select({ id })
    .from(t.playersTable)
    .where(and(inPortion(id, range), sql`${email} IS NULL`, lt(createdAt, before), hasNoWayBack(id)))
    .limit(limit);
  if (guests.length === 0) return 0;
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(guests.map((guest) => guest.id))}))`;
  const { blocksTable: blocks } = t;
  await db.batch([
    db.delete(t.channelsTable).where(sql`${t.channelsTable.playerId} IN ${ids}`),
    db.delete(t.deliveriesTable).where(sql`${t.deliveriesTable.playerId} IN ${ids}`),
    db.delete(t.tablesOfTable).where(sql`${t.tablesOfTable.playerId} IN ${ids}`),
    db.delete(t.gameTellingTable).where(sql`${t.gameTellingTable.playerId} IN ${ids}`),
    db
      .delete(t.refusalsTable)
      .where(or(sql`${t.refusalsTable.host} IN ${ids}`, sql`${t.refusalsTable.address} IN ${ids}`)),
    db.delete(blocks).where(or(sql`${blocks.playerId} IN ${ids}`, sql`${blocks.blocked} IN ${ids}`)),
    db.delete(t.playersTable).where(and(sql`${id} IN ${ids}`, sql`${email} IS NULL`)),
  ]);
  return guests.length;
}

/** Members of groups who are lost guests, and players no more. */
export async function lostMembers({ db, before, range, limit }: Pass<PeopleDatabase>): Promise<number> {
  const { playerId, joinedAt } = t.groupMembersTable;
  const lost = await db
    .selectDistinct({ playerId })
    .from(t.groupMembersTable)
    .where(
      and(
        inPortion(playerId, range),
        lte(joinedAt, before),
        sql`NOT EXISTS (SELECT 1 FROM ${t.playersTable} WHERE ${t.playersTable.id} = ${playerId})`,
      ),
    )
    .limit(limit);
  if (lost.length === 0) return 0;
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(lost.map((one) => one.playerId))}))`;
  await db.batch([...leaveAllGroups(db, (player) => sql`${player} IN ${ids}`)]);
  return lost.length;
}
