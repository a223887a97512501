import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Feed, OwnData } from '#shared/protocol/http.ts';
import { channelsTable, sessionsTable } from '../../worker/db/schema.ts';
import { startClock, stopClock } from './support/clock.ts';
import { decline, keep, played, someone, tableOf, type Someone } from './support/companions.ts';
import { db, seatRows } from './support/database.ts';
import { wholeLife } from './support/former.ts';

/** A player downloads what is stored of them. */

beforeEach(startClock);
afterEach(stopClock);

test('the file has the player’s profile, games, notes, messages, results and receipts', async () => {
  const { client, name, email, games, playerId } = await wholeLife();
  const response = await client.fetch('/api/me/export');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const data: OwnData = JSON.parse(await response.text()) as OwnData;
  expect(data).toMatchObject({ complete: true, profile: { id: playerId, name, address: email }, blocks: 1 });
  expect(data.games.map(({ id }) => id).toSorted()).toEqual(
    [games.running, games.over, games.taken, games.hosted, games.alone].toSorted(),
  );
  expect(data.hosted.toSorted()).toEqual([games.running, games.over, games.hosted, games.alone].toSorted());
  const texts = data.messages.map(({ text }) => text).toSorted();
  expect(texts).toEqual(['Hello all', 'Hello all', 'Hello all', 'In a game without seat']);
  expect(data.notes).toHaveLength(3);
  expect(data.results.map(({ gameId }) => gameId).toSorted()).toEqual([games.left, games.over].toSorted());
  for (const list of [
    'sessions',
    'passkeys',
    'tokens',
    'channels',
    'deliveries',
    'reports',
    'telling',
    'notices',
  ] as const)
    expect(data[list].length, list).toBeGreaterThan(0);
});

test('the file has the invitations that the player made or got, with their own line, and nothing of whom they invited', async () => {
  const { client, games } = await wholeLife();
  const text = await (await client.fetch('/api/me/export')).text();
  const { invitations } = JSON.parse(text) as OwnData;
  expect(invitations.filter(({ made }) => made)).toMatchObject([
    { gameId: games.alone, seat: 1, note: 'Come and play', state: 'sent' },
  ]);
  expect(invitations.filter(({ made }) => !made)).toMatchObject([{ note: null }]);
  for (const others of ['Join us', '@guests.example.org']) expect(text).not.toContain(others);
});

test('the file has the words with which the player declined a companion’s invitation; that of the host has not', async () => {
  const [ann, ben] = [await someone('Ann'), await someone('Ben')];
  await played(ann, ben);
  const { id } = await tableOf([ann], 2);
  await keep(ann, id, 1, 'Ben');
  expect((await decline(ben, id, 1, { reason: 'No time' })).status).toBe(200);
  const reasons = async ({ client }: Someone) =>
    (await client.get<OwnData>('/api/me/export')).invitations.map(({ reason }) => reason);
  expect(await reasons(ben)).toEqual(['No time']);
  expect(await reasons(ann)).toEqual([null]);
});

test('the file says since when a calendar feed exists, and not its address', async () => {
  const { client } = await wholeLife();
  const read = async () => {
    const text = await (await client.fetch('/api/me/export')).text();
    return { text, data: JSON.parse(text) as OwnData };
  };
  expect((await read()).data.feedSince).toBeNull();
  const { url } = await client.post<Feed>('/api/me/feed');
  const { text, data } = await read();
  expect(data.feedSince).toBe(Date.now());
  const [token = ''] = /[^/]+(?=\.ics$)/.exec(url ?? '') ?? [];
  expect(token.split('.')).toHaveLength(3);
  for (const secret of [token, token.split('.').at(-1) ?? '']) expect(text).not.toContain(secret);
  await client.fetch('/api/me/feed', { method: 'DELETE' });
  expect((await read()).data.feedSince).toBeNull();
});

test('the file has no secret, and nothing of anybody else', async () => {
  const { client, bob, playerId, games } = await wholeLife();
  const text = await (await client.fetch('/api/me/export')).text();
  const sessions = (await db().select().from(sessionsTable)).map(({ hash }) => hash);
  const [, other] = await seatRows(games.running);
  const secrets = [
    ...sessions,
    other?.playerId ?? '',
    'Bob',
    'Slow',
    `code ${playerId}`,
    `token ${playerId}`,
    `key ${playerId}`,
  ];
  for (const secret of secrets) expect(text, secret).not.toContain(secret);
  const targets = (await db().select().from(channelsTable)).map(({ target }) => target);
  for (const target of targets) if (target.kind === 'push') expect(text).not.toContain(target.endpoint);
  expect(text).toContain('https://push.example');
  const others = await (await bob.fetch('/api/me/export')).text();
  expect(others).not.toContain(playerId);
});
