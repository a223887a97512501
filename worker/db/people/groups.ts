import { and, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { GROUP_GAMES, GROUPS_AT_MOST, MEMBERS_AT_MOST } from '#shared/protocol/http.ts';
import type { PeopleDatabase } from '../database.ts';
import { insertGroupNews } from './groupNews.ts';
import {
  channelsTable,
  groupGamesTable as games,
  groupMembersTable as members,
  groupNewsTable,
  groupsTable as groups,
  playersTable,
  type ChannelTarget,
  type GroupRow,
} from './peopleTables.ts';
import { hasNoWayBack } from './players.ts';

/** Groups, their members, and the games that were opened to them. Only members are told anything: each read asks for one. */

/** How many members the group has, and in how many groups the player is. */
const sizeOf = (groupId: unknown) =>
  sql<number>`(SELECT count(*) FROM group_members AS all_of WHERE all_of.group_id = ${groupId})`;
const groupsOfPlayer = (playerId: string) =>
  sql`(SELECT count(*) FROM group_members AS own WHERE own.player_id = ${playerId})`;

const isMember = (groupId: string, playerId: string) =>
  and(eq(members.groupId, groupId), eq(members.playerId, playerId));

/** The player's groups; with `gameId` those to which the game was opened. */
export const groupsOf = (db: PeopleDatabase, playerId: string, gameId?: string) =>
  db
    .select({ id: groups.id, name: groups.name, members: sizeOf(groups.id) })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(
      and(
        eq(members.playerId, playerId),
        gameId === undefined
          ? undefined
          : sql`EXISTS (SELECT 1 FROM ${games} WHERE ${games.groupId} = ${groups.id} AND ${games.gameId} = ${gameId})`,
      ),
    );

/** The group, if the player is a member. */
export async function groupOf(
  db: PeopleDatabase,
  groupId: string,
  playerId: string,
): Promise<GroupRow | undefined> {
  const [row] = await db
    .select({ group: groups })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(isMember(groupId, playerId));
  return row?.group;
}

/** What a link tells of the group, and what its token is checked by. `joined`: the player is a member. */
export async function groupOffered(db: PeopleDatabase, groupId: string, playerId: string | null) {
  const [row] = await db
    .select({
      link: groups.link,
      name: groups.name,
      owner: playersTable.name,
      members: sizeOf(groups.id),
      joined:
        sql`EXISTS (SELECT 1 FROM group_members AS own WHERE own.group_id = ${groups.id} AND own.player_id = ${playerId})`.mapWith(
          Boolean,
        ),
    })
    .from(groups)
    .innerJoin(playersTable, eq(playersTable.id, groups.ownerId))
    .where(eq(groups.id, groupId));
  return row;
}

/** The group's members with their names, those who joined first first. */
export const groupMembers = (db: PeopleDatabase, groupId: string) =>
  db
    .select({
      id: members.id,
      playerId: members.playerId,
      name: playersTable.name,
      joinedAt: members.joinedAt,
    })
    .from(members)
    .innerJoin(playersTable, eq(playersTable.id, members.playerId))
    .where(eq(members.groupId, groupId))
    .limit(MEMBERS_AT_MOST);

/** The newest games that were opened to the group, with their tables while they are open. */
export const gamesOpenedTo = (db: PeopleDatabase, groupId: string) =>
  db
    .select({ gameId: games.gameId, hostId: games.hostId, until: games.until, content: games.content })
    .from(games)
    .where(eq(games.groupId, groupId))
    .orderBy(desc(games.at))
    .limit(GROUP_GAMES);

/** Makes a group with its first member, its owner, unless they are in too many. Was it made? */
export async function insertGroup(
  db: PeopleDatabase,
  group: GroupRow & { readonly ownerId: string },
  memberId: string,
): Promise<boolean> {
  const { id, ownerId, createdAt } = group;
  const isAllowed = sql`${groupsOfPlayer(ownerId)} < ${GROUPS_AT_MOST}`;
  const [, made] = await db.batch([
    db
      .insert(groups)
      .select(
        sql`SELECT ${id}, ${group.name}, ${ownerId}, ${group.link}, ${JSON.stringify(group.seasons)}, ${createdAt} WHERE ${isAllowed}`,
      ),
    db
      .insert(members)
      .select(sql`SELECT ${id}, ${ownerId}, ${memberId}, ${createdAt} FROM groups WHERE id = ${id}`),
  ]);
  return made.meta.changes > 0;
}

/**
 * Makes the player a member, if the group still has this `link` and neither has too many; one statement decides, so that of two who
 * want the last place one gets it. A member stays as they are. Is the player a member now?
 */
export async function insertMember(
  db: PeopleDatabase,
  { groupId, playerId, id, joinedAt }: typeof members.$inferInsert,
  link: string,
): Promise<boolean> {
  const isAllowed = sql`${sizeOf(groupId)} < ${MEMBERS_AT_MOST} AND ${groupsOfPlayer(playerId)} < ${GROUPS_AT_MOST}`;
  const [, found] = await db.batch([
    db
      .insert(members)
      .select(
        sql`SELECT ${groupId}, ${playerId}, ${id}, ${joinedAt} FROM groups WHERE id = ${groupId} AND link = ${link} AND ${isAllowed}`,
      )
      .onConflictDoNothing(),
    db.select({ id: members.id }).from(members).where(isMember(groupId, playerId)),
    insertGroupNews(
      db,
      { groupId, kind: 'memberJoined', subject: id, at: joinedAt },
      sql`EXISTS (SELECT 1 FROM group_members WHERE group_id = ${groupId} AND id = ${id})`,
    ),
  ]);
  return found.length > 0;
}

/**
 * Changes of a group that only its owner makes: all of them or none. `owner`: the member, by their id, to whom it is handed. False
 * if there is none with this id, or if the group is somebody else's by now.
 */
export async function updateGroup(
  db: PeopleDatabase,
  { id, ownerId }: Pick<GroupRow, 'id' | 'ownerId'>,
  { owner, ...change }: Partial<Pick<GroupRow, 'name' | 'link' | 'seasons'>> & { readonly owner?: string },
): Promise<boolean> {
  const heir =
    owner === undefined
      ? sql`owner_id`
      : sql`(SELECT player_id FROM group_members WHERE group_id = ${id} AND id = ${owner})`;
  const isHandedOn = sql`EXISTS (SELECT 1 FROM groups WHERE id = ${id} AND owner_id = ${ownerId} AND ${heir} <> ${ownerId})`;
  const [, { meta }] = await db.batch([
    db.delete(channelsTable).where(and(eq(channelsTable.playerId, id), isHandedOn)), // its address was the owner's
    db
      .update(groups)
      .set({ ...change, ownerId: heir })
      .where(and(eq(groups.id, id), eq(groups.ownerId, ownerId ?? ''), sql`${heir} IS NOT NULL`)),
  ]);
  return meta.changes > 0;
}

/** The id of a group's only webhook, among the channels under the group's id. It has no name: the group has one, which may change. */
export const GROUP_WEBHOOK = 'webhook';

/** Sets the webhook of a group, in the place of a former one. False if the group is somebody else's by now. */
export async function putGroupWebhook(
  db: PeopleDatabase,
  { id, ownerId }: Pick<GroupRow, 'id' | 'ownerId'>,
  target: ChannelTarget,
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .insert(channelsTable)
    .select(
      sql`SELECT id, ${GROUP_WEBHOOK}, ${JSON.stringify(target)}, '', NULL, ${now}, NULL, NULL, NULL, NULL FROM groups WHERE id = ${id} AND owner_id = ${ownerId}`,
    )
    .onConflictDoUpdate({
      target: [channelsTable.playerId, channelsTable.id],
      set: { target, off: null, error: null, failingSince: null },
    });
  return meta.changes > 0;
}

/** Removes a member. The link that they know stops working: without one of their own they do not come back. Was there one? */
export async function removeMember(
  db: PeopleDatabase,
  { id, ownerId }: Pick<GroupRow, 'id' | 'ownerId'>,
  memberId: string,
  link: string,
): Promise<boolean> {
  const isOwned = sql`EXISTS (SELECT 1 FROM groups WHERE id = ${id} AND owner_id = ${ownerId})`;
  const isMeant = and(eq(members.groupId, id), eq(members.id, memberId));
  const [, removed] = await db.batch([
    db
      .update(groups)
      .set({ link })
      .where(
        and(
          eq(groups.id, id),
          eq(groups.ownerId, ownerId ?? ''),
          sql`link IS NOT NULL AND EXISTS (SELECT 1 FROM ${members} WHERE ${isMeant})`,
        ),
      ),
    db.delete(members).where(and(isMeant, isOwned)),
  ]);
  return removed.meta.changes > 0;
}

/**
 * Statements: whatever these players own goes to the member who joined first, and a group without members goes. They follow the
 * deletion of the players' rows in `group_members`.
 */
const handOn = (db: PeopleDatabase, isOwned: SQL | undefined) => {
  const oldest = sql`(SELECT player_id FROM group_members WHERE group_id = ${groups.id} ORDER BY joined_at, player_id LIMIT 1)`;
  const owned = db.select({ id: groups.id }).from(groups).where(isOwned);
  return [
    db.delete(channelsTable).where(inArray(channelsTable.playerId, owned)), // its address was the owner's
    db.delete(groupNewsTable).where(inArray(groupNewsTable.groupId, owned)),
    db.update(groups).set({ ownerId: oldest }).where(isOwned),
    ...deleteOwnerless(db),
  ] as const;
};

const deleteOwnerless = (db: PeopleDatabase) =>
  [
    db
      .delete(games)
      .where(inArray(games.groupId, db.select({ id: groups.id }).from(groups).where(isNull(groups.ownerId)))),
    db.delete(groups).where(isNull(groups.ownerId)),
  ] as const;

/** A member leaves. */
export const leaveGroup = (db: PeopleDatabase, groupId: string, playerId: string) =>
  db.batch([
    db.delete(members).where(isMember(groupId, playerId)),
    ...handOn(db, and(eq(groups.id, groupId), eq(groups.ownerId, playerId))),
  ]);

/**
 * Statements: these players leave all their groups, and the tables that they host are shown there no more until their rooms show
 * what is left of them. `of`: the condition on the column of a player.
 */
export const leaveAllGroups = (
  db: PeopleDatabase,
  of: (player: typeof members.playerId | typeof games.hostId | typeof groups.ownerId) => SQL,
) =>
  [
    db
      .update(games)
      .set({ until: null, content: null, hostId: null })
      .where(
        and(
          inArray(
            games.groupId,
            db.select({ id: members.groupId }).from(members).where(of(members.playerId)),
          ),
          of(games.hostId),
        ),
      ),
    db.delete(members).where(of(members.playerId)),
    ...handOn(db, of(groups.ownerId)),
  ] as const;

/**
 * Statements: a guest whom nothing leads back any more leaves all their groups. Nothing happens to anybody else. `left`: as in
 * `hasNoWayBack`.
 */
export const leaveGroupsIfLost = (db: PeopleDatabase, playerId: string, left?: string) => {
  const { id, email } = playersTable;
  const isGuest = sql`EXISTS (SELECT 1 FROM ${playersTable} WHERE ${id} = ${playerId} AND ${email} IS NULL)`;
  return leaveAllGroups(
    db,
    (player) => sql`${eq(player, playerId)} AND ${isGuest} AND ${hasNoWayBack(playerId, left)}`,
  );
};

/** Ends the group. */
export const deleteGroup = (db: PeopleDatabase, { id, ownerId }: Pick<GroupRow, 'id' | 'ownerId'>) =>
  db.batch([
    db
      .delete(members)
      .where(
        and(
          eq(members.groupId, id),
          sql`EXISTS (SELECT 1 FROM groups WHERE id = ${id} AND owner_id = ${ownerId})`,
        ),
      ),
    ...handOn(db, and(eq(groups.id, id), eq(groups.ownerId, ownerId ?? ''))),
  ]);

/** Statements: a guest has become a player, and so have their groups. */
export const bringGroups = (db: PeopleDatabase, guestId: string, playerId: string) => {
  const own = sql`(SELECT group_id FROM group_members AS own WHERE own.player_id = ${playerId})`;
  return [
    db.delete(members).where(and(eq(members.playerId, guestId), sql`${members.groupId} IN ${own}`)),
    db.update(members).set({ playerId }).where(eq(members.playerId, guestId)),
    db.update(groups).set({ ownerId: playerId }).where(eq(groups.ownerId, guestId)),
  ] as const;
};

/** Writes the copy of a table that is open to a group, if there still is one, unless there is a newer copy. When it was opened first stays. */
export const putGroupGame = (db: PeopleDatabase, { at, ...row }: typeof games.$inferSelect) =>
  db
    .insert(games)
    .select(
      sql`SELECT id, ${row.gameId}, ${at}, ${row.hostId}, ${row.until}, ${row.writtenAt}, ${JSON.stringify(row.content)} FROM groups WHERE id = ${row.groupId}`,
    )
    .onConflictDoUpdate({
      target: [games.groupId, games.gameId],
      set: row,
      setWhere: lte(games.writtenAt, row.writtenAt),
    });

/** The table is open to the group no more. Its game stays known. */
export const closeGroupTable = (db: PeopleDatabase, groupId: string, gameId: string) =>
  db
    .update(games)
    .set({ until: null, content: null, hostId: null })
    .where(and(eq(games.groupId, groupId), eq(games.gameId, gameId)));

/** The game is none of the group's any more: it takes no room among those that are looked at, and nothing more is told of it. */
export const forgetGroupGame = (db: PeopleDatabase, groupId: string, gameId: string) =>
  db.batch([
    db.delete(games).where(and(eq(games.groupId, groupId), eq(games.gameId, gameId))),
    db
      .delete(groupNewsTable)
      .where(and(eq(groupNewsTable.groupId, groupId), eq(groupNewsTable.subject, gameId))),
  ]);

/** Condition: the game is one of the group's. */
export const isGroupGame = (groupId: string, gameId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM group_games WHERE group_id = ${groupId} AND game_id = ${gameId})`;
