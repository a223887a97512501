import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AnyEvent, AnyMove, BotLevel, By } from '../../shared/kernel/types.ts';
import type { GameStatus } from '../../shared/protocol/http.ts';

/** A person, or a browser that has not said more than a name. */
export const players = sqliteTable('players', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: integer('created_at').notNull(),
});

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
    /** Since when `acting` has been what it is. */
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
  (table) => [index('games_due').on(table.due).where(sql`due IS NOT NULL`)],
);

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
    index('seats_player').on(table.playerId).where(sql`player_id IS NOT NULL`),
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

export type GameRow = typeof games.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type StoredRow = typeof log.$inferSelect;
