import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Channels, CreatedGame, GameView, Me, Messages } from '#shared/protocol/http.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import {
  claimByMail,
  giveAddress,
  invitationsOf,
  lastMailTo,
  linkTo,
  playerIdOf,
  ringMailbox,
} from './support/mails.ts';
import { connect } from './support/socket.ts';
import { Client } from './support/client.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { claimOf } from './support/play.ts';

/** A table before its game begins: who comes, what they are called, and how they get out. */

beforeEach(startClock);
afterEach(stopClock);

/** A game whose host sits at the first seat, with the links of the others. */
async function openGame(seats = 3, name = 'Ana', watch = true) {
  const host = new Client();
  const made = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    watch,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me', name } : { kind: 'open' })),
  });
  const links = made.seats.map(({ link }) => link ?? '');
  return { host, id: made.id, path: `/api/games/${made.id}`, links };
}

/** Somebody who has taken the seat of the link. */
async function seated(link: string, name: string): Promise<Client> {
  const client = new Client();
  await client.post(...claimOf(link, name));
  return client;
}

const namesAt = async (path: string, client: Client): Promise<readonly (string | null)[]> =>
  (await client.get<GameView>(path)).seats.map(({ name }) => name);

describe('players who are named alike', () => {
  test('are told apart by numbers, in the order in which they came', async () => {
    const { host, path, links } = await openGame(4);
    await seated(links[2] ?? '', 'Аnа');
    await seated(links[1] ?? '', 'ana');
    await seated(links[3] ?? '', 'Anna');
    expect(await namesAt(path, host)).toEqual(['Ana', 'ana (3)', 'Аnа (2)', 'Anna']);
  });

  test('the number belongs to the table: the player keeps their name', async () => {
    const { path, links } = await openGame();
    const second = await seated(links[1] ?? '', 'Ana');
    expect(await namesAt(path, second)).toEqual(['Ana', 'Ana (2)', null]);
    expect((await second.get<Me>('/api/me')).player?.name).toBe('Ana');
  });
});

const claim = (client: Client, link: string, name = 'Bob') =>
  client.send<{ code?: string }>(...claimOf(link, name));

/** The host offers a seat again. */
const offer = (host: Client, path: string, seat: number, body: object) =>
  host.send<{ code?: string; link?: string }>(`${path}/seats/${seat}/replace`, body);

const seatOf = async (path: string, client: Client, seat: number) => {
  const { seats, you, removed } = await client.get<GameView>(path);
  return { kind: seats[seat]?.kind, name: seats[seat]?.name, you, removed: removed ?? false };
};
const FREE = { kind: 'open', name: null, you: null, removed: false };

describe('a player who leaves before the game begins', () => {
  test('frees the seat; its link is dead, and a new one lets anybody in, them too', async () => {
    const { host, path, links } = await openGame();
    const bob = await seated(links[1] ?? '', 'Bob');
    expect((await bob.send(`${path}/seats/1/leave`, {})).status).toBe(200);
    expect(await seatOf(path, bob, 1)).toEqual(FREE);
    expect((await claim(bob, links[1] ?? '')).body.code).toBe('SEAT_LINK_INVALID');
    const { link = '' } = (await offer(host, path, 1, {})).body;
    expect((await claim(bob, link)).status).toBe(200);
  });

  test('may be the host, who stays host', async () => {
    const { host, path } = await openGame();
    expect((await host.send(`${path}/seats/0/leave`, {})).status).toBe(200);
    expect(await seatOf(path, host, 0)).toEqual(FREE);
    const { link = '' } = (await offer(host, path, 0, {})).body;
    expect((await claim(host, link, 'Ana')).status).toBe(200);
  });

  test('leaves no seat but their own', async () => {
    const { path, links } = await openGame();
    const bob = await seated(links[1] ?? '', 'Bob');
    for (const seat of [0, 2])
      expect((await bob.send<{ code: string }>(`${path}/seats/${seat}/leave`, {})).body.code).toBe(
        'NOT_YOUR_SEAT',
      );
  });
});

describe('a player whom the host removes', () => {
  test('loses the seat; neither its links nor others of the game let them in, an invitation does', async () => {
    const { host, id, path, links } = await openGame();
    const bob = await seated(links[1] ?? '', 'Bob');
    const { status, body } = await offer(host, path, 1, { remove: 'Bob' });
    expect(status).toBe(200);
    expect(await seatOf(path, bob, 1)).toEqual({ ...FREE, removed: true });
    for (const link of [links[1], body.link, links[2]])
      expect((await claim(bob, link ?? '')).body.code).toBe('REMOVED');
    await offer(host, path, 1, { invite: { email: 'bob@example.org' } });
    await ringMailbox(await playerIdOf(host));
    const invited = linkTo(await lastMailTo('bob@example.org'), 'join');
    expect((await claimByMail(invited, 'Bob', bob)).status).toBe(200);
    expect((await invitationsOf(id)).map(({ state }) => state)).toEqual(['accepted']);
  });

  test('is told by mail, and by the profile', async () => {
    const { host, path, links } = await openGame();
    const bob = await seated(links[1] ?? '', 'Bob');
    const bobs = await giveAddress(bob, 'removed@example.org');
    await offer(host, path, 1, { remove: 'Bob' });
    later(5);
    await ringMailbox(bobs);
    const mail = await lastMailTo('removed@example.org');
    expect(mail.subject).toContain('you no longer have a seat');
    expect(mail.text).toContain('an invitation by mail');
    expect((await bob.get<Channels>('/api/me/channels')).receipts).toMatchObject([
      { kind: 'removed', state: 'sent' },
    ]);
  });

  test('is not told who plays once a game has begun that nobody may watch', async () => {
    const { host, path, links } = await openGame(3, 'Ana', false);
    const bob = await seated(links[1] ?? '', 'Bob');
    const bobs = await giveAddress(bob, 'kept-out@example.org');
    const { link = '' } = (await offer(host, path, 1, { remove: 'Bob' })).body;
    await seated(link, 'Cleo');
    await seated(links[2] ?? '', 'Dora');
    expect((await bob.fetch(path)).status).toBe(403);
    later(5);
    await ringMailbox(bobs);
    const { subject, text, html } = await lastMailTo('kept-out@example.org');
    expect(subject).toContain('you no longer have a seat');
    expect(subject + text + html).not.toMatch(/Cleo|Dora/);
  });

  test('is one of the table again once an invitation has brought them back', async () => {
    const { host, path, links } = await openGame();
    const bob = await seated(links[1] ?? '', 'Bob');
    const bobs = await giveAddress(bob, 'back@example.org');
    await offer(host, path, 1, { remove: 'Bob', invite: { email: 'back@example.org' } });
    await ringMailbox(await playerIdOf(host));
    const invited = linkTo(await lastMailTo('back@example.org'), 'join');
    expect((await claimByMail(invited, 'Bob', bob)).status).toBe(200);
    later(5);
    await ringMailbox(bobs);
    expect((await lastMailTo('back@example.org')).subject).not.toContain('no longer');
    await bob.post(`${path}/seats/1/leave`, {});
    expect(await seatOf(path, bob, 1)).toEqual(FREE);
    const { link = '' } = (await offer(host, path, 1, {})).body;
    expect((await claim(bob, link)).status).toBe(200);
  });

  test('is named: who has come to the seat meanwhile keeps it, and so do host and players of a running game', async () => {
    const { host, path, links } = await openGame(2);
    expect((await offer(host, path, 0, { remove: 'Ana' })).body.code).toBe('SEAT_TAKEN');
    const bob = await seated(links[1] ?? '', 'Bob');
    expect((await offer(host, path, 1, { remove: 'Bob' })).body.code).toBe('GAME_NOT_OPEN');
    const open = await openGame();
    const cleo = await seated(open.links[1] ?? '', 'Cleo');
    for (const body of [{}, { remove: 'Bob' }])
      expect((await offer(open.host, open.path, 1, body)).body.code).toBe('SEAT_TAKEN');
    for (const other of [bob, cleo])
      expect((await offer(other, open.path, 1, { remove: 'Cleo' })).body.code).toBe('NOT_HOST');
  });

  test('and the others at the table see it live, each with their own seat', async () => {
    const { host, id, path, links } = await openGame();
    const bob = await seated(links[1] ?? '', 'Bob');
    const match = { id, path, clients: [host, bob] };
    const pages = await Promise.all([host, bob].map((client) => connect(match, client)));
    await offer(host, path, 1, { remove: 'Bob' });
    const seen = pages.map(async (page) => {
      await page.until(({ frames }) =>
        frames.some((frame) => frame.type === 'table' && frame.seats[1]?.kind === 'open'),
      );
      return page.frames.findLast((frame) => frame.type === 'table')?.you;
    });
    expect(await Promise.all(seen)).toEqual([0, null]);
  });
});

describe('what was written from a seat before the game began', () => {
  const say = (client: Client, path: string, text: string) =>
    client.post(`${path}/messages`, { id: `message-${text.length}`, text });

  type Exit = (bob: Client, host: Client, path: string) => Promise<unknown>;
  const exits: readonly [string, Exit][] = [
    ['has left', (bob, _host, path) => bob.post(`${path}/seats/1/leave`, {})],
    ['was removed', (_bob, host, path) => offer(host, path, 1, { remove: 'Bob' })],
    ['has deleted their account', (bob) => bob.send('/api/me', { name: 'Bob' }, { method: 'DELETE' })],
  ];

  test.each(exits)('by a player who %s is a former player’s, not their successor’s', async (_, exit) => {
    const { host, path, links } = await openGame();
    const bob = await seated(links[1] ?? '', 'Bob');
    await say(bob, path, 'Ana cheats');
    await say(host, path, 'I do not');
    await exit(bob, host, path);
    const { link = '' } = (await offer(host, path, 1, {})).body;
    const cleo = await seated(link, 'Cleo');
    await say(cleo, path, 'Hello');
    const { messages } = await cleo.get<Messages>(`${path}/messages`);
    expect(messages.map(({ at: _at, ...message }) => message)).toEqual([
      { seq: 1, seat: null, former: true, text: 'Ana cheats' },
      { seq: 2, seat: 0, text: 'I do not' },
      { seq: 3, seat: 1, text: 'Hello' },
    ]);
  });
});
