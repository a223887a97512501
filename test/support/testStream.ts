import { streamOf, type Stream } from '#shared/kernel/dice.ts';

/**
 * A seeded stream for tests (splitmix32): fast, and unrelated to the dice under test. Equal seeds give equal
 * streams. A seed is a whole number.
 */
export function testStream(seed: number): Stream {
  let state = seed | 0;
  return streamOf(() => {
    state = (state + 0x9e3779b9) | 0;
    let word = state ^ (state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  });
}
