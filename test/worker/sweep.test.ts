import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { peopleDatabase } from '../../worker/db/database.ts';
import { jobOf } from '../../worker/db/people/figures.ts';
import { sweep } from '../../worker/sweep.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith, productionEnv } from './support/bindings.ts';
import { throughGate, tripsOf, type Trip } from './support/database.ts';
import { DB } from './support/stored.ts';

/** What the cron wakes, in which order, and what it leaves for the next run. Rooms and mailboxes only record the call. */

const NOW = Date.UTC(2040, 0, 1, 12);
const MINUTE = 60_000;

beforeEach(() =>
  DB.batch(
    ['notices', 'games', 'jobs', 'erasures', 'delayed_mails'].map((t) => DB.prepare(`DELETE FROM ${t}`)),
  ),
);

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

const gameId = (n: number, letters = 'a'): string =>
  `${letters}33${`${n}`
    .replaceAll('0', 'x')
    .replaceAll('1', 'y')
    .padStart(14 - letters.length, 'z')}`;

/** Games whose room should have been woken. */
const fillGames = (count: number, letters = 'a') =>
  DB.batch(
    Array.from({ length: count }, (_, n) =>
      DB.prepare(
        `INSERT INTO games (id, game, options, status, watch, seq, acting, turn_at, due, seed, seed_hash, created_at)
         VALUES (?, '${VEHICLE}', '{}', 'running', 1, 1, 1, 0, ?, '', '', 0)`,
      ).bind(gameId(n, letters), NOW - 1_000 * MINUTE + n),
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

/** Deletions of accounts that only wait to be settled: each ends with the cron's next look at it. */
const fillErasures = (count: number) =>
  DB.batch(
    Array.from({ length: count }, (_, n) =>
      DB.prepare(
        `INSERT INTO erasures (player_id, name, session, started_at, searched) VALUES (?, 'Ann', 's', ?, 0)`,
      ).bind(leaverId(n), NOW - 60 * MINUTE + n),
    ),
  );

/** Mails that wait for a quota: each makes the most queries that one can, because it is to confirm an address. */
const fillDelayedMails = (count: number) =>
  DB.batch([
    DB.prepare(`INSERT OR IGNORE INTO players (id, name, created_at) VALUES (?, 'Bob', ?)`).bind(
      playerId(800),
      NOW,
    ),
    ...Array.from({ length: count }, (_, n) =>
      DB.prepare(
        `INSERT INTO delayed_mails (email, player_id, game, language, created_at) VALUES (?, ?, '', 'en', ?)`,
      ).bind(`bob${n}@example.org`, playerId(800), NOW - MINUTE + n),
    ),
  ]);

const leaverId = (n: number): string => playerId(900 + n);

const mailboxes = { getByName: () => ({ scheduleAll: async () => undefined }) };

test.each([
  ['looks at the status', 0, '"faults"'],
  ['goes on with a deletion', 15, 'delete from "erasures"'],
  ['sends mails that had to wait', 5, 'delete from "delayed_mails"'],
])('A run on the free plan makes at most 50 queries: one that %s', async (_what, minutes, part) => {
  await fillGames(41);
  await fillNotices(600);
  await fillErasures(3);
  await fillDelayedMails(30);
  const free = envWith({ ROOMS: { getByName: () => ({ wake: async () => false }) }, MAILBOXES: mailboxes });
  const trips = await tripsOf(() => sweep(free, NOW + minutes * MINUTE));
  const queries = trips.flatMap(({ statements }) => statements);
  expect(queries.filter((sql) => sql.includes(part))).not.toEqual([]);
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.length).toBeLessThanOrEqual(50);
});

test('Mails that wait are sent on the free plan, though some fail in each run, and deletions go on beside them', async () => {
  await fillDelayedMails(6);
  await fillErasures(1);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = async ({ to }: { readonly to: string }) => {
    if (!to.startsWith('bob5')) throw new Error('E_INTERNAL');
  };
  const free = productionEnv({ MAIL_KEY: 'key', EMAIL: { send }, MAILBOXES: mailboxes });
  for (let run = 0; run < 12; run += 1) await sweep(free, NOW + run * 5 * MINUTE);
  const { results } = await DB.prepare('SELECT email FROM delayed_mails ORDER BY created_at').all();
  expect(results).toEqual([0, 1, 2, 3, 4].map((n) => ({ email: `bob${n}@example.org` })));
  expect((await DB.prepare('SELECT player_id FROM erasures').all()).results).toEqual([]);
  vi.restoreAllMocks();
});

test('A deletion that fails in each run keeps no other from its turn on the free plan, nor the round', async () => {
  await fillNotices(1);
  await fillErasures(3);
  await DB.prepare(`UPDATE erasures SET email = 'ann@example.org' WHERE player_id = ?`)
    .bind(leaverId(0))
    .run();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = async () => Promise.reject(new Error('E_INTERNAL'));
  const free = productionEnv({ MAIL_KEY: 'key', EMAIL: { send }, MAILBOXES: mailboxes });
  for (let run = 0; run < 16; run += 1) await sweep(free, NOW + run * 5 * MINUTE);
  const { results } = await DB.prepare('SELECT player_id FROM erasures').all();
  expect(results).toEqual([{ player_id: leaverId(0) }]);
  expect((await jobOf(peopleDatabase(env), 'sweep'))?.counts?.whole?.notices).toEqual({ seen: 1 });
  vi.restoreAllMocks();
});

describe('Where retention fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  const countsOf = async () => (await jobOf(peopleDatabase(env), 'sweep'))?.counts;
  const isRetention = (statements: readonly string[]) =>
    statements.some((sql) => sql.startsWith('delete from "sessions"'));

  test('the run counts one failure', async () => {
    const failing = async (statements: readonly string[], go: () => Promise<unknown>) => {
      if (isRetention(statements)) throw new Error('D1 is down');
      return go();
    };
    await throughGate(failing, () => sweep(envWith({ MAILBOXES: mailboxes }), NOW));
    expect((await countsOf())?.failures).toBe(1);
  });

  test('because no more queries are allowed, what the run has read is stored', async () => {
    let isOver = false;
    const failing = async (statements: readonly string[], go: () => Promise<unknown>) => {
      isOver ||= isRetention(statements);
      if (isOver) throw new Error('Too many API requests by single worker invocation.');
      return go();
    };
    await fillNotices(1);
    await throughGate(failing, () => sweep(envWith({ MAILBOXES: mailboxes }), NOW));
    expect((await countsOf())?.whole?.notices).toEqual({ seen: 1 });
  });
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

  test('reads again where a run could not wake all that it found', async () => {
    await fillNotices(500);
    for (const letters of ['a', 'ba']) await fillGames(41, letters);
    const woken: string[] = [];
    const told = `DELETE FROM notices WHERE player_id IN (SELECT value FROM json_each(?))`;
    const scheduleAll = async (players: readonly string[]) => {
      woken.push(...players);
      await DB.prepare(told).bind(JSON.stringify(players)).run();
    };
    const wake = async () => true;
    const free = envWith({
      MAILBOXES: { getByName: () => ({ scheduleAll }) },
      ROOMS: { getByName: () => ({ wake }) },
    });
    await sweep(free, NOW);
    expect(woken.length).toBeLessThan(500);
    await sweep(free, NOW + 5 * MINUTE);
    expect(woken.toSorted()).toEqual(ids(0, 500));
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
