import { signal, type ReadonlySignal } from '@preact/signals';
import { type Commit, standingRows } from '#shared/kernel/log.ts';
import { lastDecision } from '#shared/kernel/recap.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Platform, Memory } from '../lib/platform.ts';
import type { GameView } from '#shared/protocol/http.ts';

/** The rows that came while nobody looked: those after `after`, up to and with `to`. */
export interface Absence {
  readonly after: number;
  readonly to: number;
}

/** The rows that the recap tells of. */
export interface RecapSpan extends Absence {
  /** The number of the player's request that it answers, from 1: a film since their own last move. 0: none, they came back. */
  readonly request: number;
}

/** The viewer, and what the recap needs of the game. */
interface LogView {
  readonly game: string;
  readonly you: Seat | null;
  /** The whole log. */
  readonly log: readonly Commit[];
}

/**
 * Records that the log is being looked at, and returns what came since the last look. Undefined if only the player's
 * own moves came. A player has seen the log up to their own last decision, on whatever device they made it. On a new
 * device a spectator counts as having seen all of it, and so does a player of a game that has hardly begun. `expectsRecap` says beforehand
 * whether there will be something.
 */
export function absenceOnReturn({ device }: Pick<Platform, 'device'>, logView: LogView): Absence | undefined {
  const { game, you, log } = logView;
  const to = log.length;
  const shown = lastSeenRow(device, game, you);
  const isFirstLook = shown === undefined && (you === null || to <= LONG_GAME);
  const seen = isFirstLook ? to : Math.max(shown ?? 0, you === null ? 0 : lastDecision(log, you));
  noteSeen({ device }, logView);
  const missed = log.slice(seen).some((row) => !isOwnMove(row, you));
  return seen > 0 && missed ? { after: seen, to } : undefined;
}

/**
 * A decision the viewer made themselves, or had no choice in. What a bot or their orders decided for them is news to them,
 * and so is what happens at the table.
 */
const isOwnMove = ({ seat, by }: Commit, you: Seat | null): boolean =>
  you !== null && seat === you && (by === 'person' || by === 'forced');

/** Has the viewer moved after row `to`? They have gone on from what was told then. */
export const hasMovedSince = (to: number, { you, log }: Omit<LogView, 'game'>): boolean =>
  log.slice(to).some((row) => isOwnMove(row, you));

/** The rows that the recap tells of after an absence. An open recap grows by the new rows: who looked away has not read it. */
export function recapAfterReturn(
  open: RecapSpan | undefined,
  missed: Absence | undefined,
): RecapSpan | undefined {
  if (missed === undefined) return open;
  return open === undefined ? { ...missed, request: 0 } : { ...open, to: missed.to };
}

/** The rows up to `to` that count now: an open recap forgets what was taken back since. */
export const standingUpTo = (log: readonly Commit[], to: number): readonly Commit[] =>
  standingRows(log).filter(({ seq }) => seq <= to);

/** Was something that counted after row `seen` taken back later? */
export const isTakenBack = (log: readonly Commit[], seen: number): boolean =>
  standingRows(log.slice(0, seen)).length > standingUpTo(log, seen).length;

/** The row after which others played since the seat's own last decision, or since the set-up; undefined if nobody did. */
export function sinceOwnMove({ you, log }: Omit<LogView, 'game'>): number | undefined {
  if (you === null) return undefined;
  const after = Math.max(1, lastDecision(log, you));
  return after < log.length ? after : undefined;
}

/** Notes that the log has been shown to its end. */
export const noteSeen = ({ device }: Pick<Platform, 'device'>, { game, you, log }: LogView): void =>
  storeSeenRow(device, game, you, log.length);

/** A film: the rows of an absence as frames, shown automatically or step by step. */
export interface Film {
  /** The frame shown, from 0; undefined: none, the present is. */
  readonly frame: ReadonlySignal<number | undefined>;
  readonly playing: ReadonlySignal<boolean>;
  /** Plays from the current frame, or from the beginning. */
  play(): void;
  pause(): void;
  /** One frame on, and no further by itself; after the last one comes the present. */
  step(): void;
  /** Back to the present. */
  skip(): void;
}

/** Milliseconds a frame stays: long enough to read its sentence and find on the board what it says. */
const FRAME = 1_800;

/** `frames`: how many there are now. What comes while it is shown makes it longer, what is taken back shorter. */
export function createFilm(frames: () => number, { later }: Pick<Platform, 'later'>): Film {
  const frame = signal<number | undefined>(undefined);
  const playing = signal(false);
  let callOff = (): void => undefined;

  const pause = (): void => {
    callOff();
    playing.value = false;
  };
  const skip = (): void => {
    pause();
    frame.value = undefined;
  };
  const advance = (): void => {
    const next = (frame.peek() ?? -1) + 1;
    if (next < frames()) frame.value = next;
    else skip();
  };
  const run = (): void => {
    advance();
    if (frame.peek() === undefined) return;
    playing.value = true;
    callOff = later(FRAME, run);
  };
  const play = (): void => {
    if (!playing.peek()) run();
  };
  const step = (): void => {
    pause();
    advance();
  };
  return { frame, playing, play, pause, step, skip };
}

type Viewed = Pick<GameView, 'id' | 'you' | 'seq' | 'lastIsOwn'>;

/** By seat too: what one player of a game has seen at a device is news to the next. `you` null: a spectator. */
const keyOf = (game: string, you: Seat | null): string => `carrack.seen.${game}.${you ?? 'none'}`;

/** The last row of a game this device has shown to a seat; undefined where it has shown it none. */
export function lastSeenRow(device: Memory, game: string, you: Seat | null): number | undefined {
  const seen = device.read(keyOf(game, you));
  return typeof seen === 'number' ? seen : undefined;
}

export const storeSeenRow = (device: Memory, game: string, you: Seat | null, seq: number): void =>
  device.write(keyOf(game, you), seq);

/** Rows after which a player on a device new to the game is told what came since their last move: they have made one then. */
export const LONG_GAME = 20;

/**
 * Will the recap have something to tell once the log is there? Wrong only in rare cases, such as a row that was forced after
 * the viewer's own decision.
 */
export function expectsRecap(device: Memory, { id, you, seq, lastIsOwn }: Viewed): boolean {
  const isNew = you !== null && seq > LONG_GAME;
  return !lastIsOwn && (lastSeenRow(device, id, you) ?? (isNew ? 0 : seq)) < seq;
}
