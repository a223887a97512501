import { asc, desc, eq, and, inArray, or, sql } from 'drizzle-orm';
import { capturedMailsTable, delayedMailsTable, undeliverableTable, refusalsTable } from './peopleTables.ts';
import { addressKey, type Mail, type Undeliverable } from '../../lib/mail.ts';
import { ROWS_AT_MOST, type PeopleDatabase } from '../database.ts';

export type DelayedMail = typeof delayedMailsTable.$inferSelect;

/** Stores a mail to be sent later. Of two mails to one address only the last is kept. */
export const insertDelayedMail = (db: PeopleDatabase, row: DelayedMail) =>
  db.insert(delayedMailsTable).values(row).onConflictDoUpdate({ target: delayedMailsTable.email, set: row });

/** The delayed mails, oldest first. */
export const selectDelayedMails = (db: PeopleDatabase, limit: number) =>
  db.select().from(delayedMailsTable).orderBy(asc(delayedMailsTable.createdAt)).limit(limit);

export const deleteDelayedMail = (db: PeopleDatabase, email: string) =>
  db.delete(delayedMailsTable).where(eq(delayedMailsTable.email, email));

/** Mails that are kept for `/dev/mails` instead of sent; development only. */

export type CapturedMail = typeof capturedMailsTable.$inferSelect;

export const insertCapturedMail = (db: PeopleDatabase, mail: Mail, at: number) =>
  db.insert(capturedMailsTable).values({ at, mail });

/** The newest captured mails, newest first. */
export const selectCapturedMails = (db: PeopleDatabase, limit: number) =>
  db.select().from(capturedMailsTable).orderBy(desc(capturedMailsTable.id)).limit(limit);

export async function capturedMailById(db: PeopleDatabase, id: number): Promise<CapturedMail | undefined> {
  const [row] = await db.select().from(capturedMailsTable).where(eq(capturedMailsTable.id, id));
  return row;
}

/** Addresses that get no more mail. They are known by their hash only. */

/** Why the address gets no mail; null if it does. */
export async function undeliverableReason(
  db: PeopleDatabase,
  address: string,
): Promise<Undeliverable | null> {
  const [row] = await db
    .select({ reason: undeliverableTable.reason })
    .from(undeliverableTable)
    .where(eq(undeliverableTable.address, addressKey(address)));
  return row?.reason ?? null;
}

/** Marks the address. A complaint is not overwritten by a bounce. */
export const insertUndeliverable = (
  db: PeopleDatabase,
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
export const deleteUndeliverable = (db: PeopleDatabase, address: string, reasons: readonly Undeliverable[]) =>
  db
    .delete(undeliverableTable)
    .where(
      and(
        eq(undeliverableTable.address, addressKey(address)),
        inArray(undeliverableTable.reason, [...reasons]),
      ),
    );

/** Addresses that want no invitations. */

/** In the column `host`: all hosts. */
export const EVERYBODY = '*';

/** Has this address refused invitations from this host, or from everybody? `keys`: its `addressKeys`. */
export async function isRefused(
  db: PeopleDatabase,
  keys: readonly string[],
  hostId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ host: refusalsTable.host })
    .from(refusalsTable)
    .where(and(inArray(refusalsTable.address, [...keys]), inArray(refusalsTable.host, [hostId, EVERYBODY])))
    .limit(1);
  return row !== undefined;
}

export const insertRefusal = (db: PeopleDatabase, address: string, host: string, createdAt: number) =>
  db.insert(refusalsTable).values({ address, host, createdAt }).onConflictDoNothing();

/** Statement: whose invitations the player wants no more as a companion, hosts or EVERYBODY. A player goes by their id. */
export const refusedBy = (db: PeopleDatabase, playerId: string) =>
  db
    .select({ host: refusalsTable.host })
    .from(refusalsTable)
    .where(eq(refusalsTable.address, playerId))
    .limit(ROWS_AT_MOST);

/** Statements: a guest has become a player, and so have who refuses invitations and who is refused. Nobody refuses themselves. */
export const bringRefusals = (db: PeopleDatabase, guestId: string, playerId: string) => {
  const { address, host } = refusalsTable;
  return [
    db
      .insert(refusalsTable)
      .select(
        sql`SELECT ${playerId}, host, created_at FROM refusals WHERE address = ${guestId} AND host <> ${playerId}`,
      )
      .onConflictDoNothing(),
    db
      .insert(refusalsTable)
      .select(
        sql`SELECT address, ${playerId}, created_at FROM refusals WHERE host = ${guestId} AND address <> ${playerId}`,
      )
      .onConflictDoNothing(),
    db.delete(refusalsTable).where(or(eq(address, guestId), eq(host, guestId))),
  ] as const;
};

export const deleteRefusal = (db: PeopleDatabase, playerId: string, host: string) =>
  db.delete(refusalsTable).where(and(eq(refusalsTable.address, playerId), eq(refusalsTable.host, host)));

/** The address accepts invitations again, from everybody. `keys`: its `addressKeys`. */
export const deleteRefusals = (db: PeopleDatabase, keys: readonly string[]) =>
  db.delete(refusalsTable).where(inArray(refusalsTable.address, [...keys]));
