import type { JSX } from 'preact';
import type { Choice } from '../../shared/kernel/choices.ts';
import type { Standing } from '../../shared/kernel/rules.ts';
import type { Rejection } from '../../shared/kernel/result.ts';
import type { AnyOfferRules } from '../../shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '../../shared/kernel/types.ts';
import type { GameId } from '../../shared/games/meta.ts';
import type { SeatInfo } from '../../shared/protocol/http.ts';
import type { Spell } from '../models/spelling.ts';
import type { Entry } from '../models/story.ts';

/** All that a game's drawing gets: states and choices as data. It knows no rules and asks no server. */
export interface Scene<State, Move extends AnyMove> {
  /** The state as the server has it. */
  readonly before: State;
  /** After the draft's steps: what `offered` belongs to. */
  readonly now: State;
  /** With the move being put together as well: what the board shows. */
  readonly shown: State;
  /** With which `shown` is compared: what differs is marked (see `marks.ts`). */
  readonly since?: State;
  /** Everything that has happened, the draft's part included; for what the state does not keep. */
  readonly events: readonly AnyEvent[];
  readonly you: Seat | null;
  readonly acting: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  readonly offered: readonly Choice[];
  readonly partial: Move | null;
  name(seat: Seat): string;
  /** Takes a move into the draft. */
  choose(move: Move): void;
  /** Shows a move that is still being put together; null puts it away. */
  compose(move: Move | null): void;
  /** Why the viewer could not do this now, by the rules; undefined where he could. */
  refusal(move: Move): Rejection | undefined;
}

/**
 * How a game looks. Every game of the registry has one; the game page draws everything around it.
 * (Methods, so that a game's own drawing is one of `AnyDrawing`.)
 */
export interface Drawing<State, Move extends AnyMove> {
  /** The table: what lies open, everybody's things, one's own hand. */
  Board(scene: Scene<State, Move>): JSX.Element;
  /** The buttons of choices that have no place on the board. */
  Decision(scene: Scene<State, Move>): JSX.Element;
  /** Where the choices are, or what the move being put together still wants; a line, which may be empty. */
  hint(scene: Scene<State, Move>): string;
  /** What the draft brings or costs the viewer, in two or three words; may be empty. */
  balance(scene: Scene<State, Move>): string;
  /** What is asked of the seat whose decision is open; empty before and after the game. */
  question(now: State): string;
  /** A move whose outcome only the server knows, as a sentence. */
  describe(move: Move, now: State): string;
  /** Events that need no line in the log, because others say the same. */
  readonly quiet: ReadonlySet<string>;
  /** Loads the table in words, for the text mode; without it, its plain listing for terminals is shown. */
  inWords?(): Promise<InWords<State, Move>>;
  /** Loads how its record is shown; without it, log and charts go turn by turn. */
  chronicle?(): Promise<AnyChronicle>;
  /** Loads what shows, after the end, what was hidden. */
  revealed?(): Promise<Reveals<AnyEvent>>;
}

/** The table in words, part by part. */
export interface InWords<State, Move extends AnyMove> {
  sheets(scene: Scene<State, Move>): readonly Sheet[];
  /** How its things are typed, where that differs from their names in moves; the sheets show them so. */
  readonly spell?: Spell;
}

/** A part of the table in words. */
export interface Sheet {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A game's own part in log and history. (Methods, so that it is one of `AnyChronicle`.) */
export interface Chronicle<State, Event> {
  /** Where the rows of a log belong, one place for each. */
  placesOf(entries: readonly Entry<Event>[], name: (seat: Seat) => string): readonly RowPlace[];
  /** A small picture for a line of the log. */
  Icon(props: { readonly event: Event }): JSX.Element | null;
  /** Types of events that whoever was away is told of before all others. */
  readonly landmarks: ReadonlySet<string>;
  /** Figures of every seat that are charted beside the score, e.g. money. */
  readonly charts: readonly Chart<State>[];
  /** What is told after the end besides the score, from the events that count. */
  Afterwards(props: Aftermath<Event>): JSX.Element | null;
}

export interface Aftermath<Event> {
  readonly events: readonly Event[];
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

export interface Chart<State> {
  title(): string;
  /** By seat. */
  of(state: State): readonly number[];
}

/** A part of the game, e.g. a round, and a section of it, e.g. an auction; rows of the same one have the same keys. */
export interface RowPlace {
  readonly part: Heading & { /** For where there is little room: `A2`. */ readonly short: string };
  readonly section?: Heading | undefined;
}

export interface Heading {
  readonly key: string;
  readonly label: string;
  /** Whose it is, e.g. a turn. */
  readonly seat?: Seat;
}

/** (A method, so that one for a game's own events is one for any.) */
export interface Reveals<Event> {
  Revealed(props: Revealing<Event>): JSX.Element;
}

/** The events of a finished game with nothing hidden, those taken back left out. */
export interface Revealing<Event> {
  readonly events: readonly Event[];
}

export type AnyDrawing = Drawing<unknown, AnyMove>;
export type AnyScene = Scene<unknown, AnyMove>;
export type AnyChronicle = Chronicle<unknown, AnyEvent>;
export type AnyInWords = InWords<unknown, AnyMove>;

/** What a table waits for. */
interface TableParts {
  readonly drawing: AnyDrawing;
  /** Who decides what; the rest of the rules comes after it (`rest.ts`). */
  readonly table: AnyOfferRules;
}

/** Loads how a game looks, with its styles, and who decides what in it. */
export const tables: { readonly [id in GameId]: () => Promise<TableParts> } = {
  merchants: () => import('./merchants/index.ts'),
  goa: () => import('./goa/index.ts'),
};
