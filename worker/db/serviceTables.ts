import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tables of the service itself. They hold nothing of people or games. */

/** What the jobs of the cron did when they last ran. WITHOUT ROWID. */
export const jobsTable = sqliteTable('jobs', {
  name: text('name', { enum: ['sweep', 'retention'] }).primaryKey(),
  /** When it last ran (ms). */
  at: integer('at').notNull(),
  /** What it did: woken rooms and mailboxes, or deleted rows. */
  done: integer('done').notNull(),
  /** Where the next run goes on. */
  next: integer('next').notNull(),
});
