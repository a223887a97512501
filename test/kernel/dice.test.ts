import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice, streamOf } from '#shared/kernel/dice.ts';

const key = Uint8Array.from({ length: 32 }, (_, i) => i);

/** The words of a stream by an independent implementation: HMAC-SHA-256 blocks of eight big-endian words. */
function wordsOf(label: string, count: number): number[] {
  const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, i) =>
    createHmac('sha256', key).update(`${label}/${i}`).digest(),
  );
  const bytes = Buffer.concat(blocks);
  return Array.from({ length: count }, (_, i) => bytes.readUInt32BE(4 * i));
}

/** A stream of given words; throws after the last one. */
const scripted = (...words: number[]) =>
  streamOf(() => {
    const word = words.shift();
    if (word === undefined) throw new Error('no words left');
    return word;
  });

describe('the dice', () => {
  it.each([
    ['pile', 0],
    ['pile', 1],
    ['bot/2', 17],
  ])('of stream %s %i are HMAC-SHA-256 in counter mode', (purpose, ordinal) => {
    const stream = seededDice(key).stream(purpose, ordinal);
    const drawn = Array.from({ length: 40 }, () => stream.int(2 ** 32));
    expect(drawn).toEqual(wordsOf(`${purpose}/${ordinal}`, 40));
  });

  it('begin, under the key 00 01 … 1f, with these words', () => {
    const stream = seededDice(key).stream('pile', 0);
    expect(Array.from({ length: 3 }, () => stream.int(2 ** 32))).toEqual([2738972589, 439216837, 45652595]);
  });

  it('give different streams for different purposes, ordinals and keys', () => {
    const head = (k: Uint8Array, purpose: string, ordinal: number) =>
      seededDice(k)
        .stream(purpose, ordinal)
        .int(2 ** 32);
    const heads = [
      head(key, 'pile', 0),
      head(key, 'pile', 1),
      head(key, 'seat', 0),
      head(key, 'pile/0', 0),
      head(key, 'pile', 10),
    ];
    expect(new Set([...heads, head(key.toReversed(), 'pile', 0)]).size).toBe(6);
  });

  it('do not depend on draws of other streams', () => {
    const dice = seededDice(key);
    const alone = seededDice(key).stream('seat', 0).int(1000);
    const pile = dice.stream('pile', 0);
    pile.shuffle(Array.from({ length: 60 }, (_, i) => i));
    expect(dice.stream('seat', 0).int(1000)).toBe(alone);
    expect(dice.stream('seat', 0).int(1000)).toBe(alone);
  });
});

describe('a whole number', () => {
  it('is the word’s remainder', () => {
    expect(scripted(17).int(10)).toBe(7);
    expect(scripted(2 ** 32 - 1).int(2 ** 32)).toBe(2 ** 32 - 1);
    expect(scripted(123).int(1)).toBe(0);
  });

  it('rejects the words of the last, incomplete round', () => {
    // 2³² = 3 · 1431655765 + 1: the last word alone would favour 0
    expect(scripted(2 ** 32 - 1, 5).int(3)).toBe(2);
    expect(scripted(2 ** 32 - 2).int(3)).toBe(2);
    expect(scripted(2 ** 31, 2 ** 32 - 1, 9).int(2 ** 31 + 1)).toBe(2 ** 31);
    expect(() => scripted(2 ** 31 + 1).int(2 ** 31 + 1)).toThrow('no words left');
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('has no bound %d', (bound) => {
    expect(() => scripted(1).int(bound)).toThrow(RangeError);
  });

  it.each([2, 6, 7, 48])('below %i is each equally likely', (bound) => {
    const stream = seededDice(key).stream('uniform', bound);
    const n = 500 * bound;
    const counts = Array.from({ length: bound }, () => 0);
    for (let i = 0; i < n; i += 1) counts[stream.int(bound)]! += 1;
    const chi = counts.reduce((sum, seen) => sum + (seen - n / bound) ** 2 / (n / bound), 0);
    const free = bound - 1;
    expect(chi).toBeLessThan(free + 4 * Math.sqrt(2 * free)); // four standard deviations of χ²
  });
});

describe('a shuffle', () => {
  it('takes items out from the last place down', () => {
    // d at 3 of abcd, b at 1 of abc, a at 0 of ac, c
    expect(scripted(3, 1, 0, 0).shuffle(['a', 'b', 'c', 'd'])).toEqual(['c', 'a', 'b', 'd']);
  });

  it('is a permutation and leaves its input unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, ordinal) => {
        const given = Object.freeze([...items]);
        const shuffled = seededDice(key).stream('pile', ordinal).shuffle(given);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
      { seed: 6 },
    );
  });

  it('brings every order equally often', () => {
    const stream = seededDice(key).stream('orders', 0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i += 1) {
      const order = stream.shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const seen of counts.values())
      expect(Math.abs(seen - 1000)).toBeLessThan(4 * Math.sqrt(6000 * (5 / 36)));
  });
});

describe('a pick', () => {
  it('is the item at the number drawn', () => {
    expect(scripted(4).pick(['a', 'b', 'c'])).toBe('b');
  });

  it('from nothing is an error', () => {
    expect(() => scripted(4).pick([])).toThrow(RangeError);
  });
});
