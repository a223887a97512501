import { and, asc, eq, isNull, lt, min, sql, type SQL } from 'drizzle-orm';
import type { PeopleDatabase } from '../database.ts';
import {
  channelsTable,
  groupNewsTable,
  groupsTable,
  playersTable,
  type GroupNewsRow,
} from './peopleTables.ts';

/** What the webhooks of groups are told (`group_news`). A group has one webhook: the channel under its id. */

/** What one run of a group's mailbox delivers. Each needs up to nine queries, of 50 that the free plan allows. */
export const NEWS_AT_ONCE = 5;

/** Statement: notes what the group's webhook is to be told, if it has one that is on, and `ifSo`. A repeat changes nothing. */
export const insertGroupNews = (
  db: PeopleDatabase,
  { groupId, kind, subject, at }: GroupNewsRow,
  ifSo: SQL = sql`TRUE`,
) =>
  db
    .insert(groupNewsTable)
    .select(
      sql`SELECT ${groupId}, ${kind}, ${subject}, ${at} WHERE EXISTS (SELECT 1 FROM ${channelsTable} WHERE ${channelsTable.playerId} = ${groupId} AND ${channelsTable.off} IS NULL) AND ${ifSo}`,
    )
    .onConflictDoNothing();

const isOne = ({ groupId, kind, subject }: GroupNewsRow) =>
  and(
    eq(groupNewsTable.groupId, groupId),
    eq(groupNewsTable.kind, kind),
    eq(groupNewsTable.subject, subject),
  );

/** Statement. */
export const deleteGroupNews = (db: PeopleDatabase, news: GroupNewsRow) =>
  db.delete(groupNewsTable).where(isOne(news));

/** The group's name, its webhook if that is on, the language of its owner, and what is to be told. */
export async function groupToTell(db: PeopleDatabase, groupId: string) {
  const [[group], [webhook], news] = await db.batch([
    db
      .select({ name: groupsTable.name, language: playersTable.language })
      .from(groupsTable)
      .innerJoin(playersTable, eq(playersTable.id, groupsTable.ownerId))
      .where(eq(groupsTable.id, groupId)),
    db
      .select()
      .from(channelsTable)
      .where(and(eq(channelsTable.playerId, groupId), isNull(channelsTable.off))),
    db
      .select()
      .from(groupNewsTable)
      .where(eq(groupNewsTable.groupId, groupId))
      .orderBy(asc(groupNewsTable.at))
      .limit(NEWS_AT_ONCE),
  ]);
  return { group, webhook, news };
}

/** Groups whose mailbox should have told something before this time (ms): those whose webhook answers first, then the longest wait. */
export const overdueGroups = (db: PeopleDatabase, before: number, limit: number) =>
  db
    .select({ groupId: groupNewsTable.groupId })
    .from(groupNewsTable)
    .leftJoin(channelsTable, eq(channelsTable.playerId, groupNewsTable.groupId))
    .where(lt(groupNewsTable.at, before))
    .groupBy(groupNewsTable.groupId)
    .orderBy(sql`max(${channelsTable.error} IS NOT NULL)`, min(groupNewsTable.at))
    .limit(limit);
