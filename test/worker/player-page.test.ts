import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame, Me, OwnData, PlayerProfile } from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { rowsReadBy, seatRows } from './support/database.ts';
import { claimOf, clientOf, newGame, once, playRandomly, streamOf, type Match } from './support/play.ts';
import { player } from './support/signIn.ts';
import { DB } from './support/stored.ts';

/** A player's page: who may see it, and what it tells. */

beforeEach(startClock);
afterEach(stopClock);

type Where = Pick<Match, 'path'>;

const pageOf = (client: Client, { path }: Where, seat: number) =>
  client.get<PlayerProfile>(`${path}/seats/${seat}/player`);

/** What somebody gets at the page of a seat: 200, or the code of the refusal. */
async function answerTo(client: Client, { path }: Where, seat: number): Promise<unknown> {
  const answer = await client.fetch(`${path}/seats/${seat}/player`);
  return answer.status === 200 ? 200 : ((await answer.json()) as { readonly code: string }).code;
}

/** A listed game whose host sits alone, at the first of two seats. */
async function listed(host: Client, more: object = {}): Promise<Match> {
  const { id } = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
    ...more,
  });
  const path = `/api/games/${id}`;
  await host.post(`${path}/listing`);
  return { id, path, clients: [host] };
}

/** It is joined, and played to its end. */
async function listedAndPlayed(host: Client, guest: Client, more: object = {}): Promise<Match> {
  const match = await listed(host, more);
  await guest.post(`${match.path}/join`, { name: 'Bob' });
  const both = { ...match, clients: [host, guest] };
  await playRandomly(both, streamOf(31));
  return both;
}

const reachable = async (): Promise<Client> => (await player()).client;

/** Somebody who is signed in and sits elsewhere. */
const stranger = async (): Promise<Client> => clientOf(await newGame(), 0);

const hide = (client: Client, pageHidden: boolean) =>
  client.fetch('/api/me', { method: 'PATCH', json: { pageHidden } });

describe('a player’s page', () => {
  test('is for those who sit at the same table, and for its host', async () => {
    const host = new Client();
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    const [ann, bob] = [new Client(), new Client()];
    for (const [at, who] of [ann, bob].entries()) await who.post(...claimOf(made.seats[at]?.link ?? ''));
    const match = { path: `/api/games/${made.id}` };
    expect([
      await answerTo(ann, match, 1),
      await answerTo(ann, match, 0),
      await answerTo(host, match, 0),
      await answerTo(await stranger(), match, 0),
      await answerTo(new Client(), match, 0),
    ]).toEqual([200, 200, 200, 'SEAT_NOT_FOUND', 'NO_SESSION']);
  });

  test('is for those who sat there once, and not for who has only looked on', async () => {
    const match = await newGame();
    const [ann, bob] = [clientOf(match, 0), clientOf(match, 1)];
    await bob.post(`${match.path}/seats/1/leave`);
    const { link = '' } = await ann.post<CreatedGame['seats'][number]>(`${match.path}/seats/1/replace`, {
      open: true,
    });
    const eve = new Client();
    await eve.post(...claimOf(link, 'Eve'));
    expect((await seatRows(match.id))[1]?.name).toBe('Eve');
    expect([await answerTo(bob, match, 0), await answerTo(await stranger(), match, 0)]).toEqual([
      200,
      'SEAT_NOT_FOUND',
    ]);
  });

  test('is for everybody who is signed in while the game is listed, and no longer', async () => {
    const host = await reachable();
    const match = await listed(host);
    const passer = await stranger();
    expect([await answerTo(passer, match, 0), await answerTo(new Client(), match, 0)]).toEqual([
      200,
      'NO_SESSION',
    ]);
    await host.fetch(`${match.path}/listing`, { method: 'DELETE' });
    expect(await answerTo(passer, match, 0)).toBe('SEAT_NOT_FOUND');
  });

  test('is for no stranger on a service without public tables', async () => {
    const match = await listed(await reachable());
    const passer = await stranger();
    const headers = { cookie: passer.cookie ?? '' };
    const request = new Request(`http://carrack.test${match.path}/seats/0/player`, { headers });
    const env = envWith({ PUBLIC_TABLES: '0' });
    expect((await createApp().fetch(request, env, createExecutionContext())).status).toBe(404);
  });

  test('is no bot’s and no free seat’s: the refusal is the one that strangers get', async () => {
    const match = await newGame(['person', 'person', 'bot']);
    const ann = clientOf(match, 0);
    expect([await answerTo(ann, match, 2), await answerTo(ann, match, 7)]).toEqual([
      'SEAT_NOT_FOUND',
      'SEAT_NOT_FOUND',
    ]);
  });

  test('is closed with the game to those who may not watch it, and to spectators who see it late', async () => {
    const [closed, late] = [
      await newGame(['person', 'person'], { watch: false }),
      await newGame(['person', 'person'], { watchDelay: 60 }),
    ];
    const passer = await stranger();
    expect([await answerTo(passer, closed, 0), await answerTo(passer, late, 0)]).toEqual([
      'WATCHING_OFF',
      'GAME_NOT_OVER',
    ]);
    expect(await answerTo(clientOf(late, 1), late, 0)).toBe(200);
  });
});

describe('a page that is hidden', () => {
  test('is shown to nobody else, until its player shows it again', async () => {
    const match = await newGame();
    const [ann, bob] = [clientOf(match, 0), clientOf(match, 1)];
    const own = async (client: Client) =>
      (await client.get<PlayerProfile>(`${match.path}/seats/0/player`)).own;
    expect([await own(ann), await own(bob)]).toEqual(['shown', undefined]);
    await hide(ann, true);
    expect(await own(ann)).toBe('hidden');
    expect((await ann.get<Me>('/api/me')).player?.pageHidden).toBe(true);
    expect(await answerTo(bob, match, 0)).toBe('PAGE_HIDDEN');
    await ann.fetch('/api/me', { method: 'PATCH', json: { name: 'Anna' } });
    expect(await answerTo(bob, match, 0)).toBe('PAGE_HIDDEN');
    await hide(ann, false);
    expect(await answerTo(bob, match, 0)).toBe(200);
    expect((await ann.get<Me>('/api/me')).player?.pageHidden).toBeUndefined();
  });

  test('looks the same to whom its player has blocked', async () => {
    const match = await newGame();
    const [ann, bob] = [clientOf(match, 0), clientOf(match, 1)];
    const read = async () => {
      const answer = await bob.fetch(`${match.path}/seats/0/player`);
      const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
      return { status: answer.status, body };
    };
    await ann.post(`${match.path}/seats/1/block`);
    const blocked = await read();
    await ann.fetch(`${match.path}/seats/1/block`, { method: 'DELETE' });
    await hide(ann, true);
    expect(await read()).toEqual(blocked);
    expect(blocked.body['code']).toBe('PAGE_HIDDEN');
    expect(await answerTo(ann, match, 1)).toBe(200); // who blocks may still look
  });

  test('is in the download of its player', async () => {
    const client = await reachable();
    await hide(client, true);
    expect((await client.get<OwnData>('/api/me/export')).profile?.pageHidden).toBe(true);
  });
});

describe('what the page tells', () => {
  /** Ana and Bob have played a listed game. Made once; what tests add to it is told of nowhere else. */
  const played = once(async () => {
    const [ana, bob] = [await reachable(), await reachable()];
    return { ana, bob, match: await listedAndPlayed(ana, bob) };
  });

  test('is the name at this table, the month, the figures of all games, and results of listed games', async () => {
    const [ana, bob] = [await reachable(), await reachable()];
    const match = await listedAndPlayed(ana, bob);
    await hide(bob, false);
    await bob.fetch('/api/me', { method: 'PATCH', json: { name: 'Robert' } });
    const page = await pageOf(ana, match, 1);
    const today = new Date().toISOString();
    expect(page).toMatchObject({ name: 'Bob', since: today.slice(0, 7), reliability: { finished: 1 } });
    expect(page.results).toMatchObject([
      { id: match.id, game: VEHICLE, seats: 2, endedOn: today.slice(0, 10) },
    ]);
    expect([page.results[0]?.rank, (await pageOf(bob, match, 0)).results[0]?.rank].toSorted()).toEqual([
      1, 2,
    ]);
    expect(Object.keys(page).toSorted()).toEqual(['name', 'reliability', 'results', 'since']);
    const [, seat] = await seatRows(match.id);
    expect(JSON.stringify(page)).not.toContain(seat?.playerId);
  });

  test('is of a private game its number alone: all else is the same to the byte', async () => {
    const { ana, bob, match } = await played();
    const before = await pageOf(ana, match, 1);
    const seats = [{ kind: 'me', name: 'Bob' }, { kind: 'open' }];
    const made = await bob.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    expect(await pageOf(ana, match, 1)).toEqual(before);
    const cleo = new Client();
    await cleo.post(...claimOf(made.seats[1]?.link ?? '', 'Cleo'));
    expect(await pageOf(ana, match, 1)).toEqual(before); // nothing of games that run
    await playRandomly({ id: made.id, path: `/api/games/${made.id}`, clients: [bob, cleo] }, streamOf(32));
    const after = await pageOf(ana, match, 1);
    expect(after.reliability.finished).toBe(before.reliability.finished + 1);
    expect({ ...after, reliability: before.reliability }).toEqual(before);
  });

  test('has a link only to games that may be watched', async () => {
    const [ana, bob] = [await reachable(), await reachable()];
    const match = await listedAndPlayed(ana, bob, { watch: false });
    const { results } = await pageOf(ana, match, 1);
    expect(results.map(({ id }) => id)).toEqual([null]);
    expect(JSON.stringify(results)).not.toContain(match.id);
  });

  test('has a game that was taken off the list: it was public', async () => {
    const [ana, bob] = [await reachable(), await reachable()];
    const match = await listed(ana);
    await ana.fetch(`${match.path}/listing`, { method: 'DELETE' });
    const [, open] = await seatRows(match.id);
    const { link = '' } = await ana.post<CreatedGame['seats'][number]>(
      `${match.path}/seats/${open?.seat}/replace`,
    );
    await bob.post(...claimOf(link, 'Bob'));
    const both = { ...match, clients: [ana, bob] };
    await playRandomly(both, streamOf(33));
    expect((await pageOf(ana, both, 1)).results).toHaveLength(1);
  });

  test('has the twenty newest, and reads no more for a player of thousands of games', async () => {
    const { ana, match } = await played();
    const [, { playerId } = { playerId: '' }] = await seatRows(match.id);
    await DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
       INSERT INTO results SELECT ? || '-' || i, seat, ?, game, variant, seats, rank, total, rows, time_outs, times, "left",
       started_at, ended_at - 1000 * i FROM results, n WHERE game_id = ? AND seat = 1`,
    )
      .bind(match.id, playerId, match.id)
      .run();
    later(1);
    const read = await rowsReadBy(() => pageOf(ana, match, 1));
    expect(read).toBeLessThan(2_000);
    expect((await pageOf(ana, match, 1)).results.map(({ id }) => id)).toEqual([match.id]);
  });
});
