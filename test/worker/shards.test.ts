import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { GAME_ID } from '#shared/protocol/names.ts';
import { gameIdOf, newGameId, rematchIdOf } from '../../worker/lib/ids.ts';
import { openShards } from '../../worker/db/shards.ts';

/** A game's id chooses its database. */

const OPEN = [
  { letters: 'a', weight: 1 },
  { letters: 'ba', weight: 3 },
];
const isIn = (letters: string) => (id: string) => id.startsWith(letters);
const keys = Array.from({ length: 2_000 }, (_, n) => `key ${n}`);

describe('ids of new games', () => {
  test('begin with the letters of an open shard, and are as long in each', () => {
    const ids = [
      newGameId(OPEN),
      ...keys.map((key) => gameIdOf(OPEN, key, {})),
      rematchIdOf(OPEN, 'agame', null),
    ];
    expect(ids.filter((id) => !GAME_ID.test(id))).toEqual([]);
    expect(ids.filter((id) => !isIn('a')(id) && !isIn('ba')(id))).toEqual([]);
  });

  test('go to each shard by its weight', () => {
    const share = keys.filter((key) => isIn('ba')(gameIdOf(OPEN, key, {}))).length / keys.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
  });

  test('are the same for a repeat', () => {
    expect(gameIdOf(OPEN, 'key', { a: 1 })).toBe(gameIdOf(OPEN, 'key', { a: 1 }));
    expect(gameIdOf(OPEN, 'key', { a: 1 })).not.toBe(gameIdOf(OPEN, 'key', { a: 2 }));
  });

  test('are as they were where there is one database', () => {
    expect(gameIdOf([{ letters: 'a', weight: 1 }], 'key', { a: 1 })).toMatch(/^a/);
  });
});

test('a weight of nothing closes a database to new games; it may not be the last one', () => {
  expect(openShards({ ...env, SHARD_WEIGHTS: 'ba=0' }).map(({ letters }) => letters)).toContain('a');
  expect(openShards({ ...env, SHARD_WEIGHTS: 'a=0' }).map(({ letters }) => letters)).not.toContain('a');
  expect(() => newGameId([])).toThrow('no database takes new games');
});
