import { diceKey } from '#shared/kernel/commitment.ts';
import { NO_DICE, seededDice, type Dice, type NoDice } from '#shared/kernel/dice.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { play } from '#shared/kernel/play.ts';
import { NEEDS_SERVER } from '#shared/kernel/result.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { upcastRow } from '#shared/kernel/upcast.ts';
import type { StoredGame } from './savedGames.ts';

/** Decides stored rows once more with today's rules, and compares. */

/** How today's rules differ from a stored row; `move` counts from 1. */
export type Difference =
  /** A move is no longer offered, or is refused with this code. */
  | { readonly kind: 'refused'; readonly move: number; readonly type: string; readonly code: string }
  /** The moves now give other events; `path` is the first place that differs. */
  | { readonly kind: 'events'; readonly path: string; readonly stored: string; readonly decided: string }
  /** The rules throw. */
  | { readonly kind: 'failed'; readonly error: string };

/**
 * The rows that a correcting row took back: one that no seat wrote. They may rest on rows that it had to empty, so they
 * cannot be decided again.
 */
export function rowsTakenBack(rows: readonly Pick<LogRow, 'seq' | 'seat' | 'undone'>[]): ReadonlySet<number> {
  const corrections = rows.filter(({ seat, undone }) => seat === null && undone !== null);
  const isTakenBack = (row: number): boolean =>
    corrections.some(({ seq, undone }) => row > (undone ?? row) && row < seq);
  return new Set(rows.map(({ seq }) => seq).filter(isTakenBack));
}

/** The events that the row's moves give now; undefined if that cannot be found out: no moves, or no seed. */
export type Decided =
  | { readonly events: readonly AnyEvent[] | undefined; readonly difference?: undefined }
  | { readonly events?: undefined; readonly difference: Difference };

/** The dice of the game, if its source has the seed. */
export const diceOf = ({ id, seed, entropy }: StoredGame): Dice | NoDice =>
  /^[0-9a-f]{64}$/.test(seed) ? seededDice(diceKey({ gameId: id, seed, entropy })) : NO_DICE;

/** Plays the moves of a row on the state before it. The set-up has no moves: it is set up again. */
export function decide(
  rules: AnyRules,
  game: StoredGame,
  row: Pick<LogRow, 'seq' | 'seat' | 'moves'>,
  before: unknown,
): Decided {
  const dice = diceOf(game);
  try {
    if (row.seq === 1) return { events: dice === NO_DICE ? undefined : setUp(rules, game, dice as Dice) };
    return row.seat === null || row.moves.length === 0
      ? { events: undefined }
      : playAgain(rules, row.seat, row.moves, before, dice);
  } catch (error) {
    return { difference: { kind: 'failed', error: String(error) } };
  }
}

const setUp = (rules: AnyRules, { options, entropy }: StoredGame, dice: Dice): readonly AnyEvent[] =>
  rules.setup(options, entropy.length, dice);

/** Each move by itself: a bot's row holds moves that were chosen one after the other. */
function playAgain(
  rules: AnyRules,
  seat: number,
  moves: LogRow['moves'],
  before: unknown,
  dice: Dice | NoDice,
): Decided {
  const events: AnyEvent[] = [];
  let state = before;
  for (const [i, move] of moves.entries()) {
    const played = play(rules, state, seat, move, dice);
    if (!played.ok && played.failure.code === NEEDS_SERVER) return { events: undefined };
    if (!played.ok)
      return { difference: { kind: 'refused', move: i + 1, type: move.type, code: played.failure.code } };
    state = played.value.reduce((now: unknown, event) => rules.evolve(now, event), state);
    events.push(...played.value);
  }
  return { events };
}

/** How a row's events differ from those that its moves give now; undefined if they do not, or nobody can say. */
export function differenceAt(
  rules: AnyRules,
  game: StoredGame,
  row: LogRow,
  before: unknown,
): Difference | undefined {
  const { events, difference } = decide(rules, game, row, before);
  if (difference !== undefined || events === undefined) return difference;
  const first = firstDifference(upcastRow(rules, row), events, 'events');
  return first && { kind: 'events', ...first };
}

interface Place {
  readonly path: string;
  readonly stored: string;
  readonly decided: string;
}

/** The first place where two JSON values differ. */
function firstDifference(stored: unknown, decided: unknown, path: string): Place | undefined {
  if (canonicalJson(stored) === canonicalJson(decided)) return undefined;
  if (isNested(stored) && isNested(decided)) {
    const keys = [...new Set([...Object.keys(stored), ...Object.keys(decided)])];
    for (const key of keys) {
      const inside = firstDifference(Reflect.get(stored, key), Reflect.get(decided, key), `${path}.${key}`);
      if (inside !== undefined) return inside;
    }
  }
  return { path, stored: shortJson(stored), decided: shortJson(decided) };
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** So that a screen has room for it. */
const LONGEST = 160;
const shortJson = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : canonicalJson(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
};

export function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'refused':
      return `move ${difference.move} (${difference.type}) is refused now: ${difference.code}`;
    case 'events':
      return `${difference.path}: stored ${difference.stored}, decided now ${difference.decided}`;
    case 'failed':
      return `the rules fail: ${difference.error}`;
  }
}
