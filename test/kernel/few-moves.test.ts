import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOffered, type Choice, fewMoves } from '#shared/kernel/choices.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import { choiceArb, movesOf } from './enumerate.ts';

const pass: Choice = { type: 'pass', params: [] };
const bid = (max: number): Choice => ({
  type: 'bid',
  params: [{ kind: 'range', name: 'amount', min: 1, max }],
});
const sell: Choice = {
  type: 'sell',
  params: [{ kind: 'subset', name: 'from', of: ['a', 'b', 'c'], min: 1, max: 3 }],
};

const texts = (choices: readonly Choice[], most: number): readonly string[] =>
  fewMoves(choices, most).map((move) => Object.values(move).join(' '));

test('to pass and the amounts of a bid are few moves, the shortest choice first', () => {
  expect(texts([bid(3), pass], 12)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3']);
});

test('a choice with too many moves is left out, and the others stay', () => {
  expect(texts([bid(4), pass], 4)).toEqual(['pass']);
  expect(texts([bid(1_000_000), pass], 4)).toEqual(['pass']);
});

test('what must be put together of several things is left out', () => {
  expect(texts([sell, pass], 12)).toEqual(['pass']);
});

test('every one of the few moves is offered, none comes twice, and a choice is there as a whole or not at all', () => {
  fc.assert(
    fc.property(fc.array(choiceArb, { maxLength: 3 }), fc.integer({ min: 0, max: 8 }), (some, most) => {
      const choices = some.map((choice, at) => ({ ...choice, type: `do${at}` }));
      const few = fewMoves(choices, most);
      expect(few.length).toBeLessThanOrEqual(most);
      expect(few.every((move) => isOffered(choices, move))).toBe(true);
      expect(new Set(few.map((move) => canonicalJson(move))).size).toBe(few.length);
      for (const choice of choices) {
        const own = few.filter(({ type }) => type === choice.type).length;
        expect([0, movesOf(choice).length]).toContain(own);
      }
    }),
    { seed: 15, numRuns: 300 },
  );
});
