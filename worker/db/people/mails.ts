import { asc, eq, and, inArray } from 'drizzle-orm';
import { delayedMailsTable, undeliverableTable } from '../schema.ts';
import { addressKey } from '../../lib/addresses.ts';
import type { Undeliverable } from '../../lib/mail.ts';
import type { Database } from '../database.ts';

export type DelayedMail = typeof delayedMailsTable.$inferSelect;

/** Stores a mail to be sent later. Of two mails to one address only the last is kept. */
export const insertDelayedMail = (db: Database, row: DelayedMail) =>
  db.insert(delayedMailsTable).values(row).onConflictDoUpdate({ target: delayedMailsTable.email, set: row });

/** The delayed mails, oldest first. */
export const selectDelayedMails = (db: Database, limit: number) =>
  db.select().from(delayedMailsTable).orderBy(asc(delayedMailsTable.createdAt)).limit(limit);

export const deleteDelayedMail = (db: Database, email: string) =>
  db.delete(delayedMailsTable).where(eq(delayedMailsTable.email, email));

/** Addresses that get no more mail. They are known by their hash only. */

/** Why the address gets no mail; null if it does. */
export async function undeliverableReason(db: Database, address: string): Promise<Undeliverable | null> {
  const [row] = await db
    .select({ reason: undeliverableTable.reason })
    .from(undeliverableTable)
    .where(eq(undeliverableTable.address, addressKey(address)));
  return row?.reason ?? null;
}

/** Marks the address. A complaint is not overwritten by a bounce. */
export const insertUndeliverable = (
  db: Database,
  address: string,
  reason: Undeliverable,
  createdAt: number,
) => {
  const insert = db.insert(undeliverableTable).values({ address: addressKey(address), reason, createdAt });
  return reason === 'bounce'
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: undeliverableTable.address, set: { reason, createdAt } });
};

/** The address gets mail again, if it was one of these reasons. */
export const deleteUndeliverable = (db: Database, address: string, reasons: readonly Undeliverable[]) =>
  db
    .delete(undeliverableTable)
    .where(
      and(
        eq(undeliverableTable.address, addressKey(address)),
        inArray(undeliverableTable.reason, [...reasons]),
      ),
    );
