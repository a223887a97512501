import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allows,
  contains,
  forcedMove,
  isOffered,
  isOutOfOrder,
  type Choice,
  type Param,
} from '#shared/kernel/choices.ts';
import { hostileValues, spoil } from '../support/hostile.ts';
import { testStream } from '../support/testStream.ts';
import { choiceArb, movesOf, paramArb, valuesOf } from './enumerate.ts';

const one: Param = { kind: 'one', name: 'good', of: ['fish', 'grain', 3] };
const range: Param = { kind: 'range', name: 'bid', min: 0, max: 4 };
const subset: Param = { kind: 'subset', name: 'cards', of: ['a', 'b', 'c'], min: 1, max: 2 };
const fields: Param = { kind: 'fields', name: 'on', fields: { n: ['x', 'y'], s: ['x'] }, min: 1, max: 2 };
const needed: Param = { ...fields, max: 2, need: { x: 1, y: 1, z: 0 } };

describe('a parameter', () => {
  it.each<[string, Param, unknown[], unknown[]]>([
    ['one of a list', one, ['fish', 'grain', 3], ['FISH', '3', 0, ['fish'], { good: 'fish' }, 'length']],
    ['a whole number', range, [0, 1, 4], [-1, 5, 1.5, NaN, Infinity, -0, '1', [1], 1n, new Number(1)]],
    [
      'some of a list',
      subset,
      [['a'], ['b'], ['a', 'c']],
      [[], ['a', 'a'], ['b', 'a'], ['a', 'b', 'c'], ['d'], 'a'],
    ],
    [
      'values for fields',
      fields,
      [{ n: 'y' }, { s: 'x' }, { n: 'x', s: 'x' }],
      [{}, { s: 'y' }, { w: 'x' }, ['x']],
    ],
    ['values needed', needed, [{ n: 'y', s: 'x' }], [{ n: 'y' }, { n: 'x', s: 'x' }, { s: 'x' }, {}]],
  ])('%s takes exactly its own values', (_, param, good, bad) => {
    for (const value of good) expect(allows(param, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(allows(param, value)).toBe(false);
  });

  it('takes the order of a record as it comes, but a subset in the order of the list only', () => {
    expect(allows(fields, { s: 'x', n: 'y' })).toBe(true);
    expect(allows(subset, ['c', 'a'])).toBe(false);
  });

  it('refuses −0 for 0, because the log’s JSON would make it 0', () => {
    expect(allows({ ...one, of: [0] }, 0)).toBe(true);
    expect(allows({ ...one, of: [0] }, -0)).toBe(false);
    expect(allows({ ...subset, of: [0, 1] }, [-0])).toBe(false);
    expect(allows(range, JSON.parse('-0'))).toBe(false);
  });

  it('takes an empty record, but no empty list, if no field must have a value', () => {
    expect(allows({ ...fields, min: 0 }, {})).toBe(true);
    expect(allows({ ...fields, min: 0 }, [])).toBe(false);
  });

  it('takes no more than the needed values', () => {
    const needs: Param = { ...fields, min: 0, max: 2, need: { x: 1 } };
    expect(allows(needs, { s: 'x' })).toBe(true);
    expect(allows(needs, { s: 'x', n: 'y' })).toBe(false);
    expect(allows(needs, {})).toBe(false);
  });

  it('does not accept fields that every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(allows(fields, JSON.parse(`{"${name}":"x"}`))).toBe(false);
      expect(
        allows({ ...fields, fields: Object.fromEntries([[name, ['x']]]) }, JSON.parse(`{"${name}":"x"}`)),
      ).toBe(true);
    }
  });

  it('allows exactly the values counted by hand', () => {
    fc.assert(
      fc.property(paramArb, fc.jsonValue(), (param, value) => {
        const values = valuesOf(param);
        const texts = new Set(values.map((item) => JSON.stringify(item)));
        expect(texts.size).toBe(values.length);
        for (const item of values) expect(allows(param, item)).toBe(true);
        expect(allows(param, value)).toBe(texts.has(JSON.stringify(value)) && !Object.is(value, -0));
      }),
      { seed: 1 },
    );
  });

  it('refuses hostile values without throwing', () => {
    for (const param of [one, subset, fields, needed])
      for (const value of hostileValues()) expect(allows(param, value)).toBe(false);
    expect(hostileValues().filter((value) => allows(range, value))).toEqual([]);
  });

  it('refuses an array of a million items at once', () => {
    const many = Array.from({ length: 1_000_000 }, () => 'a');
    expect(allows({ ...subset, max: 3 }, many)).toBe(false);
  });
});

describe('a choice', () => {
  const choice: Choice = { type: 'sell', params: [one, range] };

  it('holds the moves with all its parameters and no others', () => {
    expect(contains(choice, { type: 'sell', good: 'fish', bid: 2 })).toBe(true);
    expect(contains(choice, { bid: 2, good: 'fish', type: 'sell' })).toBe(true);
    expect(contains(choice, { type: 'sell', good: 'fish' })).toBe(false);
    expect(contains(choice, { type: 'sell', good: 'fish', bid: undefined })).toBe(false);
    expect(contains(choice, { type: 'sell', good: 'fish', bid: 2, more: 1 })).toBe(false);
    expect(contains(choice, { type: 'Sell', good: 'fish', bid: 2 })).toBe(false);
    expect(contains(choice, { good: 'fish', bid: 2 })).toBe(false);
  });

  it('reads only a move’s own parameters', () => {
    const inherited: unknown = Object.create({ type: 'sell', good: 'fish', bid: 2 });
    expect(contains(choice, inherited)).toBe(false);
    expect(contains({ type: 'pass', params: [] }, JSON.parse('{"type":"pass","__proto__":1}'))).toBe(false);
    expect(contains({ type: 'pass', params: [] }, ['pass'])).toBe(false);
    expect(contains({ type: 'pass', params: [] }, Object.assign([], { type: 'pass' }))).toBe(false);
  });

  it('refuses any value that is not a move or a parameter', () => {
    for (const value of hostileValues()) {
      expect(isOffered([choice], value)).toBe(false);
      expect(isOffered([choice], { type: value, good: 'fish', bid: 2 })).toBe(false);
      expect(isOffered([choice], { type: 'sell', good: value, bid: 2 })).toBe(false);
    }
  });

  it('offers nothing if a parameter has no value', () => {
    expect(isOffered([], { type: 'pass' })).toBe(false);
  });

  it('contains a spoilt move only if it is one of its moves', () => {
    fc.assert(
      fc.property(choiceArb, fc.integer(), (any, seed) => {
        const moves = movesOf(any);
        const texts = new Set(moves.map((move) => JSON.stringify(move)));
        const stream = testStream(seed);
        const spoilt = spoil(stream.pick(moves), stream);
        if (contains(any, spoilt)) expect(texts).toContain(JSON.stringify(sorted(any, spoilt)));
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

/** The move with its keys, and those of its records, in the order of the enumeration. */
function sorted(choice: Choice, move: unknown): unknown {
  const read = (name: string): unknown => Reflect.get(move as object, name);
  const inOrder = (param: Param): unknown => {
    const value = read(param.name);
    if (param.kind !== 'fields') return value;
    return Object.fromEntries(
      Object.keys(param.fields)
        .filter((f) => f in (value as object))
        .map((f) => [f, Reflect.get(value as object, f)]),
    );
  };
  return { type: read('type'), ...Object.fromEntries(choice.params.map((p) => [p.name, inOrder(p)])) };
}

describe('a list out of order', () => {
  const choices: readonly Choice[] = [
    { type: 'take', params: [{ kind: 'subset', name: 'cards', of: ['a', 'b', 'c'], min: 1, max: 2 }] },
  ];
  const take = (...cards: readonly string[]) => ({ type: 'take', cards });

  it('is distinguished from a list with items that are not offered, too many or repeated', () => {
    expect(isOffered(choices, take('c', 'a'))).toBe(false);
    expect(isOutOfOrder(choices, take('c', 'a'))).toBe(true);
    for (const move of [take('d', 'a'), take('c', 'b', 'a'), take('a', 'a'), { ...take('c', 'a'), x: 1 }])
      expect(isOutOfOrder(choices, move)).toBe(false);
  });

  it('is not found in values that are not moves', () => {
    for (const value of hostileValues()) expect(isOutOfOrder(choices, value)).toBe(false);
  });
});

describe('a move with more members than any that is offered', () => {
  const choices = Array.from({ length: 20 }, (_, i): Choice => ({
    type: 'take',
    params: [one, subset].slice(i % 2),
  }));
  const long = { type: 'take', ...Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, i])) };

  it.each([
    ['isOffered', isOffered],
    ['isOutOfOrder', isOutOfOrder],
  ])('is refused by %s without being read', (_, ask) => {
    let reads = 0;
    const get = (target: object, key: string | symbol): unknown => {
      reads += 1;
      return Reflect.get(target, key);
    };
    expect(ask(choices, new Proxy(long, { get }))).toBe(false);
    expect(reads).toBe(0);
    expect(ask(choices, new Proxy({ type: 'take', cards: ['b', 'a'] }, { get }))).toBe(ask === isOutOfOrder);
    expect(reads).toBe(2);
  });
});

describe('a forced move', () => {
  it('exists exactly if one move is offered', () => {
    let forced = 0;
    fc.assert(
      fc.property(choiceArb, (choice) => {
        const moves = movesOf(choice);
        if (moves.length === 1) forced += 1;
        expect(forcedMove([choice])).toEqual(moves.length === 1 ? moves[0] : undefined);
      }),
      { seed: 3, numRuns: 2000 },
    );
    expect(forced).toBeGreaterThan(100);
  });

  it('does not exist if several choices or none are offered', () => {
    const pass: Choice = { type: 'pass', params: [] };
    expect(forcedMove([])).toBeUndefined();
    expect(forcedMove([pass])).toEqual({ type: 'pass' });
    expect(forcedMove([pass, { type: 'stop', params: [] }])).toBeUndefined();
  });

  it('is found if the need allows one assignment only', () => {
    const on: Param = { ...fields, fields: { n: ['x', 'y'], s: ['x'] }, min: 2, need: { x: 1, y: 1 } };
    expect(forcedMove([{ type: 'pay', params: [on] }])).toEqual({ type: 'pay', on: { n: 'y', s: 'x' } });
  });

  it('is a plain object even if a parameter has the name of the prototype', () => {
    const move = forcedMove([{ type: 'odd', params: [{ kind: 'one', name: '__proto__', of: ['x'] }] }]);
    expect(Object.getPrototypeOf(move)).toBe(Object.prototype);
    expect(JSON.stringify(move)).toBe('{"type":"odd","__proto__":"x"}');
  });
});
