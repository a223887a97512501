import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { Blocks, CreatedGame, GameView } from '#shared/protocol/http.ts';
import { CLOSED } from '#shared/protocol/socket.ts';
import { signLink } from '../../worker/lib/links.ts';
import { Client } from './support/client.ts';
import { seatRows } from './support/database.ts';
import {
  companion,
  companionsOf,
  invitationsOf,
  keep,
  played,
  someone,
  tableOf,
  untold,
  type Someone,
} from './support/companions.ts';
import { claimByMail, lastMailTo, linkTo, look, playerIdOf, redeem, ringMailbox } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { player, seated, signInLink } from './support/signIn.ts';
import { connect } from './support/socket.ts';
import { DB } from './support/stored.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** A guest signs in as a known player and brings their seats along, while their pages are open. */

async function guestAtTable(size = 2) {
  const [host, guest, player] = [new Client(), new Client(), new Client()];
  const open = Array.from({ length: size - 1 }, () => ({ kind: 'open' }));
  const seats = [{ kind: 'me', name: 'Ann' }, ...open];
  const { id, seats: made } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  await guest.post(...claimOf(made[1]?.link ?? ''));
  await player.post('/api/games', { game: VEHICLE, seats });
  const claims = { for: 'go', player: await playerIdOf(player), game: id, seat: 1 } as const;
  const link = `http://carrack.test/m#${signLink(env, claims, Date.now())}`;
  return {
    path: `/api/games/${id}`,
    host,
    guest,
    player,
    signIn: () => redeem(link, guest, { bring: true }),
  };
}

test('the guest’s page is disconnected, and reconnects with the player’s seat; other pages stay connected', async () => {
  const { path, host, guest, signIn } = await guestAtTable();
  const [old, others] = [await connect({ path }, guest), await connect({ path }, host)];
  expect((await signIn()).status).toBe(200);
  await old.until(({ closed }) => closed !== undefined);
  expect(old.closed?.code).toBe(CLOSED.SEAT_CHANGED);
  await others.settled();
  expect(others.closed).toBeUndefined();
  const back = await (await connect({ path }, guest)).settled();
  expect(back.frames.flatMap((frame) => (frame.type === 'table' ? [frame.you] : []))).toEqual([1]);
  expect((await guest.get<GameView>(path)).you).toBe(1);
});

test('a page that has signed in already is not disconnected by the same link', async () => {
  const { path, guest, signIn } = await guestAtTable();
  await signIn();
  const live = await connect({ path }, guest);
  await signIn();
  await live.settled();
  expect(live.closed).toBeUndefined();
});

describe('somebody at the table has blocked the player', () => {
  /** The host meets the player at another table, and blocks them there. */
  async function blocked(path: string, host: Client, player: Client): Promise<void> {
    const { id, seats } = await host.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    await player.post(...claimOf(seats[1]?.link ?? ''));
    await host.post(`/api/games/${id}/seats/1/block`);
    expect((await host.get<GameView>(path)).you).toBe(0);
  }

  test('an open seat is free again', async () => {
    const { path, host, guest, player, signIn } = await guestAtTable(3);
    await blocked(path, host, player);
    await signIn();
    expect((await guest.get<GameView>(path)).you).toBeNull();
    expect((await host.get<GameView>(path)).seats[1]).toMatchObject({ kind: 'open' });
    const { link = '' } = await host.post<{ link?: string }>(`${path}/seats/1/replace`, {});
    expect((await guest.send(...claimOf(link))).body.code).toBe('BLOCKED');
    await new Client().post(...claimOf(link));
  });

  test('a seat of a running game becomes vacant', async () => {
    const { path, host, guest, player, signIn } = await guestAtTable();
    await blocked(path, host, player);
    await signIn();
    expect((await guest.get<GameView>(path)).you).toBeNull();
    expect((await host.get<GameView>(path)).seats[1]).toMatchObject({ vacancy: 'open' });
  });

  test('a seat that they had left stays vacant: they cannot come back to it', async () => {
    const { path, host, guest, player, signIn } = await guestAtTable();
    await blocked(path, host, player);
    await guest.post(`${path}/seats/1/leave`);
    await signIn();
    expect((await guest.send(`${path}/seats/1/return`)).body.code).toBe('NOT_YOUR_SEAT');
    expect((await host.get<GameView>(path)).seats[1]).toMatchObject({ vacancy: 'open' });
  });
});

describe('a guest who signs in as a player with a seat at the same table', () => {
  /** Ann hosts; `ben` sits beside her, and so does a guest who is he. */
  async function twice(free = 0) {
    const [ann, ben, guest] = [await someone('Ann'), await someone('Ben'), new Client()];
    const { id, seats } = await tableOf([ann, ben], 1 + free);
    await guest.post(...claimOf(seats[2]?.link ?? '', 'Benny'));
    await redeem(await signInLink(new Client(), ben.email), guest, { bring: true });
    return { id, path: `/api/games/${id}`, ann, ben };
  }

  test('keeps the player’s seat before the game begins, and the guest’s is open again', async () => {
    const { path, ann, ben } = await twice(1);
    expect((await ben.client.get<GameView>(path)).you).toBe(1);
    expect((await ann.client.get<GameView>(path)).seats[2]).toMatchObject({ kind: 'open' });
    const { link = '' } = await ann.client.post<{ link?: string }>(`${path}/seats/2/replace`, {});
    await new Client().post(...claimOf(link));
  });

  test('keeps the player’s seat in a running game, and the guest’s is vacant', async () => {
    const { path, ann, ben } = await twice();
    expect((await ben.client.get<GameView>(path)).you).toBe(1);
    expect((await ann.client.get<GameView>(path)).seats[2]).toMatchObject({ vacancy: 'open' });
  });

  test.each([0, 1])('brings the host role along, with %i seats free', async (free) => {
    const [guest, ben] = [await untold('Benny'), await someone('Ben')];
    const { id } = await tableOf([guest, ben], free);
    await redeem(await signInLink(new Client(), ben.email), guest.client, { bring: true });
    const { you, host, seats } = await ben.client.get<GameView>(`/api/games/${id}`);
    expect({ you, host }).toEqual({ you: 1, host: true });
    expect(seats[0]).toMatchObject(free > 0 ? { kind: 'open' } : { vacancy: 'open' });
  });

  test('does not silence the player’s own seat', async () => {
    const [ann, bob, guest] = [await someone('Ann'), await someone('Bob'), await untold('Gus')];
    const { id } = await tableOf([ann, bob, guest]);
    const path = `/api/me/telling/games/${id}`;
    await guest.client.fetch(path, { method: 'PUT', json: { telling: 'none' } });
    await redeem(await signInLink(new Client(), bob.email), guest.client, { bring: true });
    expect(await bob.client.get(path)).toEqual({ telling: 'all' });
  });

  test('leaves a game that has ended as it was played', async () => {
    const [ann, ben, guest] = [await someone('Ann'), await someone('Ben'), await untold('Benny')];
    const id = await played(ann, ben, guest);
    const before = await ann.client.get<GameView>(`/api/games/${id}`);
    await redeem(await signInLink(new Client(), ben.email), guest.client, { bring: true });
    expect(await ann.client.get<GameView>(`/api/games/${id}`)).toEqual(before);
  });
});

test('a seat that is brought along counts time by the player’s calendar', async () => {
  const account = await player();
  const hours = { zone: 'Europe/Prague', awake: { from: 480, to: 1380 } };
  await account.client.fetch('/api/me', { method: 'PATCH', json: { hours } });
  const { client, id } = await seated();
  await client.fetch('/api/me', { method: 'PATCH', json: { hours: { zone: 'Asia/Tokyo', awake: null } } });
  await redeem(await signInLink(new Client(), account.email), client, { bring: true });
  expect((await seatRows(id))[0]?.calendar).toMatchObject(hours);
});

describe('a player whom the host has removed', () => {
  async function removed() {
    const [ann, ben, guest] = [await someone('Ann'), await someone('Ben'), new Client()];
    const { id } = await tableOf([ann, ben], 2);
    const path = `/api/games/${id}`;
    const replace = (seat: number, json: object) =>
      ann.client.post<{ link?: string }>(`${path}/seats/${seat}/replace`, json);
    const { link = '' } = await replace(1, { open: true, remove: 'Ben' });
    const signIn = async () => {
      await redeem(await signInLink(new Client(), ben.email), guest, { bring: true });
      return (await ben.client.get<GameView>(path)).you;
    };
    return { ann, ben, guest, path, link, replace, signIn };
  }

  test('does not come back as a guest who signs in: the seat is open again', async () => {
    const { ann, guest, path, link, signIn } = await removed();
    await guest.post(...claimOf(link, 'Robert'));
    expect(await signIn()).toBeNull();
    expect((await ann.client.get<GameView>(path)).seats[1]).toMatchObject({ kind: 'open' });
  });

  test('comes back as a guest by an invitation of later', async () => {
    const { ann, ben, guest, replace, signIn } = await removed();
    await replace(2, { invite: { email: ben.email } });
    await ringMailbox(ann.id);
    await claimByMail(linkTo(await lastMailTo(ben.email), 'join'), 'Robert', guest);
    expect(await signIn()).toBe(2);
  });
});

describe('what a guest wants of others', () => {
  /** Bob has finished a game with a guest, who then signs in as the player of `account`. */
  async function met() {
    const [bob, guest, account] = [await someone('Bob'), await untold('Gus'), await player()];
    const id = await played(bob, guest);
    const signIn = async () => {
      await redeem(await signInLink(new Client(), account.email), guest.client, { bring: true });
      return { ...guest, ...account };
    };
    return { bob, guest, id, signIn };
  }
  const blocksOf = async ({ client }: Someone) => (await client.get<Blocks>('/api/me/blocks')).blocks;

  test('lasts when they sign in: whom they have blocked, and whom they take no invitations from', async () => {
    const { bob, guest, id, signIn } = await met();
    await guest.client.post(`/api/games/${id}/seats/0/block`, {});
    await guest.client.fetch('/api/me/companions', { method: 'PUT', json: { invitations: false } });
    const self = await signIn();
    expect((await blocksOf(self)).map(({ name }) => name)).toEqual(['Bob']);
    expect((await companionsOf(self)).invitations).toBe(false);
    const { id: next } = await tableOf([bob], 2);
    await keep(bob, next, 1, 'Gus');
    expect(await invitationsOf(self)).toEqual([]);
  });

  test('lasts where others want it of them: they do not get in as a player', async () => {
    const { bob, id, signIn } = await met();
    const json = { gameId: id, seat: 1, on: false };
    await bob.client.fetch('/api/me/companions/one', { method: 'PUT', json });
    await bob.client.post(`/api/games/${id}/seats/1/block`, {});
    const self = await signIn();
    const { seats, id: next } = await tableOf([bob], 2);
    expect((await self.client.send(...claimOf(seats[1]?.link ?? '', 'Ann'))).body.code).toBe('BLOCKED');
    expect((await blocksOf(bob)).map(({ name }) => name)).toEqual(['Gus']);
    await bob.client.fetch(`/api/games/${id}/seats/1/block`, { method: 'DELETE' });
    expect((await companion(bob, 'Gus')).off).toBe(true);
    await self.client.post(...claimOf(seats[1]?.link ?? '', 'Ann'));
    expect((await self.client.get<GameView>(`/api/games/${next}`)).you).toBe(1);
  });

  test('of themselves means nothing: a guest who has blocked the player they are blocks nobody', async () => {
    const [ben, guest] = [await someone('Ben'), await untold('Gus')];
    const id = await played(ben, guest);
    await guest.client.post(`/api/games/${id}/seats/0/block`, {});
    await ben.client.post(`/api/games/${id}/seats/1/block`, {});
    await redeem(await signInLink(new Client(), ben.email), guest.client, { bring: true });
    expect(await blocksOf(ben)).toEqual([]);
    const { results } = await DB.prepare('SELECT * FROM blocks WHERE player_id = ?1 OR blocked = ?1')
      .bind(guest.id)
      .all();
    expect(results).toEqual([]);
  });

  test('to be told of a game stays as they chose it, unless the player has chosen', async () => {
    const { guest, id, signIn } = await met();
    const path = `/api/me/telling/games/${id}`;
    await guest.client.fetch(path, { method: 'PUT', json: { telling: 'none' } });
    const self = await signIn();
    expect(await self.client.get(path)).toEqual({ telling: 'none' });
  });
});

describe('a guest who hosts a game without a seat', () => {
  /** Seats of a game that its host only watches. */
  const OPEN = [{ kind: 'open' }, { kind: 'open' }] as const;

  test('is told of it before they sign in, and brings the host role along', async () => {
    const [ann, { client, path }] = [await player(), await seated(OPEN)];
    const link = await signInLink(new Client(), ann.email);
    expect((await look(link, client)).body).toMatchObject({ does: 'signIn', leaves: 1 });
    expect((await redeem(link, client, { bring: true })).status).toBe(200);
    expect(await ann.client.get<GameView>(path)).toMatchObject({ you: null, host: true });
    const { body } = await ann.client.send<CreatedGame['seats'][number]>(`${path}/seats/1/replace`);
    expect(body.link).toContain('/join/');
  });

  test('leaves the host role behind only if they choose to', async () => {
    const [ann, { client, path }] = [await player(), await seated(OPEN)];
    await redeem(await signInLink(new Client(), ann.email), client);
    expect(await ann.client.get<GameView>(path)).toMatchObject({ host: false });
  });

  test('brings it along to a player who has a seat there, and keeps it', async () => {
    const [ann, { client, path, seats }] = [await player(), await seated(OPEN)];
    await ann.client.post(...claimOf(seats[1]?.link ?? '', 'Ann'));
    await redeem(await signInLink(new Client(), ann.email), client, { bring: true });
    expect(await ann.client.get<GameView>(path)).toMatchObject({ you: 1, host: true });
  });

  test('is counted once for a game in which they also play', async () => {
    const [ann, { client }] = [await player(), await seated([{ kind: 'me' }, { kind: 'open' }])];
    expect((await look(await signInLink(new Client(), ann.email), client)).body.leaves).toBe(1);
  });
});
