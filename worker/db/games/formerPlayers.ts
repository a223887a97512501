import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import { spellingsOf } from '../../lib/mail.ts';
import { someOf, type GamesDatabase } from '../database.ts';
import { ANSWERABLE, FORGOTTEN_ADDRESS } from './invitations.ts';
import { deleteJoinRequest } from './joinRequests.ts';
import { deleteOrders } from './orders.ts';
import {
  gamesTable,
  joinRequestsTable,
  logTable,
  resultsTable,
  seatsTable,
  type GameRow,
  type SeatRow,
} from './gameTables.ts';
import { invitationsTable, messagesTable, noticesTable, notesTable } from './talkTables.ts';

/** Deleting an account, in the tables of games. The games stay; what names their player goes. */

/** Everything by which a game may know a player. */
export interface Leaver {
  readonly playerId: string;
  readonly name: string;
  /** Null for none. */
  readonly email: string | null;
}

/** Stands for the author or host who has deleted their account. No player has this id. */
export const NOBODY = '';

/**
 * Games that know the player, at most `limit`, in no order: games that fail each time do not keep others from their turn.
 * What is forgotten in a game no longer leads to it.
 */
export async function gamesKnowing(db: GamesDatabase, playerId: string, limit: number): Promise<string[]> {
  const parts = [
    sql`SELECT game_id FROM ${seatsTable} WHERE player_id = ${playerId}`,
    sql`SELECT id AS game_id FROM ${gamesTable} WHERE host_id = ${playerId}`,
    sql`SELECT game_id FROM ${resultsTable} WHERE player_id = ${playerId}`,
    sql`SELECT game_id FROM ${notesTable} WHERE player_id = ${playerId}`,
    sql`SELECT game_id FROM (SELECT game_id FROM ${noticesTable} WHERE player_id = ${playerId}
      UNION SELECT game_id FROM ${joinRequestsTable} WHERE player_id = ${playerId})`, // D1 takes five terms at most
  ];
  const known = sql.join(parts, sql` UNION `);
  const rows = await db.all<{ game_id: string }>(
    sql`SELECT game_id FROM (${known}) ORDER BY random() LIMIT ${limit}`,
  );
  return rows.map(({ game_id: id }) => id);
}

/** Statements: what one game keeps of the player beside its row, its seats, its log, and what they wrote to others. */
export const forgetInGame = (db: GamesDatabase, gameId: string, { playerId }: Pick<Leaver, 'playerId'>) =>
  [
    db
      .update(resultsTable)
      .set({ playerId: sql`'-' || lower(hex(randomblob(8)))` }) // each row for itself: they are no longer one player's
      .where(and(eq(resultsTable.gameId, gameId), eq(resultsTable.playerId, playerId))),
    db.delete(notesTable).where(and(eq(notesTable.gameId, gameId), eq(notesTable.playerId, playerId))),
    db.delete(noticesTable).where(and(eq(noticesTable.gameId, gameId), eq(noticesTable.playerId, playerId))),
    deleteJoinRequest(db, gameId, playerId),
  ] as const;

/** An invitation that names neither its guest nor what the two wrote to each other. */
const FORGOTTEN = {
  email: FORGOTTEN_ADDRESS,
  guestId: null,
  name: null,
  note: null,
  reason: null,
  dueAt: null,
};

/** An invitation that could still be answered is closed; any other keeps its state. */
const closed = sql`CASE WHEN ${invitationsTable.state} IN (${sql.join(
  ANSWERABLE.map((state) => sql`${state}`),
  sql`, `,
)}) THEN 'revoked' ELSE ${invitationsTable.state} END`;

/** Statement: all invitations of an open game whose host has gone; those too that the host made as a guest, before they signed in. */
export const forgetInvitations = (db: GamesDatabase, gameId: string) =>
  db
    .update(invitationsTable)
    .set({ ...FORGOTTEN, hostId: NOBODY, state: closed })
    .where(eq(invitationsTable.gameId, gameId));

/**
 * Forgets what the player wrote at any table, who was invited by them, and that they were, at their address or as a companion; in each table at most `limit`
 * rows. False if there may be more. No game needs to know: neither is a part of its row, seats or log.
 */
export async function forgetWords(
  db: GamesDatabase,
  { playerId, email }: Leaver,
  limit: number,
): Promise<boolean> {
  const { gameId, seat, hostId, guestId, email: address } = invitationsTable;
  const spellings = email === null ? [] : [...spellingsOf(email)];
  const forgotten = await db.batch([
    db
      .update(messagesTable)
      .set({ playerId: NOBODY })
      .where(
        someOf(
          messagesTable,
          [messagesTable.gameId, messagesTable.seq],
          eq(messagesTable.playerId, playerId),
          limit,
        ),
      ),
    db
      .update(invitationsTable)
      .set({ ...FORGOTTEN, hostId: NOBODY, state: closed })
      .where(someOf(invitationsTable, [gameId, seat], eq(hostId, playerId), limit)),
    db
      .update(invitationsTable)
      .set({ ...FORGOTTEN, state: closed })
      .where(someOf(invitationsTable, [gameId, seat], inArray(address, spellings), limit)),
    db
      .update(invitationsTable)
      .set({ ...FORGOTTEN, state: closed })
      .where(someOf(invitationsTable, [gameId, seat], eq(guestId, playerId), limit)),
  ]);
  return forgotten.every(({ meta }) => meta.changes < limit);
}

/**
 * Statements: overwrite the game's row, and the player's seat with its orders, whatever the log says. `seat`: undefined for
 * none.
 */
export const overwriteTable = (
  db: GamesDatabase,
  gameId: string,
  playerId: string,
  { game, seat }: { readonly game: Partial<GameRow>; readonly seat: SeatRow | undefined },
) => [
  db.update(gamesTable).set(game).where(eq(gamesTable.id, gameId)),
  ...(seat === undefined
    ? []
    : [
        db
          .update(seatsTable)
          .set(seat)
          .where(
            and(
              eq(seatsTable.gameId, gameId),
              eq(seatsTable.seat, seat.seat),
              eq(seatsTable.playerId, playerId),
            ),
          ),
        deleteOrders(db, gameId, seat.seat),
      ]),
];

/** A row of the log with a table event. */
export interface TableEventRow {
  readonly seq: number;
  readonly at: number;
  readonly tableEvent: TableEvent | null;
}

/** The rows with a table event that can be read. */
export const tableEventsOf = (db: GamesDatabase, gameId: string): Promise<TableEventRow[]> =>
  db
    .select({ seq: logTable.seq, at: logTable.at, tableEvent: logTable.tableEvent })
    .from(logTable)
    .where(and(eq(logTable.gameId, gameId), sql`json_valid(${logTable.tableEvent})`))
    .orderBy(logTable.seq)
    .all();

/** Statement: writes a table event again without a name. No head covers names. */
export const renameInRow = (db: GamesDatabase, gameId: string, seq: number, tableEvent: TableEvent) =>
  db
    .update(logTable)
    .set({ tableEvent })
    .where(and(eq(logTable.gameId, gameId), eq(logTable.seq, seq)));

/** A player's results of one game. */
export const resultsInGame = (db: GamesDatabase, gameId: string, playerId: string) =>
  db
    .select({ seat: resultsTable.seat, endedAt: resultsTable.endedAt })
    .from(resultsTable)
    .where(and(eq(resultsTable.gameId, gameId), eq(resultsTable.playerId, playerId)));
