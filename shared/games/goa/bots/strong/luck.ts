import { streamOf, type Dice, type Stream } from '../../../../kernel/dice.ts';

/** Fast randomness for imagined worlds (splitmix32). Equal seeds give equal streams. */
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

/** Dice of an imagined world: every draw comes from the one stream. */
export const imaginedDice = (luck: Stream): Dice => ({ kind: 'dice', stream: () => luck });
