import type { GenericSchema } from 'valibot';
import type { Choice } from './choices.ts';
import type { Dice, NoDice, Stream } from './dice.ts';
import type { Rejection, Result } from './result.ts';
import type { AnyEvent, AnyMove, BotLevel, Seat, SeatMask, Viewer } from './types.ts';

/** What can be known of a game without loading its rules. */
export interface Meta {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly levels: readonly BotLevel[];
  /** Version of the events' shape; a log row carries the one it was written with. */
  readonly version: number;
}

declare const seatViewBrand: unique symbol;
/** The state as one seat may see it. Made in `seatView.ts` only, so that choices and bots cannot peep. */
export interface SeatView<State> {
  readonly seat: Seat;
  readonly state: State;
  readonly [seatViewBrand]: true;
}

/** What an event shows that was hidden before; this prices an undo. */
export interface Reveals {
  /** Seats that learn something only they may know. */
  readonly seats: SeatMask;
  /** Everybody learns something that was hidden. */
  readonly public: boolean;
  /** Chance was drawn, or its order came to light. */
  readonly chance: boolean;
}

/** A sentence as data: a key of the word catalogue and what fills it. */
export interface Phrase {
  readonly key: string;
  readonly args: Readonly<Record<string, PhraseArg>>;
}
export type PhraseArg =
  | number
  | { readonly seat: Seat }
  /** A word of the catalogue, e.g. `merchants.good.fish`. */
  | { readonly term: string }
  | { readonly list: readonly PhraseArg[] };

/** A seat's place in the order of finish; `rank` 1 is best and is shared in a tie. */
export interface Standing {
  readonly seat: Seat;
  readonly rank: number;
  readonly total: number;
  readonly lines: readonly { readonly reason: Phrase; readonly points: number }[];
}

/** Who decides what. The page loads this first: it is all that a first choice needs. */
export interface OfferRules<State, Event extends AnyEvent> {
  readonly meta: Meta;
  /** Who has a decision to make; several at once allowed; empty = the game is over. */
  acting(state: State): readonly Seat[];
  /** Everything the view's seat may do now; empty when it is not acting. The only source of legality. */
  choices(view: SeatView<State>): readonly Choice[];
  /** An event written with an older `meta.version`, in today's shape. */
  upcast(event: AnyEvent, version: number): Event;
}

/** What comes of a decision. */
export interface DecideRules<State, Move extends AnyMove, Event extends AnyEvent> {
  /** What an offered move brings about. Called by `play` only, after the membership check. */
  decide(state: State, seat: Seat, move: Move, dice: Dice | NoDice): Result<readonly Event[], Rejection>;
  /** Why a move that is not offered is not: an explanation, never a permission. */
  refusal(view: SeatView<State>, move: unknown): Rejection;
  /** The state after one more event; undefined before the first. Works on redacted events alike. */
  evolve(state: State | undefined, event: Event): State;
  /** The state as a viewer may see it, built from what is allowed. */
  view(state: State, viewer: Viewer): State;
}

/** What a game is told by: to whom, and in which words. */
export interface TellRules<State, Event extends AnyEvent> {
  /** The event as a viewer may see it, built from what is allowed. */
  redact(event: Event, viewer: Viewer): Event;
  /** Score with every line's reason; before the end, what is public of it. Best first. */
  standings(state: State): readonly Standing[];
  /** The event as a sentence, from what this (possibly redacted) event says. */
  story(event: Event): Phrase;
  /**
   * What an event that another brought about is to a reader; undefined where it is nothing to him. `before`: the
   * state before it. Without it, whatever names him touches him.
   */
  touching?(before: State, event: Event, reader: Seat): Phrase | undefined;
  reveals(event: Event): Reveals;
}

/**
 * What a table needs of a game while it is played: Worker and page run the same. All functions are pure and
 * total; none has a clock, randomness or I/O of its own.
 */
export interface TableRules<State, Move extends AnyMove, Event extends AnyEvent>
  extends OfferRules<State, Event>, DecideRules<State, Move, Event>, TellRules<State, Event> {}

/** An offered move for the view's seat, at a level of `meta.levels`; the same stream gives the same move. */
export type Bot<State, Move extends AnyMove> = (
  view: SeatView<State>,
  level: BotLevel,
  stream: Stream,
) => Move;

/**
 * A game: the table's rules and what only the server, the checker and the terminal need.
 * The laws that hold for every game are in `test/kernel/laws.ts`.
 */
export interface Rules<State, Move extends AnyMove, Event extends AnyEvent, Options> extends TableRules<
  State,
  Move,
  Event
> {
  /** What options there are, and their defaults. */
  readonly options: GenericSchema<unknown, Options>;
  /** The events before the first decision; the first one pins options and figures. */
  setup(options: Options, seats: number, dice: Dice): readonly Event[];
  /**
   * The event as the dice, or a pile they made, say it must have been; undefined where chance had no part in it.
   * For checkers.
   */
  redraw(state: State | undefined, event: Event, dice: Dice): Event | undefined;
  bot(...asked: Parameters<Bot<State, Move>>): Move;
  /** The state as plain text for a terminal. */
  show(state: State): string;
}

/**
 * Any game, for code that plays games without knowing them. Every `Rules` is one: its own types go in
 * only through what it gave out itself (states from its `evolve`, moves from its `choices`).
 */
export type AnyRules = Rules<unknown, AnyMove, AnyEvent, unknown>;
export type AnyTableRules = TableRules<unknown, AnyMove, AnyEvent>;
export type AnyOfferRules = OfferRules<unknown, AnyEvent>;
/** All that is added to what is offered. */
export type AnyRestRules = Omit<AnyTableRules, keyof AnyOfferRules>;
