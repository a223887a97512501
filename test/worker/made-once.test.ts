import { createExecutionContext } from 'cloudflare:test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, CreatedRecoveryCode, GameView, Me, MyGames } from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import { envWith } from './support/bindings.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { rowCount, seatRows, tableNames, throughGate, writes } from './support/database.ts';
import { giveAddress } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { DB } from './support/stored.ts';

/** A game is created once, however often the same request arrives: by a double click, or after a lost answer. */

const KEY = 'Idempotency-Key';
let drawn = 0;
/** The random key that a page draws for each new game. */
const newKey = (): string => `${(drawn += 1)}`.padStart(64, '0');

const GAME = {
  game: VEHICLE,
  seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }],
  entropy: 'ab'.repeat(32),
};

const make = (client: Client, key: string | undefined, game: object = GAME) =>
  client.send<CreatedGame & { code?: string }>('/api/games', game, { headers: { [KEY]: key } });

/** A browser whose service opens databases to new games by `weights`. */
class WeighedClient extends Client {
  weights = '';

  protected override deliver(request: Request): Promise<Response> {
    const service = envWith({ SHARD_WEIGHTS: this.weights });
    return Promise.resolve(createApp().fetch(request, service, createExecutionContext()));
  }
}

/** A browser whose cookie did not arrive. */
const withoutCookie = (client: Client): Client => Object.assign(client, { cookie: undefined });

const leave = (client: Client, name: string) => client.send('/api/me', { name }, { method: 'DELETE' });

/** A repeat from elsewhere is refused, and signs nobody in. */
async function expectNobody(key: string): Promise<void> {
  const other = new Client();
  const { status, body } = await make(other, key);
  expect([status, body.code, other.cookie]).toEqual([403, 'NOT_HOST', undefined]);
  expect((await other.get<Me>('/api/me')).player).toBeNull();
}

const gamesOf = async (client: Client): Promise<string[]> =>
  (await client.get<MyGames>('/api/me/games')).games.map(({ id }) => id);

const linksOf = ({ seats }: CreatedGame): string[] => seats.flatMap(({ link }) => link ?? []);

afterEach(() => void vi.restoreAllMocks());

describe('A repeated request with the same key', () => {
  test('is answered with the same game and the same links, and writes and counts nothing', async () => {
    const [client, key] = [new Client(), newKey()];
    const first = await make(client, key);
    expect([first.status, linksOf(first.body).length]).toEqual([201, 2]);
    const rows = await rowCount();
    await evict(first.body.id);
    const again = await make(client, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([await rowCount(), await gamesOf(client)]).toEqual([rows, [first.body.id]]);
  });

  test.each(['a', 'ba'])(
    'finds the game of %s, though that database takes no more new games',
    async (letters) => {
      const [client, key] = [new WeighedClient(), newKey()];
      client.weights = letters === 'a' ? 'ba=0,bb=0' : 'a=0,bb=0';
      const first = await make(client, key);
      expect(first.body.id.startsWith(letters)).toBe(true);
      client.weights = `${letters}=0`;
      const again = await make(client, key);
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect(await gamesOf(client)).toEqual([first.body.id]);
      expect((await make(client, newKey())).body.id.startsWith(letters)).toBe(false);
    },
  );

  test('makes the browser the host even if it got neither the answer nor its cookie', async () => {
    const [client, key] = [new Client(), newKey()];
    const first = await make(client, key);
    const rows = await rowCount();
    expect((await make(withoutCookie(client), key)).body).toEqual(first.body);
    expect(await rowCount()).toBe(rows + 3); // a session, counted for the guest and the machine
    const view = await client.get<GameView>(`/api/games/${first.body.id}`);
    expect([view.host, view.you]).toEqual([true, 0]);
    expect(await gamesOf(client)).toEqual([first.body.id]);
  });

  test('that is sent at the same time creates one game, and both browsers are its host', async () => {
    const key = newKey();
    const clients = [new Client(), new Client()];
    const [one, other] = await Promise.all(clients.map((client) => make(client, key)));
    expect([one?.status, other?.body]).toEqual([201, one?.body]);
    for (const client of clients)
      expect(await client.get<GameView>(`/api/games/${one?.body.id}`)).toMatchObject({ host: true, you: 0 });
  });

  test('counts once if the outcome of the first is unknown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [client, key] = [new Client(), newKey()];
    const first = await throughGate(
      async (statements, go) => {
        const answer = await go();
        if (writes(statements) && statements.some((one) => one.includes('"games"')))
          throw new Error('D1_ERROR: Network connection lost.');
        return answer;
      },
      () => make(client, key),
    );
    expect([first.status, first.body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
    const again = await make(client, key);
    expect([again.status, await gamesOf(client)]).toEqual([201, [again.body.id]]);
  });

  test('returns the links that still seat people, and no others', async () => {
    const [host, key] = [new Client(), newKey()];
    const { body: first } = await make(host, key);
    const [taken = '', replaced = ''] = linksOf(first);
    await new Client().post(...claimOf(taken));
    await host.post(`/api/games/${first.id}/seats/2/replace`);
    const { body: again } = await make(host, key);
    expect(again.seats).toEqual([
      { seat: 0, kind: 'me' },
      { seat: 1, kind: 'open' },
      { seat: 2, kind: 'open' },
    ]);
    expect((await new Client().send(...claimOf(replaced))).body).toMatchObject({ code: 'SEAT_LINK_INVALID' });
  });

  test('gives nothing to a player who has signed in with an address', async () => {
    const key = newKey();
    await make(new Client(), key);
    const other = new Client();
    await make(other, newKey());
    await giveAddress(other, 'bob.makes@example.org');
    const { status, body } = await make(other, key);
    expect([status, body.code, linksOf({ ...body, seats: body.seats ?? [] })]).toEqual([403, 'NOT_HOST', []]);
  });

  test('signs nobody in as a player with a confirmed address', async () => {
    const [client, key] = [new Client(), newKey()];
    await make(client, key);
    await giveAddress(client, 'ann.makes@example.org');
    const { status, body } = await make(withoutCookie(client), key);
    expect([status, body.code, client.cookie]).toEqual([403, 'NOT_HOST', undefined]);
  });

  test('signs nobody in as the heir of a host who has deleted their account', async () => {
    const [host, vic, key] = [new Client(), new Client(), newKey()];
    const { body } = await make(host, key);
    await vic.post(...claimOf(linksOf(body)[0] ?? '', 'Vic'));
    await leave(host, 'Ann');
    expect((await vic.get<GameView>(`/api/games/${body.id}`)).host).toBe(true);
    await expectNobody(key);
  });

  test('signs nobody in as the heir who has the first host’s seat', async () => {
    const [host, vic, zed, key] = [new Client(), new Client(), new Client(), newKey()];
    const { body } = await make(host, key);
    await vic.post(...claimOf(linksOf(body)[0] ?? '', 'Vic'));
    await leave(host, 'Ann');
    const path = `/api/games/${body.id}`;
    const { link = '' } = await vic.post<{ link?: string }>(`${path}/seats/0/replace`, { open: true });
    await zed.post(...claimOf(link, 'Zed'));
    await leave(vic, 'Vic');
    expect(await zed.get<GameView>(path)).toMatchObject({ host: true, you: 0 });
    await expectNobody(key);
  });

  test('signs nobody in as the player whom the host has signed in as', async () => {
    const [phone, browser, key] = [new Client(), new Client(), newKey()];
    await make(phone, newKey());
    const { code } = await phone.post<CreatedRecoveryCode>('/api/me/recovery');
    const { body } = await make(browser, key);
    await browser.post('/api/auth/recover', { code, key: newKey(), bring: true });
    expect((await phone.get<GameView>(`/api/games/${body.id}`)).host).toBe(true);
    await expectNobody(key);
  });

  test('creates one game of bots too, whoever asks', async () => {
    const key = newKey();
    const bots = { game: VEHICLE, seats: [{ kind: 'bot' }, { kind: 'bot' }] };
    const first = await make(new Client(), key, bots);
    expect((await make(new Client(), key, bots)).body).toEqual(first.body);
  });

  describe('by the clock', () => {
    afterEach(stopClock);
    test('is recognized for a day, and signs nobody in later', async () => {
      startClock();
      const [client, key] = [new Client(), newKey()];
      await make(client, key);
      later(24 * 60 - 1);
      expect((await make(withoutCookie(client), key)).status).toBe(201);
      later(2);
      expect((await make(withoutCookie(client), key)).body.code).toBe('BAD_REQUEST');
      expect(client.cookie).toBeUndefined();
    });
  });
});

test('another key, another request or no key creates another game', async () => {
  const [client, key] = [new Client(), newKey()];
  const made = [
    await make(client, key),
    await make(client, newKey()),
    await make(client, key, { ...GAME, watch: false }),
    await make(client, key, { ...GAME, entropy: 'cd'.repeat(32) }),
    await make(client, undefined),
    await make(client, undefined),
  ];
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(made.length);
  expect(new Set(made.flatMap(({ body }) => linksOf(body))).size).toBe(2 * made.length);
});

test('neither the key nor a link’s token is stored', async () => {
  const key = newKey();
  const { body } = await make(new Client(), key);
  const tokens = linksOf(body).map((link) => new URL(link, 'http://carrack.test').hash.slice(1));
  expect([tokens.length, (await seatRows(body.id)).length]).toEqual([2, 3]);
  for (const table of await tableNames()) {
    const { results } = await DB.prepare(`SELECT * FROM "${table}"`).all();
    for (const secret of [key, ...tokens]) expect(JSON.stringify(results)).not.toContain(secret);
  }
});

test.each(['', 'again', 'x'.repeat(21), 'x'.repeat(201), '1234567890123456789012 4'])(
  'the key “%s” is refused, because it is too short, too long or malformed',
  async (key) => {
    const { status, body } = await make(new Client(), key);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  },
);

test('a key may be written in quotes, as the standard has it', async () => {
  const [client, key] = [new Client(), newKey()];
  const first = await make(client, `"${key}"`);
  expect((await make(client, key)).body).toEqual(first.body);
});
