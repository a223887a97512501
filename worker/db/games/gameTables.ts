import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Calendar } from '#shared/kernel/calendar.ts';
import type { ClockSettings, SeatClock } from '#shared/kernel/clock.ts';
import type { StandingOrders } from '#shared/kernel/orders.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import type { AnyEvent, AnyMove, BotLevel, Origin, Seat, SeatMask } from '#shared/kernel/types.ts';
import type {
  EndedQuestion,
  GameStatus,
  Glance,
  ListingInfo,
  Proposal,
  Reliability,
} from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';

/** Tables of games: their logs, seats and results. What players are told and write is in `talkTables.ts`. */

/** One row for each game: settings and the end of its log. Everything about its play is in `log`. */
export const gamesTable = sqliteTable(
  'games',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    options: text('options', { mode: 'json' }).$type<unknown>().notNull(),
    status: text('status').$type<GameStatus>().notNull(),
    hostId: text('host_id'),
    /** May people without a seat watch? */
    watch: integer('watch', { mode: 'boolean' }).notNull(),
    seq: integer('seq').notNull(),
    /** Seats that must decide, as bits. */
    acting: integer('acting').notNull(),
    /** For each person in `acting`: the move types they may choose from. Null in rows of earlier releases. */
    asks: text('asks', { mode: 'json' }).$type<Asks>(),
    /** People of `acting` who know that the game waits for them, or for whom a notice was written; as bits. */
    aware: integer('aware').notNull().default(0),
    /** Since when the game has waited for `acting` (ms): when the last row was written that is no table event. Once it has ended: its end. */
    turnAt: integer('turn_at').notNull(),
    /** When the room must act without being asked (ms); null: it waits for people. */
    due: integer('due'),
    /** Secret until the game has ended. */
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    commitment: text('commitment'),
    /** The open question to the table; null for none. */
    question: text('question', { mode: 'json' }).$type<OpenQuestion>(),
    /** The last questions that are open no longer, in order; null for none. */
    endedQuestions: text('ended_questions', { mode: 'json' }).$type<readonly EndedQuestion[]>(),
    /** When the last question about the position was closed (ms): orders waited for it. Null for none. */
    askedUntil: integer('asked_until'),
    createdAt: integer('created_at').notNull(),
    /** Thinking time; null: no clock. */
    clock: text('clock', { mode: 'json' }).$type<ClockSettings>(),
    /** The clocks of the seats; null in a game without clock and before it runs. */
    seatClocks: text('seat_clocks', { mode: 'json' }).$type<SeatClocks>(),
    /** The game is paused until then (ms); null: it is not. */
    pausedUntil: integer('paused_until'),
    /** When the game was put to sleep, because nobody plays any more (ms); null: it is awake. */
    asleepSince: integer('asleep_since'),
    /** When the game was put to sleep the last time, once it is awake again (ms). Who was told before belongs to an earlier absence. */
    sleptAt: integer('slept_at'),
    /** Spectators see a row this long after it was written (ms). */
    watchDelay: integer('watch_delay').notNull().default(0),
    /** The next game of the same people; null for none. */
    rematch: text('rematch'),
    /** The game's name, given by its host; null for none. */
    title: text('title'),
    /** The game as lists show it; null in rows of earlier releases and before it runs. */
    glance: text('glance', { mode: 'json' }).$type<StoredGlance>(),
    /** The object of the archive that holds the log and the messages (`room/storage/archive.ts`); null: they are here. */
    archived: text('archived'),
    /** Whether strangers may join before the game begins; null: the game has never been listed. */
    listing: text('listing', { mode: 'json' }).$type<Listing>(),
  },
  (table) => [
    index('games_due')
      .on(table.due)
      .where(sql`due IS NOT NULL`),
    index('games_host')
      .on(table.hostId)
      .where(sql`host_id IS NOT NULL`),
  ],
);

/** The listing of a game (`room/seats/listing.ts`). `listings`, or `group_games`, has a copy of what others may see of it. */
export interface Listing {
  readonly since: number;
  readonly until: number;
  /** The group whose members alone may join; missing: anybody may. */
  readonly group?: string;
  /** The host accepts each one; missing: whoever joins sits down. */
  readonly accepts?: 'each';
  /** Why it is over; missing: it is not. */
  readonly ended?: ListingInfo['ended'];
  /** What the operator says about it. */
  readonly reason?: string;
  /** The host's; null if it is not known. */
  readonly language: Language | null;
  /** By seat, how reliable its player was when they came; of those who came by a link it is written after. */
  readonly records: Readonly<Partial<Record<Seat, Reliability>>>;
  /** Seats whose players agree to begin with bots, as bits. */
  readonly agreed: SeatMask;
}

/** By seat, the move types its player may choose from. */
export type Asks = Readonly<Partial<Record<Seat, readonly string[]>>>;

/** A game as lists show it. `touched`: by seat of a person, what only that seat may be sent. */
export interface StoredGlance extends Pick<Glance, 'stage' | 'scores'> {
  readonly touched: Readonly<Partial<Record<Seat, Glance['touched']>>>;
}

/** By seat, its clock. */
export type SeatClocks = Readonly<Partial<Record<Seat, SeatClock>>>;

/** An open question to the table. Seats as bits. */
export type OpenQuestion = Proposal & {
  readonly id: string;
  readonly by: Seat;
  readonly asked: SeatMask;
  readonly agreed: SeatMask;
  /** Missing in questions of earlier releases, and where one no closes the question. */
  readonly declined?: SeatMask;
  /** When it was asked (ms); missing in questions of earlier releases. */
  readonly askedAt?: number;
  /** When it lapses, or counts those who are away (ms); missing in questions of earlier releases. */
  readonly lapses?: number;
};

/** When a player's time counts, as the game knows it: a copy of what the player has chosen. */
export interface SeatCalendar extends Pick<Calendar, 'zone' | 'awake' | 'off'> {
  /** Takes a holiday by itself before the time runs out. */
  readonly autoHoliday: boolean;
}

/** A seat that its player has left or lost. `open`: a successor may take it, and a bot plays meanwhile; `bot`: a bot finishes. */
export type Vacancy = 'open' | 'bot';

/** WITHOUT ROWID. */
export const seatsTable = sqliteTable(
  'seats',
  {
    gameId: text('game_id').notNull(),
    seat: integer('seat').notNull(),
    kind: text('kind').$type<'person' | 'bot' | 'open'>().notNull(),
    playerId: text('player_id'),
    name: text('name'),
    level: text('level').$type<BotLevel>(),
    /** SHA-256 of the token in the seat's link. */
    tokenHash: text('token_hash'),
    /** Entropy that the player's browser added to the dice. */
    entropy: text('entropy'),
    /** When the player's time counts; null: always. */
    calendar: text('calendar', { mode: 'json' }).$type<SeatCalendar>(),
    /** Does mail or a channel reach the player? A copy of what the tables of people say. Notices are written for those it does. */
    told: integer('told', { mode: 'boolean' }).notNull().default(false),
    /** Null: the player has the seat. Otherwise `playerId` is whose seat it was: they may come back. */
    vacancy: text('vacancy').$type<Vacancy>(),
    /** When the player last left or lost the seat (ms); null: never, or before this was noted. */
    vacatedAt: integer('vacated_at'),
    /** The row of the log that seated the player as a successor. 0: the seat was nobody's before, or they came before this was noted. */
    seatedAt: integer('seated_at').notNull().default(0),
    /** The `turn_at` of a game that has ended, for lists of a player's games; null: it has not, or that was not noted. */
    endedAt: integer('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('seats_player')
      .on(table.playerId, table.endedAt)
      .where(sql`player_id IS NOT NULL`),
  ],
);

/**
 * Who asks to join a listed game whose host accepts each one. A row goes once it is answered or withdrawn, and with the listing.
 * WITHOUT ROWID.
 */
export const joinRequestsTable = sqliteTable(
  'join_requests',
  {
    gameId: text('game_id').notNull(),
    playerId: text('player_id').notNull(),
    /** Names the request to the host. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** Entropy that the player's browser adds to the dice. */
    entropy: text('entropy'),
    /** When they asked. */
    reliability: text('reliability', { mode: 'json' }).$type<Reliability>().notNull(),
    language: text('language').$type<Language>(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.playerId] }),
    index('join_requests_player').on(table.playerId), // leads from a player to where they ask
  ],
);

/** Standing orders of seats, as only their players may know them. Deleted when the seat changes hands. WITHOUT ROWID. */
export const ordersTable = sqliteTable(
  'orders',
  {
    gameId: text('game_id').notNull(),
    seat: integer('seat').notNull(),
    content: text('content', { mode: 'json' }).$type<StandingOrders>().notNull(),
    /** `meta.version` of the game whose schema checked them. */
    version: integer('version').notNull(),
    /** Counts the changes, from 1. */
    revision: integer('revision').notNull(),
    /** The last row of the log when the player made them. */
    madeAt: integer('made_at').notNull(),
    /** They do not answer while this is the last row: the player has just taken a move back. Null for none. */
    restsAt: integer('rests_at'),
    /** Secret of the seat, 32 bytes hex, from which the delays of its answers are drawn. */
    delayKey: text('delay_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] })],
);

/** The logs of all games: append-only, one row for each commit. WITHOUT ROWID. Its key is a fence against a second writer. */
export const logTable = sqliteTable(
  'log',
  {
    gameId: text('game_id').notNull(),
    seq: integer('seq').notNull(),
    seat: integer('seat'),
    by: text('by').$type<Origin>().notNull(),
    moves: text('moves', { mode: 'json' }).$type<readonly AnyMove[]>().notNull(),
    events: text('events', { mode: 'json' }).$type<readonly AnyEvent[]>().notNull(),
    undone: integer('undone'),
    at: integer('at').notNull(),
    /** Thinking time left to the seat (ms) after the row; null in a game without clock. */
    clockLeft: integer('clock_left'),
    version: integer('version').notNull(),
    engine: text('engine').notNull(),
    /** Hash over this row and all rows before it (`room/chain.ts`). Null in rows of the first releases. */
    head: text('head'),
    /** An event of the table besides play; null for a row of play. */
    tableEvent: text('table_event', { mode: 'json' }).$type<TableEvent>(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seq] })],
);

/**
 * A person's result of a finished game: one row for each person who had a seat. Written with the row that ends the game,
 * or that seats their successor, and never changed. WITHOUT ROWID.
 */
export const resultsTable = sqliteTable(
  'results',
  {
    gameId: text('game_id').notNull(),
    seat: integer('seat').notNull(),
    playerId: text('player_id').notNull(),
    game: text('game').notNull(),
    /** The options that statistics tell apart, as the game names them. */
    variant: text('variant').notNull(),
    seats: integer('seats').notNull(),
    /** Null: they did not play to the end, and a successor did. */
    rank: integer('rank'),
    total: integer('total'),
    /** Rows of the game's log. */
    rows: integer('rows').notNull(),
    /** Turns that ran out of time. */
    timeOuts: integer('time_outs').notNull(),
    /** How long the player took for their decisions: counts by power of two of seconds. Answers of orders are left out. */
    times: text('times', { mode: 'json' }).$type<readonly number[]>().notNull(),
    /** How the seat was left: null, the player has finished the game; otherwise why not. */
    left: text('left').$type<'left' | 'timeOut' | 'vote'>(),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat, table.playerId] }),
    index('results_player').on(table.playerId, table.endedAt),
    index('results_newest').on(table.game, table.endedAt),
  ],
);

/** Games whose log is damaged. Written when the room finds it, deleted when the room can read the game again. WITHOUT ROWID. */
export const faultsTable = sqliteTable('faults', {
  gameId: text('game_id').primaryKey(),
  /** The row of the log. */
  row: integer('row').notNull(),
  /** `kind` of the fault; see `room/damage.ts`. */
  kind: text('kind').notNull(),
  /** When it was last found (ms). */
  at: integer('at').notNull(),
});

export type GameRow = typeof gamesTable.$inferSelect;
export type JoinRequestRow = typeof joinRequestsTable.$inferSelect;
export type OrdersRow = typeof ordersTable.$inferSelect;
export type SeatRow = typeof seatsTable.$inferSelect;
export type ResultRow = typeof resultsTable.$inferSelect;
export type StoredRow = typeof logTable.$inferSelect;
