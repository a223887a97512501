import { diceKey } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { Rules, SeatView } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyEvent, AnyMove, BotLevel, Seat } from '#shared/kernel/types.ts';

/** A game for the bench: its rules, and a check that it ended as recorded. */
export interface Subject<S, M extends AnyMove, E extends AnyEvent, O> {
  readonly rules: Rules<S, M, E, O>;
  /** Money by seat. */
  moneyOf(state: S): readonly number[];
}
export type AnySubject = Subject<unknown, AnyMove, AnyEvent, unknown>;

/** A game played to its end, for measuring. */
export interface BenchGame<S = unknown, M extends AnyMove = AnyMove, E extends AnyEvent = AnyEvent> {
  readonly seats: number;
  readonly dice: Dice;
  /** The position before the first move. */
  readonly start: S;
  readonly moves: readonly { readonly seat: Seat; readonly move: M }[];
  /** Before each move, the view of the seat to move. */
  readonly views: readonly SeatView<S>[];
  readonly events: readonly E[];
  /** The log as it is stored, one row for each decision. */
  readonly log: readonly LogRow<E>[];
  /** Final money by seat. */
  readonly money: readonly number[];
}

/** Who plays a recorded game. */
export type Players = 'random' | BotLevel;

/** The inputs that determine a recorded game. */
export interface Plan<O> {
  readonly id: string;
  /** 32 bytes, hexadecimal. */
  readonly seed: string;
  readonly seats: number;
  readonly options: O;
  readonly players: Players;
}

/** The `i`th of `values`, taken in turn. */
export function inTurn<T>(values: readonly T[], i: number): T {
  const value = values[Math.floor(i) % values.length];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

/** Source of chance of a bench's games: the same every time. */
export const identity = (name: string, i: number): Pick<Plan<unknown>, 'id' | 'seed'> => ({
  id: `${name}-${i}`,
  seed: i.toString(16).padStart(64, '0'),
});

/** Plays a game to its end. */
export function record<S, M extends AnyMove, E extends AnyEvent, O>(
  { rules, moneyOf }: Subject<S, M, E, O>,
  { id, seed, seats, options, players }: Plan<O>,
): BenchGame<S, M, E> {
  const dice = seededDice(diceKey({ gameId: id, seed, entropy: [] }));
  const setup = rules.setup(options, seats, dice);
  const start = evolveAll(rules, undefined, setup);
  const log = [rowOf(rules, 1, null, [], setup)];
  const views: SeatView<S>[] = [];
  const moves: { seat: Seat; move: M }[] = [];
  let state = start;
  for (let [seat] = rules.acting(state); seat !== undefined; [seat] = rules.acting(state)) {
    const view = seatView(rules, state, seat);
    const move = decision(rules, view, players, dice, moves.length);
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(`${id}: ${JSON.stringify(move)}: ${played.failure.code}`);
    views.push(view);
    moves.push({ seat, move });
    log.push(rowOf(rules, log.length + 1, seat, [move], played.value));
    state = evolveAll(rules, state, played.value);
  }
  const events = log.flatMap((row) => row.events);
  return { seats, dice, start, moves, views, events, log, money: moneyOf(state) };
}

function decision<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  view: SeatView<S>,
  players: Players,
  dice: Dice,
  ordinal: number,
): M {
  const stream = dice.stream(`bot/${view.seat}`, ordinal);
  if (players !== 'random') return rules.bot(view, players, stream);
  return sampleMove(rules.choices(view), stream) as M; // offered, hence one of the game's own moves
}

/** The state after more events; there must be at least one where there is no state yet. */
export function evolveAll<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  from: S | undefined,
  events: readonly E[],
): S {
  let state = from;
  for (const event of events) state = rules.evolve(state, event);
  if (state === undefined) throw new Error('no events');
  return state;
}

const rowOf = <S, M extends AnyMove, E extends AnyEvent, O>(
  { meta }: Rules<S, M, E, O>,
  seq: number,
  seat: Seat | null,
  moves: readonly M[],
  events: readonly E[],
): LogRow<E> => ({
  seq,
  seat,
  by: 'person',
  moves,
  events,
  undone: null,
  at: 1_800_000_000_000 + seq * 3_600_000, // an hour between moves, so that times have as many digits as real ones
  version: meta.version,
});
