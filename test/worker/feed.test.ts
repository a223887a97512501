import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { titles } from '#shared/games/metas.ts';
import type { Feed, GameView } from '#shared/protocol/http.ts';
import { feedToken } from '../../worker/routes/feed.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client, ORIGIN } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { clientOf, viewOf, type Match } from './support/play.ts';
import { handOver, relaxedGame, timedGame } from './support/timed.ts';

/** A player's deadlines as a feed for their calendar, by an address that only they know. */

beforeEach(startClock);
afterEach(stopClock);

const make = (client: Client) => client.post<Feed>('/api/me/feed');
const takeBack = (client: Client) => client.fetch('/api/me/feed', { method: 'DELETE' });
const pathOf = ({ url }: Feed): string => (url ?? '').replace(ORIGIN, '');

/** The feed as a program without a session gets it. */
const fetched = (path: string) => new Client().fetch(path);
async function eventsAt(feed: Feed) {
  const feedRead = new ICAL.Component(ICAL.parse(await (await fetched(pathOf(feed))).text()));
  return feedRead.getAllSubcomponents('vevent').map((one) => {
    const { uid, summary, startDate } = new ICAL.Event(one);
    return { uid, summary, at: startDate.toJSDate().getTime(), url: one.getFirstPropertyValue('url') };
  });
}

const seatToMove = async (match: Match): Promise<number> =>
  (await viewOf(match, clientOf(match, 0))).acting[0] ?? -1;

describe('the feed', () => {
  test('has the deadline of a decision while it is the player’s, and not that of others', async () => {
    const match = await timedGame();
    const seat = await seatToMove(match);
    const [own, other] = [await make(clientOf(match, seat)), await make(clientOf(match, 1 - seat))];
    const view = await clientOf(match, seat).get<GameView>(match.path);
    expect(await eventsAt(own)).toEqual([
      {
        uid: expect.stringMatching(new RegExp(`^${match.id}-${seat}-`)),
        summary: `${titles[`game.${VEHICLE}`]}: your time runs out`,
        at: view.seats[seat]?.clock?.deadline,
        url: `${ORIGIN}/g/${match.id}`,
      },
    ]);
    expect(await eventsAt(other)).toEqual([]);
    await handOver(match);
    expect([await eventsAt(own), (await eventsAt(other)).length]).toEqual([[], 1]);
  });

  test('has no event of a game without clock', async () => {
    const match = await relaxedGame();
    expect(await eventsAt(await make(clientOf(match, await seatToMove(match))))).toEqual([]);
  });

  test('is in the language of its player, with the name that a host gave the game', async () => {
    const match = await timedGame();
    const seat = await seatToMove(match);
    const client = clientOf(match, seat);
    await client.fetch('/api/me', { method: 'PATCH', json: { language: 'fr' } });
    const title = { title: 'Dimanche; chez Zoé, 20\u00a0h' };
    await clientOf(match, 0).fetch(`${match.path}/title`, { method: 'PUT', json: title });
    const [event] = await eventsAt(await make(client));
    expect(event?.summary).toContain('votre temps s’achève');
    expect(event?.summary).toContain('Dimanche; chez Zoé');
  });

  test('says what it is, and is not stored on the way', async () => {
    const answer = await fetched(pathOf(await make(clientOf(await timedGame(), 0))));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('its address', () => {
  const player = async (): Promise<Client> => clientOf(await relaxedGame(), 0);
  const statusOf = async (path: string): Promise<number> => (await fetched(path)).status;

  test('is there once it was made, and the same each time', async () => {
    const client = await player();
    expect(await client.get<Feed>('/api/me/feed')).toEqual({ available: true, url: null });
    const made = await make(client);
    expect(await client.get<Feed>('/api/me/feed')).toEqual(made);
    expect(await statusOf(pathOf(made))).toBe(200);
  });

  test('stops working when it is made again or taken back', async () => {
    const client = await player();
    const first = await make(client);
    const second = await make(client);
    expect([await statusOf(pathOf(first)), await statusOf(pathOf(second))]).toEqual([404, 200]);
    await takeBack(client);
    expect(await statusOf(pathOf(second))).toBe(404);
    expect(await client.get<Feed>('/api/me/feed')).toEqual({ available: true, url: null });
  });

  test('cannot be guessed, changed, or made by somebody else', async () => {
    const [client, other] = [await player(), await player()];
    const [own, others] = [pathOf(await make(client)), pathOf(await make(other))];
    const [, playerId = '', since = '', mac = ''] = /calendar\/(\w+)\.(\w+)\.(\w+)\.ics/.exec(own) ?? [];
    const [, otherId = ''] = /calendar\/(\w+)\./.exec(others) ?? [];
    const at = (token: string): string => `/api/me/calendar/${token}.ics`;
    const forged = [
      `${otherId}.${since}.${mac}`,
      `${playerId}.${since}.${'0'.repeat(32)}`,
      `${playerId}.${since}`,
      `${playerId}.zz.${mac}`,
      mac,
      feedToken(
        { ...env, CAPTURE_MAILS: '', MAIL_KEY: 'another key' },
        { playerId, since: Number.parseInt(since, 36) },
      ) ?? '',
      feedToken(env, { playerId, since: 0 }) ?? '',
      feedToken(env, { playerId: 'nobody', since: 0 }) ?? '',
    ];
    for (const token of forged) expect(await statusOf(at(token)), token).toBe(404);
    expect(await statusOf(own)).toBe(200);
  });

  test('goes with the account', async () => {
    const client = await player();
    const made = await make(client);
    const { player: me } = await client.get<{ player: { name: string } }>('/api/me');
    await client.fetch('/api/me', { method: 'DELETE', json: { name: me.name } });
    expect(await statusOf(pathOf(made))).toBe(404);
  });
});
