import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { passkeysTable } from '../schema.ts';

/** Passkeys, by which players sign in without a mail. */

export type PasskeyRow = typeof passkeysTable.$inferSelect;

/** A player's passkeys, the newest first. */
export const passkeysOf = (db: Database, playerId: string) =>
  db
    .select()
    .from(passkeysTable)
    .where(eq(passkeysTable.playerId, playerId))
    .orderBy(desc(passkeysTable.createdAt));

export async function passkeyById(db: Database, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeysTable).where(eq(passkeysTable.id, id));
  return row;
}

/** Throws a key clash if there is one with this id. */
export const insertPasskey = (db: Database, row: Omit<PasskeyRow, 'usedAt'>) =>
  db.insert(passkeysTable).values(row);

/** Deletes a player's passkey. Was there one? */
export const deletePasskey = async (db: Database, playerId: string, id: string): Promise<boolean> =>
  (await db.delete(passkeysTable).where(and(eq(passkeysTable.id, id), eq(passkeysTable.playerId, playerId))))
    .meta.changes > 0;

/** Notes a use, unless another one was noted since the passkey was read. Was it noted? */
export const markPasskeyUsed = async (
  db: Database,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  used: { readonly counter: number; readonly usedAt: number },
): Promise<boolean> =>
  (
    await db
      .update(passkeysTable)
      .set(used)
      .where(and(eq(passkeysTable.id, id), eq(passkeysTable.counter, counter)))
  ).meta.changes > 0;
