import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnyEvent, AnyMove, BotLevel, By, Seat } from '../../shared/kernel/types.ts';
import type { GameStatus, InvitationState, NoticeKind, NoticeState } from '../../shared/protocol/http.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import type { Mail } from '../mailbox/mail.ts';

/** A person, or a browser that has not said more than a name. */
export const players = sqliteTable(
  'players',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Where mail reaches him, lower case; set only when a link sent there was used. */
    email: text('email'),
    /** He wants no mail about his games. */
    muted: integer('muted', { mode: 'boolean' }).notNull().default(false),
    /** Links in mails made before this moment open nothing any more. */
    linksSince: integer('links_since').notNull().default(0),
    /** The language he has chosen. */
    language: text('language', { enum: LANGUAGES }),
  },
  (table) => [
    uniqueIndex('players_email')
      .on(table.email)
      .where(sql`email IS NOT NULL`),
  ],
);

/** A signed-in browser. Only the token's SHA-256 is kept. WITHOUT ROWID. */
export const sessions = sqliteTable('sessions', {
  hash: text('hash').primaryKey(),
  playerId: text('player_id').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

/** One row a game: where its log stands. Everything about its play is in `log`. */
export const games = sqliteTable(
  'games',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    options: text('options', { mode: 'json' }).$type<unknown>().notNull(),
    status: text('status').$type<GameStatus>().notNull(),
    hostId: text('host_id'),
    /** May people without a seat look on? */
    watch: integer('watch', { mode: 'boolean' }).notNull(),
    seq: integer('seq').notNull(),
    /** Seats that have a decision to make, as bits. */
    acting: integer('acting').notNull(),
    /** Of `acting`, people: the kinds of moves each may choose from. Null: not written down yet. */
    asks: text('asks', { mode: 'json' }).$type<Asks>(),
    /** Of `acting`: people who know, or for whom a notice was written; as bits. */
    aware: integer('aware').notNull().default(0),
    /** When the last row was written: since then those acting are waited for. */
    turnAt: integer('turn_at').notNull(),
    /** When the room must wake by itself; null = it waits for a person. */
    due: integer('due'),
    /** Secret until the game has ended. */
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    commitment: text('commitment'),
    /** An open question to the table. */
    question: text('question', { mode: 'json' }).$type<OpenQuestion>(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('games_due')
      .on(table.due)
      .where(sql`due IS NOT NULL`),
  ],
);

/** By seat, the kinds of moves its player may choose from. */
export type Asks = Readonly<Partial<Record<Seat, readonly string[]>>>;

/** Consent to an undo that is being asked for; seats as bits. */
export interface OpenQuestion {
  readonly id: string;
  readonly kind: 'undo';
  readonly by: number;
  readonly to: number;
  readonly asked: number;
  readonly agreed: number;
}

/** WITHOUT ROWID. */
export const seats = sqliteTable(
  'seats',
  {
    gameId: text('game_id').notNull(),
    seat: integer('seat').notNull(),
    kind: text('kind').$type<'person' | 'bot' | 'open'>().notNull(),
    playerId: text('player_id'),
    name: text('name'),
    level: text('level').$type<BotLevel>(),
    /** SHA-256 of the link's token while the seat is open. */
    tokenHash: text('token_hash'),
    /** What the player's browser added to the game's chance. */
    entropy: text('entropy'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('seats_player')
      .on(table.playerId)
      .where(sql`player_id IS NOT NULL`),
  ],
);

/** The games themselves: append-only, one row a commit. WITHOUT ROWID, the key is the second fence. */
export const log = sqliteTable(
  'log',
  {
    gameId: text('game_id').notNull(),
    seq: integer('seq').notNull(),
    seat: integer('seat'),
    by: text('by').$type<By>().notNull(),
    moves: text('moves', { mode: 'json' }).$type<readonly AnyMove[]>().notNull(),
    events: text('events', { mode: 'json' }).$type<readonly AnyEvent[]>().notNull(),
    undone: integer('undone'),
    at: integer('at').notNull(),
    /** Thinking time left to the seat, ms; null without a clock. */
    clockLeft: integer('clock_left'),
    version: integer('version').notNull(),
    engine: text('engine').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seq] })],
);

/**
 * What a player is to be told of a game, and what became of it: one row for each player with an address and
 * each of his games, written over by the next occasion, so that it costs one row a hand-over and never grows.
 * No index: the cron reads it in portions by its key. WITHOUT ROWID.
 */
export const notices = sqliteTable(
  'notices',
  {
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    /** Names the occasion; a repeated message carries the same one. */
    id: text('id').notNull(),
    seat: integer('seat').notNull(),
    /** The log row it is about. */
    seq: integer('seq').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    state: text('state').$type<NoticeState>().notNull(),
    /** When it must be looked at next: end of the hold, next try, reminder; null = never. */
    dueAt: integer('due_at'),
    attempts: integer('attempts').notNull(),
    /** Why the last try failed. */
    error: text('error'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
    /** When he was last sent a message with this game and has not been back since; null = he has. */
    toldAt: integer('told_at'),
    /** Reminders sent on this occasion. */
    reminders: integer('reminders').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/** What is said at a table: append-only, the key is the fence against a second writer. WITHOUT ROWID. */
export const messages = sqliteTable(
  'messages',
  {
    gameId: text('game_id').notNull(),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    /** Whose seat says it; null: the host, who has none. */
    seat: integer('seat'),
    playerId: text('player_id').notNull(),
    /** The page's own name for it: a repeat carries the same one. */
    id: text('id').notNull(),
    text: text('text').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seq] })],
);

/** What a player writes down for himself; nobody else ever reads it. WITHOUT ROWID. */
export const notes = sqliteTable(
  'notes',
  {
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    text: text('text').notNull(),
    /** One more with every change. */
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/** Who was asked by mail to take a seat; the newest invitation of each seat. WITHOUT ROWID. */
export const invitations = sqliteTable(
  'invitations',
  {
    gameId: text('game_id').notNull(),
    seat: integer('seat').notNull(),
    /** The link's token is made from it (`auth/links.ts`). */
    id: text('id').notNull(),
    email: text('email').notNull(),
    /** What the host calls the guest. */
    name: text('name'),
    hostId: text('host_id').notNull(),
    /** A line of the host's own. */
    note: text('note'),
    state: text('state').$type<InvitationState>().notNull(),
    /** Why the guest declined, in his words. */
    reason: text('reason'),
    /** When to send it, or to try again; null = never. */
    dueAt: integer('due_at'),
    attempts: integer('attempts').notNull(),
    error: text('error'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('invitations_due')
      .on(table.hostId, table.dueAt)
      .where(sql`due_at IS NOT NULL`),
  ],
);

/** Addresses (as `addressHash`) that want no invitations: of one host, or of nobody (`host` = `*`). WITHOUT ROWID. */
export const refusals = sqliteTable(
  'refusals',
  {
    address: text('address').notNull(),
    host: text('host').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.host] })],
);

/** How often something was done on a day (days since 1970), for caps. WITHOUT ROWID. */
export const counters = sqliteTable(
  'counters',
  {
    day: integer('day').notNull(),
    key: text('key').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);

/** Links that work once and have been used. WITHOUT ROWID. */
export const usedLinks = sqliteTable('used_links', {
  hash: text('hash').primaryKey(),
  expiresAt: integer('expires_at').notNull(),
});

/** Mails that were not sent but kept for `/dev/mails`. Development only. */
export const capturedMails = sqliteTable('captured_mails', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: integer('at').notNull(),
  mail: text('mail', { mode: 'json' }).$type<Mail>().notNull(),
});
export type NoticeRow = typeof notices.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type InvitationRow = typeof invitations.$inferSelect;
export type GameRow = typeof games.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type StoredRow = typeof log.$inferSelect;
