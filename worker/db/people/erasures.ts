import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { GUEST_NAME } from '#shared/protocol/names.ts';
import { spellingsOf } from '../../lib/mail.ts';
import type { PeopleDatabase } from '../database.ts';
import { leaveAllGroups } from './groups.ts';
import {
  apiTokensTable,
  blocksTable,
  capturedMailsTable,
  channelsTable,
  countersTable,
  deliveriesTable,
  delayedMailsTable,
  erasuresTable,
  gameTellingTable,
  listingsTable,
  passkeysTable,
  playersTable,
  recoveryCodesTable,
  refusalsTable,
  reportsTable,
  sessionsTable,
  tablesOfTable,
  type ErasureRow,
} from './peopleTables.ts';

/** Deleting an account, in the tables of people. `formerPlayers.ts` has the tables of games. */

/** Statements: whatever the tables of people know of a player. Repeating them does no harm. */
const forgetPerson = (db: PeopleDatabase, playerId: string) =>
  [
    db.delete(playersTable).where(eq(playersTable.id, playerId)),
    db.delete(sessionsTable).where(eq(sessionsTable.playerId, playerId)),
    db.delete(passkeysTable).where(eq(passkeysTable.playerId, playerId)),
    db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.playerId, playerId)),
    db.delete(apiTokensTable).where(eq(apiTokensTable.playerId, playerId)),
    db.delete(channelsTable).where(eq(channelsTable.playerId, playerId)),
    db.delete(deliveriesTable).where(eq(deliveriesTable.playerId, playerId)),
    db.delete(gameTellingTable).where(eq(gameTellingTable.playerId, playerId)),
    db.delete(blocksTable).where(or(eq(blocksTable.playerId, playerId), eq(blocksTable.blocked, playerId))),
    db.delete(reportsTable).where(eq(reportsTable.playerId, playerId)),
    db.delete(refusalsTable).where(or(eq(refusalsTable.host, playerId), eq(refusalsTable.address, playerId))),
    db.delete(listingsTable).where(eq(listingsTable.hostId, playerId)), // its room lists what is left of the table
    ...leaveAllGroups(db, (player) => eq(player, playerId)),
    db.delete(countersTable).where(sql`instr(${countersTable.key}, ${playerId}) > 0`),
    db.delete(delayedMailsTable).where(eq(delayedMailsTable.playerId, playerId)),
  ] as const;

/**
 * Statements: a guest has become a player, who has all that was theirs. What is left is for a repeat of the request, and goes with lost
 * guests: it names nobody, so that deleting the player's account is enough.
 */
export const emptyGuest = (db: PeopleDatabase, guestId: string) =>
  [
    db
      .update(playersTable)
      .set({ name: GUEST_NAME, hours: null, holidays: null, telling: null, channels: 0 })
      .where(and(eq(playersTable.id, guestId), isNull(playersTable.email))),
    db.delete(channelsTable).where(eq(channelsTable.playerId, guestId)),
    db.delete(deliveriesTable).where(eq(deliveriesTable.playerId, guestId)),
  ] as const;

/**
 * Forgets the person in one transaction, and notes what is still to be done. From then on nobody can act as the player.
 * Mails that development captured go by their text: they name the player to others too.
 */
export const beginErasure = (db: PeopleDatabase, row: ErasureRow) =>
  db.batch([
    db
      .insert(erasuresTable)
      .values({ ...row, searched: 0 })
      .onConflictDoNothing(),
    ...forgetPerson(db, row.playerId),
    db.delete(delayedMailsTable).where(inArray(delayedMailsTable.email, [...spellingsOf(row.email ?? '')])),
    db.delete(capturedMailsTable).where(
      sql.join(
        [row.playerId, row.name, row.email ?? row.playerId].map(
          (text) => sql`instr(${capturedMailsTable.mail}, ${text}) > 0`,
        ),
        sql` OR `,
      ),
    ),
  ]);

/** The accounts that are being deleted, the oldest first. */
export const selectErasures = (db: PeopleDatabase, limit: number) =>
  db.select().from(erasuresTable).orderBy(asc(erasuresTable.startedAt)).limit(limit);

/** The deletion that was asked for with this session; undefined if there is none or it is done. */
export async function erasureBySession(db: PeopleDatabase, session: string): Promise<ErasureRow | undefined> {
  const [row] = await db.select().from(erasuresTable).where(eq(erasuresTable.session, session));
  return row;
}

export const updateErasure = (db: PeopleDatabase, playerId: string, change: Partial<ErasureRow>) =>
  db.update(erasuresTable).set(change).where(eq(erasuresTable.playerId, playerId));

/** The end: what a request that was under way has still written of the person, and the note itself. */
export const finishErasure = (db: PeopleDatabase, playerId: string) =>
  db.batch([
    ...forgetPerson(db, playerId),
    db.delete(tablesOfTable).where(eq(tablesOfTable.playerId, playerId)), // not before: it leads to the games
    db.delete(erasuresTable).where(eq(erasuresTable.playerId, playerId)),
  ]);
