import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAME_ID } from '#shared/protocol/names.ts';
import { gameIdOf, newGameId, rematchIdOf } from '../../worker/lib/ids.ts';
import { idOfOneGame, openShards, shardOf, shards, weightFaults } from '../../worker/db/shards.ts';
import { envWith } from './support/bindings.ts';

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

test.each([
  ['a=1,ba=3', []],
  [' a=0 , ba=1 ', []],
  ['A=0', ['“A” is no database, or its weight is no number']],
  ['ba', ['“ba” is no database, or its weight is no number']],
  [
    'ba=much,zz=1',
    ['“ba” is no database, or its weight is no number', '“zz” is no database, or its weight is no number'],
  ],
])('the operator is told what is wrong with the weights “%s”', (weights, faults) => {
  const found = weightFaults(envWith({ SHARD_WEIGHTS: weights }));
  expect(found).toEqual(faults.map((fault) => `SHARD_WEIGHTS: ${fault}`));
});

test('the operator is told if every database is closed', () => {
  const closed = shards(env).map(({ letters }) => `${letters}=0`);
  expect(weightFaults(envWith({ SHARD_WEIGHTS: closed.join() }))).toEqual([
    'SHARD_WEIGHTS: no database takes new games',
  ]);
});

test('a database that is bound no more has no games, and the others have theirs', () => {
  const rest = Object.fromEntries(
    Object.entries(env).filter(([name]) => name !== 'GAMES_BA'),
  ) as unknown as Env;
  expect(shards(rest).map(({ letters }) => letters)).not.toContain('ba');
  expect(shardOf(rest, 'ba22222222222222').letters).toBe('a'); // where no such game is
  expect(shardOf(rest, 'a222222222222222').letters).toBe('a');
});

describe('a game that is made once', () => {
  afterEach(() => void vi.useRealTimers());

  test('waits three seconds at most for a database that does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never = { raw: () => new Promise(() => undefined) };
    const hanging = { prepare: () => ({ bind: () => never }) };
    const service = envWith({ GAMES_BA: hanging, SHARD_WEIGHTS: 'ba=0' });
    const made = idOfOneGame(service, (open) => gameIdOf(open, 'key', {}));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await made).toMatch(/^(?!ba)/);
  });
});
