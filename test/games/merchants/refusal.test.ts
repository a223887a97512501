import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/merchants/events.ts';
import { hostileValues } from '../../support/hostile.ts';
import { given, table, TRADE } from './fixture.ts';

const DOCKS = { phase: 'docks', seat: 0, exchanges: 1, bought: null } as const;
const OFFICE = { phase: 'office', seat: 0, draws: 1 } as const;
const LOADING = { phase: 'loading', seat: 0, first: 0 } as const;
const steps = [LOADING, { phase: 'planning', seat: 0 } as const, DOCKS, OFFICE, TRADE];
const atStep = (step: (typeof steps)[number]): Event[] =>
  table({
    players: [{ hand: ['fish'], ships: step === LOADING ? [] : ['wood', 'wood'], money: 50 }, {}],
    step,
  });

describe('A refusal', () => {
  it.each([
    ['a good that does not exist, when loading', LOADING, { type: 'load', good: 'tea' }, 'GOOD_UNKNOWN'],
    ['a good that does not exist, when buying', steps[1], { type: 'buyShip', good: 'tea' }, 'GOOD_UNKNOWN'],
    [
      'a good that does not exist, when playing',
      TRADE,
      { type: 'play', good: 'tea', spaces: [0] },
      'GOOD_UNKNOWN',
    ],
    ['a card that does not exist', steps[1], { type: 'buy', card: 'tavern' }, 'CARD_UNKNOWN'],
    ['a ship bought as a plain card', steps[1], { type: 'buy', card: 'ship' }, 'CARD_UNKNOWN'],
    ['a ship by another number', DOCKS, { type: 'exchange', ship: 1.5, good: 'fish' }, 'SHIP_UNKNOWN'],
    ['no list of spaces', TRADE, { type: 'play', good: 'fish', spaces: 0 }, 'SPACE_UNKNOWN'],
    ['a space that is no number', TRADE, { type: 'play', good: 'fish', spaces: ['0'] }, 'SPACE_UNKNOWN'],
    ['a trade before the planning', steps[1], { type: 'draw' }, 'PLANNING_FIRST'],
    [
      'cards played before the planning',
      steps[1],
      { type: 'play', good: 'fish', spaces: [0] },
      'PLANNING_FIRST',
    ],
    ['a pass in the trade, where there is none', TRADE, { type: 'pass' }, 'PLANNING_OVER'],
    ['a purchase after the planning', TRADE, { type: 'buy', card: 'docks' }, 'PLANNING_OVER'],
    ['one thing too many', steps[1], { type: 'pass', please: true }, 'MOVE_NOT_OFFERED'],
    ['a move of another step', OFFICE, { type: 'pass' }, 'MOVE_NOT_OFFERED'],
  ] as const)('names %s', (_, step, move, code) => {
    given(atStep(step ?? TRADE))
      .whenSent(0, move)
      .thenRefused(code);
  });

  it('is given for any value sent in any step, and never thrown', () => {
    for (const step of steps) {
      const at = given(atStep(step));
      for (const value of hostileValues())
        for (const type of ['load', 'exchange', 'buyShip', 'buy', 'play'])
          for (const sent of [
            value,
            { type: value },
            { type, good: value, ship: value, card: value, spaces: value },
          ])
            expect(() => at.whenSent(0, sent).thenState()).toThrow(/refused/);
    }
  });
});
