import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rules } from '#shared/games/merchants/index.ts';
import { OFFICE_DRAW } from '#shared/games/merchants/meta.ts';
import { ordersSchema, type Orders } from '#shared/games/merchants/orders/schema.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { GOODS, SPECIALS } from '#shared/games/merchants/things.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Phrase, SeatView } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { render } from '#shared/words/render.ts';
import { keyOf, playOut } from '../../support/playout.ts';
import { testStream } from '../../support/testStream.ts';
import { kit } from './kit.ts';
import { randomOrders } from './randomOrders.ts';

/** Games whose seats have random orders; each seat gets new ones after every tenth decision. 1 000 games take some 20 000 orders. */
const GAMES = process.env['LAWS'] === 'all' ? 1000 : 100;

const english = (because: Phrase): string =>
  render(because, { language: 'en', words: gameWordsIn('en'), name: (seat) => `seat ${seat}` });

/** Calls `look` at every decision, and plays what the orders say; a random move where they say nothing. */
function playByOrders(seed: number, look: (view: SeatView<State>, orders: Orders) => void): void {
  const stream = testStream(seed);
  const seats = 2 + (seed % 3);
  const table = { seats, options: { officeDraw: stream.pick(OFFICE_DRAW) }, dice: seededDice(keyOf(seed)) };
  const orders = new Map<number, Orders>();
  playOut(rules, { ...table, limit: kit.maxMoves }, (state, seat) => {
    const view = seatView(rules, state, seat);
    const own = stream.int(10) === 0 ? randomOrders(stream) : (orders.get(seat) ?? randomOrders(stream));
    orders.set(seat, own);
    look(view, own);
    const answer = rules.orders.answer(view, own);
    return answer.kind === 'play' ? answer.moves[0] : sampleMove(rules.choices(view), stream);
  });
}

describe(`Random orders in ${GAMES} games`, () => {
  test('play offered moves, one at a time, and the games end', () => {
    for (let seed = 0; seed < GAMES; seed += 1)
      playByOrders(seed, (view, orders) => {
        const answer = rules.orders.answer(view, orders);
        if (answer.kind !== 'play') return;
        expect(answer.moves).toHaveLength(1);
        const offered = isOffered(rules.choices(view), answer.moves[0]);
        expect(offered, `seed ${seed}: ${JSON.stringify([answer, orders])}`).toBe(true);
      });
  });

  test('pass the schema, and come out of it as they were', () => {
    for (let seed = 0; seed < GAMES; seed += 1) {
      const orders = randomOrders(testStream(seed));
      expect(v.parse(ordersSchema, orders)).toEqual(orders);
    }
  });

  test('say in words why they ask', () => {
    const asked = new Set<string>();
    for (let seed = 0; seed < GAMES; seed += 1)
      playByOrders(seed, (view, orders) => {
        const answer = rules.orders.answer(view, orders);
        if (answer.kind !== 'ask') return;
        asked.add(answer.because.key);
        expect(english(answer.because)).toMatch(/^[A-Z](?!.*merchants\.)[^{}]*\.$/);
      });
    const keys = Object.keys(gameWordsIn('en')).filter((key) => key.startsWith('merchants.orders.'));
    expect([...asked].toSorted()).toEqual(keys.toSorted());
  });
});

test('The orders know every special card and good', () => {
  for (const card of SPECIALS)
    for (const good of GOODS)
      expect(
        v.safeParse(ordersSchema, { buy: [card === 'ship' ? { card, good, upTo: 1 } : { card, upTo: 1 }] })
          .success,
      ).toBe(true);
});
