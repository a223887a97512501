import type { JSX } from 'preact';
import type { Choice } from '#shared/kernel/choices.ts';
import type { Standing } from '#shared/kernel/rules.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import type { Portrait } from '#shared/art/portrait.ts';
import type { TokenNames } from '../models/tokens.ts';
import type { Entry } from '../models/story.ts';

/** Everything a game's UI gets: states and choices as data. It knows no rules and calls no server. */
export interface Scene<State, Move extends AnyMove> {
  /** The state as the server has it. */
  readonly before: State;
  /** The state after the draft's moves. `offered` belongs to it. */
  readonly now: State;
  /** The state with the move being put together as well; the board shows it. */
  readonly shown: State;
  /** The state that `shown` is compared with. Differences are marked (see `marks.ts`). */
  readonly since?: State;
  /** The state shown is a past one: nothing can be chosen. */
  readonly past?: true;
  /** All events so far, the draft's included, for things that the state does not keep. */
  readonly events: readonly AnyEvent[];
  readonly you: Seat | null;
  /** The game is over, even if the state shown is a past one. Things kept back until the end are then shown. */
  readonly over: boolean;
  readonly acting: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  readonly offered: readonly Choice[];
  readonly partial: Move | null;
  name(seat: Seat): string;
  /** Takes a move into the draft. With the `last` one of a turn, the draft is sent. */
  choose(move: Move, last?: boolean): void;
  /** Shows a move that is still being put together; null hides it. */
  compose(move: Move | null): void;
  /** Why the rules refuse this move to the viewer now; undefined if it is legal. */
  refusal(move: Move): Rejection | undefined;
  /** Places that can be tapped for standing orders, by the game's own number; no choice can be tapped meanwhile. */
  readonly places?: ReadonlyMap<number, PlaceTarget> | undefined;
}

/** A place on the board that can be tapped for something else than a choice. */
export interface PlaceTarget {
  /** What a tap does, for players who do not see where it is. */
  readonly label: string;
  readonly pressed: boolean;
  /** A short text on the place. */
  readonly note?: string;
  readonly tap: () => void;
}

/**
 * How a game looks. Every game of the registry has a UI; the game page draws the rest around it. (Methods, so
 * that a game's own UI is assignable to `AnyGameUi`.)
 */
export interface GameUi<State, Move extends AnyMove> {
  /** The table: open things, every player's things, the viewer's hand. */
  Board(scene: Scene<State, Move>): JSX.Element;
  /** The buttons of choices that have no place on the board. */
  Decision(scene: Scene<State, Move>): JSX.Element;
  /** Where the choices are, or what the move being put together still needs. One line, which may be empty. */
  hint(scene: Scene<State, Move>): string;
  /** What the draft brings or costs the viewer, in two or three words; may be empty. */
  balance(scene: Scene<State, Move>): string;
  /** What the open decision asks, by what is offered; empty before and after the game. */
  question(now: State, offered: readonly Choice[]): string;
  /** The sentence of a move whose outcome only the server knows. */
  describe(move: Move, now: State): string;
  /** Events that get no line in the log, because other lines already say the same. */
  readonly hiddenEvents: ReadonlySet<string>;
  /** More such events of a move in a draft, where the bar tells them besides and something else comes of the move. */
  untold?(move: Move): ReadonlySet<string> | undefined;
  /** Loads the table in words, for the text mode. Without it, the plain listing for terminals is shown. */
  inWords?(): Promise<InWords<State, Move>>;
  /** Loads the game's own part of log and history. Without it, log and charts go turn by turn. */
  chronicle?(): Promise<AnyChronicle>;
  /** Loads what a picture of a finished game shows. Without it, the picture has names and scores. */
  portrait?(): Promise<Portrait<State>>;
  /** Loads the view of hidden things, shown after the end. */
  revealed?(): Promise<RevealedModule<AnyEvent>>;
  /** Loads what `Board` shows late, for a page that must then do without a network. */
  lateParts?(): Promise<unknown>;
}

/** What an event moves from one place of the table to another. (A method, so that it is assignable to `Travels`.) */
export interface Travels<Event = AnyEvent> {
  of(event: Event): readonly Travel[];
}

/** A way over the table. What leaves a named spot is seen on it; else what is at its end. */
export interface Travel {
  readonly from: Spot;
  readonly to: Spot;
}

/** A place on the board with that name as `data-spot`, or the head of a player. */
export type Spot = string | Seat;

/** The table in words, part by part. */
export interface InWords<State, Move extends AnyMove> {
  sections(scene: Scene<State, Move>): readonly TextSection[];
  /** How things are typed, if that differs from their names in moves. The sections use these names. */
  readonly tokenNames?: TokenNames;
}

/** A part of the table in words. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A game's own part in log and history. (Methods, so that it is assignable to `AnyChronicle`.) */
export interface Chronicle<State, Event> {
  /** The place of each row in the log. `name`: what a seat was called at a row. */
  placesOf(entries: readonly Entry<Event>[], name: (seat: Seat, seq: number) => string): readonly RowPlace[];
  /** A small picture for a line of the log. */
  Icon(props: { readonly event: Event }): JSX.Element | null;
  /** Types of events that come first in the recap. */
  readonly landmarks: ReadonlySet<string>;
  /** Values of every seat that are charted beside the score, e.g. money. */
  readonly charts: readonly Chart<State>[];
  /** What is shown after the end besides the score. */
  Afterwards(props: AfterwardsProps<Event>): JSX.Element | null;
}

export interface AfterwardsProps<Event> {
  /** The whole log, also what was taken back. */
  readonly entries: readonly Entry<Event>[];
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

export interface Chart<State> {
  title(): string;
  /** By seat. */
  of(state: State): readonly number[];
}

/** A part of the game, e.g. a round, and a section of it, e.g. an auction. What belongs together has the same keys. */
export interface EventPlace {
  readonly part: Heading & { /** A short form, e.g. `A2`. */ readonly short: string };
  readonly section?: Heading | undefined;
}

/** Where a row was decided. */
export interface RowPlace extends EventPlace {
  /** Events of the row that belong elsewhere, e.g. to the next auction. */
  readonly elsewhere?: ReadonlyMap<AnyEvent, EventPlace>;
}

export interface Heading {
  readonly key: string;
  readonly label: string;
  /** The seat that it belongs to, e.g. a turn. */
  readonly seat?: Seat;
}

/** (A method, so that a game's own type is assignable to the general one.) */
export interface RevealedModule<Event> {
  Revealed(props: Revealing<Event>): JSX.Element;
}

/** The events of a finished game with nothing hidden, without those taken back. */
export interface Revealing<Event> {
  readonly events: readonly Event[];
}

export type AnyGameUi = GameUi<unknown, AnyMove>;
export type AnyScene = Scene<unknown, AnyMove>;
export type AnyChronicle = Chronicle<unknown, AnyEvent>;
export type AnyInWords = InWords<unknown, AnyMove>;
