import assert from 'node:assert/strict';
import * as v from 'valibot';
import { NO_DICE, type Stream } from '#shared/kernel/dice.ts';
import { fold } from '#shared/kernel/fold.ts';
import { answerByOrders, type StandingOrders } from '#shared/kernel/orders.ts';
import { play, playAll, seatView } from '#shared/kernel/play.ts';
import type { OrderAnswer, Rules, SeatView } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { testStream } from '../../support/testStream.ts';
import { jsonOf } from './folding.ts';
import { foldFrozen, gameOf, type Turn } from './game.ts';
import { bytes, someOf, viewersOf, type Kit, type Law } from './kit.ts';
import { assertPhrase } from './telling.ts';

type Orders = Pick<StandingOrders, 'game' | 'plan'>;

/** Decisions of a game that orders are tried on. */
const DECISIONS = 60;

/** Some decisions, and who has them. */
const decisions = <S, M extends AnyMove, E extends AnyEvent, O>(
  { rules }: Kit<S, M, E, O>,
  turns: readonly Turn<S, E>[],
  stream: Stream,
): readonly { readonly state: S; readonly seat: Seat }[] =>
  someOf(turns, DECISIONS, stream).flatMap(({ state }) =>
    rules.acting(state).map((seat) => ({ state, seat })),
  );

/** Random orders for the seat, as they come out of the database. `planned`: the view that the plan was made on. */
function randomOrders<S, M extends AnyMove, E extends AnyEvent, O>(
  { rules, orders }: Kit<S, M, E, O>,
  view: SeatView<S>,
  stream: Stream,
  planned = view,
): Orders {
  const game = deepFreeze(v.parse(rules.ordersSchema, jsonOf(orders(view, stream))));
  const moves = stream.int(2) === 0 ? [] : randomTurn(rules, planned, stream);
  return { game, plan: moves.length === 0 ? null : { moves, send: stream.int(4) > 0 } };
}

/** Most moves of a random plan. */
const PLANNED = 6;

/** Random moves of the turn that begins or is ahead, up to the first that only the server can carry out. */
function randomTurn<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  view: SeatView<S>,
  stream: Stream,
): readonly AnyMove[] {
  const { seat } = view;
  const start = rules.orders.isTurnStart(view) ? view : rules.orders.ahead(view);
  const moves: AnyMove[] = [];
  let state = start?.state;
  while (state !== undefined && moves.length < PLANNED && rules.acting(state).includes(seat)) {
    const move = sampleMove(rules.choices(asSeatView(state, seat)), stream);
    moves.push(move);
    const drafted = play(rules, state, seat, move, NO_DICE);
    state = drafted.ok ? (fold(rules, drafted.value, state) as S) : undefined;
  }
  return moves;
}

export const answersByOrdersPlay: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, dice } = gameOf(kit, seed);
  const stream = testStream(seed);
  for (const { state, seat } of decisions(kit, turns, stream)) {
    const view = deepFreeze(seatView(rules, state, seat));
    const planned = stream.int(2) === 0 ? state : stream.pick(turns).state;
    const orders = randomOrders(kit, view, stream, seatView(rules, planned, seat));
    for (const answer of [rules.orders.answer(view, orders.game), answerByOrders(rules, view, orders)]) {
      if (answer.kind === 'ask') assertPhrase(answer.because);
      if (answer.kind !== 'play') continue;
      const played = playAll(rules, state, seat, answer.moves, dice);
      assert(played.ok, `orders play ${bytes(answer.moves)}: ${bytes(played)}`);
      assert(played.value.events.length > 0, 'orders play no move');
      kit.invariants(foldFrozen(kit, played.value.events, state));
    }
  }
};

export const noOrdersSayNothing: Law = (kit, seed) => {
  const { rules } = kit;
  const none = v.parse(rules.ordersSchema, {});
  for (const { state, seat } of decisions(kit, gameOf(kit, seed).turns, testStream(seed)))
    assert.deepEqual(rules.orders.answer(seatView(rules, state, seat), none), { kind: 'none' });
};

/** In another world that the seat cannot tell from this one, its orders answer alike; and always alike. */
export const ordersSeeWhatTheirSeatSees: Law = (kit, seed) => {
  const { rules } = kit;
  const stream = testStream(seed);
  for (const { state, seat } of decisions(kit, gameOf(kit, seed).turns, stream)) {
    const orders = randomOrders(kit, seatView(rules, state, seat), stream);
    const answer = (world: typeof state): OrderAnswer =>
      answerByOrders(rules, seatView(rules, world, seat), orders);
    const here = bytes(answer(state));
    assert.equal(bytes(answer(state)), here, 'the same orders, asked twice');
    const other = kit.worlds(state, seat, stream);
    if (other !== undefined) assert.equal(bytes(answer(other)), here, 'the same orders in another world');
  }
};

/**
 * A move is told alike whatever orders its seat has, and whatever they said: to all others, and in what they see
 * afterwards. So the log shows what was played, never what was ordered.
 */
export const ordersLeaveNoTrace: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, seats, dice } = gameOf(kit, seed);
  const stream = testStream(seed);
  for (const { state, seat, move } of someOf(turns, DECISIONS, stream)) {
    const others = viewersOf(seats).filter((viewer) => viewer !== seat);
    const told = (orders: Orders): string => {
      answerByOrders(rules, seatView(rules, state, seat), orders);
      const before = others.map((viewer) => rules.view(state, viewer));
      const played = play(rules, state, seat, move, dice);
      assert(played.ok, `${bytes(move)} is refused`);
      const after = fold(rules, played.value, state) as typeof state;
      return bytes([
        before,
        others.map((viewer) => played.value.map((event) => rules.redact(event, viewer))),
        others.map((viewer) => rules.view(after, viewer)),
        rules.acting(after),
      ]);
    };
    const one = randomOrders(kit, seatView(rules, state, seat), stream);
    const two = randomOrders(kit, seatView(rules, state, seat), stream);
    assert.equal(told(two), told(one), `what others are told of ${bytes(move)} by a seat with other orders`);
  }
};

/** A plan is drafted on the view ahead: it begins a turn, with choices, and shows what the seat sees. */
export const theTurnAheadBegins: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, seats } = gameOf(kit, seed);
  for (const { state } of someOf(turns, DECISIONS, testStream(seed)))
    for (let seat = 0; seat < seats; seat += 1) {
      const view = rules.orders.ahead(deepFreeze(seatView(rules, state, seat)));
      if (view === undefined) continue;
      assert.equal(view.seat, seat, 'whose turn is ahead');
      assert(rules.orders.isTurnStart(view), 'the turn ahead does not begin');
      assert(rules.choices(view).length > 0, 'the turn ahead has no choice');
      assert.equal(bytes(rules.view(view.state, seat)), bytes(view.state), 'the view ahead shows more');
    }
};
