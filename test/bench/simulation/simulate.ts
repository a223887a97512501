import * as v from 'valibot';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { answerByOrders, ORDER_DELAY_MS, type StandingOrders } from '#shared/kernel/orders.ts';
import { playAll, seatView } from '#shared/kernel/play.ts';
import type { Rules, SeatView } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import { HOLD_MS } from '../../../worker/lib/notices.ts';
import { keyOf } from '../../support/playout.ts';
import { evolveAll } from '../games.ts';
import { afterWaking, DAY, gapFrom, ZONES } from './people.ts';

/**
 * A game that people play over days, in calendar time. The rules of the service that count here:
 *
 * - Forced answers are played at once.
 * - Orders answer one decision at a time, each after the service's delay, drawn evenly.
 * - Otherwise the player is asked, and comes when a person would (`people.ts`). On one visit they do all that waits for
 *   them, leave orders, and go. They decide as the bot of level normal does.
 * - A player who comes later than the mailbox holds a notice was sent a mail, one for each absence. Reminders are left
 *   out, because nobody stays away for a day. So are mails that the game begins or is over: they are always the same.
 */
export interface SimulatedGame<S, M extends AnyMove, E extends AnyEvent, O> {
  readonly rules: Rules<S, M, E, O>;
  readonly options: O;
  readonly seats: number;
  /** The part of the game that the decision belongs to. */
  stageOf(state: S): string;
}
export type AnySimulatedGame = SimulatedGame<unknown, AnyMove, AnyEvent, unknown>;

/** The part of a seat's orders that a way of playing decides. */
type LeftOrders = Pick<StandingOrders, 'game' | 'plan'>;

/** A way of playing: which orders a player leaves. */
export interface Way<S = unknown> {
  readonly name: string;
  /** The orders that replace the seat's earlier ones at the end of a visit; null: none. */
  leave(view: SeatView<S>): LeftOrders | null;
}

/** What a game, or a stage of it, has cost. */
export interface Cost {
  readonly minutes: number;
  /** How often a player came. */
  readonly visits: number;
  /** Mails that the game waits for a player. */
  readonly mails: number;
  /** Answers by orders. */
  readonly byOrders: number;
}

export interface Outcome {
  readonly total: Cost;
  readonly stages: ReadonlyMap<string, Cost>;
  /** Rows of the log, the first one left out. */
  readonly commits: number;
  /** Final totals, by seat. */
  readonly scores: readonly number[];
}

export const NOTHING: Cost = { minutes: 0, visits: 0, mails: 0, byOrders: 0 };

export const addCosts = (a: Cost, b: Cost): Cost => ({
  minutes: a.minutes + b.minutes,
  visits: a.visits + b.visits,
  mails: a.mails + b.mails,
  byOrders: a.byOrders + b.byOrders,
});

const MINUTE_MS = 60_000;

/** The game under way. */
interface Run {
  readonly game: AnySimulatedGame;
  readonly wayOf: (seat: Seat) => Way;
  readonly dice: Dice;
  readonly orders: Map<Seat, LeftOrders>;
  state: unknown;
  now: number;
  /** Commits so far. */
  commits: number;
  visits: number;
}

/** The same seed gives the same game, the same start and the same gaps, whatever the way of playing. */
export function simulate(game: AnySimulatedGame, wayOf: (seat: Seat) => Way, seed: number): Outcome {
  const run = begin(game, wayOf, seed);
  const stages = new Map<string, Cost>();
  for (let [seat] = acting(run); seat !== undefined; [seat] = acting(run)) {
    const stage = game.stageOf(run.state);
    stages.set(stage, addCosts(stages.get(stage) ?? NOTHING, decide(run, seat)));
  }
  const standings = game.rules.standings(run.state).toSorted((a, b) => a.seat - b.seat);
  return {
    total: [...stages.values()].reduce(addCosts, NOTHING),
    stages,
    commits: run.commits,
    scores: standings.map(({ total }) => total),
  };
}

function begin(game: AnySimulatedGame, wayOf: Run['wayOf'], seed: number): Run {
  const dice = seededDice(keyOf(seed));
  const state = evolveAll(game.rules, undefined, game.rules.setup(game.options, game.seats, dice));
  const now = dice.stream('simulation/start', 0).int(DAY);
  return { game, wayOf, dice, orders: new Map(), state, now, commits: 0, visits: 0 };
}

const acting = ({ game, state }: Run): readonly Seat[] => game.rules.acting(state);
const viewOf = ({ game, state }: Run, seat: Seat): SeatView<unknown> => seatView(game.rules, state, seat);

/** Answers the seat's decision, and says what that has cost. */
function decide(run: Run, seat: Seat): Cost {
  if (playForced(run, seat)) return NOTHING;
  const asked = run.now;
  if (playByOrders(run, seat)) return { ...NOTHING, minutes: run.now - asked, byOrders: 1 };
  visit(run, seat);
  const minutes = run.now - asked;
  return { minutes, visits: 1, mails: minutes * MINUTE_MS > HOLD_MS ? 1 : 0, byOrders: 0 };
}

function playForced(run: Run, seat: Seat): boolean {
  const move = automaticMove(run.game.rules, run.state, seat);
  if (move !== undefined) commit(run, seat, [move]);
  return move !== undefined;
}

function playByOrders(run: Run, seat: Seat): boolean {
  const orders = run.orders.get(seat);
  if (orders === undefined) return false;
  const answer = answerByOrders(run.game.rules, viewOf(run, seat), orders);
  if (answer.kind !== 'play') return false;
  const { min, max } = ORDER_DELAY_MS;
  const delay = min + run.dice.stream(`simulation/delay/${seat}`, run.commits).int(max - min + 1);
  run.now += delay / MINUTE_MS;
  commit(run, seat, answer.moves);
  return true;
}

/** The player comes, does all that waits for them, and leaves orders. */
function visit(run: Run, seat: Seat): void {
  const { rules } = run.game;
  const gap = gapFrom(run.dice.stream(`simulation/gap/${seat}`, run.visits));
  run.now = afterWaking(run.now, gap, ZONES[seat % ZONES.length] ?? 0);
  run.visits += 1;
  for (let [next] = acting(run); next !== undefined; [next] = acting(run)) {
    if (playForced(run, next)) continue;
    if (next !== seat) break;
    const stream = run.dice.stream(`simulation/person/${seat}`, run.commits);
    commit(run, seat, [rules.bot(viewOf(run, seat), 'normal', stream)]);
  }
  const left = run.wayOf(seat).leave(viewOf(run, seat));
  if (left === null) return;
  v.parse(rules.ordersSchema, left.game); // throws for orders that the service would refuse
  run.orders.set(seat, left);
}

function commit(run: Run, seat: Seat, moves: readonly AnyMove[]): void {
  const { rules } = run.game;
  const orders = run.orders.get(seat);
  if (orders !== undefined && rules.orders.isTurnStart(viewOf(run, seat)))
    run.orders.set(seat, { ...orders, plan: null }); // a plan is made for one turn
  const played = playAll(rules, run.state, seat, moves, run.dice);
  if (!played.ok) throw new Error(`${JSON.stringify(moves)} is refused: ${played.failure.code}`);
  run.state = played.value.state;
  run.commits += 1;
}
