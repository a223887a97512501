import assert from 'node:assert/strict';
import { expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { lotUnder } from '#shared/games/goa/spaces.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { BidLine, Orders } from '#shared/games/goa/orders/schema.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { OrderAnswer } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { render } from '#shared/words/render.ts';
import { keyOf, playOut } from '../../support/playout.ts';
import { testStream } from '../../support/testStream.ts';
import { kit } from './kit.ts';
import { OPTIONS } from './options.ts';
import { randomOrders, randomSheet } from './randomOrders.ts';

/** How many random sheets are made. `npm run test:all` (LAWS=all) makes all. */
const SHEETS = process.env['LAWS'] === 'all' ? 10_000 : 500;

const VOICES = LANGUAGES.map((language) => ({ language, words: gameWordsIn(language), name: String }));

/** A seat's orders in one round. Its sheet is made anew when the auctions begin, when the lots are known. */
interface Held {
  readonly round: string;
  readonly orders: Orders;
}

const roundOf = ({ phase, round, step }: State): string =>
  `${phase}${round}${step.phase === 'placing' ? ', before the auctions' : ''}`;

/** What came up, by kind of move played and by sentence asked. */
type Seen = Map<string, number>;
const count = (seen: Seen, what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

/** The line of a sheet for the lot that is spoken for. */
function lineNow({ step, markers }: State, { sheet }: Orders): BidLine | undefined {
  const marker = step.phase === 'auction' ? step.marker : 0;
  const placed = markers[marker - 1];
  return placed ? sheet?.lines.find(({ lot }) => lot === lotUnder(marker, placed.space)) : undefined;
}

/** What a word in an auction may cost the seat; 0 for passing. */
function costOf({ step }: State, move: Move): number {
  if (move.type === 'bid') return move.amount;
  return move.type === 'buy' && step.phase === 'auction' ? (step.high?.amount ?? 0) - 1 : 0;
}

/** A bid or purchase stays within line, budget, purse and group. */
function assertWithinBounds(state: State, seat: Seat, move: Move, orders: Orders): void {
  if (move.type !== 'bid' && move.type !== 'buy') return;
  const line = lineNow(state, orders);
  assert(line !== undefined, 'bids without a line');
  const cost = costOf(state, move);
  const mine = state.won.filter((lot) => lot.seat === seat);
  const paid = mine.reduce((sum, { price }) => sum + price, 0);
  assert(cost <= Math.max(line.limit, line.buyUpTo ?? 0), `${cost} is above the line`);
  assert(cost <= playerOf(state, seat).ducats, `${cost} is not in the purse`);
  assert(cost === 0 || paid + cost <= (orders.sheet?.budget ?? Infinity), 'the budget is overdrawn');
  const groups = mine.map(({ lot }) => orders.sheet?.lines.find((other) => other.lot === lot)?.group);
  assert(line.group === undefined || !groups.includes(line.group), 'two lots of a group');
}

function assertAnswer(state: State, seat: Seat, answer: OrderAnswer<Move>, orders: Orders, seen: Seen): void {
  if (answer.kind === 'none') return;
  if (answer.kind === 'ask') {
    count(seen, answer.because.key);
    for (const voice of VOICES) expect(render(answer.because, voice)).toMatch(/^[^{}]*(?<!goa\.\w+)\.$/);
    return;
  }
  const [move, another] = answer.moves;
  assert(move !== undefined && another === undefined, 'one move');
  assert(
    isOffered(rules.choices(seatView(rules, state, seat)), move),
    `${JSON.stringify(move)} is not offered`,
  );
  count(seen, move.type);
  assertWithinBounds(state, seat, move, orders);
}

/** Plays a game. What the orders leave open is passed in auctions, and else answered at random. */
function playWithOrders(seed: number, seen: Seen): void {
  const stream = testStream(seed);
  const held = new Map<Seat, Held>();
  const ordersOf = (state: State, seat: Seat): Orders => {
    const round = roundOf(state);
    const before = held.get(seat);
    if (before?.round === round) return before.orders;
    const orders = randomOrders(seatView(rules, state, seat), stream);
    if (state.step.phase === 'auction') count(seen, 'sheet');
    held.set(seat, { round, orders: { ...orders, sheet: randomSheet(state, stream) } });
    return ordersOf(state, seat);
  };
  const choose = (state: State, seat: Seat): Move => {
    const view = seatView(rules, state, seat);
    const orders = ordersOf(state, seat);
    const answer = rules.orders.answer(view, orders);
    assertAnswer(state, seat, answer, orders, seen);
    const elsewhere = seatView(rules, kit.worlds(state, seat, stream) ?? state, seat);
    assert.deepEqual(rules.orders.answer(elsewhere, orders), answer, 'what the seat does not see counts');
    if (answer.kind === 'play' && answer.moves[0]) return answer.moves[0] as Move;
    return state.step.phase === 'auction' && state.questions.length === 0
      ? { type: 'pass' }
      : (sampleMove(rules.choices(view), stream) as Move);
  };
  const options = OPTIONS[seed % OPTIONS.length]!;
  const { state } = playOut(rules, { options, seats: 2 + (seed % 3), dice: seededDice(keyOf(seed)) }, choose);
  kit.invariants(state);
}

it(
  `answers by ${SHEETS} random sheets are offered, within their bounds and alike in worlds that look alike`,
  { timeout: 600_000 },
  () => {
    const seen: Seen = new Map();
    for (let seed = 0; (seen.get('sheet') ?? 0) < SHEETS; seed += 1) {
      try {
        playWithOrders(seed, seen);
      } catch (error) {
        throw new Error(`game ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
    const moves = ['bid', 'buy', 'pass', 'placeMarker', 'fill', 'either', 'endTurn', 'discardPlantation'];
    const asks = [
      'noLine',
      'otherTile',
      'leftToYou',
      'overLimit',
      'overBudget',
      'noSpace',
      'noSpice',
      'extraCards',
    ];
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining([...moves, ...asks.map((name) => `goa.orders.${name}`)]),
    );
  },
);
