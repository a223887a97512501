import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame, GameView, Me, Problem, Tokens } from '#shared/protocol/http.ts';
import { apiTokensTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { contentsOf, db, tripsOf, writes } from './support/database.ts';
import { newAddress, player } from './support/signIn.ts';
import { claimOf, clientOf, decision, inPlay, newGame, streamOf, until } from './support/play.ts';
import { connect } from './support/socket.ts';
import { bearer, makeToken } from './support/tokens.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** Personal tokens for scripts: how they are made, what they may do, and who else can use them. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;
const script = new Client();
const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  (await response.json<Problem>()).code,
];
const ask = (token: string, path: string) => script.fetch(path, { headers: bearer(token) });
const listOf = async (client: Client) => (await client.get<Tokens>('/api/me/tokens')).tokens;
const remove = (client: Client, id: string) =>
  client.fetch(`/api/me/tokens/${id}`, { method: 'DELETE', json: {} });

describe('a personal token', () => {
  test('plays without a cookie and without an origin', async () => {
    const match = await inPlay();
    const { client, view } = await decision(match, streamOf(62));
    const { token } = await makeToken(client, 'play');
    const body = { expect: view.seq, moves: [{ type: 'pass' }] };
    const answer = await script.send(`${match.path}/moves`, body, { headers: bearer(token) });
    expect(answer.status).toBe(200);
  });

  test('identifies the caller, whatever cookie is sent with it', async () => {
    const match = await newGame();
    const { token } = await makeToken(clientOf(match, 1), 'read');
    const headers = { ...bearer(token), cookie: clientOf(match, 0).cookie };
    expect((await (await script.fetch(match.path, { headers })).json<GameView>()).you).toBe(1);
  });

  test('that is unknown, cut or of another kind is refused, even with a valid cookie beside it', async () => {
    const match = await newGame();
    const client = clientOf(match, 0);
    const { token } = await makeToken(client, 'play');
    const session = client.cookie?.split('=')[1] ?? '';
    for (const wrong of [
      `carrack_${'0'.repeat(40)}`,
      token.slice(0, -1),
      token.toUpperCase(),
      session,
      '',
      ' x',
    ])
      expect(
        await codeOf(await client.fetch(match.path, { headers: { authorization: `Bearer ${wrong}` } })),
        wrong,
      ).toEqual([401, 'NO_SESSION']);
  });

  test('is no session: it signs nobody in as a cookie', async () => {
    const ann = await player();
    const { token } = await makeToken(ann.client, 'play');
    const browser = new Client();
    browser.cookie = `carrack=${token}`;
    expect((await browser.get<Me>('/api/me')).player).toBeNull();
  });

  test('is told once; stored and listed is only what cannot be used', async () => {
    const ann = await player();
    const { token, ...told } = await makeToken(ann.client, 'read', 'My calendar');
    expect(token).toMatch(/^carrack_[0-9a-f]{40}$/);
    expect(await listOf(ann.client)).toEqual([told]);
    const stored = await db().select().from(apiTokensTable).where(eq(apiTokensTable.playerId, ann.id));
    expect(JSON.stringify(stored)).not.toContain(token.slice('carrack_'.length));
    for (const { hash } of stored)
      expect(await codeOf(await ask(hash, '/api/me'))).toEqual([401, 'NO_SESSION']);
  });

  test('shows the day of its last use, which is written once a day', async () => {
    const ann = await player();
    const { token } = await makeToken(ann.client, 'read');
    expect((await listOf(ann.client))[0]?.usedOn).toBeNull();
    for (const days of [0, 1]) {
      later(days * DAY);
      await ask(token, '/api/me');
      const today = new Date().toISOString().slice(0, 10);
      await until(async () => ((await listOf(ann.client))[0]?.usedOn === today ? true : undefined));
      const again = await tripsOf(() => ask(token, '/api/me'));
      expect(again.filter(({ statements }) => writes(statements))).toEqual([]);
    }
  });

  test('stops working when it is removed, and so do its live connections', async () => {
    const match = await newGame();
    const client = clientOf(match, 0);
    const { token, id } = await makeToken(client, 'read');
    const live = await connect(match, script, { headers: bearer(token) });
    expect((await remove(client, id)).status).toBe(200);
    expect(await codeOf(await ask(token, match.path))).toEqual([401, 'NO_SESSION']);
    await live.until(({ closed }) => closed !== undefined);
    expect(await codeOf(await remove(client, id))).toEqual([404, 'TOKEN_NOT_FOUND']);
  });

  test('can be removed by its own player only, and is listed to nobody else', async () => {
    const [ann, eve] = [await player(), await player()];
    const { token, id } = await makeToken(ann.client, 'read');
    expect(await codeOf(await remove(eve.client, id))).toEqual([404, 'TOKEN_NOT_FOUND']);
    expect(await listOf(eve.client)).toEqual([]);
    expect((await ask(token, '/api/me')).status).toBe(200);
  });

  test('is refused when a player has twenty', async () => {
    const ann = await player();
    for (let n = 0; n < 20; n += 1) await makeToken(ann.client, 'read', `Token ${n}`);
    const answer = await ann.client.send('/api/me/tokens', { name: 'One more', scope: 'read' });
    expect([answer.status, answer.body.code]).toEqual([409, 'TOKENS_EXHAUSTED']);
    expect(await listOf(ann.client)).toHaveLength(20);
  });
});

describe('a token that only reads', () => {
  test('sees what its player sees, and changes nothing', async () => {
    const match = await inPlay();
    const { client, view } = await decision(match, streamOf(63));
    const { token } = await makeToken(client, 'read');
    expect((await (await ask(token, match.path)).json<GameView>()).you).toBe(view.you);
    const before = await contentsOf(match.id);
    const body = { expect: view.seq, moves: [{ type: 'pass' }] };
    for (const path of ['moves', 'undo', 'messages', 'notes']) {
      const answer = await script.send(`${match.path}/${path}`, body, { headers: bearer(token) });
      expect([answer.status, answer.body.code], path).toEqual([403, 'TOKEN_SCOPE']);
    }
    expect(await contentsOf(match.id)).toEqual(before);
  });

  test('does not count as its player looking at the game', async () => {
    const match = await inPlay();
    const { client } = await decision(match, streamOf(64));
    const { token } = await makeToken(client, 'read');
    const live = await connect(match, script, { headers: bearer(token) });
    const trips = await tripsOf(async () => {
      live.send('here');
      await live.settled();
    });
    expect(trips).toEqual([]);
    expect(
      await env.ROOMS.getByName(match.id).isLooking((await client.get<Me>('/api/me')).player?.id ?? ''),
    ).toBe(false);
  });
});

test('no token changes who its player is, or sees how they are reached', async () => {
  const ann = await player();
  const before = await listOf(ann.client);
  const { token, id } = await makeToken(ann.client, 'play');
  const requests: readonly [string, string, object?][] = [
    ['PATCH', '/api/me', { name: 'Eve' }],
    ['DELETE', '/api/me', {}],
    ['GET', '/api/me/channels'],
    ['PUT', '/api/me/channels/mail', { address: newAddress() }],
    ['DELETE', '/api/me/channels/mail', {}],
    ['GET', '/api/me/sessions'],
    ['DELETE', '/api/me/sessions', {}],
    ['GET', '/api/me/tokens'],
    ['POST', '/api/me/tokens', { name: 'Another', scope: 'play' }],
    ['DELETE', `/api/me/tokens/${id}`, {}],
    ['GET', '/api/me/passkeys'],
    ['POST', '/api/me/recovery', {}],
    ['POST', '/api/auth/link', { email: newAddress() }],
    ['POST', '/api/auth/logout', {}],
  ];
  for (const [method, path, json] of requests) {
    const answer = await script.fetch(path, { method, json, headers: bearer(token) });
    expect([...(await codeOf(answer)), answer.headers.getSetCookie()], `${method} ${path}`).toEqual([
      403,
      'TOKEN_SCOPE',
      [],
    ]);
  }
  expect((await listOf(ann.client)).length).toBe(before.length + 1);
  expect((await ann.client.get<Me>('/api/me')).player?.name).toBe('Ann');
});

test('a token is not lent to a guest’s successor: a repeated claim with one moves no seats', async () => {
  const [host, guest, other] = [new Client(), new Client(), new Client()];
  const seats = [{ kind: 'me', name: 'Host' }, { kind: 'open' }, { kind: 'open' }];
  const { seats: made } = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats,
  });
  const [path, body] = claimOf(made[1]?.link ?? '');
  const claim = { ...body, entropy: 'ab'.repeat(32) };
  await guest.post(path, claim);
  const mine = await newGame();
  const { token } = await makeToken(clientOf(mine, 0), 'play');
  const answer = await other.send(path, claim, { headers: bearer(token) });
  expect([answer.status, answer.body.code, answer.headers.getSetCookie()]).toEqual([409, 'SEAT_TAKEN', []]);
  expect((await clientOf(mine, 0).get<GameView>(mine.path)).you).toBe(0);
});
