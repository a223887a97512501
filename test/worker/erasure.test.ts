import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeletedMe, GameView, LogPage, Me, Messages, Statistics } from '#shared/protocol/http.ts';
import { entriesOfOthers, forgettingInGames } from '../../scripts/lib/forgetting.ts';
import { continueErasure } from '../../worker/people/erasure.ts';
import { erasuresTable, gamesTable, playersTable } from '../../worker/db/schema.ts';
import { sweep } from '../../worker/sweep.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import type { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, gameRow, logRows, seatRows, tableNames, throughGate } from './support/database.ts';
import { mentions, resultsOfSeat, storageOf, wholeLife, type Life } from './support/former.ts';
import { mailsTo } from './support/mails.ts';
import { entriesOfGames } from './support/reindexed.ts';
import { backup, restore, spoilRow } from './support/restoring.ts';
import { evict, wipe } from './support/rooms.ts';
import { DB, peopleBinding } from './support/stored.ts';

/** A player deletes their account: the person goes, the games stay. */

beforeEach(startClock);
afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

const remove = (client: Client, name: string) =>
  client.send<DeletedMe & { code: string }>('/api/me', { name }, { method: 'DELETE' });

/** Tables that hold nothing by which the player was known. */
const ALWAYS_SILENT = ['faults', 'group_news', 'jobs', 'orders', 'undeliverable', 'used_links'];

const known = ({ playerId, name, email }: Life) => [playerId, name, email];

/** What development keeps of mails: the last one to the address is left. */
const stored = async (life: Life) => {
  const { captured_mails: mails = [], ...others } = await mentions(known(life));
  return { mails, others };
};

/** On the paid plan each run of the cron goes on with all deletions. */
const cron = envWith({ PLAN: 'paid' });

/** The cron, after every request that was under way has ended. */
async function settled(): Promise<void> {
  later(5);
  await sweep(cron, Date.now());
}

describe('after the account is deleted', () => {
  test('no column of any table names the player, their address or their id, and no room does', async () => {
    const life = await wholeLife();
    const before = await mentions(known(life));

    const silent = (await tableNames()).filter((table) => before[table] === undefined);
    expect(silent.toSorted()).toEqual([...ALWAYS_SILENT, 'erasures'].toSorted());
    const answer = await remove(life.client, life.name);
    expect([answer.status, answer.body]).toEqual([200, { done: true }]);
    expect(Object.keys((await stored(life)).others)).toEqual(['tables_of', 'erasures']); // what leads to the rest of the work
    await settled();
    expect((await stored(life)).others).toEqual({});
    expect(await storageOf(Object.values(life.games))).not.toContain(life.name);
    expect(await storageOf(Object.values(life.games))).not.toContain(life.playerId);
  });

  test('the former address gets one mail, and nothing after it', async () => {
    const life = await wholeLife();
    await remove(life.client, life.name);
    await settled();
    const mails = await mailsTo(life.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account at Carrack is deleted']);
    expect((await stored(life)).mails).toHaveLength(1);
  });

  test('nobody is signed in by the old session, and the address may begin anew', async () => {
    const life = await wholeLife();
    const { cookie } = life.client;
    await remove(life.client, life.name);
    expect(life.client.cookie).toBeUndefined();
    life.client.cookie = cookie;
    expect((await life.client.get<Me>('/api/me')).player).toBeNull();
  });

  test('the others see a former player at once, without a reload of the room', async () => {
    const life = await wholeLife();
    const { running, over, left, taken } = life.games;
    const view = (id: string) => life.bob.get<GameView>(`/api/games/${id}`);
    for (const id of [running, over, left, taken]) await view(id);
    await remove(life.client, life.name);
    expect((await view(running)).seats[0]).toMatchObject({ kind: 'person', name: null, vacancy: 'open' });
    expect((await view(over)).seats[0]).toMatchObject({ kind: 'person', name: null });
    expect((await view(taken)).seats[1]).toMatchObject({ kind: 'person', name: null, vacancy: 'open' });
    const events = async (id: string) =>
      (await life.bob.get<LogPage>(`/api/games/${id}/log`)).commits.flatMap(({ tableEvent }) =>
        tableEvent?.type === 'successorSeated' ? [tableEvent] : [],
      );
    expect(await events(left)).toMatchObject([{ name: 'Cleo', former: '' }]);
    expect(await events(taken)).toMatchObject([{ name: '', former: 'Cleo' }]);
  });

  test('running games go on: the seat is vacant, a successor may take it, and the log is sound', async () => {
    const life = await wholeLife();
    const { running } = life.games;
    await remove(life.client, life.name);
    const offered = await life.bob.send<{ link?: string }>(`/api/games/${running}/seats/0/replace`, {
      open: true,
    });
    expect(offered.body.link).toContain(`/join/${running}/0`);
    const { commits, head } = await life.bob.get<{ commits: unknown[]; head: string }>(
      `/api/games/${running}/export`,
    );
    expect([commits.length, head.length]).toEqual([(await gameRow(running)).seq, 64]);
  });

  test('open games go to somebody else at the table, or are called off', async () => {
    const life = await wholeLife();
    await remove(life.client, life.name);
    const hosted = await life.bob.get<GameView>(`/api/games/${life.games.hosted}`);
    expect([hosted.status, hosted.host, hosted.seats[0]?.kind]).toEqual(['open', true, 'open']);
    expect((await gameRow(life.games.alone)).status).toBe('aborted');
  });

  test('messages stay without their author, and results count without their player', async () => {
    const life = await wholeLife();
    const statistics = () => life.bob.get<Statistics>(`/api/statistics?game=${VEHICLE}`);
    const before = await statistics();
    await remove(life.client, life.name);
    expect(await statistics()).toEqual(before);
    const results = await resultsOfSeat(life.games.over, 0);
    expect(results).toHaveLength(1);
    expect(results[0]?.playerId).toMatch(/^-[0-9a-f]{16}$/);
    const { messages } = await life.bob.get<Messages>(`/api/games/${life.games.over}/messages`);
    expect(messages).toMatchObject([{ seat: 0, text: 'Hello all' }]);
    expect((await seatRows(life.games.over))[0]?.calendar).toBeNull();
  });
});

test('an account is deleted only with its name', async () => {
  const life = await wholeLife();
  const refused = await remove(life.client, 'Bob');
  expect([refused.status, refused.body.code]).toEqual([422, 'NAME_DIFFERS']);
  expect((await life.client.get<Me>('/api/me')).player?.name).toBe(life.name);
});

describe('a game that cannot be read', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  const erasures = (playerId: string) =>
    db().select().from(erasuresTable).where(eq(erasuresTable.playerId, playerId));

  /** What forgets the player for good: some runs of the cron. */
  async function swept(): Promise<void> {
    for (let run = 0; run < 5; run += 1) {
      later(2_880);
      await sweep(cron, Date.now());
    }
  }

  /** Their rooms fail each time: nobody knows the rules. */
  async function breakRooms(ids: readonly string[]): Promise<void> {
    await db()
      .update(gamesTable)
      .set({ game: 'unknown' })
      .where(inArray(gamesTable.id, [...ids]));
    for (const id of ids) await wipe(id);
  }

  test('forgets the player without its log, and is whole again once that is repaired', async () => {
    const life = await wholeLife();
    const { running, over, taken } = life.games;
    const kept = await Promise.all(
      [running, over, taken].map(async (id) => [id, await logRows(id)] as const),
    );
    for (const [id] of kept) {
      await spoilRow(id, 1, '[{"type":');
      await wipe(id);
    }
    await remove(life.client, life.name);
    await swept();
    expect((await stored(life)).others).toEqual({});
    for (const [id, [first]] of kept) await spoilRow(id, 1, JSON.stringify(first?.events));
    const view = (id: string) => life.bob.get<GameView>(`/api/games/${id}`);
    expect((await view(running)).seats[0]).toMatchObject({ kind: 'person', name: null, vacancy: 'open' });
    expect((await view(running)).host).toBe(true);
    expect((await view(over)).seats[0]).toMatchObject({ kind: 'person', name: null });
    expect((await view(taken)).seats[1]).toMatchObject({ kind: 'person', name: null, vacancy: 'open' });
    later(1_440);
    await sweep(cron, Date.now());
    expect((await gameRow(running)).due).toBeGreaterThan(Date.now());
  });

  test('delays neither the search of the other games nor the last mail', async () => {
    const life = await wholeLife();
    await breakRooms([life.games.running]);
    expect((await remove(life.client, life.name)).body.done).toBe(false);
    expect(await erasures(life.playerId)).toMatchObject([{ email: null }]);
    expect(await mailsTo(life.email)).toHaveLength(1);
    expect(Object.keys((await stored(life)).others).toSorted()).toEqual([
      'erasures',
      'games',
      'notes',
      'seats',
      'tables_of',
    ]);
  });

  test('does not keep the others from their turn, even if as many fail as one run changes', async () => {
    const life = await wholeLife();
    const [healthy = '', ...failing] = Object.values(life.games).toSorted().toReversed();
    await breakRooms(failing);
    const erasure = { ...life, language: null, session: '', startedAt: Date.now() };
    const isKnown = async (): Promise<boolean> => (await seatRows(healthy))[0]?.playerId === life.playerId;
    let runs = 0;
    for (; runs < 60 && (await isKnown()); runs += 1) await continueErasure(env, erasure, Date.now(), 3);
    expect(await isKnown()).toBe(false);
  });
});

describe('a deletion that is interrupted', () => {
  /** Every round trip in `npm run test:all`; otherwise the first, and each seventh after it. */
  const STEP = env.LAWS === 'all' ? 1 : 7;

  /** The database fails at its n-th round trip; `carriedOut`: after it did the work. False if it had fewer. */
  async function failingAt(n: number, carriedOut: boolean, work: () => Promise<unknown>): Promise<boolean> {
    let trips = 0;
    await throughGate(async (_statements, go) => {
      trips += 1;
      if (trips !== n) return go();
      if (carriedOut) await go();
      throw new Error('D1_ERROR: Network connection lost.');
    }, work);
    return trips >= n;
  }

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  test.each([true, false])(
    'at any round trip to the database (carried out: %s) is finished by the same request again',
    async (carriedOut) => {
      for (let n = 1; ; n += STEP) {
        const life = await wholeLife();
        const { cookie } = life.client;
        const was = await failingAt(n, carriedOut, () => remove(life.client, life.name));
        life.client.cookie = cookie;
        const again = await remove(life.client, life.name);
        expect(again.body, `trip ${n}`).toEqual({ done: true });
        await settled();
        expect((await stored(life)).others, `trip ${n}`).toEqual({});
        if (!was) return;
      }
    },
  );

  /** Messages of the player in games of which nothing else is left. */
  const write = (playerId: string, game: string, count: number) =>
    DB.prepare(
      `WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ${count})
       INSERT INTO messages (game_id, seq, player_id, id, text, at) SELECT ?, n, ?, 'id', 'Hello', 0 FROM many`,
    )
      .bind(game, playerId)
      .run();

  const playerIds = async () => (await db().select().from(playersTable).all()).map(({ id }) => id);

  test('forgets what a request wrote that was still under way', async () => {
    const life = await wholeLife();
    await remove(life.client, life.name);
    await write(life.playerId, 'late', 1);
    await settled();
    expect((await stored(life)).others).toEqual({});
  });

  test('goes on where a player wrote more than one run forgets', async () => {
    const life = await wholeLife();
    await write(life.playerId, 'much', 3_000);
    expect((await remove(life.client, life.name)).body.done).toBe(false);
    await settled();
    expect((await stored(life)).others).toEqual({});
  });

  test('is repeated after a restore of games, though no row of people leads to them', async () => {
    const life = await wholeLife();
    const games = Object.values(life.games);
    const former = await Promise.all(games.map(backup));
    await remove(life.client, life.name);
    await settled();
    for (const [n, game] of games.entries()) await restore(game, former[n]);
    await write(life.playerId, 'restored', 1);
    for (const game of games) await evict(game);
    const entries = entriesOfOthers(await entriesOfGames(), await playerIds()).get(life.playerId) ?? [];
    const sql = forgettingInGames(life.playerId, life.name, entries, Date.now());
    await peopleBinding().batch(sql.split(';\n').map((one) => peopleBinding().prepare(one)));
    for (let run = 0; run < 3; run += 1) await settled();
    expect((await stored(life)).others).toEqual({});
  });

  test('is finished by the cron', async () => {
    for (const n of [4, 9, 14]) {
      const life = await wholeLife();
      await failingAt(n, false, () => remove(life.client, life.name));
      for (let run = 0; run < 6; run += 1) await settled();
      expect((await stored(life)).others, `trip ${n}`).toEqual({});
    }
  });
});
