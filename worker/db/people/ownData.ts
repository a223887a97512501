import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import {
  apiTokensTable,
  blocksTable,
  channelsTable,
  deliveriesTable,
  gamesTable,
  gameTellingTable,
  messagesTable,
  noticesTable,
  notesTable,
  ordersTable,
  passkeysTable,
  playersTable,
  recoveryCodesTable,
  reportsTable,
  resultsTable,
  seatsTable,
  sessionsTable,
} from '../schema.ts';

/** Everything of one player, to download. Secrets stay: hashes of tokens, keys, and addresses that let others in. */

/** Rows of one kind in a download. More than anybody has, and a bound for the database. */
export const ROWS_AT_MOST = 5_000;

/** The rows of people's tables: the account, and how it is told and reached. */
export async function personData(db: Database, playerId: string) {
  const [account, tellings] = [accountStatements(db, playerId), tellingStatements(db, playerId)];
  const [players, sessions, passkeys, codes, tokens, channels, deliveries, telling, blocks, reports] =
    await db.batch([...account, ...tellings]);
  return { players, sessions, passkeys, codes, tokens, channels, deliveries, telling, blocks, reports };
}

const accountStatements = (db: Database, playerId: string) =>
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

const tellingStatements = (db: Database, playerId: string) =>
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
  gameId: reportsTable.gameId,
  seat: reportsTable.seat,
  text: reportsTable.text,
  createdAt: reportsTable.createdAt,
};

/** The rows of games' tables: where the player sits, and what they wrote and were told. `archived`: games whose messages are in the archive. */
export async function gamesData(db: Database, playerId: string) {
  const [seated, written] = [seatedStatements(db, playerId), writtenStatements(db, playerId)];
  const [seats, hosted, orders, results, notes, messages, notices, archived] = await db.batch([
    ...seated,
    ...written,
  ]);
  return { seats, hosted, orders, results, notes, messages, notices, archived };
}

export type GamesData = Awaited<ReturnType<typeof gamesData>>;

const seatedStatements = (db: Database, playerId: string) =>
  [
    db
      .select(SEAT)
      .from(seatsTable)
      .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
      .where(eq(seatsTable.playerId, playerId))
      .orderBy(desc(gamesTable.createdAt))
      .limit(ROWS_AT_MOST),
    db
      .select({ id: gamesTable.id })
      .from(gamesTable)
      .where(eq(gamesTable.hostId, playerId))
      .limit(ROWS_AT_MOST),
    db
      .select({ gameId: ordersTable.gameId, seat: ordersTable.seat, content: ordersTable.content })
      .from(ordersTable)
      .innerJoin(
        seatsTable,
        and(eq(seatsTable.gameId, ordersTable.gameId), eq(seatsTable.seat, ordersTable.seat)),
      )
      .where(eq(seatsTable.playerId, playerId))
      .limit(ROWS_AT_MOST),
    db
      .select()
      .from(resultsTable)
      .where(eq(resultsTable.playerId, playerId))
      .orderBy(desc(resultsTable.endedAt))
      .limit(ROWS_AT_MOST),
  ] as const;

const SEAT = {
  id: gamesTable.id,
  game: gamesTable.game,
  status: gamesTable.status,
  createdAt: sql<number>`${gamesTable.createdAt}`.as('game_created_at'),
  seat: seatsTable.seat,
  name: seatsTable.name,
  calendar: seatsTable.calendar,
};

const writtenStatements = (db: Database, playerId: string) =>
  [
    db
      .select({ gameId: notesTable.gameId, text: notesTable.text })
      .from(notesTable)
      .where(eq(notesTable.playerId, playerId))
      .limit(ROWS_AT_MOST),
    db
      .select({ gameId: messagesTable.gameId, text: messagesTable.text, at: messagesTable.at })
      .from(messagesTable)
      .where(eq(messagesTable.playerId, playerId))
      .limit(ROWS_AT_MOST),
    db.select(NOTICE).from(noticesTable).where(eq(noticesTable.playerId, playerId)).limit(ROWS_AT_MOST),
    db
      .select({ id: gamesTable.id, archived: sql<string>`${gamesTable.archived}` })
      .from(gamesTable)
      .where(and(sql`${gamesTable.id} IN ${tablesOf(playerId)}`, isNotNull(gamesTable.archived)))
      .limit(ROWS_AT_MOST),
  ] as const;

/** Games at whose table the player was. */
const tablesOf = (playerId: string) =>
  sql`(SELECT game_id FROM ${seatsTable} WHERE player_id = ${playerId}
    UNION SELECT id FROM ${gamesTable} WHERE host_id = ${playerId}
    UNION SELECT game_id FROM ${resultsTable} WHERE player_id = ${playerId})`;

const NOTICE = {
  gameId: noticesTable.gameId,
  kind: noticesTable.kind,
  state: noticesTable.state,
  createdAt: noticesTable.createdAt,
  sentAt: noticesTable.sentAt,
  error: noticesTable.error,
};
