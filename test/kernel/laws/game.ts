import assert from 'node:assert/strict';
import { diceKey } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice, type Stream } from '#shared/kernel/dice.ts';
import { fold } from '#shared/kernel/fold.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { SeatView } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { testStream } from '../../support/testStream.ts';
import { spyDice, type Kit } from './kit.ts';

/** A decision and its result. */
export interface Turn<S, E> {
  readonly state: S;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly events: readonly E[];
}

/** A finished game. All states and events are deeply frozen. */
export interface Game<S, E, O> {
  readonly options: O;
  readonly seats: number;
  readonly dice: Dice;
  readonly setup: readonly E[];
  readonly turns: readonly Turn<S, E>[];
  readonly end: S;
  /** All events, set-up included. */
  readonly events: readonly E[];
  /** The streams drawn from, in order. */
  readonly drawn: readonly string[];
}

type ChooseMove<S> = (view: SeatView<S>, stream: Stream) => AnyMove;

/** The dice of the game with this seed. */
const diceOf = (seed: number): Dice =>
  seededDice(diceKey({ gameId: `game ${seed}`, seed: seed.toString(16).padStart(64, '0'), entropy: [] }));

/** The state after the events, all frozen; there must be one. */
export function foldFrozen<S, M extends AnyMove, E extends AnyEvent, O>(
  { rules }: Kit<S, M, E, O>,
  events: readonly E[],
  from?: S,
): S {
  let state = from;
  for (const event of events) state = deepFreeze(rules.evolve(state, deepFreeze(event)));
  assert(state !== undefined, 'there is no state before the first event');
  return state;
}

/** Plays a game to its end. Options, seats, dice, and the order of simultaneous moves follow from the seed. */
export function playGame<S, M extends AnyMove, E extends AnyEvent, O>(
  kit: Kit<S, M, E, O>,
  seed: number,
  choose: ChooseMove<S>,
): Game<S, E, O> {
  const { rules } = kit;
  const options = kit.options[seed % kit.options.length] as O;
  const seats = kit.seatCounts[Math.floor(seed / kit.options.length) % kit.seatCounts.length] as number;
  const stream = testStream(seed);
  const drawn: string[] = [];
  const dice = spyDice(diceOf(seed), drawn);
  const setup = rules.setup(options, seats, dice);
  const turns: Turn<S, E>[] = [];
  let state = foldFrozen(kit, setup);
  for (let acting = rules.acting(state); acting.length > 0; acting = rules.acting(state)) {
    assert(turns.length < kit.maxMoves, `the game goes on after ${kit.maxMoves} moves`);
    const seat = stream.pick(acting);
    const move = deepFreeze(choose(seatView(rules, state, seat), stream));
    const played = play(rules, state, seat, move, dice);
    assert(played.ok, `${JSON.stringify(move)} of seat ${seat} is refused: ${JSON.stringify(played)}`);
    turns.push({ state, seat, move, events: played.value });
    state = foldFrozen(kit, played.value, state);
  }
  const events = [...setup, ...turns.flatMap((turn) => turn.events)];
  return { options, seats, dice: diceOf(seed), setup, turns, end: state, events, drawn };
}

const played = new WeakMap<object, Map<number, unknown>>();

/** The game of random moves with this seed, played once for all laws. */
export function gameOf<S, M extends AnyMove, E extends AnyEvent, O>(
  kit: Kit<S, M, E, O>,
  seed: number,
): Game<S, E, O> {
  const games = played.get(kit) ?? new Map<number, unknown>();
  played.set(kit, games);
  const game = (games.get(seed) as Game<S, E, O> | undefined) ?? playGame(kit, seed, randomMove(kit));
  games.set(seed, game);
  return game;
}

const randomMove =
  <S, M extends AnyMove, E extends AnyEvent, O>({ rules }: Kit<S, M, E, O>): ChooseMove<S> =>
  (view, stream) =>
    sampleMove(rules.choices(view), stream);

/** The states after the set-up and after each later event. */
export function statesOf<S, M extends AnyMove, E extends AnyEvent, O>(
  kit: Kit<S, M, E, O>,
  { events }: Game<S, E, O>,
): S[] {
  let state: S | undefined;
  return events.map((event) => (state = fold(kit.rules, [event], state) as S));
}
