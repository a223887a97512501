import { and, eq, sql } from 'drizzle-orm';
import { ROWS_AT_MOST, type PeopleDatabase } from '../database.ts';
import {
  apiTokensTable,
  blocksTable,
  channelsTable,
  deliveriesTable,
  gameTellingTable,
  groupMembersTable,
  groupsTable,
  listingsTable,
  passkeysTable,
  playersTable,
  recoveryCodesTable,
  reportsTable,
  sessionsTable,
} from './peopleTables.ts';

/** Everything of one player, to download. Secrets stay: hashes of tokens, keys, and addresses that let others in. */

/** The rows of people's tables: the account, and how it is told and reached. */
export async function personData(db: PeopleDatabase, playerId: string) {
  const [account, tellings] = [accountStatements(db, playerId), tellingStatements(db, playerId)];
  const [
    players,
    sessions,
    passkeys,
    codes,
    tokens,
    channels,
    deliveries,
    telling,
    blocks,
    reports,
    listings,
    groups,
  ] = await db.batch([...account, ...tellings]);
  return {
    players,
    sessions,
    passkeys,
    codes,
    tokens,
    channels,
    deliveries,
    telling,
    blocks,
    reports,
    listings,
    groups,
  };
}

const accountStatements = (db: PeopleDatabase, playerId: string) =>
  [
    db.select().from(playersTable).where(eq(playersTable.id, playerId)),
    db.select(SESSION).from(sessionsTable).where(eq(sessionsTable.playerId, playerId)).limit(ROWS_AT_MOST),
    db.select(PASSKEY).from(passkeysTable).where(eq(passkeysTable.playerId, playerId)),
    db
      .select({ createdAt: recoveryCodesTable.createdAt })
      .from(recoveryCodesTable)
      .where(eq(recoveryCodesTable.playerId, playerId)),
    db.select(TOKEN).from(apiTokensTable).where(eq(apiTokensTable.playerId, playerId)),
  ] as const;

const SESSION = {
  browser: sessionsTable.browser,
  createdAt: sessionsTable.createdAt,
  expiresAt: sessionsTable.expiresAt,
  usedOn: sessionsTable.usedOn,
};
const PASSKEY = {
  name: passkeysTable.name,
  createdAt: passkeysTable.createdAt,
  usedAt: passkeysTable.usedAt,
};
const TOKEN = {
  name: apiTokensTable.name,
  scope: apiTokensTable.scope,
  createdAt: apiTokensTable.createdAt,
  usedOn: apiTokensTable.usedOn,
};

const tellingStatements = (db: PeopleDatabase, playerId: string) =>
  [
    db.select(CHANNEL).from(channelsTable).where(eq(channelsTable.playerId, playerId)),
    db
      .select(DELIVERY)
      .from(deliveriesTable)
      .where(eq(deliveriesTable.playerId, playerId))
      .limit(ROWS_AT_MOST),
    db
      .select({ gameId: gameTellingTable.gameId, telling: gameTellingTable.telling })
      .from(gameTellingTable)
      .where(eq(gameTellingTable.playerId, playerId))
      .limit(ROWS_AT_MOST),
    db
      .select({ createdAt: blocksTable.createdAt })
      .from(blocksTable)
      .where(eq(blocksTable.playerId, playerId))
      .limit(ROWS_AT_MOST),
    db.select(REPORT).from(reportsTable).where(eq(reportsTable.playerId, playerId)).limit(ROWS_AT_MOST),
    db
      .select({ gameId: listingsTable.gameId, until: listingsTable.until })
      .from(listingsTable)
      .where(eq(listingsTable.hostId, playerId)),
    db
      .select({
        id: groupsTable.id,
        name: groupsTable.name,
        owner: sql`${groupsTable.ownerId} = ${playerId}`.mapWith(Boolean),
        joinedAt: groupMembersTable.joinedAt,
        webhook: sql<string | null>`${target} ->> 'url'`.as('webhook'),
      })
      .from(groupMembersTable)
      .innerJoin(groupsTable, eq(groupsTable.id, groupMembersTable.groupId))
      .leftJoin(
        channelsTable,
        and(eq(channelsTable.playerId, groupsTable.id), eq(groupsTable.ownerId, playerId)),
      )
      .where(eq(groupMembersTable.playerId, playerId)),
  ] as const;

const { target } = channelsTable;
const CHANNEL = {
  kind: sql<string>`${target} ->> 'kind'`.as('kind'),
  address: sql<string>`coalesce(${target} ->> 'url', ${target} ->> 'endpoint')`.as('address'),
  name: channelsTable.name,
  gameId: channelsTable.gameId,
  createdAt: channelsTable.createdAt,
  sentAt: channelsTable.sentAt,
  error: channelsTable.error,
  off: channelsTable.off,
};
const DELIVERY = {
  at: deliveriesTable.at,
  gameId: deliveriesTable.gameId,
  kind: deliveriesTable.kind,
  error: deliveriesTable.error,
};
const REPORT = {
  gameId: sql<string | null>`nullif(${reportsTable.gameId}, '')`.as('gameId'),
  seat: reportsTable.seat,
  groupId: reportsTable.groupId,
  member: reportsTable.member,
  text: reportsTable.text,
  createdAt: reportsTable.createdAt,
};
