import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#shared/kernel/json.ts';

/** The value with all keys in reverse order of insertion. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
};

describe('canonical JSON', () => {
  it.each<[unknown, string]>([
    [null, 'null'],
    [-0, '0'],
    [1e21, '1e+21'],
    ['"\n\u2028ž', '"\\"\\n\u2028ž"'],
    ['\ud800', '"\\ud800"'],
    [[1, [], {}], '[1,[],{}]'],
    [{ b: 1, a: { d: 2, c: 3 } }, '{"a":{"c":3,"d":2},"b":1}'],
    [{ 10: 'x', 9: 'y', B: 1, a: 2, é: 3 }, '{"10":"x","9":"y","B":1,"a":2,"é":3}'],
    [{ a: undefined, b: [undefined] }, '{"b":[null]}'],
    [undefined, 'null'],
    [JSON.parse('{"__proto__":1}'), '{"__proto__":1}'],
  ])('of %j is %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('has an item for every place of an array, even one that was never set', () => {
    // oxlint-disable-next-line no-sparse-arrays -- the hole is what is tested
    expect(canonicalJson([1, , 2])).toBe('[1,null,2]');
  });

  it('is the same for equal values whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
      { seed: 7 },
    );
  });

  it('contains everything that JSON contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(json);
      }),
      { seed: 8 },
    );
  });
});
