import { eq, sql } from 'drizzle-orm';
import { dayNumber } from '../../lib/time.ts';
import type { Database } from '../database.ts';
import type { SessionTimes } from './players.ts';
import { recoveryCodesTable, sessionsTable } from '../schema.ts';

/** Recovery codes: one for each player at most. */

/** When the player's code was made; undefined if they have none. */
export async function recoveryCodeTime(db: Database, playerId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ createdAt: recoveryCodesTable.createdAt })
    .from(recoveryCodesTable)
    .where(eq(recoveryCodesTable.playerId, playerId));
  return row?.createdAt;
}

/** Whose code has this hash; undefined if no player has it. */
export async function ownerOfRecoveryCode(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ playerId: recoveryCodesTable.playerId })
    .from(recoveryCodesTable)
    .where(eq(recoveryCodesTable.hash, hash));
  return row?.playerId;
}

/** Gives the player a new code. An earlier one is void. */
export const putRecoveryCode = (db: Database, playerId: string, hash: string, now: number) =>
  db
    .insert(recoveryCodesTable)
    .values({ playerId, hash, createdAt: now })
    .onConflictDoUpdate({ target: recoveryCodesTable.playerId, set: { hash, createdAt: now } });

export const deleteRecoveryCode = (db: Database, playerId: string) =>
  db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.playerId, playerId));

/**
 * Uses up the code with this hash, and starts a session of its player, both or neither. Gives the player's id; undefined if
 * no player has this code.
 */
export async function spendRecoveryCode(
  db: Database,
  hash: string,
  session: string,
  { now, expiresAt, browser }: SessionTimes,
): Promise<string | undefined> {
  const isThis = eq(recoveryCodesTable.hash, hash);
  const started = db
    .select({
      hash: sql<string>`${session}`.as('hash'),
      playerId: recoveryCodesTable.playerId,
      createdAt: sql<number>`${now}`.as('created_at'),
      expiresAt: sql<number>`${expiresAt}`.as('expires_at'),
      browser: sql<string | null>`${browser}`.as('browser'),
      usedOn: sql<number>`${dayNumber(now)}`.as('used_on'),
    })
    .from(recoveryCodesTable)
    .where(isThis);
  const [, [spent]] = await db.batch([
    db.insert(sessionsTable).select(started),
    db.delete(recoveryCodesTable).where(isThis).returning({ playerId: recoveryCodesTable.playerId }),
  ]);
  return spent?.playerId;
}
