import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { delayedMailsTable } from '../schema.ts';

export type DelayedMail = typeof delayedMailsTable.$inferSelect;

/** Stores a mail to be sent later. Of two mails to one address only the last is kept. */
export const insertDelayedMail = (db: Database, row: DelayedMail) =>
  db.insert(delayedMailsTable).values(row).onConflictDoUpdate({ target: delayedMailsTable.email, set: row });

/** The delayed mails, oldest first. */
export const selectDelayedMails = (db: Database, limit: number) =>
  db.select().from(delayedMailsTable).orderBy(asc(delayedMailsTable.createdAt)).limit(limit);

export const deleteDelayedMail = (db: Database, email: string) =>
  db.delete(delayedMailsTable).where(eq(delayedMailsTable.email, email));
