import { describe, expect, test } from 'vitest';
import { rules } from '#shared/games/merchants/index.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { answerByOrders, checkPlan } from '#shared/kernel/orders.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { SeatView } from '#shared/kernel/rules.ts';
import { common as spoken } from '#shared/words/en/page.ts';
import { render } from '#shared/words/render.ts';
import { given, table, type Table } from './fixture.ts';

const seen = (position: Table): SeatView<State> => seatView(rules, given(table(position)).state, 0);
const plan = (...moves: Move[]) => ({ moves, send: true });
const theirs = { phase: 'trade', seat: 1 } as const;

describe('The next turn, to plan on', () => {
  test('begins with phase I while another player decides', () => {
    const next = rules.orders.ahead(seen({ step: theirs }));
    expect(next?.state.step).toEqual({ phase: 'planning', seat: 0 });
  });

  test('shows the seat no more than it sees now', () => {
    const now = seen({ step: theirs, players: [{ hand: ['fish'] }, { hand: ['wood'] }] });
    expect(rules.orders.ahead(now)).toEqual({
      ...now,
      state: { ...now.state, step: { phase: 'planning', seat: 0 } },
    });
    expect(rules.orders.ahead(now)?.state.players[1]?.hand).toEqual(['hidden']);
  });

  test('is not to be planned before the ships are loaded', () => {
    const step = { phase: 'loading', seat: 1, first: 0 } as const;
    expect(rules.orders.ahead(seen({ step }))).toBeUndefined();
  });

  test('does not come once the game is over', () => {
    const { state } = given([...table({}), { type: 'ended' }]);
    expect(rules.orders.ahead(seatView(rules, state, 0))).toBeUndefined();
  });
});

describe('A turn begins', () => {
  test('with phase I, and only for the seat whose turn it is', () => {
    expect(rules.orders.isTurnStart(seen({}))).toBe(true);
    expect(rules.orders.isTurnStart(seen({ step: { phase: 'planning', seat: 1 } }))).toBe(false);
  });

  test.each([
    [{ phase: 'docks', seat: 0, exchanges: 1, bought: null }],
    [{ phase: 'office', seat: 0, draws: 1 }],
    [{ phase: 'trade', seat: 0 }],
  ] as const)('no more with %j', (step) => {
    expect(rules.orders.isTurnStart(seen({ step }))).toBe(false);
  });
});

describe('A plan', () => {
  const rich: Table = { players: [{ money: 10, hand: ['fish', 'fish'] }, {}] };
  const buyAndSell = plan({ type: 'buyShip', good: 'fish' }, { type: 'play', good: 'fish', spaces: [1, 2] });

  test('made on the next turn is played when that turn comes', () => {
    const ahead = rules.orders.ahead(seen({ ...rich, step: theirs }));
    expect(ahead && checkPlan(rules, ahead, buyAndSell)).toEqual({ ok: true });
    expect(answerByOrders(rules, seen(rich), { plan: buyAndSell, game: {} })).toEqual({
      kind: 'play',
      moves: buyAndSell.moves,
    });
  });

  test('may end with a draw, which the server carries out', () => {
    expect(checkPlan(rules, seen({}), plan({ type: 'pass' }, { type: 'draw' }))).toEqual({ ok: true });
  });

  test('breaks after a draw, because what is drawn is not known yet', () => {
    const office: Table = { players: [{ cards: ['office'] }, {}] };
    const drawsFirst = plan({ type: 'pass' }, { type: 'officeDraw' }, { type: 'draw' });
    expect(checkPlan(rules, seen(office), drawsFirst)).toEqual({ ok: false, at: 1, code: 'NEEDS_SERVER' });
  });

  test.each<
    [string, Table, ReturnType<typeof plan>, { at: number; code: string; params?: Record<string, number> }]
  >([
    [
      'the money is not there',
      {},
      plan({ type: 'buy', card: 'office' }),
      { at: 0, code: 'NOT_ENOUGH_MONEY', params: { price: 8, money: 0 } },
    ],
    [
      'the card is sold out',
      { players: [{ money: 20 }, { cards: ['office', 'office'] }] },
      plan({ type: 'buy', card: 'office' }),
      { at: 0, code: 'CARD_SOLD_OUT' },
    ],
    [
      'the good has no marker left',
      { players: [{}, { ships: ['fish', 'fish', 'fish', 'fish', 'fish'] }] },
      plan({ type: 'exchange', ship: 0, good: 'fish' }, { type: 'draw' }),
      { at: 0, code: 'GOOD_NOT_IN_SUPPLY' },
    ],
    [
      'the cards are not in the hand',
      { players: [{ hand: ['fish'] }, {}] },
      plan({ type: 'pass' }, { type: 'play', good: 'fish', spaces: [0, 1] }),
      { at: 1, code: 'CARDS_NOT_IN_HAND', params: { held: 1 } },
    ],
  ])('breaks where %s, and says at which step', (_, position, broken, where) => {
    const view = seen(position);
    expect(checkPlan(rules, view, broken)).toMatchObject({ ok: false, ...where });
  });

  test('tells in words why it broke', () => {
    const answer = answerByOrders(rules, seen({}), { plan: plan({ type: 'buy', card: 'office' }), game: {} });
    const words = { ...spoken, ...gameWordsIn('en') };
    expect(answer.kind === 'ask' && render(answer.because, { language: 'en', words, name: String })).toBe(
      'Your planned turn broke at step 1: This costs 8 coins; you have 0.',
    );
  });

  test('goes before the game’s own orders, which answer the rest of the turn', () => {
    const never = { count: 'coins', least: 99, sale: 'ask' } as const;
    const both = { plan: plan({ type: 'pass' }), game: { buy: [{ card: 'office', upTo: 1 }], trade: never } };
    const position: Table = { players: [{ money: 8 }, {}] };
    expect(answerByOrders(rules, seen(position), both)).toEqual({ kind: 'play', moves: [{ type: 'pass' }] });
    expect(answerByOrders(rules, seen({ ...position, step: { phase: 'trade', seat: 0 } }), both)).toEqual({
      kind: 'play',
      moves: [{ type: 'draw' }],
    });
  });
});
