import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tables of the service itself. They hold nothing of people or games. */

/** What the sweep has counted. Keys are words of the service, so that no name or address is among them. */
export interface RoundCounts {
  /** Notices by state; those that failed by state and reason: `failed NO_ADDRESS`. */
  readonly notices: Readonly<Record<string, number>>;
  /** For how long the longest overdue notice had waited when it was read (ms). */
  readonly noticeLate: number;
  /** Deliveries of the last day by kind of channel and result: `push ok`. */
  readonly deliveries: Readonly<Record<string, number>>;
  /** Games by status. */
  readonly games: Readonly<Record<string, number>>;
}

/** A round of the sweep through the tables that it reads row by row. */
export interface Round {
  /** When it began (ms). */
  readonly startedAt: number;
  /** The last key that it has read of each source (`operator/round.ts`): a player or a game. Missing at the beginning, null at the end. */
  readonly after: Readonly<Record<string, string | null>>;
  readonly counted: RoundCounts;
}

/** Counts of the sweep for the operator. An earlier release stored others: without a round. */
export interface Counts {
  /** The round that is under way, or the last one. */
  readonly round?: Round;
  /** The counts of the last whole round; null: there was none. */
  readonly whole?: RoundCounts | null;
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
  /** Where the next run goes on. Of the sweep, whose round is in `counts`: the lines that the operator was told of. */
  next: integer('next').notNull(),
  /** Of the sweep: what it has counted for the operator; null for others. */
  counts: text('counts', { mode: 'json' }).$type<Counts>(),
});
