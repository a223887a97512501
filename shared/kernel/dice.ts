import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export { NO_DICE, type NoDice } from './noDice.ts';

/**
 * Source of chance. A stream is keyed by its purpose ('pile', 'seat', …) and by how often that purpose was
 * drawn before, which the folded state counts. So a move that is taken back and played again draws the same
 * cards. Each draw can also be recomputed alone once the seed is known.
 */
export interface Dice {
  readonly kind: 'dice';
  stream(purpose: string, ordinal: number): Stream;
}

export interface Stream {
  /** A whole number in 0 … bound − 1, each equally likely. `bound` is 1 … 2³². */
  int(bound: number): number;
  /** One item; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /**
   * All items in random order (Fisher and Yates' own method). Item n−1 of the result is taken out of the n
   * items at `int(n)`. The item before it is taken out of the rest, kept in order, at `int(n − 1)`, and so
   * on. `items` should be in canonical order.
   */
  shuffle<T>(items: readonly T[]): T[];
}

/** Dice of a game: HMAC-SHA-256 in counter mode under `key` (32 bytes), see `commitment.ts` for the key. */
export const seededDice = (key: Uint8Array): Dice => ({
  kind: 'dice',
  stream: (purpose, ordinal) => streamOf(wordsOf(key, `${purpose}/${ordinal}`)),
});

/** 32-bit words: block i is HMAC(key, "label/i"), read as eight big-endian words. */
function wordsOf(key: Uint8Array, label: string): () => number {
  let block = new Uint8Array(0);
  let counter = 0;
  let at = 0;
  return () => {
    if (at >= block.length) {
      block = hmac(sha256, key, utf8ToBytes(`${label}/${counter}`));
      counter += 1;
      at = 0;
    }
    const word = new DataView(block.buffer, block.byteOffset).getUint32(at);
    at += 4;
    return word;
  };
}

/** A stream over any source of uniform 32-bit words. */
export function streamOf(word: () => number): Stream {
  const int = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new RangeError(`bound ${bound}`);
    const limit = 2 ** 32 - (2 ** 32 % bound); // values above this are rejected, or else small numbers would come up more often
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % bound;
    }
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(items.length)];
    if (item === undefined) throw new RangeError('pick from an empty list');
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    const drawn: T[] = [];
    while (rest.length > 0) drawn.unshift(...rest.splice(int(rest.length), 1));
    return drawn;
  };
  return { int, pick, shuffle };
}

/** Fast randomness for games that are only imagined (splitmix32). Equal seeds give equal streams. */
export function luckOf(seed: number): Stream {
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

/** Dice of an imagined game: every draw comes from the one stream. */
export const imaginedDice = (luck: Stream): Dice => ({ kind: 'dice', stream: () => luck });
