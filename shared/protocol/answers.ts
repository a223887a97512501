import type { Choice } from '../kernel/choices.ts';
import type { ClockSettings } from '../kernel/clock.ts';
import type { Commit } from '../kernel/log.ts';
import type { StandingOrders } from '../kernel/orders.ts';
import type { Phrase, Standing } from '../kernel/rules.ts';
import type { AnyMove, Seat } from '../kernel/types.ts';
import type { JoinRequest, ListingInfo } from './tables.ts';

/** The service's answers about games, as page and Worker know them. */

/** open: seats are being taken · running · over: played to its end · aborted: cancelled or never filled. */
const STATUSES = ['open', 'running', 'over', 'aborted'] as const;
export type GameStatus = (typeof STATUSES)[number];

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string | null;
  readonly level?: string;
  /** A page of this player shows the game now. */
  readonly online: boolean;
  /** It is this seat's turn, and its player was notified at this time (ms since 1970). */
  readonly told?: number;
  /** It is this seat's turn, and its player could not be notified. */
  readonly unreachable?: true;
  /** Its thinking time; only in a running game with clock. */
  readonly clock?: {
    /** When the time runs out (ms since 1970); null while the clock stands. */
    readonly deadline: number | null;
    /** Thinking time left when the clock began to run (ms). It may last longer: nights and holidays do not count. */
    readonly left: number;
    /** Turns in a row that ran out. */
    readonly missed: number;
  };
  /** The player's last holiday, [from, to) in ms since 1970. It may be over, or still to come. */
  readonly holiday?: { readonly from: number; readonly to: number };
  /** The player has left or lost the seat. `open`: a successor may take it; `bot`: a bot finishes the game. */
  readonly vacancy?: 'open' | 'bot';
}

/**
 * The evidence about the game's chance: the hashes published beforehand, and after the end the values
 * behind them.
 */
export interface ChanceInfo {
  readonly seedHash: string;
  /** SHA-256 over id, seed and entropy; null until the seats are taken. */
  readonly hash: string | null;
  /** After the end only. */
  readonly seed?: string;
  readonly entropy?: readonly (string | null)[];
}

/** A game without clock that goes on. */
export const RELAXED: TableClock = { settings: null, pausedUntil: null, asleep: false };

/** An open question to the table: who has asked, who is asked, who has agreed. */
interface AskedOf {
  readonly id: string;
  readonly by: Seat;
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
}
/** A question that a table can be asked. */
export type Proposal =
  /** To take the game back to row `to`. */
  | { readonly kind: 'undo'; readonly to: number }
  /** To pause until then (ms since 1970). */
  | { readonly kind: 'pause'; readonly until: number }
  /** To end the game now; the scores of that moment count. */
  | { readonly kind: 'end' }
  /** To let somebody else play a seat whose player does not: a successor, or a bot to the end. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly with: 'successor' | 'bot' };
export type TableQuestion = AskedOf &
  Proposal & {
    /** Seats that have declined, where a majority decides. */
    readonly declined: readonly Seat[];
    /** When the question lapses, or counts those who are away (ms since 1970); null in questions of earlier releases. */
    readonly lapses: number | null;
  };

/** How a question ended. `silence`: those who had not answered counted as agreed. `overtaken`: the game went on. */
export type QuestionOutcome = 'agreed' | 'silence' | 'refused' | 'lapsed' | 'withdrawn' | 'overtaken';

/** A question to the table that is answered, or open no longer. Everybody is told the same of it. */
export type EndedQuestion = Proposal & {
  readonly id: string;
  readonly by: Seat;
  readonly outcome: QuestionOutcome;
  /** The last row of the log when it ended, before the row with which it ended. */
  readonly seq: number;
  /** When it ended (ms since 1970). */
  readonly at: number;
};

/** The clock of a game, or its absence. */
export interface TableClock {
  /** Null: no clock, only reminders. */
  readonly settings: ClockSettings | null;
  /** The table agreed to a pause until then (ms since 1970). */
  readonly pausedUntil: number | null;
  /** Nobody plays any more, until a player wakes the game. */
  readonly asleep: boolean;
}

/** GET /api/games/:id: the game as the caller may see it. */
export interface GameView {
  readonly id: string;
  readonly game: string;
  /** The name that the host gave the game; null for none. */
  readonly title: string | null;
  readonly options: unknown;
  readonly status: GameStatus;
  /** Number of log rows. A commit must send it as `expect`. */
  readonly seq: number;
  /** The caller decided the last row themselves: they know what came before it. */
  readonly lastIsOwn: boolean;
  readonly acting: readonly Seat[];
  readonly you: Seat | null;
  /** The caller is the host: may start and cancel the game, and renew links. */
  readonly host: boolean;
  /** The caller's view of the state; null until the game runs. */
  readonly state: unknown;
  readonly choices: readonly Choice[];
  /** Standing orders of the caller's seat; null for none, and for everybody without a seat. */
  readonly orders: SeatOrders | null;
  /** See `OrdersAnswer`. */
  readonly ordersRevision: number;
  readonly clock: TableClock;
  /** The next game of the same people; null for none. */
  readonly rematch: string | null;
  /** Spectators see a row this long after it was written (ms). */
  readonly watchDelay: number;
  readonly seats: readonly SeatInfo[];
  readonly commitment: ChanceInfo;
  readonly question: TableQuestion | null;
  /** The game's last questions that are open no longer, in order; missing for none. */
  readonly endedQuestions?: readonly EndedQuestion[];
  readonly standings: readonly Standing[];
  readonly watch: boolean;
  /** Only of an open game: its host has removed the caller from the table. */
  readonly removed?: true;
  /** For the host of an open game; in a running one, to vacant seats, for the player who made them. */
  readonly invitations?: readonly InvitationInfo[];
  /** Only of an open game: the seat that its host keeps for the caller, as their companion. */
  readonly invited?: Seat;
  /** Missing: the game was never listed, or has begun. */
  readonly listing?: ListingInfo;
  /** For the host of a listed game, if they accept each one: who asks to join, the first to ask first. */
  readonly joinRequests?: readonly JoinRequest[];
  /** The caller asks to join, and the host has not answered. */
  readonly asked?: true;
  readonly createdAt: number;
  readonly engine: string;
}

/** A seat's standing orders, as only its player gets them. */
export interface SeatOrders {
  readonly order: StandingOrders;
  /** Counts the changes of the orders, from 1. */
  readonly revision: number;
  /** The last row of the log when the orders were made. */
  readonly madeAt: number;
  /** The answer of the orders to the decision that the seat has now; null if it has none or they say nothing. */
  readonly says:
    | {
        readonly kind: 'play';
        readonly moves: readonly AnyMove[];
        /** When, ms since 1970. */ readonly at: number;
      }
    | { readonly kind: 'ask'; readonly because: Phrase }
    /** They would play something, and leave this decision to the player. */
    | { readonly kind: 'rest' }
    | null;
}
/** PUT and DELETE /api/games/:id/orders, POST /api/games/:id/orders/rest. */
export interface OrdersAnswer {
  readonly orders: SeatOrders | null;
  /** Counts on when orders are withdrawn; 0 if the seat has never had any. Of two answers the higher one is newer. */
  readonly ordersRevision: number;
}

/** An invitation, as its host sees it. */
export interface InvitationInfo {
  readonly seat: Seat;
  /** Empty of a companion. */
  readonly email: string;
  /** Of a companion always. */
  readonly name: string | null;
  /** Not by mail, but of somebody with whom the host has finished a game. Nothing tells whether they were told. */
  readonly companion?: true;
  readonly state: InvitationState;
  /** Why the guest declined. */
  readonly reason: string | null;
  readonly sentAt: number | null;
  /** The service has reached its mail quota for today; the mail follows later. */
  readonly later?: true;
}
/** `refused`: this address takes no invitations. */
export type InvitationState =
  | 'queued'
  | 'sent'
  | 'failed'
  | 'refused'
  | 'accepted'
  | 'declined'
  | 'revoked'
  | 'expired';

/** A seat of a new game. `link`: for somebody to take it, told only here. */
export interface OfferedSeat {
  readonly seat: Seat;
  readonly kind: string;
  readonly link?: string;
}

export interface CreatedGame {
  readonly id: string;
  readonly seats: readonly OfferedSeat[];
}

/** POST /api/games/:id/seats/:seat/claim. */
export interface ClaimedSeat {
  readonly seat: Seat;
}

/** POST /api/games/:id/start. */
export interface StartedGame {
  readonly seq: number;
}

/** POST /api/games/:id/cancel. */
export interface CancelledGame {
  readonly status: 'aborted';
}

/** POST /api/games/:id/rematch: the next game of the same people. */
export interface RematchAnswer {
  readonly id: string;
}

/** Answer to a commit, and the body's extra members of a 409 STALE. */
export interface Committed {
  readonly seq: number;
  readonly commits: readonly Commit[];
}
export type UndoAnswer = Committed | { readonly seq: number; readonly question: TableQuestion };

export interface LogPage {
  readonly commits: readonly Commit[];
  /** The row to read the next page from; null at the end. */
  readonly next: number | null;
}

/** A message at the table. */
export interface Message {
  /** From 1, without gaps. */
  readonly seq: number;
  /** The seat of the author; null for a host without a seat, and for a former player. */
  readonly seat: Seat | null;
  /** The author has left their seat before the game began; somebody else may have it now. */
  readonly former?: true;
  readonly text: string;
  readonly at: number;
}

/** GET /api/games/:id/messages, in order: the newest, or the newest `before` one. */
export interface Messages {
  readonly messages: readonly Message[];
  /** Older messages exist. */
  readonly earlier: boolean;
}

/** A player's private notes. */
export interface NotesAnswer {
  readonly text: string;
  /** The version that a change must name; 0 if there are no notes yet. */
  readonly version: number;
}

export interface Export {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly status: GameStatus;
  readonly viewer: Seat | 'spectator';
  readonly seats: readonly { readonly seat: Seat; readonly kind: string; readonly name: string | null }[];
  readonly commits: readonly Commit[];
  /** Head of the chain over `commits`. */
  readonly head: string;
  readonly commitment: ChanceInfo;
  /** After the end only: the whole log, nothing hidden. */
  readonly rows?: readonly Commit[];
}

/** GET /api/health. */
export interface Health {
  readonly ok: boolean;
  readonly engine: string;
  /** What is wrong with the service's settings, for its operator. Missing: nothing. */
  readonly faults?: readonly string[];
}

/** RFC 9457. `detail` is English; with `code` and `params` a client can show it in its own words. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly requestId: string;
  /** 409 STALE: the number of rows now, and what happened since `expect`. */
  readonly seq?: number;
  readonly commits?: readonly Commit[];
}
