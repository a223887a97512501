import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment, diceKey, seedHash, type Chance } from '#shared/kernel/commitment.ts';

const chance: Chance = { gameId: 'a1b2c3', seed: '0f'.repeat(32), entropy: ['aa'.repeat(16), null] };
const entropy = `["${'aa'.repeat(16)}",null]`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hexKey = (given: Chance): string => Buffer.from(diceKey(given)).toString('hex');

describe('The commitment of the server', () => {
  it('is at first the hash of game and seed', () => {
    expect(seedHash(chance.gameId, chance.seed)).toBe(sha256(`["carrack seed","a1b2c3","${chance.seed}"]`));
  });

  it('is, before the first move, the hash of game, seed and the seats’ entropy', () => {
    expect(commitment(chance)).toBe(sha256(`["carrack game","a1b2c3","${chance.seed}",${entropy}]`));
  });

  it('keys the dice by HMAC under the seed', () => {
    const expected = createHmac('sha256', Buffer.from(chance.seed, 'hex'))
      .update(`["carrack dice","a1b2c3",${entropy}]`)
      .digest('hex');
    expect(hexKey(chance)).toBe(expected);
  });

  it.each<[string, Chance]>([
    ['game', { ...chance, gameId: 'a1b2c4' }],
    ['seed', { ...chance, seed: '0e'.repeat(32) }],
    ['entropy of a seat', { ...chance, entropy: ['ab'.repeat(16), null] }],
    ['seat that added it', { ...chance, entropy: chance.entropy.toReversed() }],
    ['number of seats', { ...chance, entropy: [...chance.entropy, null] }],
  ])('depends on the %s', (_, other) => {
    expect(commitment(other)).not.toBe(commitment(chance));
    expect(hexKey(other)).not.toBe(hexKey(chance));
  });

  it('takes no seed that is not hexadecimal', () => {
    expect(() => diceKey({ ...chance, seed: 'seed' })).toThrow();
  });
});
