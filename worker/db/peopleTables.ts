import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Hours } from '#shared/protocol/http.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import type { Mail } from '../mailbox/mail.ts';

/** Tables of people: players, their sessions, and what is counted or kept by address. */

/** A player's holidays. Each year has a balance of days (`HOLIDAY_DAYS`). */
export interface Holidays {
  /** A holiday begins by itself before the player's time runs out. */
  readonly automatic: boolean;
  /** Holidays taken and to come, in order: [from, to), ms since 1970. Past years are dropped. */
  readonly taken: readonly { readonly from: number; readonly to: number }[];
}

/** A player; without an address a guest, known to one browser only. */
export const playersTable = sqliteTable(
  'players',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    /** The confirmed address, lower case. Set only when a link sent to it was used. */
    email: text('email'),
    /** True if the player wants no mail about their games. */
    muted: integer('muted', { mode: 'boolean' }).notNull().default(false),
    /** Links in mails made before this time (ms) are invalid. */
    linksSince: integer('links_since').notNull().default(0),
    /** The language the player has chosen; null for none. */
    language: text('language', { enum: LANGUAGES }),
    /** The player's time zone and waking hours; null: unknown, every hour counts. */
    hours: text('hours', { mode: 'json' }).$type<Hours>(),
    /** The player's holidays. */
    holidays: text('holidays', { mode: 'json' }).$type<Holidays>(),
  },
  (table) => [
    uniqueIndex('players_email')
      .on(table.email)
      .where(sql`email IS NOT NULL`),
  ],
);

/** A signed-in browser. Only the SHA-256 of its token is stored. WITHOUT ROWID. */
export const sessionsTable = sqliteTable(
  'sessions',
  {
    hash: text('hash').primaryKey(),
    playerId: text('player_id').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Name of browser and system, e.g. “Firefox, Android”. */
    browser: text('browser'),
  },
  (table) => [index('sessions_player').on(table.playerId)],
);

/** Addresses (as `addressHash`) that refuse invitations from one host, or from everybody (`host` = `*`). WITHOUT ROWID. */
export const refusalsTable = sqliteTable(
  'refusals',
  {
    address: text('address').notNull(),
    host: text('host').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.host] })],
);

/** Counts of quotas on a day (days since 1970). WITHOUT ROWID. */
export const countersTable = sqliteTable(
  'counters',
  {
    day: integer('day').notNull(),
    key: text('key').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);

/** One-time links that have been used. WITHOUT ROWID. */
export const usedLinksTable = sqliteTable('used_links', {
  hash: text('hash').primaryKey(),
  expiresAt: integer('expires_at').notNull(),
});

/** Mails requested after the service had sent its daily maximum. Sent when the quota allows. WITHOUT ROWID. */
export const delayedMailsTable = sqliteTable('delayed_mails', {
  email: text('email').primaryKey(),
  /** The player whose address it becomes; null for a sign-in mail. */
  playerId: text('player_id'),
  /** The game a sign-in link leads to; empty for none. */
  game: text('game').notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Mails that were stored for `/dev/mails` instead of sent. Development only. */
export const capturedMailsTable = sqliteTable('captured_mails', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: integer('at').notNull(),
  mail: text('mail', { mode: 'json' }).$type<Mail>().notNull(),
});

/** Players who do not want to play with another player. WITHOUT ROWID. */
export const blocksTable = sqliteTable(
  'blocks',
  {
    playerId: text('player_id').notNull(),
    blocked: text('blocked').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.blocked] })],
);

/** Reports to the operator about a player's behaviour at a table. WITHOUT ROWID. */
export const reportsTable = sqliteTable('reports', {
  id: text('id').primaryKey(),
  /** Who reports. */
  playerId: text('player_id').notNull(),
  gameId: text('game_id').notNull(),
  /** The seat it is about; null: the game as a whole. */
  seat: integer('seat'),
  text: text('text').notNull(),
  createdAt: integer('created_at').notNull(),
});
