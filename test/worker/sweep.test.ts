import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sweep } from '../../worker/sweep.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { throughGate, tripsOf, type Trip } from './support/database.ts';
import { DB } from './support/stored.ts';

/** What the cron wakes, in which order, and what it leaves for the next run. Rooms and mailboxes only record the call. */

const NOW = Date.UTC(2040, 0, 1, 12);
const MINUTE = 60_000;

beforeEach(() => DB.batch(['notices', 'games', 'jobs'].map((t) => DB.prepare(`DELETE FROM ${t}`))));

/** Due reminders: the players have been notified, and their game still waits for them. */
async function fillNotices(count: number): Promise<void> {
  const game = DB.prepare(
    `INSERT INTO games (id, game, options, status, watch, seq, acting, turn_at, seed, seed_hash, created_at)
     VALUES ('a222222222222222', '${VEHICLE}', '{}', 'running', 1, 1, 1, 0, '', '', 0)`,
  );
  const notice = DB.prepare(
    `INSERT INTO notices (player_id, game_id, id, seat, seq, kind, state, due_at, attempts, created_at, reminders)
     VALUES (?, 'a222222222222222', ?, 0, 1, 'turn', 'seen', ?, 0, 0, 0)`,
  );
  // The mailboxes with the last ids have waited longest.
  const rows = Array.from({ length: count }, (_, n) =>
    notice.bind(playerId(n), `n${n}`, NOW - (n + 2) * MINUTE),
  );
  await DB.batch([game, ...rows]);
}
const playerId = (n: number): string => `22${`${n}`.padStart(6, '0')}`;

test('All mailboxes with a due reminder are woken in one run, those that have waited longest first', async () => {
  const players = 450;
  await fillNotices(players);
  const calls: { readonly ids: readonly string[]; readonly dueAt: number }[] = [];
  const getByName = () => ({
    scheduleAll: async (ids: readonly string[], dueAt: number) => void calls.push({ ids, dueAt }),
  });
  await sweep(envWith({ MAILBOXES: { getByName }, PLAN: 'paid' }), NOW);
  const longestFirst = Array.from({ length: players }, (_, n) => playerId(players - 1 - n));
  expect(calls.flatMap(({ ids }) => ids)).toEqual(longestFirst);
  const [first = { dueAt: 0 }] = calls;
  expect(calls.map(({ dueAt }) => dueAt - first.dueAt)).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
});

const gameId = (n: number): string =>
  `a33${`${n}`.replaceAll('0', 'x').replaceAll('1', 'y').padStart(13, 'z')}`;

/** Games whose room should have been woken. */
const fillGames = (count: number) =>
  DB.batch(
    Array.from({ length: count }, (_, n) =>
      DB.prepare(
        `INSERT INTO games (id, game, options, status, watch, seq, acting, turn_at, due, seed, seed_hash, created_at)
         VALUES (?, '${VEHICLE}', '{}', 'running', 1, 1, 1, 0, ?, '', '', 0)`,
      ).bind(gameId(n), NOW - 1_000 * MINUTE + n),
    ),
  );

test('Rooms that fail again and again do not hold up the other rooms on the free plan', async () => {
  const broken = 40;
  await fillGames(broken + 1);
  const good = gameId(broken);
  const woken: string[] = [];
  const getByName = (id: string) => ({
    wake: async () => {
      woken.push(id);
      return id === good;
    },
  });
  const free = envWith({ CAPTURE_MAILS: undefined, ROOMS: { getByName } });
  await sweep(free, NOW);
  expect(woken).toEqual(Array.from({ length: woken.length }, (_, n) => gameId(n)));
  for (let run = 1; run < 3; run += 1) await sweep(free, NOW + run * 5 * MINUTE);
  expect(woken).toContain(good);
  expect(woken.length).toBe(broken + 1);
});

test.each([
  ['free', 8, 20], // what the queries leave of twenty queries and calls
  ['paid', 41, 41],
])('How many rooms a run wakes where mail is on follows from the plan: %s', async (PLAN, least, most) => {
  await fillGames(41);
  const woken: string[] = [];
  const getByName = (id: string) => ({ wake: async () => (woken.push(id), true) });
  await sweep(envWith({ ROOMS: { getByName }, PLAN }), NOW);
  expect(woken.length).toBeGreaterThanOrEqual(least);
  expect(woken.length).toBeLessThanOrEqual(most);
});

test('A run on the free plan makes at most 50 queries', async () => {
  await fillGames(41);
  await fillNotices(600);
  const stub = { wake: async () => false, scheduleAll: async () => undefined };
  const binding = { getByName: () => stub };
  const trips = await tripsOf(() => sweep(envWith({ ROOMS: binding, MAILBOXES: binding }), NOW));
  const queries = trips.flatMap(({ statements }) => statements);
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.length).toBeLessThanOrEqual(50);
});

describe('The round through all notices', () => {
  const DAY = 1_440 * MINUTE;
  /** Runs the sweep on the free plan; the mailboxes that it wakes, in the order of their ids. */
  async function wokenAt(now: number): Promise<readonly string[]> {
    const woken: string[] = [];
    const getByName = () => ({ scheduleAll: async (ids: readonly string[]) => void woken.push(...ids) });
    await sweep(envWith({ MAILBOXES: { getByName } }), now);
    return woken.toSorted();
  }
  const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => playerId(from + n));

  test('reads some rows in a run, goes on where the last run stopped, and begins again after a day', async () => {
    await fillNotices(1_200);
    const trips: Trip[] = [];
    const runs: (readonly string[])[] = [];
    for (let run = 0; run < 4; run += 1)
      trips.push(...(await tripsOf(async () => void runs.push(await wokenAt(NOW + run * 5 * MINUTE)))));
    expect(runs).toEqual([ids(0, 500), ids(500, 1_000), ids(1_000, 1_200), []]);
    expect(Math.max(...trips.map(({ read }) => read))).toBeLessThanOrEqual(3 * 500 + 10); // of a range, with its games, sorted
    expect(await wokenAt(NOW + DAY - MINUTE)).toEqual([]);
    expect(await wokenAt(NOW + DAY)).toEqual(ids(0, 500));
  });

  test('reads again what a run could not read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await fillNotices(600);
    const failing = async (statements: readonly string[], go: () => Promise<unknown>) => {
      if (statements.some((sql) => sql.includes('min("notices"."due_at")'))) throw new Error('D1 is down');
      return go();
    };
    expect(await throughGate(failing, () => wokenAt(NOW))).toEqual([]);
    expect(await wokenAt(NOW + 5 * MINUTE)).toEqual(ids(0, 500));
    vi.restoreAllMocks();
  });
});
