import { NO_DICE } from './noDice.ts';
import { playAll, type PlayRules } from './play.ts';
import { NEEDS_SERVER, type Rejection } from './result.ts';
import type { OrderAnswer, OrderRules, Phrase, PhraseArg, SeatView } from './rules.ts';
import { seatView } from './seatView.ts';
import type { AnyEvent, AnyMove, BotLevel, Seat } from './types.ts';

/**
 * Standing orders: private data of one seat that answers decisions for its player. They are not part of the game's
 * state and no event records them, so no viewer can learn them from the log.
 */
export interface StandingOrders {
  /** The game's own orders, of the shape of its `OrderRules.schema`. */
  readonly game: unknown;
  /** A turn drafted beforehand; null for none. */
  readonly plan: Plan | null;
  /** Answer without the delay that hides that orders answered. */
  readonly atOnce: boolean;
  /** Play the only move there is without asking. It follows from public things alone (`forced.ts`). */
  readonly onlyMove: boolean;
  /** A bot that decides for the player from a time on (ms since 1970); null for none. */
  readonly vacation: Vacation | null;
}

/** A planned turn: the moves of the seat's next turn, sent together. */
export interface Plan {
  readonly moves: readonly AnyMove[];
  /** Send it when the turn comes, if it still works. Otherwise the player is asked and sends it themselves. */
  readonly send: boolean;
}

export interface Vacation {
  readonly level: BotLevel;
  readonly from: number;
}

/** The orders of a seat without any. */
export const NO_ORDERS: StandingOrders = {
  game: {},
  plan: null,
  atOnce: false,
  onlyMove: true,
  vacation: null,
};

export const NO_ANSWER = { kind: 'none' } as const satisfies OrderAnswer;

/** The orders stop here: the player decides. `key`: the sentence that says why. */
export const askPlayer = (key: string, args: Phrase['args'] = {}): OrderAnswer<never> => ({
  kind: 'ask',
  because: { key, args },
});

/** The rules that answer a decision by orders: the table's, and the game's order rules. */
interface AnsweringRules<S, M extends AnyMove, E extends AnyEvent> extends PlayRules<S, M, E> {
  readonly orders: OrderRules<S, M, unknown>;
}

/** The state of a planned turn now: it works, or its step `at` (from 0) is refused. */
type PlanCheck = { readonly ok: true } | ({ readonly ok: false; readonly at: number } & Rejection);

/** Plays the plan on the seat's own view. What only the server knows can end a plan, never break it. */
export function checkPlan<S, M extends AnyMove, E extends AnyEvent>(
  rules: PlayRules<S, M, E>,
  view: SeatView<S>,
  { moves }: Pick<Plan, 'moves'>,
): PlanCheck {
  const played = playAll(rules, view.state, view.seat, moves, NO_DICE);
  if (played.ok) return { ok: true };
  const { at, code } = played.failure;
  return code === NEEDS_SERVER && at === moves.length - 1 ? { ok: true } : { ok: false, ...played.failure };
}

/**
 * The moves of a plan as they are sent now. A turn may end by itself where the plan was made to end it; what ended it is
 * then left out.
 */
export function movesToSend<S, M extends AnyMove, E extends AnyEvent>(
  rules: AnsweringRules<S, M, E>,
  { state, seat }: SeatView<S>,
  moves: readonly AnyMove[],
): readonly AnyMove[] {
  const [before, last] = [moves.slice(0, -1), moves.at(-1)];
  if (last === undefined || before.length === 0) return moves;
  const played = playAll(rules, state, seat, before, NO_DICE);
  if (!played.ok && (played.failure.code !== NEEDS_SERVER || played.failure.at < before.length - 1))
    return moves;
  const after = played.ok ? seatView(rules, played.value.state, seat) : undefined;
  const isNeedless = rules.orders.isNeedless?.(last, after) ?? false;
  return isNeedless ? before : moves;
}

/** The sentence that says why a move is refused, as part of another. */
const reasonOf = ({ code, params }: Rejection): PhraseArg => ({
  term: `error.${code}`,
  ...(params === undefined ? {} : { args: params }),
});

/**
 * The answer of the orders to the decision that the view's seat has now: first the planned turn, if one begins, then the
 * game's own orders. Moves that are not offered are a bug of the game's orders; they too leave the decision to the player.
 */
export function answerByOrders<S, M extends AnyMove, E extends AnyEvent>(
  rules: AnsweringRules<S, M, E>,
  view: SeatView<S>,
  { plan, game }: Pick<StandingOrders, 'plan' | 'game'>,
): OrderAnswer {
  if (plan !== null && rules.orders.isTurnStart(view)) return answerByPlan(rules, view, plan);
  const answer = rules.orders.answer(view, game);
  if (answer.kind !== 'play') return answer;
  const check = checkPlan(rules, view, answer);
  return check.ok ? answer : askPlayer('orders.refused', { why: reasonOf(check) });
}

function answerByPlan<S, M extends AnyMove, E extends AnyEvent>(
  rules: AnsweringRules<S, M, E>,
  view: SeatView<S>,
  plan: Plan,
): OrderAnswer {
  const moves = movesToSend(rules, view, plan.moves);
  const check = checkPlan(rules, view, { moves });
  if (!check.ok) return askPlayer('orders.plan.broken', { step: check.at + 1, why: reasonOf(check) });
  return plan.send ? { kind: 'play', moves } : askPlayer('orders.plan.ready');
}

/**
 * Has the seat begun a turn before or with these events of its own, and gone on with it? One row may end an auction and
 * begin the turn.
 */
export function beginsTurn<S, E extends AnyEvent>(
  rules: Pick<AnsweringRules<S, AnyMove, E>, 'view' | 'evolve' | 'orders'>,
  before: S,
  events: readonly E[],
  seat: Seat,
): boolean {
  let state = before;
  for (const event of events) {
    if (rules.orders.isTurnStart(seatView(rules, state, seat))) return true;
    state = rules.evolve(state, event);
  }
  return false;
}

/** The orders after the seat has begun a turn: a plan is made for one turn. */
export const afterTurnStart = (orders: StandingOrders): StandingOrders => ({ ...orders, plan: null });

/** The shortest and the longest delay of an answer by orders, ms. A notice waits a little longer. */
export const ORDER_DELAY_MS = { min: 30_000, max: 170_000 } as const;

/** Identifies what an answer's delay is drawn for: a seat, and since when it is asked (ms). */
export const delayLabel = (seat: Seat, askedAt: number): string => `order delay/${seat}/${askedAt}`;
