import { and, eq, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { someOf, type GamesDatabase } from '../database.ts';
import { deleteSome, inPortion, type Pass } from '../expired.ts';
import { ANSWERABLE } from './invitations.ts';
import { faultsTable, gamesTable, seatsTable } from './gameTables.ts';
import { invitationsTable, messagesTable, notesTable, noticesTable } from './talkTables.ts';

/** Deletes rows of games whose time is over: only of games that have ended, or invitations that can no longer be answered. */

/** SQL: has the game with this id ended? `before`: only if it ended before then (ms). */
const hasEnded = (gameId: SQLiteColumn, before?: number) => {
  const isOld = before === undefined ? sql`` : sql` AND games.turn_at < ${before}`;
  return sql`EXISTS (SELECT 1 FROM games WHERE games.id = ${gameId} AND games.status IN ('over', 'aborted')${isOld})`;
};

export const oldNotices = (pass: Pass<GamesDatabase>): Promise<number> => {
  const { playerId, gameId, createdAt } = noticesTable;
  const isOld = and(inPortion(playerId, pass.range), lt(createdAt, pass.before), hasEnded(gameId));
  return deleteSome(pass, noticesTable, [playerId, gameId], isOld);
};

export const oldNotes = (pass: Pass<GamesDatabase>): Promise<number> => {
  const { playerId, gameId } = notesTable;
  const isOld = and(inPortion(playerId, pass.range), hasEnded(gameId, pass.before));
  return deleteSome(pass, notesTable, [playerId, gameId], isOld);
};

/** Invitations that nobody can answer any more. */
export const endedInvitations = (pass: Pass<GamesDatabase>): Promise<number> => {
  const { gameId, seat, state, createdAt, sentAt } = invitationsTable;
  const isOld = and(
    inPortion(gameId, pass.range),
    sql`coalesce(${sentAt}, ${createdAt}) < ${pass.before}`,
    or(notInArray(state, [...ANSWERABLE]), hasEnded(gameId)),
  );
  return deleteSome(pass, invitationsTable, [gameId, seat], isOld);
};

export const oldFaults = (pass: Pass<GamesDatabase>): Promise<number> =>
  deleteSome(pass, faultsTable, [faultsTable.gameId], lt(faultsTable.at, pass.before));

/** Names, players and messages of games that were called off. Such a game has no log. Says how many seats were emptied, or messages deleted if these are more. */
export async function calledOffTables({ db, before, range, limit }: Pass<GamesDatabase>): Promise<number> {
  const isOld = and(
    inPortion(gamesTable.id, range),
    eq(gamesTable.status, 'aborted'),
    eq(gamesTable.seq, 0),
    lt(gamesTable.createdAt, before),
  );
  const old = sql`(SELECT ${gamesTable.id} FROM ${gamesTable} WHERE ${isOld})`;
  const isNamed = and(
    sql`${seatsTable.gameId} IN ${old}`,
    or(isNotNull(seatsTable.playerId), isNotNull(seatsTable.name)),
  );
  const { gameId, seat } = seatsTable;
  const [said, emptied] = await db.batch([
    db
      .delete(messagesTable)
      .where(
        someOf(
          messagesTable,
          [messagesTable.gameId, messagesTable.seq],
          sql`${messagesTable.gameId} IN ${old}`,
          limit,
        ),
      ),
    db
      .update(seatsTable)
      .set({ playerId: null, name: null, tokenHash: null, entropy: null, calendar: null })
      .where(someOf(seatsTable, [gameId, seat], isNamed, limit)),
  ]);
  return Math.max(said.meta.changes, emptied.meta.changes);
}
