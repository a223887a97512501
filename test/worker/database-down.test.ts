import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, GameView, LogPage, Me, MyGames } from '#shared/protocol/http.ts';
import { peopleDatabase } from '../../worker/db/database.ts';
import { gamesTable } from '../../worker/db/schema.ts';
import { jobOf } from '../../worker/db/people/figures.ts';
import { sweep } from '../../worker/sweep.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { Client, codeOf } from './support/client.ts';
import { db } from './support/database.ts';
import { emptyService } from './support/emptied.ts';
import { mailsTo } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { player } from './support/signIn.ts';
import { oneInEach, takeDown } from './support/silence.ts';
import { connect } from './support/socket.ts';

/** One of the databases does not answer: what is in the others goes on. */

const BOTS = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
const created = (host: Client) => host.post<CreatedGame>('/api/games', { game: VEHICLE, seats: BOTS });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const isOneShard = env.SHARD_WEIGHTS === 'ba=0';

test.skipIf(isOneShard)(
  'the list has the games of the others and says that some are missing; /next leads to one of the others',
  async () => {
    const host = new Client();
    const { a } = await oneInEach(() => created(host));
    takeDown(env.GAMES_BA as D1Database);
    const { games, unreachable } = await host.get<MyGames>('/api/me/games');
    expect(unreachable).toBe(true);
    expect(games.length).toBeGreaterThan(0);
    expect(games.filter(({ id }) => id.startsWith('ba'))).toEqual([]);
    expect((await host.get<GameView>(`/api/games/${a.id}`)).you).toBe(0);
    vi.restoreAllMocks();
    expect(await host.get<MyGames>('/api/me/games')).not.toHaveProperty('unreachable');
  },
);

test('a list of which nothing can be reached is an error, and no empty list', async () => {
  const host = new Client();
  await created(host);
  takeDown(env.GAMES_A, env.GAMES_BA as D1Database);
  const answer = await host.fetch('/api/me/games');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'STORAGE_UNAVAILABLE' }]);
});

test.skipIf(isOneShard).each([
  ['one database is', () => [env.GAMES_BA as D1Database]],
  ['all databases of games are', () => [env.GAMES_A, env.GAMES_BA as D1Database]],
] as const)(
  'who signs out while %s down is signed out, and their connections are closed',
  async (_, down) => {
    const host = new Client();
    const { a, ba } = await oneInEach(() => created(host));
    const lives = await Promise.all([a, ba].map(({ id }) => connect({ path: `/api/games/${id}` }, host)));
    takeDown(...down());
    expect((await host.fetch('/api/auth/logout', { method: 'POST', json: {} })).status).toBe(200);
    for (const live of lives) await live.until(({ closed }) => closed !== undefined);
    vi.restoreAllMocks();
    expect((await host.get<Me>('/api/me')).player).toBeNull();
  },
);

describe.skipIf(isOneShard)('whoever has games in a database that is down', () => {
  const [BA, DAY] = [env.GAMES_BA as D1Database, 86_400_000];
  const open = (host: Client) =>
    host.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }, { kind: 'open' }],
    });

  /** The first seat, as its own database has it. */
  const stored = (database: D1Database, id: string) =>
    database.prepare('SELECT name, calendar FROM seats WHERE game_id = ? AND seat = 0').bind(id).first();

  /** A listed table in the other database, and somebody who has a game in each. */
  async function atListed() {
    const [host, bob] = [await player(), await player()];
    const { a } = await oneInEach(() => open(host.client));
    await oneInEach(() => open(bob.client));
    await host.client.post(`/api/games/${a.id}/listing`);
    return { bob: bob.client, path: `/api/games/${a.id}`, link: a.seats[1]?.link ?? '' };
  }

  test('joins no table, and pays nothing for it', async () => {
    const { bob, path } = await atListed();
    const join = () => codeOf(bob.send(`${path}/join`, { name: 'Bob' }));
    takeDown(BA);
    for (let n = 0; n < 25; n += 1) expect(await join()).toBe('STORAGE_UNAVAILABLE');
    vi.restoreAllMocks();
    expect(await join()).toBe(200);
  });

  test('takes a seat of a listed table by its link', async () => {
    const { bob, path, link } = await atListed();
    takeDown(BA);
    expect(await codeOf(bob.send(...claimOf(link, 'Bob')))).toBe(200);
    expect((await bob.get<GameView>(path)).you).toBe(1);
  });

  test('takes a holiday, of which the games in the others are told', async () => {
    const { client } = await player();
    const { a } = await oneInEach(() => open(client));
    takeDown(BA);
    const holiday = { from: Date.now() + 1_000, until: Date.now() + 3 * DAY };
    expect(await codeOf(client.send('/api/me/holidays', { holiday }, { method: 'PUT' }))).toBe(200);
    expect(await stored(env.GAMES_A, a.id)).toMatchObject({ calendar: expect.any(String) });
  });

  test('deletes their account: the others forget them at once, that one once it is back', async () => {
    const { client } = await player();
    const { a, ba } = await oneInEach(() => open(client));
    const erase = async () =>
      (await client.send<{ done: boolean }>('/api/me', { name: 'Ann' }, { method: 'DELETE' })).body;
    takeDown(BA);
    expect(await erase()).toEqual({ done: false });
    expect(await stored(env.GAMES_A, a.id)).toMatchObject({ name: null });
    vi.restoreAllMocks();
    expect(await stored(BA, ba.id)).toMatchObject({ name: 'Ana' });
    await sweep(envWith({ PLAN: 'paid' }), Date.now());
    expect(await stored(BA, ba.id)).toMatchObject({ name: null });
  });
});

test.skipIf(env.SIDES === '1')(
  'without the database of people a spectator sees the game and its history',
  async () => {
    const host = new Client();
    const { id } = await created(host);
    takeDown(env.PEOPLE);
    expect((await new Client().get<GameView>(`/api/games/${id}`)).seats).toHaveLength(2);
    const { commits } = await new Client().get<LogPage>(`/api/games/${id}/log`);
    expect(commits.length).toBeGreaterThan(0);
    expect((await host.fetch(`/api/games/${id}`)).status).toBe(503);
  },
);

test.skipIf(isOneShard)(
  'the cron goes on with the others, tells the operator, and reads later what it could not',
  async () => {
    const operator = 'operator@example.org';
    const told = envWith({ OPERATOR_MAIL: operator });
    const noted = () => jobOf(peopleDatabase(env), 'sweep');
    const read = async () => Object.keys((await noted())?.counts?.round?.after ?? {}).toSorted();
    const noon = Date.UTC(2040, 0, 1, 12);
    await emptyService();
    takeDown(env.GAMES_BA as D1Database);
    await sweep(told, noon);
    expect(await read()).toEqual(['deliveries', 'games a', 'notices a']);
    expect((await noted())?.counts?.failures).toBeGreaterThan(0);
    expect((await mailsTo(operator)).map(({ subject }) => subject)).toEqual([
      'Carrack: carrack_databases_silent is 1; the line is 0.',
    ]);
    vi.restoreAllMocks();
    await sweep(told, noon + 300_000);
    expect(await read()).toEqual(['deliveries', 'games a', 'games ba', 'notices a', 'notices ba']);
    expect((await noted())?.counts).toMatchObject({ failures: 0, whole: {} });
  },
);

const overdueGame = {
  id: 'a222222222222222',
  game: VEHICLE,
  options: {},
  status: 'running',
  watch: true,
  seq: 1,
  acting: 1,
  turnAt: 0,
  due: 1,
  seed: '',
  seedHash: '',
  createdAt: 0,
} as const;

test.skipIf(env.SIDES === '1')(
  'without the database of people the cron wakes rooms all the same',
  async () => {
    const noon = Date.UTC(2040, 0, 1, 12);
    await emptyService();
    await db().insert(gamesTable).values(overdueGame);
    const woken: string[] = [];
    const getByName = (id: string) => ({ wake: async () => (woken.push(id), true) });
    takeDown(env.PEOPLE);
    await sweep(envWith({ ROOMS: { getByName } }), noon);
    expect(woken).toEqual([overdueGame.id]);
  },
);

test('a database that is added, after a round or in its midst, is read in it', async () => {
  const noon = Date.UTC(2040, 0, 1, 12);
  const before = Object.fromEntries(
    Object.entries(env).filter(([name]) => name !== 'GAMES_BA'),
  ) as unknown as Env;
  const read = async () =>
    Object.keys((await jobOf(peopleDatabase(env), 'sweep'))?.counts?.round?.after ?? {});
  await emptyService();
  await sweep(before, noon);
  expect(await read()).not.toContain('games ba');
  await sweep(env, noon + 300_000);
  expect(await read()).toContain('games ba');
});
