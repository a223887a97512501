import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { delayedMails } from './schema.ts';

export type DelayedMail = typeof delayedMails.$inferSelect;

/** Stores a mail to be sent later. Of two mails to one address only the last is kept. */
export const insertDelayedMail = (db: Database, row: DelayedMail) =>
  db.insert(delayedMails).values(row).onConflictDoUpdate({ target: delayedMails.email, set: row });

/** The delayed mails, oldest first. */
export const selectDelayedMails = (db: Database, limit: number) =>
  db.select().from(delayedMails).orderBy(asc(delayedMails.createdAt)).limit(limit);

export const deleteDelayedMail = (db: Database, email: string) =>
  db.delete(delayedMails).where(eq(delayedMails.email, email));
