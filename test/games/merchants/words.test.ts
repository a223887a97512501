import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/merchants/events.ts';
import { rules } from '#shared/games/merchants/index.ts';
import { ACCOUNTS } from '#shared/games/merchants/state.ts';
import { GOODS, SPECIALS } from '#shared/games/merchants/things.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { common } from '#shared/words/en/page.ts';
import { render, type Translation } from '#shared/words/render.ts';
import { keyOf, playOut } from '../../support/playout.ts';

const en = { ...common, ...gameWordsIn('en') };

const voice: Translation = {
  language: 'en',
  words: en,
  name: (seat) => ['Ann', 'Bob', 'Cy', 'Dee'][seat] ?? '?',
};
const told = (event: Event): string => render(rules.story(event), voice);

describe('The story', () => {
  it.each<[Event, string]>([
    [
      { type: 'played', seat: 0, good: 'fish', spaces: [0, 3] },
      'Ann plays 2 cards of fish on spaces 1 and 4.',
    ],
    [{ type: 'played', seat: 0, good: 'fish', spaces: [5] }, 'Ann plays 1 card of fish on space 6.'],
    [
      { type: 'exchanged', seat: 1, ship: 0, from: 'wood', to: 'cloth' },
      'Bob exchanges wood for cloth on ship 1.',
    ],
    [
      { type: 'shipBought', seat: 1, price: 10, good: 'fish' },
      'Bob buys a ship for 10 coins and loads fish.',
    ],
    [{ type: 'drawn', seat: 1, cards: ['fish', 'cloth'], by: 'trade' }, 'Bob draws fish and cloth.'],
    [{ type: 'drawn', seat: 1, cards: ['cloth', 'cloth'], by: 'trade' }, 'Bob draws 2 cards of cloth.'],
    [{ type: 'drawn', seat: 1, cards: ['hidden', 'hidden'], by: 'trade' }, 'Bob draws 2 cards.'],
    [{ type: 'drawn', seat: 1, cards: ['hidden'], by: 'office' }, 'Bob draws 1 card with an office.'],
    [
      { type: 'sold', good: 'fish', visible: 3, sales: [3, 0, 6], bonuses: [2, 0, 0] },
      'Demand for fish is 3: Ann gets 5 coins, Cy 6.',
    ],
    [
      { type: 'sold', good: 'fish', visible: 1, sales: [0, 0], bonuses: [0, 0] },
      'Demand for fish is 1, but no ship carries any: nobody gets coins.',
    ],
  ])('tells %j', (event, sentence) => {
    expect(told(event)).toBe(sentence);
  });

  it('has words for every event of whole games, for every reader', () => {
    for (const seats of [2, 3, 4]) {
      const dice = seededDice(keyOf(seats));
      const { rows } = playOut(rules, { options: { officeDraw: 'planning' }, seats, dice }, (state, seat) =>
        rules.bot(seatView(rules, state, seat), 'easy', dice.stream('bot', seat)),
      );
      for (const event of rows.flatMap((row) => row.events))
        for (const viewer of [0, 'spectator'] as const)
          expect(told(rules.redact(event, viewer))).toMatch(/^[A-Z0-9](?!.*merchants\.)[^{}]*\.$/);
    }
  });
});

describe('The words of Merchants', () => {
  it('name every good, special card and account', () => {
    const keys = [
      ...GOODS.map((good) => `merchants.good.${good}`),
      ...SPECIALS.map((card) => `merchants.special.${card}`),
      ...ACCOUNTS.map((account) => `merchants.score.${account}`),
    ];
    expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });
});
