import type { JSX } from 'preact';
import type { Portrait } from '#shared/art/portrait.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import type { Standing } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import type { TokenNames } from '../lib/tokens.ts';
import type { Entry } from '../lib/story.ts';
import type { MessageKey } from '../lib/i18n.ts';
import type { AnyOrdersUi } from './ordersUi.ts';
import type { Scene } from './scene.ts';

export type { AnyScene, PlaceTarget, Scene } from './scene.ts';

/**
 * The UI of a game. Every game of the registry has one; the game page draws the rest around it. (Methods, so
 * that a game's own UI is assignable to `AnyGameUi`.)
 */
export interface GameUi<State, Move extends AnyMove> {
  /** The table: open things, every player's things, the viewer's hand. */
  Board(scene: Scene<State, Move>): JSX.Element;
  /** The buttons of choices that have no place on the board. */
  Decision(scene: Scene<State, Move>): JSX.Element;
  /** Where the choices are, or what the move being put together still needs. One line, which may be empty. */
  hint(scene: Scene<State, Move>): string;
  /** The gains and costs of the draft for the viewer, in two or three words; may be empty. */
  balance(scene: Scene<State, Move>): string;
  /** The question of the open decision, by what is offered; empty before and after the game. */
  question(now: State, offered: readonly Choice[]): string;
  /** The sentence of a move whose outcome only the server knows. */
  describe(move: Move, now: State): string;
  /** Events that get no line in the log, because other lines already say the same. */
  readonly hiddenEvents: ReadonlySet<string>;
  /** More such events of a move in a draft, where the bar tells them besides and something else comes of the move. */
  untold?(move: Move): ReadonlySet<string> | undefined;
  /** Hints on the decision that is open in a state, the most particular first. */
  hintsOf?(now: State): readonly Hint[];
  /** The UI of standing orders; without it the game has none of its own. */
  readonly orders?: AnyOrdersUi;
  /** The ways that events move things over the table; without it, things are shown only where they end. */
  readonly travels?: Travels;
  /** The table in words, for the text mode. */
  readonly inWords: InWords<State, Move>;
  /** The game's own part of log and history. Without it, log and charts go turn by turn. */
  readonly chronicle?: AnyChronicle;
  /** The drawings in a picture of a finished game. Without it, the picture has names and scores. */
  readonly portrait?: Portrait<State>;
  /** Hidden things, shown after the end. */
  Revealed?(props: Revealing<AnyEvent>): JSX.Element;
}

/** The ways of the things that an event moves over the table. (A method, so that it is assignable to `Travels`.) */
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
  /** The typed names of things, if they differ from their names in moves. The sections use these names. */
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
  /** The part of the final page besides the score. */
  Afterwards(props: AfterwardsProps<Event>): JSX.Element | null;
}

export interface AfterwardsProps<Event> {
  /** The whole log, also what was taken back. */
  readonly entries: readonly Entry<Event>[];
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

interface Chart<State> {
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

/** The events of a finished game with nothing hidden, without those taken back. */
export interface Revealing<Event> {
  readonly events: readonly Event[];
}

export type AnyGameUi = GameUi<unknown, AnyMove>;
export type AnyChronicle = Chronicle<unknown, AnyEvent>;
export type AnyInWords = InWords<unknown, AnyMove>;

/** A sentence for newcomers about the decision that is open. */
export interface Hint {
  /** Its words: a first line, and the text that is shown when the hint is opened. */
  readonly key: Extract<MessageKey, `hint.${string}`>;
  /** Figures of this game, for the words. */
  readonly values: Readonly<Record<string, number>>;
  /** Where the rules tell more. */
  readonly more: string;
}

/** Names of a game's hints: what its keys `hint.<game>.<name>` end with. */
export type HintName<Game extends string> =
  Extract<MessageKey, `hint.${Game}.${string}`> extends `hint.${Game}.${infer Name}` ? Name : never;
