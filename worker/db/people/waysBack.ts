import { and, eq, exists, gte, isNull, notExists, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { PERSON, type Person } from './players.ts';
import { passkeysTable, playersTable, recoveryCodesTable, sessionsTable } from '../schema.ts';

/** What leads a player back who has lost their cookie: an address, a passkey or a recovery code. */

/** The condition that nothing leads the player back, or only the address `mailedTo`. */
const nothingLeadsBack = (db: Database, mailedTo?: string): SQL | undefined => {
  const passkeys = db.select({ id: passkeysTable.id }).from(passkeysTable);
  const codes = db.select({ hash: recoveryCodesTable.hash }).from(recoveryCodesTable);
  return and(
    or(isNull(playersTable.email), mailedTo === undefined ? undefined : eq(playersTable.email, mailedTo)),
    notExists(passkeys.where(eq(passkeysTable.playerId, playersTable.id))),
    notExists(codes.where(eq(recoveryCodesTable.playerId, playersTable.id))),
  );
};

/** Does anything lead the player back? */
export async function hasWayBack(db: Database, playerId: string): Promise<boolean> {
  const isThis = eq(playersTable.id, playerId);
  const found = await db
    .select({ id: playersTable.id })
    .from(playersTable)
    .where(and(isThis, nothingLeadsBack(db)));
  return found.length === 0;
}

/** A guest whose request may be repeated. */
export interface ReturningGuest {
  readonly guestId: string;
  /** If the guest came by an invitation: the address that its mail went to. They may have it since. */
  readonly mailedTo?: string | undefined;
}

/**
 * The guest, if they came at `since` or later, nothing else leads them back, and the session with which they came has not
 * been signed out.
 */
export async function guestWithoutWayBack(
  db: Database,
  { guestId, mailedTo }: ReturningGuest,
  since: number,
): Promise<Omit<Person, 'session'> | undefined> {
  const isFirst = and(
    eq(sessionsTable.playerId, playersTable.id),
    eq(sessionsTable.createdAt, playersTable.createdAt),
  );
  const first = db.select({ hash: sessionsTable.hash }).from(sessionsTable).where(isFirst);
  const [guest] = await db
    .select(PERSON)
    .from(playersTable)
    .where(
      and(
        eq(playersTable.id, guestId),
        gte(playersTable.createdAt, since),
        nothingLeadsBack(db, mailedTo),
        exists(first),
      ),
    );
  return guest;
}
