import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { help } from '#shared/words/en/help.ts';
import type { GameView } from '#shared/protocol/http.ts';
import privacy from '../../docs/privacy.md?raw';
import { CRON_MS } from '../../worker/lib/time.ts';
import { shards } from '../../worker/db/shards.ts';
import { jobOf } from '../../worker/db/people/figures.ts';
import * as people from '../../worker/db/people/peopleTables.ts';
import * as games from '../../worker/db/games/gameTables.ts';
import * as talk from '../../worker/db/games/talkTables.ts';
import * as t from '../../worker/db/schema.ts';
import { retain, ROWS_A_STEP, stepsOfRound } from '../../worker/retention/job.ts';
import { RETENTION, TIMED_IDS, type TimedId } from '../../worker/retention/retention.ts';
import { delayedMails, sendDelayed } from '../../worker/people/requestedMails.ts';
import { sweep } from '../../worker/sweep.ts';
import { getTableName, isTable } from 'drizzle-orm';
import { AGED } from './support/aged.ts';
import { productionEnv } from './support/bindings.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { contentsOf, db, logRows, tableNames, throughGate, tripsOf } from './support/database.ts';
import { wholeLife } from './support/former.ts';
import { redeem } from './support/mails.ts';
import { gameLink, player } from './support/signIn.ts';
import { DB } from './support/stored.ts';

/** The job that deletes what is no longer kept. */

const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000];

beforeEach(startClock);
afterEach(async () => {
  stopClock();
  vi.restoreAllMocks();
  await DB.batch((await tableNames()).map((table) => DB.prepare(`DELETE FROM "${table}"`)));
});

const oldNotice = {
  id: 'n',
  seat: 0,
  seq: 1,
  kind: 'turn',
  state: 'sent',
  createdAt: 1,
  attempts: 1,
  reminders: 0,
} as const;

/** Every portion of every table is read. */
const round = (now: number) => retain(env, now, stepsOfRound(env));

describe('what a failure or its use does not keep longer', () => {
  /** The mails that wait after some days, on each of which the cron has tried to send them. */
  async function waitingAfter(days: number, send: () => Promise<void>): Promise<string[]> {
    const failing = productionEnv({ MAIL_KEY: 'key', EMAIL: { send } });
    for (let day = 1; day <= days; day += 1) {
      later(1_440);
      await sendDelayed(failing, await delayedMails(failing, 20), Date.now());
    }
    await round(Date.now());
    return (await db().select().from(t.delayedMailsTable)).map(({ email }) => email);
  }

  const delayed = (email: string) =>
    db()
      .insert(t.delayedMailsTable)
      .values({ email, playerId: null, game: '', language: 'en', createdAt: Date.now() });

  test('a requested mail that cannot be sent goes after a week', async () => {
    await delayed('x@example.org');
    const down = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('down'));
    expect(await waitingAfter(6, down)).toEqual(['x@example.org']);
    expect(await waitingAfter(2, down)).toEqual([]);
  });

  test('a requested mail that cannot be sent does not keep others waiting', async () => {
    await delayed('x@example.org');
    later(1);
    await delayed('y@example.org');
    const once = vi.fn<() => Promise<void>>().mockResolvedValue();
    expect(await waitingAfter(1, once.mockRejectedValueOnce(new Error('refused')))).toEqual([
      'x@example.org',
    ]);
  });

  test('when the provider takes no more mails today, the others are not tried', async () => {
    await delayed('x@example.org');
    later(1);
    await delayed('y@example.org');
    const full = vi.fn<() => Promise<void>>();
    full.mockRejectedValue(Object.assign(new Error('full'), { code: 'E_DAILY_LIMIT_EXCEEDED' }));
    expect(await waitingAfter(1, full)).toEqual(['x@example.org', 'y@example.org']);
    expect(full).toHaveBeenCalledTimes(1);
  });

  test('a link to a game that was used goes when it could sign nobody in any more', async () => {
    await redeem(gameLink(await player()), new Client());
    const used = () => db().select().from(t.usedLinksTable);
    later(3 * 1_440 - 1);
    await round(Date.now());
    expect(await used()).toHaveLength(1);
    later(2);
    await round(Date.now());
    expect(await used()).toEqual([]);
  });
});

describe('what is kept', () => {
  /** What is left of each kind. */
  const left = async () => {
    const counts = await Promise.all(TIMED_IDS.map((id) => AGED[id].left()));
    return new Map(TIMED_IDS.map((id, n) => [id, counts[n] ?? 0]));
  };

  test('of every kind, what is older goes, and what is younger stays', async () => {
    const now = Date.now();
    const plant = (id: TimedId, age: number, n: number) =>
      AGED[id].plant(now - AGED[id].days * DAY_MS - age * MINUTE_MS, 100 + 2 * TIMED_IDS.indexOf(id) + n);
    for (const id of TIMED_IDS) await plant(id, -1, 0);
    const young = await left();
    for (const id of TIMED_IDS) await plant(id, 1, 1);
    expect(await left()).toEqual(new Map([...young].map(([id, n]) => [id, 2 * n])));
    await round(now);
    expect(await left()).toEqual(young);
    await round(now + DAY_MS);
    expect([...(await left()).values()].every((n) => n === 0)).toBe(true);
  });

  test('every table of the database is in the list, and nothing else is', async () => {
    const listed = new Set(RETENTION.flatMap(({ tables }) => tables));
    expect([...listed].toSorted()).toEqual((await tableNames()).toSorted());
  });

  test('a complaint, a channel that its player switched off, and an account with an address stay', async () => {
    const past = { playerId: 'p', createdAt: 0 };
    const target = { kind: 'webhook', url: 'https://a.example', shape: 'json', secret: '' } as const;
    await db().batch([
      db().insert(t.undeliverableTable).values({ address: 'h', reason: 'complaint', createdAt: 0 }),
      db()
        .insert(t.channelsTable)
        .values({ ...past, id: 'c', target, name: 'n', off: 'player' }),
      db().insert(t.playersTable).values({ id: '9', name: 'Ann', email: 'ann@example.org', createdAt: 0 }),
    ]);
    await round(Date.now());
    const counts = [t.undeliverableTable, t.channelsTable, t.playersTable].map((table) => db().$count(table));
    expect(await Promise.all(counts)).toEqual([1, 1, 1]);
  });

  test.each([
    [
      'a session',
      () => db().insert(t.sessionsTable).values({ hash: 'a', playerId: '7', createdAt: 0, expiresAt: 1e15 }),
    ],
    [
      'a passkey',
      () =>
        db()
          .insert(t.passkeysTable)
          .values({ id: 'a', playerId: '7', publicKey: '', counter: 0, name: '', createdAt: 0 }),
    ],
    [
      'a recovery code',
      () => db().insert(t.recoveryCodesTable).values({ playerId: '7', hash: 'a', createdAt: 0 }),
    ],
    [
      'a personal token',
      () =>
        db()
          .insert(t.apiTokensTable)
          .values({ hash: 'a', id: 'a', playerId: '7', name: '', scope: 'read', createdAt: 0 }),
    ],
  ])('a guest whom %s leads back stays', async (_, way) => {
    await db().insert(t.playersTable).values({ id: '7', name: 'Guest', createdAt: 0 });
    await way();
    await round(Date.now());
    expect(await db().$count(t.playersTable)).toBe(1);
  });
});

describe('a running game', () => {
  /** The last day on which the players' sessions still last. */
  const LATE = 399 * DAY_MS;

  test('needs nothing that is deleted: rows and log stay, and its players go on', async () => {
    const life = await wholeLife();
    const { running, over } = life.games;
    const before = [await contentsOf(running), await logRows(over)];
    const view = await life.client.get<GameView>(`/api/games/${running}`);
    await round(Date.now() + LATE);
    expect([await contentsOf(running), await logRows(over)]).toEqual(before);
    expect(await life.client.get<GameView>(`/api/games/${running}`)).toEqual(view);
    const asked = await life.client.send(`/api/games/${running}/questions`, { kind: 'end' });
    expect(asked.status).toBe(200);
    expect(await life.bob.get<GameView>(`/api/games/${over}`)).toMatchObject({ status: 'over' });
  });

  test('keeps its notes, its notices and the invitations that can still be answered', async () => {
    const life = await wholeLife();
    const of = async (table: 'notes' | 'notices') =>
      DB.prepare(`SELECT * FROM ${table} WHERE game_id = ?`).bind(life.games.running).all();
    const open = async () =>
      DB.prepare(`SELECT * FROM invitations WHERE state IN ('queued', 'sent', 'failed')`).all();
    await db()
      .insert(t.noticesTable)
      .values({ playerId: life.playerId, gameId: life.games.running, ...oldNotice });
    const before = [(await of('notes')).results, (await of('notices')).results, (await open()).results];
    expect(before.map((rows) => rows.length > 0)).toEqual([true, true, true]);
    await round(Date.now() + LATE);
    expect([(await of('notes')).results, (await of('notices')).results, (await open()).results]).toEqual(
      before,
    );
  });
});

describe('the job', () => {
  const plantCounters = (n: number) =>
    DB.prepare(
      `INSERT INTO counters (day, key, n) WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ?)
       SELECT 1, 'key ' || i, 1 FROM c`,
    )
      .bind(n)
      .run();
  const AT_COUNTERS = TIMED_IDS.indexOf('counters');
  const isAt = async () => (await jobOf(db(), 'retention'))?.next;

  test('changes a bounded number of rows in a step, and goes on with the same table in the next, of the same run too', async () => {
    await plantCounters(3 * ROWS_A_STEP + 1);
    const now = Date.now();
    await retain(env, now, AT_COUNTERS);
    expect(await retain(env, now, 1)).toBe(ROWS_A_STEP);
    expect(await isAt()).toBe(AT_COUNTERS);
    expect(await retain(env, now, 2)).toBe(2 * ROWS_A_STEP);
    expect(await isAt()).toBe(AT_COUNTERS);
    expect(await retain(env, now, 3)).toBe(1);
    expect(await isAt()).toBe(AT_COUNTERS + 3);
  });

  test('goes on with the messages of a game that was called off, however many there are', async () => {
    await AGED.calledOff.plant(1, 1);
    await DB.prepare(
      `INSERT INTO messages (game_id, seq, player_id, id, text, at) WITH RECURSIVE c(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM c WHERE i <= ?)
       SELECT (SELECT game_id FROM messages), i, 'player', 'm', 'Hello', 1 FROM c`,
    )
      .bind(2 * ROWS_A_STEP)
      .run();
    await retain(env, Date.now(), stepsOfRound(env) + 2);
    expect(await AGED.calledOff.left()).toBe(0);
  });

  test('makes at most six statements in a step that finds nothing, and ten in one that does', async () => {
    const now = Date.now();
    const most = async () => {
      let found = 0;
      for (let n = 0; n < stepsOfRound(env); n += 1) {
        const trips = await tripsOf(() => retain(env, now, 1));
        found = Math.max(found, trips.flatMap(({ statements }) => statements).length);
      }
      return found;
    };
    expect(await most()).toBeLessThanOrEqual(6);
    for (const id of TIMED_IDS) await AGED[id].plant(1, TIMED_IDS.indexOf(id) + 10);
    expect(await most()).toBeLessThanOrEqual(10);
  });

  /** Meanwhile the database refuses to delete counters. */
  const withoutCounters = <T>(work: () => Promise<T>): Promise<T> =>
    throughGate(async (statements, go) => {
      if (statements.some((text) => /delete from "counters"/i.test(text))) throw new Error('D1_ERROR: no');
      return go();
    }, work);

  test('passes over a table that fails, says so, and comes back to it', async () => {
    await plantCounters(1);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(withoutCounters(() => round(Date.now()))).rejects.toThrow();
    expect(logged).toHaveBeenCalledWith({
      event: 'retention failed',
      what: 'counters',
      error: 'D1_ERROR: no',
    });
    expect(await db().$count(t.countersTable)).toBe(1);
    await round(Date.now());
    expect(await db().$count(t.countersTable)).toBe(0);
  });

  test('the cron counts it as a failure of its run if a table fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failures = async () => (await jobOf(db(), 'sweep'))?.counts?.failures;
    const run = async () => {
      await DB.prepare('DELETE FROM jobs').run(); // the first step is that of counters
      await db()
        .insert(t.jobsTable)
        .values({ name: 'retention', at: 0, done: 0, next: TIMED_IDS.indexOf('counters'), counts: null });
      await sweep(env, Date.now());
      return failures();
    };
    expect(await run()).toBe(0);
    expect(await withoutCounters(run)).toBe(1);
  });

  test('no statement touches a table of people and one of a game', async () => {
    for (const id of TIMED_IDS) await AGED[id].plant(1, TIMED_IDS.indexOf(id));
    const names = (all: object) => Object.values(all).filter(isTable).map(getTableName);
    const sides = [names(people), names({ ...games, ...talk })];
    const trips = await tripsOf(() => round(Date.now()));
    const mixed = trips
      .flatMap(({ statements }) => statements)
      .filter((text) => sides.every((side) => side.some((name) => new RegExp(`\\b${name}\\b`).test(text))));
    expect(mixed).toEqual([]);
  });

  test('goes round in the time that docs/privacy.md tells, and both databases of games in that of the page', () => {
    const hours = (stepsOfRound(env) / shards(env).length) * (CRON_MS / 3_600_000);
    expect(/all tables in (\d+) hours/.exec(privacy)?.[1]).toBe(`${hours}`);
    expect(help['privacy.job']).toContain('three days');
    expect(hours * 2).toBeLessThanOrEqual(72);
  });

  test('runs with the cron', async () => {
    await plantCounters(3);
    for (let n = 0; n < TIMED_IDS.length; n += 1) await sweep(env, Date.now() + n * 5 * MINUTE_MS);
    expect(await db().$count(t.countersTable)).toBe(0);
    expect((await jobOf(db(), 'retention'))?.at).toBe(Date.now() + (TIMED_IDS.length - 1) * 5 * MINUTE_MS);
  });
});
