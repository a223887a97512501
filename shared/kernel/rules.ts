import type { GenericSchema } from 'valibot';
import type { Choice } from './choices.ts';
import type { Dice, NoDice, Stream } from './dice.ts';
import type { Rejection, Result } from './result.ts';
import type { AnyEvent, AnyMove, BotLevel, Seat, SeatMask, Viewer } from './types.ts';

/** The facts of a game that the service knows without loading its rules. */
export interface Meta {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes at one table, about. */
  readonly minutes: number;
  /** The designer of the board game. */
  readonly author: string;
  readonly levels: readonly BotLevel[];
  /** Version of the events' shape. A log row carries the version it was written with. */
  readonly version: number;
}

declare const seatViewBrand: unique symbol;
/**
 * The state as one seat may see it. Only `seatView.ts` creates one, so choices and bots cannot see hidden
 * things.
 */
export interface SeatView<State> {
  readonly seat: Seat;
  readonly state: State;
  readonly [seatViewBrand]: true;
}

declare const publicViewBrand: unique symbol;
/**
 * The state as everybody may see it. Only `seatView.ts` creates one, so automatic answers depend on nothing
 * hidden.
 */
export interface PublicView<State> {
  readonly state: State;
  readonly [publicViewBrand]: true;
}

/** The hidden information that an event reveals. The price of an undo depends on it. */
export interface Reveals {
  /** Seats that learn something that only they may know. */
  readonly seats: SeatMask;
  /** Everybody learns something that was hidden. */
  readonly public: boolean;
  /** Chance was drawn, or the result of an earlier draw became visible. */
  readonly chance: boolean;
}

/** A sentence as data: a key of the word catalogue and the values that fill it. */
export interface Phrase {
  readonly key: string;
  readonly args: Readonly<Record<string, PhraseArg>>;
}
export type PhraseArg =
  | number
  | { readonly seat: Seat }
  /** A word of the catalogue, e.g. `merchants.good.fish`. `args` fill a word that is a sentence, e.g. a refusal's. */
  | { readonly term: string; readonly args?: Readonly<Record<string, string | number>> }
  /** A name that somebody had then: the seat's player may be another one now. */
  | { readonly person: string }
  /** A point in time, ms since 1970. */
  | { readonly moment: number }
  | { readonly list: readonly PhraseArg[] };

/** A seat's place in the order of finish; `rank` 1 is best and is shared in a tie. */
export interface Standing {
  readonly seat: Seat;
  readonly rank: number;
  readonly total: number;
  readonly lines: readonly { readonly reason: Phrase; readonly points: number }[];
  /** The rule that breaks a tie in points, in a game that has such a rule: “the tie goes to …”. */
  readonly tieBreak?: Phrase;
}

/** How an event affects a reader. */
export interface Relevance {
  readonly phrase: Phrase;
  /** How much it matters to the reader, compared with the game's other events. A glance shows what matters most. */
  readonly worth: number;
}

/** The answer of standing orders to the decision that their seat has now. */
export type OrderAnswer<Move = AnyMove> =
  /** Play these moves as one commit. */
  | { readonly kind: 'play'; readonly moves: readonly Move[] }
  /** The orders are about this decision and leave it to the player. `because` says why, and which line. */
  | { readonly kind: 'ask'; readonly because: Phrase }
  /** The orders are not about this decision. */
  | { readonly kind: 'none' };

/** A game's standing orders (`orders.ts`). All functions are pure and see what the seat sees, never more. */
export interface OrderRules<State, Move extends AnyMove, Orders> {
  /** The answer to the decision that the view's seat has now. Its moves are offered. */
  answer(view: SeatView<State>, orders: Orders): OrderAnswer<Move>;
  /** Does the seat begin a turn now, one that a plan can be made for? */
  isTurnStart(view: SeatView<State>): boolean;
  /**
   * The view at the beginning of the seat's next turn if nothing changes until then. A plan is drafted on it.
   * Undefined if no such turn is to come.
   */
  ahead(view: SeatView<State>): SeatView<State> | undefined;
  /**
   * May the last move of a planned turn be left out, because it only ends the turn and the turn has ended by itself?
   * `after`: the view after the moves before it; undefined if only the server knows it. Without this function, never.
   */
  isNeedless?(move: AnyMove, after: SeatView<State> | undefined): boolean;
}

/**
 * The rules that a table needs during a game; Worker and page run the same ones. All functions are pure and
 * total. They have no clock, no randomness of their own and no I/O.
 */
export interface TableRules<State, Move extends AnyMove, Event extends AnyEvent> {
  readonly meta: Meta;
  /** The seats that have a decision to make; several are allowed. Empty if the game is over. */
  acting(state: State): readonly Seat[];
  /**
   * All moves that the view's seat may make now; empty if it has no decision. The only source of legality.
   */
  choices(view: SeatView<State>): readonly Choice[];
  /**
   * Brings an event of `version` to today's shape. `row`: the number of its row in the log. Throws RangeError for an
   * unknown version, with game, row and version in its message. Such a row was written by later code that was rolled
   * back. See `strictly`.
   */
  upcast(event: AnyEvent, version: number, row?: number): Event;
  /** The events of an offered move. Only `play` calls it, after the membership check. */
  decide(state: State, seat: Seat, move: Move, dice: Dice | NoDice): Result<readonly Event[], Rejection>;
  /**
   * A view without what follows from public events and is not shown at the table. A draft goes by it, so that it says no
   * more than the table. It has the same choices for the seat. Without this function, everything in the view is shown.
   */
  shownTo?(view: State, seat: Seat): State;
  /** Explains why a move is not offered. It never permits one. */
  refusal(view: SeatView<State>, move: unknown): Rejection;
  /** The state after one more event; `state` is undefined before the first. Takes redacted events as well. */
  evolve(state: State | undefined, event: Event): State;
  /** The state as a viewer may see it, built only from what is allowed. */
  view(state: State, viewer: Viewer): State;
  /** The event as a viewer may see it, built only from what is allowed. */
  redact(event: Event, viewer: Viewer): Event;
  /** The seats' scores, best first, each line with its reason. Before the end, only the public part. */
  standings(state: State): readonly Standing[];
  /** The event as a sentence. Says no more than the event itself, which may be redacted. */
  story(event: Event): Phrase;
  /**
   * The effect of another player's event on `reader`; undefined if there is none. `before` is the state before the
   * event. The sentence is told to the reader: it says “you” and never names them. Without this function, every event that names the reader affects them, and all equally.
   */
  relevanceTo?(before: State, event: Event, reader: Seat): Relevance | undefined;
  reveals(event: Event): Reveals;
  /**
   * The answer that is played for the seat without asking its player; undefined if the player decides. It is
   * one of the offered moves. It depends on the public view only. If it could look into a hand, the time of
   * an answer, or its origin, would tell the others what the hand holds. If a hidden card could allow another
   * answer, the player is asked.
   */
  forced(seen: PublicView<State>, seat: Seat): Move | undefined;
  /** Answers that a player has given beforehand. */
  readonly orders: OrderRules<State, Move, unknown>;
}

/**
 * Returns an offered move for the view's seat, at a level of `meta.levels`. The same stream gives the same
 * move.
 */
export type Bot<State, Move extends AnyMove> = (
  view: SeatView<State>,
  level: BotLevel,
  stream: Stream,
) => Move;

/**
 * A game: the table's rules, and what only the server, a table in the page, the checker and the terminal need.
 * `test/kernel/laws.ts` has the laws that hold for every game.
 */
export interface Rules<State, Move extends AnyMove, Event extends AnyEvent, Options> extends TableRules<
  State,
  Move,
  Event
> {
  /** Schema of the game's options, with their defaults. */
  readonly options: GenericSchema<unknown, Options>;
  /** The options that make another game for statistics. What only the page shows otherwise is left out. */
  variant(options: Options): Partial<Options>;
  /**
   * The events before the first decision. The first event pins options and figures. Throws RangeError for a
   * number of seats that the game does not allow.
   */
  setup(options: Options, seats: number, dice: Dice): readonly Event[];
  /**
   * The event as the dice, or a pile shuffled by them, determine it; undefined if chance had no part in it.
   * For checkers.
   */
  recomputeChance(state: State | undefined, event: Event, dice: Dice): Event | undefined;
  /**
   * The state with all that chance has decided and nobody has seen drawn anew, e.g. the order of a pile. It keeps nothing
   * of the former draw, and every viewer sees the same as before.
   */
  redraw(state: State, luck: Stream): State;
  bot(...asked: Parameters<Bot<State, Move>>): Move;
  /** How far the game has come, for lists of games: e.g. round and phase. It says what everybody sees, and no more. */
  stage(seen: PublicView<State>): Phrase;
  /** Schema of the game's standing orders. `{}` is valid and orders nothing. */
  readonly ordersSchema: GenericSchema<unknown, unknown>;
  /** The state as plain text for a terminal. */
  show(state: State): string;
}

/**
 * Any game, for code that does not know the game's types. Every `EditionRules` is one: it receives its own
 * types only from itself (states from `evolve`, moves from `choices`).
 */
export type AnyRules = Rules<unknown, AnyMove, AnyEvent, unknown>;
export type AnyTableRules = TableRules<unknown, AnyMove, AnyEvent>;

/**
 * For `setup`: throws RangeError if the game does not allow this number of seats. Code that takes the number
 * from outside compares it with `meta.seats` first; the service answers 422 BAD_SEATS.
 */
export function assertSeats({ id, seats: { min, max } }: Meta, seats: number): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  throw new RangeError(`${id} is for ${min} to ${max} seats, not ${seats}`);
}
