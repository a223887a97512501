import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { GameView, Me } from '#shared/protocol/http.ts';
import { Client, ORIGIN } from './support/client.ts';
import { contentsOf, throughGate } from './support/database.ts';
import { clientOf, decision, inPlay, lookAt, newGame, streamOf } from './support/play.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** How the service identifies a caller, and which requests it accepts: cookies, origins, bursts. */

const PASS = { type: 'pass' };

describe('with a cookie, a write', () => {
  test.each([
    ['without an origin', undefined],
    ['from another site', 'https://evil.test'],
    ['from a page without an origin', 'null'],
    ['from a longer host name', `${ORIGIN}.evil.test`],
    ['from another port', `${ORIGIN}:8080`],
  ])('%s is refused and changes nothing', async (_how, origin) => {
    const match = await inPlay();
    const { client, view } = await decision(match, streamOf(63));
    const before = await contentsOf(match.id);
    const body = { expect: view.seq, moves: [PASS] };
    const answer = await client.send(`${match.path}/moves`, body, { headers: { origin } });
    expect([answer.status, answer.body.code]).toEqual([403, 'ORIGIN_REFUSED']);
    expect(await contentsOf(match.id)).toEqual(before);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'application/json-patch',
    'application/json+form',
    'application/json/x',
    'application/json, text/plain',
    'text/plain; application/json',
    'text/plain;x=application/json',
    '',
    undefined,
  ])('of type %s is refused, so that a form of another site cannot write', async (type) => {
    const match = await inPlay();
    const { client, view } = await decision(match, streamOf(64));
    const body = { expect: view.seq, moves: [PASS] };
    const answer = await client.send(`${match.path}/moves`, body, { headers: { 'content-type': type } });
    expect([answer.status, answer.body.code]).toEqual([415, 'NOT_JSON']);
    expect((await lookAt(match)).seq).toBe(view.seq);
  });

  test.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json ; x=y',
  ])('of type %s is accepted', async (type) => {
    const answer = await new Client().send('/api/auth/logout', {}, { headers: { 'content-type': type } });
    expect(answer.status).toBe(200);
  });
});

describe('a session', () => {
  test('is a cookie that no script can read and no other site can send; over https it is bound to the host', async () => {
    const made = async (origin: string) =>
      (
        await exports.default.fetch(`${origin}/api/games`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'cf-connecting-ip': '10.9.9.9', origin },
          body: JSON.stringify({ game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] }),
        })
      ).headers.getSetCookie();
    const [plain] = await made(ORIGIN);
    expect(plain).toMatch(/^carrack=[0-9a-f]{40}; .*HttpOnly; SameSite=Lax$/);
    const [secure] = await made(ORIGIN.replace('http:', 'https:'));
    expect(secure).toMatch(/^__Host-carrack=[0-9a-f]{40}; /);
    expect(secure?.split('; ')).toEqual(
      expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
    );
    expect(secure).not.toContain('Domain');
  });

  test('that was signed out is invalid, even for a browser that kept the cookie', async () => {
    const match = await newGame();
    const client = clientOf(match, 0);
    const kept = client.cookie;
    await client.post('/api/auth/logout');
    client.cookie = kept;
    expect((await client.get<Me>('/api/me')).player).toBeNull();
    expect((await client.get<GameView>(match.path)).you).toBeNull();
  });
});

describe('bursts', () => {
  test('of writes from one machine are stopped, and other machines are not', async () => {
    const [noisy, quiet] = [new Client(), new Client()];
    const statuses = await Promise.all(
      Array.from({ length: 130 }, async () => (await noisy.send('/api/auth/logout')).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect((await quiet.send('/api/auth/logout')).status).toBe(200);
    expect((await noisy.fetch('/api/me')).status).toBe(200);
  });
});

test('a browser that keeps cookies sends back what it was given, or its session', async () => {
  const [keeping, forgetting, signedIn] = [new Client(), new Client(), new Client()];
  await signedIn.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const asks = (client: Client) => client.post('/api/auth/cookies');
  expect([await asks(keeping), await asks(keeping)]).toEqual([{ kept: false }, { kept: true }]);
  expect(await asks(forgetting)).toEqual({ kept: false });
  forgetting.cookies.clear();
  expect(await asks(forgetting)).toEqual({ kept: false });
  expect(await asks(signedIn)).toEqual({ kept: true });
});

test('of two changes of a profile at once neither takes the other back', async () => {
  const client = new Client();
  await client.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
  const change = (json: object) => client.fetch('/api/me', { method: 'PATCH', json });
  const hours = { zone: 'Europe/Prague', awake: { from: 480, to: 1380 } };
  let isFirst = true;
  await throughGate(
    async (statements, go) => {
      const isWaited = isFirst && statements.some((text) => text.startsWith('update "players"'));
      if (isWaited) isFirst = false;
      if (isWaited) await change({ hours });
      return go();
    },
    () => change({ name: 'Berta' }),
  );
  expect((await client.get<Me>('/api/me')).player).toMatchObject({ name: 'Berta', hours });
});
