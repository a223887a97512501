import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { spellingsOf } from '../../lib/mail.ts';
import { ROWS_AT_MOST, type GamesDatabase } from '../database.ts';
import { gamesTable, ordersTable, resultsTable, seatsTable } from './gameTables.ts';
import { joinRequestsOf } from './joinRequests.ts';
import { invitationsTable, messagesTable, noticesTable, notesTable } from './talkTables.ts';

/** What games store of one player, to download (`people/ownData.ts` has the rest). */

/** The rows of games' tables: where the player sits, and what they wrote and were told. `email`: their address. `archived`: games whose messages are in the archive. */
export async function gamesData(db: GamesDatabase, playerId: string, email: string | null) {
  const [seated, written] = [seatedStatements(db, playerId), writtenStatements(db, playerId)];
  const [seats, hosted, orders, results, notes, messages, notices, joinRequests, archived, invitations] =
    await db.batch([...seated, ...written, selectOwnInvitations(db, playerId, email)]);
  return { seats, hosted, orders, results, notes, messages, notices, joinRequests, archived, invitations };
}

export type GamesData = Awaited<ReturnType<typeof gamesData>>;

const seatedStatements = (db: GamesDatabase, playerId: string) =>
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

const writtenStatements = (db: GamesDatabase, playerId: string) =>
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
    joinRequestsOf(db, playerId).limit(ROWS_AT_MOST),
    db
      .select({ id: gamesTable.id, archived: sql<string>`${gamesTable.archived}` })
      .from(gamesTable)
      .where(and(sql`${gamesTable.id} IN ${tablesOf(playerId)}`, isNotNull(gamesTable.archived)))
      .limit(ROWS_AT_MOST),
  ] as const;

/** Invitations by the player, and to them. What the other one wrote is not among it. */
function selectOwnInvitations(db: GamesDatabase, playerId: string, email: string | null) {
  const { gameId, seat, hostId, guestId, note, reason, state, createdAt, sentAt } = invitationsTable;
  const made = sql`${hostId} = ${playerId}`;
  const addresses = email === null ? [] : [...spellingsOf(email)];
  return db
    .select({
      gameId,
      seat,
      made: made.mapWith(Boolean).as('made'),
      note: sql<string | null>`iif(${made}, ${note}, NULL)`.as('own_note'),
      reason: sql<string | null>`iif(${guestId} = ${playerId}, ${reason}, NULL)`.as('own_reason'),
      state,
      createdAt,
      sentAt,
    })
    .from(invitationsTable)
    .where(or(eq(hostId, playerId), eq(guestId, playerId), inArray(invitationsTable.email, addresses)))
    .limit(ROWS_AT_MOST);
}

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
