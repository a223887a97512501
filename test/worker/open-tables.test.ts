import { createExecutionContext } from 'cloudflare:test';

import { describe, expect, test } from 'vitest';
import {
  DAY_PARTS,
  LISTED_FOR,
  type CreatedGame,
  type GameView,
  type OpenTable,
  type OpenTables,
} from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { Client, codeOf } from './support/client.ts';
import { later, startAnotherMonth } from './support/clock.ts';
import { lastMailTo, linkTo, playerIdOf, redeem } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { ringAlarm } from './support/rooms.ts';
import { player } from './support/signIn.ts';
import { DB } from './support/stored.ts';

/** Open tables: who may list a game and join it, what the list shows, and how a listing ends. */

const [MINUTE, DAY] = [60_000, 86_400_000];

startAnotherMonth();

/** Somebody who can be told by mail. */
const reachable = async (): Promise<Client> => (await player()).client;

/** An open game whose host sits at the first seat and can be told by mail. */
async function openGame(seats = 3, more: object = {}) {
  const host = await reachable();
  const made = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'me', name: 'Ana' } : { kind: 'open' },
    ),
    ...more,
  });
  const links = made.seats.map(({ link }) => link ?? '');
  return { host, id: made.id, path: `/api/games/${made.id}`, links };
}

async function listed(seats = 3, more: object = {}) {
  const table = await openGame(seats, more);
  await table.host.post(`${table.path}/listing`);
  return table;
}

const join = (client: Client, path: string, name = 'Bob') => codeOf(client.send(`${path}/join`, { name }));
const list = (client: Client, path: string) => codeOf(client.send(`${path}/listing`));

/** The list as a stranger sees it, some seconds later. */
async function tables(client = new Client()): Promise<readonly OpenTable[]> {
  later(0.1);
  return (await client.get<OpenTables>('/api/tables')).tables;
}
const tableOf = async (id: string) => (await tables()).find((table) => table.id === id);
const view = (client: Client, path: string) => client.get<GameView>(path);

describe('a listed game', () => {
  test('is seen by a stranger, who joins it from the list; the last seat taken starts it', async () => {
    const { host, id, path } = await listed(2);
    expect(await tableOf(id)).toMatchObject({
      game: VEHICLE,
      seats: 2,
      free: 1,
      people: [{ name: 'Ana', host: true }],
    });
    const bob = await reachable();
    expect(await join(bob, path)).toBe(200);
    expect(await view(host, path)).toMatchObject({
      status: 'running',
      seats: [{ name: 'Ana' }, { name: 'Bob' }],
    });
    expect(await tableOf(id)).toBeUndefined();
  });

  test('shows who sits there after each change, and how reliable they are', async () => {
    const { host, id, path } = await listed(4);
    const bob = await reachable();
    await join(bob, path);
    const record = { finished: 0, timeOuts: 0, times: null };
    expect((await tableOf(id))?.people).toEqual([
      { seat: 0, name: 'Ana', host: true, reliability: record },
      { seat: 1, name: 'Bob', host: false, reliability: record },
    ]);
    await bob.post(`${path}/seats/1/leave`);
    expect(await tableOf(id)).toMatchObject({ free: 3, people: [{ name: 'Ana' }] });
    await host.post(`${path}/cancel`);
    expect(await tableOf(id)).toBeUndefined();
  });

  test('shows how reliable those are who came by a link, as of those who joined', async () => {
    const { id, links } = await listed(4);
    const zed = await reachable();
    await zed.post(...claimOf(links[1] ?? '', 'Zed'));
    expect((await tableOf(id))?.people.at(-1)).toEqual({
      seat: 1,
      name: 'Zed',
      host: false,
      reliability: { finished: 0, timeOuts: 0, times: null },
    });
  });

  test('keeps the seats that were offered by mail', async () => {
    const seats = [
      { kind: 'me', name: 'Ana' },
      { kind: 'invite', email: 'kept@example.org' },
      { kind: 'open' },
    ];
    const { id, path } = await listed(3, { seats });
    expect(await tableOf(id)).toMatchObject({ free: 1 });
    expect(await join(await reachable(), path)).toBe(200);
    expect(await join(await reachable(), path, 'Cid')).toBe('SEAT_TAKEN');
  });

  test('voids the link of a seat that is joined', async () => {
    const { path, links } = await listed();
    await join(await reachable(), path);
    expect(await codeOf(new Client().send(...claimOf(links[1] ?? '')))).toBe('SEAT_TAKEN');
  });

  test('tells in parts of the day when its people are awake, and nobody’s time zone', async () => {
    const { host, id, path } = await openGame();
    await host.fetch('/api/me', {
      method: 'PATCH',
      json: { hours: { zone: 'Asia/Kathmandu', awake: { from: 480, to: 1380 } } },
    });
    await host.post(`${path}/listing`);
    const table = await tableOf(id);
    expect(table?.awake.of).toBe(1);
    expect(table?.awake.parts).toHaveLength(DAY_PARTS);
    expect(table?.awake.parts.reduce((sum, n) => sum + n, 0)).toBe(8); // 15 hours in parts of two
    expect(JSON.stringify(table)).not.toContain('Kathmandu');
  });
});

describe('the list', () => {
  test('has the soonest full first, then the newest', async () => {
    const first = await listed(4);
    later(1);
    const second = await listed(4);
    later(1);
    const third = await listed(3);
    const order = (await tables()).map(({ id }) => id);
    expect(order.filter((id) => [first.id, second.id, third.id].includes(id))).toEqual([
      third.id,
      second.id,
      first.id,
    ]);
  });

  test('is sent again only when it has changed', async () => {
    await listed();
    later(1);
    const client = new Client();
    const first = await client.fetch('/api/tables');
    const tag = first.headers.get('etag') ?? '';
    later(1);
    const again = await client.fetch('/api/tables', { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await listed();
    later(1);
    expect((await client.fetch('/api/tables', { headers: { 'if-none-match': tag } })).status).toBe(200);
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('knows nothing of private games: with and without one, it is the same to the byte', async () => {
    await listed();
    later(1);
    const without = await (await new Client().fetch('/api/tables')).text();
    const { path, links } = await openGame(3, { title: 'Secret club' });
    await new Client().post(...claimOf(links[1] ?? '', 'Zed'));
    later(1);
    expect(await (await new Client().fetch('/api/tables')).text()).toBe(without);
    expect(await join(await reachable(), path)).toBe('NOT_LISTED');
  });
});

describe('whoever joins', () => {
  test('is somebody whom something tells: mail, a device or a webhook', async () => {
    const { path } = await listed();
    expect(await join(new Client(), path)).toBe('NO_SESSION');
    const { host: guest } = await openGame();
    await guest.fetch('/api/me/channels/mail', { method: 'PUT', json: { on: false } });
    expect(await join(guest, path)).toBe('UNREACHABLE');
    const made = await guest.send('/api/me/channels/webhooks', {
      url: 'https://hooks.example.com/1',
      shape: 'json',
      name: 'Mine',
    });
    expect(made.status).toBe(201);
    expect(await join(guest, path)).toBe(200);
  });

  test('a script without such a way is refused too', async () => {
    const { path } = await listed();
    const guest = new Client();
    await guest.post('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
    });
    const { token } = await guest.post<{ token: string }>('/api/me/tokens', {
      name: 'Script',
      scope: 'play',
    });
    const script = new Client();
    const headers = { authorization: `Bearer ${token}`, origin: undefined };
    expect(await codeOf(script.send(`${path}/join`, { name: 'Bot' }, { headers }))).toBe('UNREACHABLE');
  });

  test.each(['all', 'each'])(
    'gets the same answer to a repeat, which costs nothing, where the host accepts %s',
    async (accepts) => {
      const { host, path } = await openGame(4);
      await host.post(`${path}/listing`, { accepts });
      const bob = await reachable();
      const first = await bob.post(`${path}/join`, { name: 'Bob' });
      for (let n = 0; n < 20; n += 1) expect(await bob.post(`${path}/join`, { name: 'Bob' })).toEqual(first);
    },
  );

  test('of two who want the last seat, one gets it', async () => {
    const { host, path } = await listed(2);
    const [bob, cid] = [await reachable(), await reachable()];
    const answers = await Promise.all([join(bob, path, 'Bob'), join(cid, path, 'Cid')]);
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'NOT_LISTED' || answer === 'SEAT_TAKEN')).toHaveLength(1);
    expect((await view(host, path)).status).toBe('running');
  });

  test('is nobody who has blocked somebody there, or is blocked; neither learns why', async () => {
    const { host, path, id } = await listed(4);
    const [bob, cid] = [await reachable(), await reachable()];
    const block = (player: string, blocked: string) =>
      DB.prepare('INSERT INTO blocks (player_id, blocked, created_at) VALUES (?, ?, 0)')
        .bind(player, blocked)
        .run();
    await block(await playerIdOf(host), await playerIdOf(bob));
    await block(await playerIdOf(cid), await playerIdOf(host));
    const [one, other] = [
      await bob.send(`${path}/join`, { name: 'Bob' }),
      await cid.send(`${path}/join`, { name: 'Cid' }),
    ];
    expect([one.body.code, other.body.code]).toEqual(['JOIN_REFUSED', 'JOIN_REFUSED']);
    expect(one.body.detail).toBe(other.body.detail);
    expect((await tables(bob)).some((table) => table.id === id)).toBe(true);
  });

  test('is nobody whom the host has removed', async () => {
    const { host, path } = await listed();
    const bob = await reachable();
    await join(bob, path);
    await host.post(`${path}/seats/1/replace`, { remove: 'Bob' });
    expect(await join(bob, path)).toBe('REMOVED');
  });

  test('joins twenty tables a day at most', async () => {
    const bob = await reachable();
    const { path } = await listed(4);
    for (let n = 0; n < 20; n += 1) {
      expect(await join(bob, path)).toBe(200);
      await bob.post(`${path}/seats/1/leave`);
      await DB.prepare(`DELETE FROM counters WHERE key LIKE 'table %'`).run();
    }
    expect(await join(bob, path)).toBe('CHANGES_EXHAUSTED');
  });

  test('comes back to the table by the mail that signs them in', async () => {
    const { id, path } = await listed(2);
    const stranger = new Client();
    await stranger.send('/api/auth/link', { email: 'back@example.org', game: id });
    const { body } = await redeem<{ game: string }>(
      linkTo(await lastMailTo('back@example.org'), 'm'),
      stranger,
    );
    expect(body.game).toBe(id);
    expect(await join(stranger, path)).toBe(200);
  });
});

describe('a host', () => {
  test('must be reachable too, and the host', async () => {
    const { host, path } = await openGame();
    expect(await list(await reachable(), path)).toBe('NOT_HOST');
    await host.fetch('/api/me/channels/mail', { method: 'PUT', json: { on: false } });
    expect(await list(host, path)).toBe('UNREACHABLE');
  });

  test('has three tables open at most', async () => {
    const { host, path } = await listed();
    const more = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await host.post<CreatedGame>('/api/games', {
        game: VEHICLE,
        seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
      });
      more.push(await list(host, `/api/games/${id}`));
    }
    expect(more).toEqual([200, 200, 'LISTINGS_EXHAUSTED']);
    expect(await list(host, path)).toBe(200); // a repeat
  });

  test('has three tables open at most, though the last two ask at once', async () => {
    const { host } = await listed();
    const anotherOf = async () =>
      host.post<CreatedGame>('/api/games', {
        game: VEHICLE,
        seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
      });
    const [second, third, fourth] = [await anotherOf(), await anotherOf(), await anotherOf()];
    expect(await list(host, `/api/games/${second.id}`)).toBe(200);
    const answers = await Promise.all([third, fourth].map(({ id }) => list(host, `/api/games/${id}`)));
    expect(answers.toSorted()).toEqual([200, 'LISTINGS_EXHAUSTED']);
    const views = await Promise.all([third, fourth].map(({ id }) => view(host, `/api/games/${id}`)));
    expect(views.filter(({ listing }) => listing !== undefined)).toHaveLength(1);
  });

  test('opens twenty tables a day at most on one machine, however many guests it makes', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.77' };
    const codes = [];
    for (let n = 0; n < 21; n += 1) {
      const { host, path } = await openGame(2);
      codes.push(await codeOf(host.send(`${path}/listing`, {}, { headers })));
    }
    expect([new Set(codes.slice(0, 20)), codes[20]]).toEqual([new Set([200]), 'LISTINGS_EXHAUSTED']);
    const { host, path } = await openGame(2);
    expect(await list(host, path)).toBe(200); // elsewhere
  });

  test('pays nothing for a repeat, and stays where it is in the list on other terms', async () => {
    const { host, path } = await listed();
    for (let n = 0; n < 25; n += 1) expect(await list(host, path)).toBe(200);
    const { listing } = await view(host, path);
    later(60);
    await host.post(`${path}/listing`, { accepts: 'each' });
    expect((await view(host, path)).listing).toEqual({ ...listing, accepts: 'each' });
  });

  test('takes the table off the list; who has joined stays', async () => {
    const { host, id, path } = await listed(4);
    const bob = await reachable();
    await join(bob, path);
    await host.fetch(`${path}/listing`, { method: 'DELETE' });
    expect(await tableOf(id)).toBeUndefined();
    expect((await view(bob, path)).listing?.ended).toBe('host');
    expect(await join(await reachable(), path, 'Cid')).toBe('NOT_LISTED');
    expect((await view(host, path)).seats.map(({ name }) => name)).toEqual(['Ana', 'Bob', null, null]);
  });

  test('begins with bots once all others agree', async () => {
    const { host, path } = await listed(3);
    const bob = await reachable();
    await join(bob, path);
    const start = () => codeOf(host.send(`${path}/start`, { bots: 'easy' }));
    expect(await start()).toBe('NOT_AGREED');
    await host.fetch(`${path}/listing`, { method: 'DELETE' });
    expect(await start()).toBe('NOT_AGREED');
    await bob.fetch(`${path}/agreement`, { method: 'PUT', json: { bots: true } });
    expect((await view(host, path)).listing?.agreed).toEqual([1]);
    expect(await start()).toBe(200);
  });

  test('who deletes their account leaves the list at once; the heir of the table may list it again', async () => {
    const { host, id, path } = await listed(4);
    const bob = await reachable();
    await join(bob, path);
    await host.fetch('/api/me', { method: 'DELETE', json: { name: 'Ann' } });
    const left = await DB.prepare('SELECT content FROM listings WHERE game_id = ?')
      .bind(id)
      .all<{ content: string }>();
    expect(JSON.stringify(left.results)).not.toContain('Ana');
    expect(await tableOf(id)).toMatchObject({ people: [{ name: 'Bob', host: true }] });
  });
});

test('a listing ends after seven days, and says so at the table; the game stays open', async () => {
  const { host, id, path } = await listed(4);
  const { listing } = await view(host, path);
  expect(listing?.until).toBe(Date.now() + LISTED_FOR);
  later((7 * DAY) / MINUTE);
  expect(await tableOf(id)).toBeUndefined(); // its room may still be asleep
  expect(await join(await reachable(), path)).toBe('NOT_LISTED');
  await ringAlarm(id);
  expect(await view(host, path)).toMatchObject({ status: 'open', listing: { ended: 'time' } });
  const left = await DB.prepare('SELECT game_id FROM listings WHERE game_id = ?').bind(id).all();
  expect(left.results).toEqual([]);
});

test('a service without public tables has neither list nor page, and no game is listed for everybody', async () => {
  const { path } = await openGame();
  const ask = async (method: string, at: string): Promise<number> => {
    const init = {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    };
    const request = new Request(`http://carrack.test${at}`, init);
    return (await createApp().fetch(request, envWith({ PUBLIC_TABLES: '0' }), createExecutionContext()))
      .status;
  };
  expect([
    await ask('GET', '/api/tables'),
    await ask('GET', '/tables'),
    await ask('POST', `${path}/listing`),
  ]).toEqual([404, 404, 404]);
});

test('the operator takes a table off the list, and its players read why', async () => {
  const { host, id, path } = await listed(4);
  const ask = async (token: string): Promise<number> => {
    const request = new Request(`http://carrack.test/api/operator/listings/${id}/end`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ reason: 'An offensive title' }),
    });
    const bindings = envWith({ OPERATOR_TOKEN: 'secret of the operator', OPERATOR: undefined });
    return (await createApp().fetch(request, bindings, createExecutionContext())).status;
  };
  expect([await ask('a guess'), await ask('secret of the operator')]).toEqual([401, 200]);
  expect(await tableOf(id)).toBeUndefined();
  expect((await view(host, path)).listing).toMatchObject({ ended: 'operator', reason: 'An offensive title' });
});
