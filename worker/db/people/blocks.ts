import { and, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PeopleDatabase } from '../database.ts';
import {
  blocksTable,
  groupMembersTable,
  groupsTable,
  playersTable,
  reportsTable,
  type ReportRow,
} from './peopleTables.ts';

/** Players who do not want to play with each other, and reports to the operator. */

export const insertBlock = (db: PeopleDatabase, playerId: string, blocked: string, now: number) =>
  db.insert(blocksTable).values({ playerId, blocked, createdAt: now }).onConflictDoNothing();

export const deleteBlock = (db: PeopleDatabase, playerId: string, blocked: string) =>
  db.delete(blocksTable).where(and(eq(blocksTable.playerId, playerId), eq(blocksTable.blocked, blocked)));

/** The player's blocks, newest first. */
export const blocksOf = (db: PeopleDatabase, playerId: string) =>
  db
    .select()
    .from(blocksTable)
    .where(eq(blocksTable.playerId, playerId))
    .orderBy(desc(blocksTable.createdAt))
    .limit(BLOCKS_LISTED);
const BLOCKS_LISTED = 90;

/** Those of these people whom the player has blocked. */
export async function blockedAmong(
  db: PeopleDatabase,
  playerId: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const found = await db
    .select({ blocked: blocksTable.blocked })
    .from(blocksTable)
    .where(and(eq(blocksTable.playerId, playerId), inArray(blocksTable.blocked, [...new Set(people)])));
  return new Set(found.map(({ blocked }) => blocked));
}

/** Has one of these people blocked the player? Null stands for nobody. */
export async function isBlockedByAny(
  db: PeopleDatabase,
  playerId: string,
  people: readonly (string | null)[],
): Promise<boolean> {
  const blockers = [...new Set(people)].filter((one) => one !== null && one !== playerId);
  if (blockers.length === 0) return false;
  const found = await db
    .select({ by: blocksTable.playerId })
    .from(blocksTable)
    .where(and(eq(blocksTable.blocked, playerId), inArray(blocksTable.playerId, blockers as string[])))
    .limit(1);
  return found.length > 0;
}

/** Those of these people whom the player has blocked, or who have blocked the player. */
export async function blockedBetween(
  db: PeopleDatabase,
  playerId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  if (others.length === 0) return new Set();
  const { playerId: by, blocked } = blocksTable;
  const among = sql`(SELECT value FROM json_each(${JSON.stringify(others)}))`;
  const [own, blockers] = await db.batch([
    db
      .select({ id: blocked })
      .from(blocksTable)
      .where(and(eq(by, playerId), sql`${blocked} IN ${among}`)),
    db
      .select({ id: by })
      .from(blocksTable)
      .where(and(eq(blocked, playerId), sql`${by} IN ${among}`)),
  ]);
  return new Set([...own, ...blockers].map(({ id }) => id));
}

/** Has one of these people blocked another of them? */
export async function isBlockAmong(db: PeopleDatabase, people: readonly string[]): Promise<boolean> {
  if (people.length < 2) return false;
  const found = await db
    .select({ by: blocksTable.playerId })
    .from(blocksTable)
    .where(and(inArray(blocksTable.playerId, [...people]), inArray(blocksTable.blocked, [...people])))
    .limit(1);
  return found.length > 0;
}

/** Statements: a guest has become a player, and so have who blocked and who is blocked. Nobody blocks themselves. */
export const bringBlocks = (db: PeopleDatabase, guestId: string, playerId: string) => {
  const { playerId: by, blocked } = blocksTable;
  const isGuests = or(eq(by, guestId), eq(blocked, guestId));
  return [
    db
      .insert(blocksTable)
      .select(
        sql`SELECT ${playerId}, blocked, created_at FROM blocks WHERE player_id = ${guestId} AND blocked <> ${playerId}`,
      )
      .onConflictDoNothing(),
    db
      .insert(blocksTable)
      .select(
        sql`SELECT player_id, ${playerId}, created_at FROM blocks WHERE blocked = ${guestId} AND player_id <> ${playerId}`,
      )
      .onConflictDoNothing(),
    db.delete(blocksTable).where(isGuests),
  ] as const;
};

export const insertReport = (db: PeopleDatabase, report: ReportRow) => db.insert(reportsTable).values(report);

/** Statement: a guest has become a player, and so has who reports. */
export const bringReports = (db: PeopleDatabase, guestId: string, playerId: string) =>
  db.update(reportsTable).set({ playerId }).where(eq(reportsTable.playerId, guestId));

const isReported = and(
  eq(groupMembersTable.groupId, reportsTable.groupId),
  eq(groupMembersTable.id, reportsTable.member),
);

/** The newest reports, with the names of groups and members as they are now. */
export const newestReports = (db: PeopleDatabase, limit: number) =>
  db
    .select({
      ...getTableColumns(reportsTable),
      groupName: groupsTable.name,
      memberName: playersTable.name,
    })
    .from(reportsTable)
    .leftJoin(groupsTable, eq(groupsTable.id, reportsTable.groupId))
    .leftJoin(groupMembersTable, isReported)
    .leftJoin(playersTable, eq(playersTable.id, groupMembersTable.playerId))
    .orderBy(desc(reportsTable.createdAt), reportsTable.id)
    .limit(limit);

/** Gives the group or the member that a report is about another name. Is there one? */
export async function renameReported(db: PeopleDatabase, id: string, name: string): Promise<boolean> {
  const group = db
    .select({ id: reportsTable.groupId })
    .from(reportsTable)
    .where(and(eq(reportsTable.id, id), isNull(reportsTable.member)));
  const member = db
    .select({ id: groupMembersTable.playerId })
    .from(reportsTable)
    .innerJoin(groupMembersTable, isReported)
    .where(eq(reportsTable.id, id));
  const renamed = await db.batch([
    db.update(groupsTable).set({ name }).where(inArray(groupsTable.id, group)),
    db.update(playersTable).set({ name }).where(inArray(playersTable.id, member)),
  ]);
  return renamed.some(({ meta }) => meta.changes > 0);
}

export const deleteReport = (db: PeopleDatabase, id: string) =>
  db.delete(reportsTable).where(eq(reportsTable.id, id));
