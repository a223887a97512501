import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import * as t from '../../worker/db/schema.ts';
import { PUSH_TARGET } from '../support/channels.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { backUp } from '../../worker/operator/backup.ts';
import type { WaitingReport } from '../../worker/operator/reports.ts';
import type { ServiceStatus } from '../../worker/operator/status.ts';
import { sweep } from '../../worker/sweep.ts';
import { Client, ORIGIN, codeOf } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { setCount } from './support/counts.ts';
import { db, gameRow, tableNames, tripsOf } from './support/database.ts';
import { wholeLife } from './support/former.ts';
import { groupWith, memberNamed, names, page, person } from './support/groups.ts';
import { clientOf, playedGame, streamOf, until } from './support/play.ts';
import { backup, cutRow, restore } from './support/restoring.ts';
import { playerIdOf } from './support/mails.ts';
import { player } from './support/signIn.ts';
import { evict } from './support/rooms.ts';
import { envWith } from './support/bindings.ts';
import { DB, gamesBindings } from './support/stored.ts';

/** What the operator sees, by a token of their own. */

beforeEach(() => {
  startClock();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  stopClock();
  vi.restoreAllMocks();
  await DB.batch((await tableNames()).map((table) => DB.prepare(`DELETE FROM "${table}"`)));
});

const TOKEN = 'a token of the operator';
const app = createApp();

async function ask(
  path: string,
  authorization?: string,
  bindings: object = {},
  { method = 'GET', json }: { readonly method?: string; readonly json?: object } = {},
): Promise<Response> {
  const ctx = createExecutionContext();
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  if (json !== undefined) headers['content-type'] = 'application/json';
  const body = json === undefined ? null : JSON.stringify(json);
  const all = envWith({ OPERATOR_TOKEN: TOKEN, OPERATOR: undefined, ...bindings });
  const answer = await app.fetch(new Request(`${ORIGIN}${path}`, { method, headers, body }), all, ctx);
  await waitOnExecutionContext(ctx);
  return answer;
}
const status = async (bindings = {}): Promise<ServiceStatus> =>
  (await ask('/api/operator/status', `Bearer ${TOKEN}`, bindings)).json();
const text = async (): Promise<string> => (await ask('/api/operator/metrics', `Bearer ${TOKEN}`)).text();

/** A value of the status, by labels. */
async function valuesOf(name: string, bindings = {}): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await status(bindings);
  const samples = metrics.find((metric) => metric.name === name)?.samples ?? [];
  return Object.fromEntries(
    samples.map(({ labels, value }) => [Object.values(labels).join(' ').trim(), value]),
  );
}

const MINUTE = 60_000;
/** A round of the cron, which counts everything. */
async function countAll(): Promise<void> {
  for (let run = 0; run < 3; run += 1) await sweep(env, Date.now() + run * 5 * MINUTE);
}

describe('the token', () => {
  const PATHS = ['/api/operator/status', '/api/operator/metrics', '/api/operator/reports'];

  test.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN}x`])(
    'is needed: %s is refused, and the database is not asked',
    async (authorization) => {
      for (const path of PATHS) {
        const trips = await tripsOf(async () => {
          expect((await ask(path, authorization)).status).toBe(401);
        });
        expect(trips).toEqual([]);
      }
    },
  );

  test('opens status, metrics and reports, and is not taken from the address or a cookie', async () => {
    for (const path of PATHS) {
      expect((await ask(path, `Bearer ${TOKEN}`)).status).toBe(200);
      expect((await ask(`${path}?token=${TOKEN}&authorization=${TOKEN}`)).status).toBe(401);
    }
  });

  test.each(['', undefined])('does not exist where the secret is %o: nothing is there', async (secret) => {
    for (const path of ['/api/operator', ...PATHS])
      for (const given of ['Bearer ', `Bearer ${TOKEN}`])
        expect((await ask(path, given, { OPERATOR_TOKEN: secret })).status).toBe(404);
  });

  test('is not a player’s: neither a session nor a personal token opens anything', async () => {
    const player = new Client();
    await player.post('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    const { token } = await player.post<{ token: string }>('/api/me/tokens', {
      name: 'Script',
      scope: 'play',
    });
    expect((await ask('/api/operator/status', `Bearer ${token}`)).status).toBe(401);
  });

  test('is guessed a few times a minute at most, by each machine', async () => {
    const keys: string[] = [];
    const limiter = {
      limit: async ({ key }: { readonly key: string }) => (keys.push(key), { success: false }),
    };
    const answer = await ask('/api/operator/status', `Bearer ${TOKEN}`, { OPERATOR: limiter });
    expect([answer.status, keys.length]).toEqual([429, 1]);
  });
});

describe('the page', () => {
  test('asks for the token, shows nothing, and allows its own script and style only', async () => {
    const answer = await ask('/api/operator');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('type="password"');
    for (const [tag, directive] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ] as const) {
      const [, inside = ''] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page) ?? [];
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inside));
      const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
      expect(policy).toContain(`${directive} 'sha256-${hash}'`);
    }
  });
});

describe('the status', () => {
  test('counts notices by state, failures by reason, and how long the longest overdue has waited', async () => {
    const notice = {
      gameId: 'a222222222222222',
      seat: 0,
      seq: 1,
      kind: 'turn',
      attempts: 0,
      createdAt: 0,
      reminders: 0,
    } as const;
    const waits = { state: 'queued', dueAt: Date.now() - 10 * MINUTE } as const;
    await db().batch([
      db()
        .insert(t.noticesTable)
        .values({ ...notice, playerId: '2a', id: 'a', ...waits }),
      db()
        .insert(t.noticesTable)
        .values({ ...notice, playerId: 'qa', id: 'b', state: 'queued', dueAt: Date.now() + 1 }),
      db()
        .insert(t.noticesTable)
        .values({ ...notice, playerId: 'za', id: 'c', state: 'failed', error: 'E_X' }),
      db()
        .insert(t.noticesTable)
        .values({ ...notice, playerId: 'zb', id: 'd', state: 'failed', error: 'To ann@example.org' }),
    ]);
    await countAll();
    expect(await valuesOf('carrack_notices')).toEqual({ queued: 2, 'failed E_X': 1, 'failed other': 1 });
    expect(await valuesOf('carrack_notices_oldest_due_seconds')).toEqual({ '': 600 });
  });

  test('counts deliveries of a day by channel and result', async () => {
    const delivery = { playerId: '2a', channel: 'c', kind: 'turn' } as const;
    await db().batch([
      db()
        .insert(t.channelsTable)
        .values({ playerId: '2a', id: 'c', target: PUSH_TARGET, name: 'Phone', createdAt: 0 }),
      db()
        .insert(t.deliveriesTable)
        .values({ ...delivery, at: Date.now(), id: '1' }),
      db()
        .insert(t.deliveriesTable)
        .values({ ...delivery, at: Date.now(), id: '2', error: 'GONE' }),
      db()
        .insert(t.deliveriesTable)
        .values({ ...delivery, at: Date.now() - 1_500 * MINUTE, id: '3' }),
      db()
        .insert(t.deliveriesTable)
        .values({ ...delivery, at: Date.now(), id: '4', channel: 'gone' }),
      db()
        .insert(t.deliveriesTable)
        .values({ ...delivery, at: Date.now(), id: '5', error: 'QUOTA_REACHED' }),
    ]);
    await countAll();
    expect(await valuesOf('carrack_deliveries')).toEqual({
      'push ok': 1,
      'push failed': 1,
      'push held': 1,
      'removed ok': 1,
    });
  });

  test('says what the day’s quotas are, and which are used up', async () => {
    await setCount('mail', 5_000);
    await setCount('bots', 3);
    expect(await valuesOf('carrack_quota_used')).toEqual({
      mail: 5_000,
      'mail known': 0,
      invite: 0,
      bots: 3,
      push: 0,
      webhook: 0,
    });
    expect(await valuesOf('carrack_quota_reached')).toEqual({
      mail: 1,
      'mail known': 0,
      invite: 0,
      bots: 0,
      push: 0,
      webhook: 0,
    });
  });

  test('says what the operator has set as quotas, and ignores what is no number', async () => {
    const bindings = { DAILY_MAX: { push: 70_000, webhook: 0, mail: 'many', invite: -1 } };
    expect(await valuesOf('carrack_quota_max', bindings)).toEqual({
      mail: 5_000,
      'mail known': 5_000,
      invite: 5_000,
      bots: 150,
      push: 70_000,
      webhook: 0,
    });
    expect(await valuesOf('carrack_quota_reached', bindings)).toMatchObject({ push: 0, webhook: 1 });
  });

  test('lists games that are overdue, and games by status', async () => {
    const match = await playedGame(streamOf(61), 3);
    await DB.prepare('UPDATE games SET due = ?')
      .bind(Date.now() - 16 * MINUTE)
      .run();
    expect(await valuesOf('carrack_games_overdue')).toEqual({ '': 1 });
    expect((await status()).stuck).toEqual([
      { game: match.id, why: 'overdue', at: Date.now() - 16 * MINUTE },
    ]);
    await countAll();
    expect(await valuesOf('carrack_games')).toEqual({ running: 1 });
  });

  test('lists a game whose log is damaged, until it can be read again', async () => {
    const match = await playedGame(streamOf(61), 6);
    const whole = await backup(match.id);
    const at = Date.now();
    await cutRow(match.id, 3);
    await evict(match.id);
    await clientOf(match, 0).fetch(match.path);
    const stuck = (n: number) => until(async () => ((await status()).stuck.length === n ? true : undefined));
    await stuck(1);
    expect((await status()).stuck).toEqual([{ game: match.id, why: 'row 3 is missing', at }]);
    expect(await valuesOf('carrack_games_damaged')).toEqual({ '': 1 });
    await restore(match.id, whole);
    await clientOf(match, 0).get(match.path);
    await stuck(0);
    expect((await gameRow(match.id)).status).toBe('running');
  });

  test('says what the cron did last, and how long ago', async () => {
    await sweep(env, Date.now() - 10 * MINUTE);
    expect(await valuesOf('carrack_job_age_seconds')).toEqual({ sweep: 600, retention: 600 });
    expect(await valuesOf('carrack_job_failures')).toEqual({ sweep: 0 });
  });

  test('says how many deletions are under way, and since when', async () => {
    const row = { playerId: 'p', name: 'Ann', email: null, language: null, session: 's', searched: 0 };
    await db()
      .insert(t.erasuresTable)
      .values({ ...row, startedAt: Date.now() - MINUTE });
    expect(await valuesOf('carrack_erasures_pending')).toEqual({ '': 1 });
    expect(await valuesOf('carrack_erasures_oldest_seconds')).toEqual({ '': 60 });
  });

  test('says how old the last backup is, and nothing before there is one', async () => {
    expect(await valuesOf('carrack_backup_age_seconds')).toEqual({});
    vi.useRealTimers(); // the bucket's clock is the machine's
    await backUp(env, Date.now(), (_name, work) => work());
    const { ['']: age = -1 } = await valuesOf('carrack_backup_age_seconds');
    expect(age).toBeGreaterThanOrEqual(0);
  });

  test('names no player and no address, and the metrics name no game', async () => {
    const life = await wholeLife();
    await DB.prepare('UPDATE games SET due = 1').run();
    await countAll();
    const everything = [JSON.stringify(await status()), await text()].join('\n');
    for (const secret of [life.name, life.email, life.playerId, 'Bob', 'guests.example.org'])
      expect(everything).not.toContain(secret);
    for (const game of Object.values(life.games)) expect(await text()).not.toContain(game);
  });
});

describe('the reports', () => {
  const reports = async (): Promise<readonly WaitingReport[]> => {
    const answer = await ask('/api/operator/reports', `Bearer ${TOKEN}`);
    return (await answer.json<{ readonly reports: readonly WaitingReport[] }>()).reports;
  };
  const act = async (method: string, path: string, json: object = {}, token = TOKEN): Promise<number> =>
    (await ask(`/api/operator/${path}`, `Bearer ${token}`, {}, { method, json })).status;

  /** A listed game with a name, which a stranger has reported, first its host and then itself. */
  async function reported() {
    const [{ client: host }, stranger] = [await player(), await player()];
    const { id } = await host.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      title: 'Rude title',
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    await host.post(`/api/games/${id}/listing`);
    await stranger.client.post(`/api/games/${id}/report`, { seat: 0, text: 'Her name' });
    vi.setSystemTime(Date.now() + MINUTE);
    await stranger.client.post(`/api/games/${id}/report`, { text: 'Its title' });
    return { id, host, stranger };
  }

  test('come newest first with the game’s name, the seat’s, and whether it is listed now; who reports is not told', async () => {
    const { id, stranger } = await reported();
    const game = { game: id, title: 'Rude title', listed: true };
    const found = await reports();
    expect(found).toMatchObject([
      { ...game, text: 'Its title', seat: null, name: null },
      { ...game, text: 'Her name', seat: 0, name: 'Ann' },
    ]);
    expect(JSON.stringify(found)).not.toContain(await playerIdOf(stranger.client));
  });

  test('say that a game is on no list once it was taken off, and its players read why', async () => {
    const { id, host } = await reported();
    expect(await act('POST', `listings/${id}/end`, { reason: 'An offensive title' })).toBe(200);
    expect((await reports()).map(({ listed }) => listed)).toEqual([false, false]);
    const { listing } = await host.get<GameView>(`/api/games/${id}`);
    expect(listing).toMatchObject({ ended: 'operator', reason: 'An offensive title' });
  });

  test('go one by one as they are done, by the operator alone; a repeat changes nothing', async () => {
    await reported();
    const [newest] = await reports();
    expect(await act('DELETE', `reports/${newest?.id}`, {}, 'a guess')).toBe(401);
    expect(await reports()).toHaveLength(2);
    for (let n = 0; n < 2; n += 1) expect(await act('DELETE', `reports/${newest?.id}`)).toBe(200);
    expect((await reports()).map(({ text: said }) => said)).toEqual(['Her name']);
  });

  test('from a group say what is reported there, and the operator gives it another name', async () => {
    const ben = await person('Rude Ben');
    const group = await groupWith(ben);
    const report = (json: object) => codeOf(group.owner.send(`${group.path}/report`, json));
    expect(await report({ member: await memberNamed(ben, group, 'Rude Ben'), text: 'His name' })).toBe(201);
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await report({ text: 'Its name' })).toBe(201);
    const found = await reports();
    const at = { game: null, group: group.id, title: 'Friday', seat: null, listed: false };
    expect(found).toMatchObject([
      { ...at, text: 'Its name', member: false, name: null },
      { ...at, text: 'His name', member: true, name: 'Rude Ben' },
    ]);
    expect(JSON.stringify(found)).not.toContain(await playerIdOf(group.owner));
    const rename = (n: number, name: string, token = TOKEN) =>
      act('POST', `reports/${found[n]?.id}/name`, { name }, token);
    expect(await rename(0, 'Mine', 'a guess')).toBe(401);
    expect([await rename(0, 'Group'), await rename(1, 'Guest'), await rename(2, 'Nobody')]).toEqual([
      200, 200, 404,
    ]);
    expect(await names(ben, group)).toEqual(['Ana', 'Guest']);
    expect((await page(ben, group)).name).toBe('Group');
    await group.owner.send(group.path, {}, { method: 'DELETE' });
    expect(await reports()).toMatchObject([
      { title: null, name: null },
      { title: null, name: null },
    ]);
    expect([await rename(0, 'Group'), await rename(1, 'Guest')]).toEqual([404, 404]);
  });

  test('about a game give it no other name, and each is counted in the status while it waits', async () => {
    await reported();
    const [newest] = await reports();
    expect(await act('POST', `reports/${newest?.id}/name`, { name: 'Game' })).toBe(404);
    const waiting = async () =>
      (await (await ask('/api/operator/metrics', `Bearer ${TOKEN}`)).text()).match(
        /^carrack_reports_waiting \d+/m,
      )?.[0];
    expect(await waiting()).toBe('carrack_reports_waiting 2');
    await act('DELETE', `reports/${newest?.id}`);
    expect(await waiting()).toBe('carrack_reports_waiting 1');
  });

  test('stay if the game is gone', async () => {
    const { id } = await reported();
    await DB.batch([
      DB.prepare('DELETE FROM games WHERE id = ?').bind(id),
      DB.prepare('DELETE FROM seats WHERE game_id = ?').bind(id),
    ]);
    expect(await reports()).toMatchObject([
      { game: id, title: null, listed: false },
      { game: id, seat: 0, name: null },
    ]);
  });
});

describe('the metrics', () => {
  /** A line of the text format 0.0.4: a comment, or a sample. */
  const LINE =
    /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z]+="(?:[^"\\\n]|\\["\\n])*",?)+\})? -?\d+(\.\d+)?)$/;

  test('are what Prometheus reads', async () => {
    await countAll();
    const answer = await ask('/api/operator/metrics', `Bearer ${TOKEN}`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(30);
  });

  test('are read with a bounded number of statements, whatever is stored', async () => {
    const trips = await tripsOf(text);
    expect(trips.flatMap(({ statements }) => statements)).toHaveLength(5 + 2 * gamesBindings().length);
  });
});
