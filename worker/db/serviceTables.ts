import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tables of the service itself. They hold nothing of people or games. */

/** The counts of a portion of the players and games. Keys are words of the service, so that no name or address is among them. */
export interface PortionCounts {
  /** Notices by state; those that failed by state and reason: `failed NO_ADDRESS`. */
  readonly notices: Readonly<Record<string, number>>;
  /** When the longest overdue notice was due (ms); null if none is. */
  readonly noticeDueAt: number | null;
  /** Deliveries of the last day by kind of channel and result: `push ok`. */
  readonly deliveries: Readonly<Record<string, number>>;
  /** Games by status. */
  readonly games: Readonly<Record<string, number>>;
}

/** Counts of the sweep for the operator, a portion in each run. */
export interface Counts {
  readonly portions: readonly (PortionCounts | null)[];
  /** Kinds of work that failed in the last run. */
  readonly failures: number;
}

/** The last runs of the cron's jobs. WITHOUT ROWID. */
export const jobsTable = sqliteTable('jobs', {
  name: text('name', { enum: ['sweep', 'retention'] }).primaryKey(),
  /** When it last ran (ms). */
  at: integer('at').notNull(),
  /** The work done: woken rooms and mailboxes, or deleted rows. */
  done: integer('done').notNull(),
  /** Where the next run goes on. */
  next: integer('next').notNull(),
  /** Of the sweep: what it has counted for the operator; null for others. */
  counts: text('counts', { mode: 'json' }).$type<Counts>(),
});
