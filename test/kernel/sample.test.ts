import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffered, type Choice } from '#shared/kernel/choices.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { testStream } from '../support/testStream.ts';
import { choiceArb, movesOf } from './enumerate.ts';

describe('a sampled move', () => {
  it('is one of the offered moves', () => {
    fc.assert(
      fc.property(fc.array(choiceArb, { minLength: 1, maxLength: 3 }), fc.integer(), (choices, seed) => {
        expect(isOffered(choices, sampleMove(choices, testStream(seed)))).toBe(true);
      }),
      { seed: 4, numRuns: 1000 },
    );
  });

  it('can be any of the offered moves', () => {
    fc.assert(
      fc.property(choiceArb, (choice) => {
        const left = new Set(movesOf(choice).map(canonicalJson));
        fc.pre(left.size <= 60);
        const stream = testStream(left.size);
        for (let i = 0; i < 20_000 && left.size > 0; i += 1)
          left.delete(canonicalJson(sampleMove([choice], stream)));
        expect([...left]).toEqual([]);
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it('can be of any choice', () => {
    const choices = ['a', 'b', 'c'].map((type): Choice => ({ type, params: [] }));
    const stream = testStream(1);
    const types = new Set(Array.from({ length: 50 }, () => sampleMove(choices, stream).type));
    expect(types).toEqual(new Set(['a', 'b', 'c']));
  });

  it('cannot be drawn where nothing is offered', () => {
    expect(() => sampleMove([], testStream(1))).toThrow(RangeError);
  });

  it('meets every need, even if one field must give way to another', () => {
    const fields = { n: ['x', 'y', 'z'], e: ['x'], s: ['x', 'y'] };
    const need = { z: 1, y: 1, x: 1 };
    const choice: Choice = {
      type: 'pay',
      params: [{ kind: 'fields', name: 'on', fields, min: 3, max: 3, need }],
    };
    for (let seed = 0; seed < 50; seed += 1)
      expect(sampleMove([choice], testStream(seed))).toEqual({ type: 'pay', on: { n: 'z', e: 'x', s: 'y' } });
  });
});
