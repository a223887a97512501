import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import {
  JOIN_REQUESTS_AT_ONCE,
  type CreatedGame,
  type GameView,
  type JoinedTable,
  type MyJoinRequests,
  type OpenTables,
  type OwnData,
} from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { Client, codeOf } from './support/client.ts';
import { later, startAnotherMonth } from './support/clock.ts';
import { look, mailsTo, playerIdOf, redeem, ringMailbox } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { ringAlarm } from './support/rooms.ts';
import { hook } from './support/channels.ts';
import { joinBy, newGroup, page, remove, tokenOf } from './support/groups.ts';
import { guestAtTable, player, signInLink } from './support/signIn.ts';
import { connect } from './support/socket.ts';
import { DB } from './support/stored.ts';

/** Open tables whose host accepts each one who asks to join. */

const [MINUTE, DAY] = [60_000, 86_400_000];
const HOUR = 60;

startAnotherMonth();

type Player = Awaited<ReturnType<typeof player>>;

/** A table with free seats, listed by its host, who accepts each one. */
async function table(seats = 3) {
  const host = await player();
  const made = await host.client.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'me', name: 'Ana' } : { kind: 'open' },
    ),
  });
  const path = `/api/games/${made.id}`;
  await host.client.post(`${path}/listing`, { accepts: 'each' });
  return { host, id: made.id, path, links: made.seats.map(({ link }) => link ?? '') };
}

const ask = ({ client }: Player, path: string, name = 'Bob') =>
  client.post<JoinedTable>(`${path}/join`, { name });
const tryToAsk = ({ client }: Player, path: string, name = 'Bob') =>
  codeOf(client.send(`${path}/join`, { name }));
const withdraw = ({ client }: Player, path: string) =>
  codeOf(client.send(`${path}/join`, undefined, { method: 'DELETE', json: undefined }));
const view = ({ client }: Player, path: string) => client.get<GameView>(path);
const requestsOf = async (host: Player, path: string) => (await view(host, path)).joinRequests ?? [];
const answer = (host: Player, path: string, id: string, accept: boolean) =>
  codeOf(host.client.send(`${path}/join-requests/${id}`, { accept }));

async function firstOf(host: Player, path: string): Promise<string> {
  const [first] = await requestsOf(host, path);
  return first?.id ?? '';
}

/** The subjects of the mails to somebody, once the hold is over. */
async function toldTo({ email, id }: Player): Promise<readonly string[]> {
  later(4);
  await ringMailbox(id);
  return (await mailsTo(email)).map(({ subject }) => subject);
}

describe('whoever wants to join', () => {
  test('asks, reserves nothing, and is seen by the host alone', async () => {
    const { host, id, path } = await table(4);
    const [bob, cid] = [await player(), await player()];
    await ask(cid, path, 'Cid');
    await answer(host, path, await firstOf(host, path), true);
    const before = await (await new Client().fetch('/api/tables')).text();
    later(1);
    expect(await ask(bob, path)).toEqual({ seat: null });
    expect(await ask(bob, path)).toEqual({ seat: null }); // a repeat
    expect(await requestsOf(host, path)).toEqual([
      {
        id: expect.stringMatching(/^\w+$/),
        name: 'Bob',
        reliability: { finished: 0, timeOuts: 0, times: null },
        language: null,
        at: Date.now(),
      },
    ]);
    expect((await view(bob, path)).asked).toBe(true);
    for (const other of [cid, await player()]) {
      const seen = await view(other, path);
      expect([seen.joinRequests, seen.asked, JSON.stringify(seen).includes('Bob')]).toEqual([
        undefined,
        undefined,
        false,
      ]);
    }
    later(1);
    expect(await (await new Client().fetch('/api/tables')).text()).toBe(before);
    expect(JSON.parse(before) as OpenTables).toMatchObject({ tables: [{ id, accepts: 'each', free: 2 }] });
    expect(await bob.client.get<MyJoinRequests>('/api/me/join-requests')).toEqual({ games: [id] });
    expect(await cid.client.get<MyJoinRequests>('/api/me/join-requests')).toEqual({ games: [] });
  });

  test('is told when the host accepts them, and sits down', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    expect(await answer(host, path, await firstOf(host, path), true)).toBe(200);
    expect(await view(bob, path)).toMatchObject({ you: 1, seats: [{ name: 'Ana' }, { name: 'Bob' }, {}] });
    expect(await requestsOf(host, path)).toEqual([]);
    expect((await toldTo(bob)).at(-1)).toMatch(/you have a seat/);
  });

  test('is told kindly and without a reason when declined, and asks here no more', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    expect(await answer(host, path, await firstOf(host, path), false)).toBe(200);
    expect((await view(bob, path)).asked).toBeUndefined();
    expect((await toldTo(bob)).at(-1)).toMatch(/no seat this time/);
    expect(await tryToAsk(bob, path)).toBe('JOIN_REFUSED');
    await host.client.fetch(`${path}/listing`, { method: 'DELETE' });
    later(1);
    await host.client.post(`${path}/listing`, { accepts: 'each' });
    expect(await tryToAsk(bob, path)).toBe(200);
  });

  test('is not told that they have no seat, if they have one by then', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    later(1);
    await host.client.post(`${path}/listing`);
    expect(await ask(bob, path)).toEqual({ seat: 1 });
    expect((await toldTo(bob)).filter((subject) => /seat/.test(subject))).toEqual([]);
  });

  test('may withdraw; then nobody is told of anything', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    expect([await withdraw(bob, path), await withdraw(bob, path)]).toEqual([200, 200]);
    expect(await requestsOf(host, path)).toEqual([]);
    expect(
      [await toldTo(bob), await toldTo(host)].flat().filter((subject) => /join|seat/.test(subject)),
    ).toEqual([]);
  });

  test('is one of twelve at most', async () => {
    const { host, path } = await table();
    const asking = await Promise.all(Array.from({ length: JOIN_REQUESTS_AT_ONCE + 1 }, () => player()));
    const answers = [];
    for (const each of asking) answers.push(await tryToAsk(each, path));
    expect(answers.at(-1)).toBe('REQUESTS_EXHAUSTED');
    expect(await requestsOf(host, path)).toHaveLength(JOIN_REQUESTS_AT_ONCE);
    await answer(host, path, await firstOf(host, path), false);
    expect(await tryToAsk(asking.at(-1) as Player, path)).toBe(200);
  });

  test('sees at once on an open page what the host has answered', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    const at = { path };
    const [hers, his] = [await connect(at, host.client), await connect(at, bob.client)];
    const [before, theirs] = [(await hers.settled()).frames.length, (await his.settled()).frames.length];
    later(1); // he has asked first
    await ask(await player(), path, 'Cid');
    expect((await hers.settled()).frames.slice(before).map(({ type }) => type)).toEqual(['table']);
    await answer(host, path, await firstOf(host, path), false);
    expect((await his.settled()).frames.slice(theirs).map(({ type }) => type)).toEqual(['table']); // none of what others ask
    expect(JSON.stringify([...hers.frames, ...his.frames])).not.toContain('Cid');
  });
});

describe('the host', () => {
  test('is told by one notice of all who ask, and again only later', async () => {
    const { host, path } = await table(4);
    await ask(await player(), path, 'Bob');
    await ask(await player(), path, 'Cid');
    const asked = async () => (await toldTo(host)).filter((subject) => /asks to join/.test(subject));
    expect(await asked()).toHaveLength(1);
    await ask(await player(), path, 'Dan');
    expect(await asked()).toHaveLength(1);
    later(25 * HOUR);
    expect(await asked()).toHaveLength(2);
  });

  test('is the only one who answers', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    const first = await firstOf(host, path);
    expect(await answer(bob, path, first, true)).toBe('NOT_HOST');
    expect(await answer(await player(), path, first, false)).toBe('NOT_HOST');
    expect(await codeOf(new Client().send(`${path}/join-requests/${first}`, { accept: true }))).toBe(
      'NOT_HOST',
    );
  });

  test('who has let all in lets in without being asked', async () => {
    const { host, path } = await table();
    await host.client.post(`${path}/listing`);
    expect(await ask(await player(), path)).toEqual({ seat: 1 });
  });
});

describe('of two things at once', () => {
  test('accepting twice seats somebody once', async () => {
    const { host, path } = await table(4);
    const bob = await player();
    await ask(bob, path);
    const first = await firstOf(host, path);
    const answers = await Promise.all([answer(host, path, first, true), answer(host, path, first, true)]);
    expect(answers.toSorted()).toEqual([200, 'NOT_ASKING']);
    expect((await view(host, path)).seats.map(({ name }) => name)).toEqual(['Ana', 'Bob', null, null]);
  });

  test('accepting and withdrawing end in one of both', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    const first = await firstOf(host, path);
    const [accepted, withdrawn] = await Promise.all([answer(host, path, first, true), withdraw(bob, path)]);
    const { you, asked } = await view(bob, path);
    expect([accepted, withdrawn, you, asked]).toEqual(
      you === null ? ['NOT_ASKING', 200, null, undefined] : [200, 'ALREADY_SEATED', 1, undefined],
    );
  });

  test('the last seat goes to who is accepted or to who comes by a link; whoever is left is told that it is full', async () => {
    const { host, path, links } = await table(2);
    const [bob, cid] = [await player(), await player()];
    await ask(bob, path);
    const first = await firstOf(host, path);
    const [accepted, claimed] = await Promise.all([
      answer(host, path, first, true),
      codeOf(cid.client.send(...claimOf(links[1] ?? '', 'Cid'))),
    ]);
    expect([accepted, claimed].filter((code) => code === 200)).toHaveLength(1);
    const { status, seats } = await view(host, path);
    expect([status, seats[1]?.name]).toEqual(['running', accepted === 200 ? 'Bob' : 'Cid']);
    const told = await toldTo(bob);
    expect(told.some((subject) => /the seats are taken/.test(subject))).toBe(accepted !== 200);
  });

  test('who is accepted here and has joined another table plays at both', async () => {
    const [one, other] = [await table(), await table()];
    const bob = await player();
    await ask(bob, one.path);
    await ask(bob, other.path);
    expect(await answer(one.host, one.path, await firstOf(one.host, one.path), true)).toBe(200);
    expect(await answer(other.host, other.path, await firstOf(other.host, other.path), true)).toBe(200);
    expect([(await view(bob, one.path)).you, (await view(bob, other.path)).you]).toEqual([1, 1]);
  });
});

describe('a block', () => {
  const block = async (by: Player, blocked: Player) => {
    await DB.prepare('INSERT INTO blocks (player_id, blocked, created_at) VALUES (?, ?, 0)')
      .bind(await playerIdOf(by.client), await playerIdOf(blocked.client))
      .run();
  };

  test('refuses at asking, without telling', async () => {
    const { host, path } = await table();
    const bob = await player();
    await block(host, bob);
    expect(await tryToAsk(bob, path)).toBe('JOIN_REFUSED');
    expect(await requestsOf(host, path)).toEqual([]);
  });

  test('made meanwhile looks to the host as if they had withdrawn, and to them as a decline', async () => {
    const { host, path } = await table(4);
    const [bob, cid] = [await player(), await player()];
    await ask(cid, path, 'Cid');
    await answer(host, path, await firstOf(host, path), true);
    await ask(bob, path);
    await block(cid, bob);
    expect(await answer(host, path, await firstOf(host, path), true)).toBe('NOT_ASKING');
    expect(await requestsOf(host, path)).toEqual([]);
    expect((await toldTo(bob)).at(-1)).toMatch(/no seat this time/);
  });
});

describe('requests end', () => {
  test('with the listing: by the host, for one to a group, after its week, when the game is called off', async () => {
    const ends: readonly ((at: Awaited<ReturnType<typeof table>>) => Promise<unknown>)[] = [
      ({ host, path }) => host.client.fetch(`${path}/listing`, { method: 'DELETE' }),
      async ({ host, path }) => {
        const { id } = await newGroup('Friday', host.client);
        later(1);
        await host.client.post(`${path}/listing`, { group: id, accepts: 'each' });
      },
      ({ host, path }) => host.client.post(`${path}/cancel`),
      async ({ id }) => {
        later((7 * DAY) / MINUTE);
        await ringAlarm(id);
      },
    ];
    for (const end of ends) {
      const at = await table();
      const bob = await player();
      await ask(bob, at.path);
      await end(at);
      expect((await view(bob, at.path)).asked).toBeUndefined();
      expect(await bob.client.get<MyJoinRequests>('/api/me/join-requests')).toEqual({ games: [] });
      expect((await toldTo(bob)).at(-1)).toMatch(/no seat this time/);
    }
  });

  test('when the game is listed on other terms: whoever asked may ask again, until the host declines them', async () => {
    const { host, path } = await table();
    const bob = await player();
    const group = await newGroup('Friday', host.client);
    await joinBy(bob.client, group, await tokenOf(group), 'Bob');
    await ask(bob, path);
    later(1);
    await host.client.post(`${path}/listing`, { group: group.id, accepts: 'each' });
    expect(await tryToAsk(bob, path)).toBe(200);
    later(1);
    expect(await answer(host, path, await firstOf(host, path), false)).toBe(200);
    expect(await tryToAsk(bob, path)).toBe('JOIN_REFUSED');
  });

  test('when the host begins with bots', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    await host.client.post(`${path}/start`, { bots: 'easy' });
    expect((await toldTo(bob)).at(-1)).toMatch(/the seats are taken/);
    expect(await answer(host, path, 'any', true)).toBe('GAME_NOT_OPEN');
  });

  test('when whoever asks deletes their account: nothing is left of them', async () => {
    const { host, path } = await table();
    const bob = await player();
    await ask(bob, path);
    const first = await firstOf(host, path);
    await bob.client.fetch('/api/me', { method: 'DELETE', json: { name: 'Ann' } });
    expect(await requestsOf(host, path)).toEqual([]);
    expect(await answer(host, path, first, true)).toBe('NOT_ASKING');
  });

  test('when the host deletes their account: whoever asks is told, and may ask the new host', async () => {
    const { host, path } = await table(4);
    const [bob, cid] = [await player(), await player()];
    await ask(cid, path, 'Cid');
    await answer(host, path, await firstOf(host, path), true);
    await ask(bob, path);
    await host.client.fetch('/api/me', { method: 'DELETE', json: { name: 'Ann' } });
    expect(await requestsOf(cid, path)).toEqual([]);
    expect((await toldTo(bob)).at(-1)).toMatch(/no seat this time/);
    expect(await tryToAsk(bob, path)).toBe(200);
    expect(await requestsOf(cid, path)).toHaveLength(1);
  });
});

test('own data has where one asks', async () => {
  const { id, path } = await table();
  const bob = await player();
  await ask(bob, path);
  const { joinRequests } = await bob.client.get<OwnData>('/api/me/export');
  expect(joinRequests).toEqual([{ gameId: id, name: 'Bob', at: Date.now() }]);
});

describe('a table that is open to a group', () => {
  /** Bob asks to join Ana's table, which is open to their group. */
  async function asked() {
    const [host, bob] = [await player(), await player()];
    const group = await newGroup('Friday', host.client);
    await joinBy(bob.client, group, await tokenOf(group), 'Bob');
    const { id } = await host.client.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }, { kind: 'open' }],
    });
    const path = `/api/games/${id}`;
    await host.client.post(`${path}/listing`, { group: group.id, accepts: 'each' });
    expect(await ask(bob, path)).toEqual({ seat: null });
    return { host, bob, group, path };
  }

  test('is joined so on a service without public tables, too', async () => {
    const { host, bob, path } = await asked();
    const send = async ({ client }: Player, method: string, at: string, json: object): Promise<number> => {
      const headers = {
        'content-type': 'application/json',
        cookie: client.cookie ?? '',
        origin: 'http://carrack.test',
      };
      const request = new Request(`http://carrack.test${at}`, {
        method,
        headers,
        body: JSON.stringify(json),
      });
      const env = envWith({ PUBLIC_TABLES: '0' });
      return (await createApp().fetch(request, env, createExecutionContext())).status;
    };
    expect(await send(bob, 'DELETE', `${path}/join`, {})).toBe(200);
    await ask(bob, path);
    const one = `${path}/join-requests/${await firstOf(host, path)}`;
    expect(await send(host, 'POST', one, { accept: true })).toBe(200);
    expect((await view(bob, path)).you).toBe(1);
  });

  test('does not take in who has left the group since they asked', async () => {
    const { host, bob, group, path } = await asked();
    const { members } = await page(bob.client, group);
    await remove(bob.client, group, members.find(({ you }) => you)?.id ?? '');
    expect(await answer(host, path, await firstOf(host, path), true)).toBe('NOT_ASKING');
    expect((await view(bob, path)).you).toBeNull();
  });
});

test('a guest without games is told that they would leave their request behind, before they sign in', async () => {
  const [{ path }, other] = [await table(), await table()];
  const [guest, known] = [new Client(), await player()];
  await guest.post(...claimOf(other.links[1] ?? ''));
  await guest.post(`${other.path}/seats/1/leave`);
  await hook(guest);
  await guest.post(`${path}/join`, { name: 'Gus' });
  const { body } = await look(await signInLink(new Client(), known.email), guest);
  expect(body).toMatchObject({ does: 'signIn', leaves: 0, leavesMore: true });
});

test('a guest who signs in as a known player asks as that player', async () => {
  const { host, path } = await table();
  const [{ client: guest }, known] = [await guestAtTable(), await player()];
  const webhook = { url: 'https://hooks.example.com/1', shape: 'json', name: 'Mine' };
  await guest.post('/api/me/channels/webhooks', webhook);
  await guest.post(`${path}/join`, { name: 'Bob' });
  await redeem(await signInLink(guest, known.email), guest, { bring: true });
  expect((await view(known, path)).asked).toBe(true);
  expect(await answer(host, path, await firstOf(host, path), true)).toBe(200);
  expect((await view(known, path)).you).toBe(1);
});
