import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { addressHash } from '../../worker/auth/links.ts';
import { signLink } from '../../worker/auth/links.ts';
import { sweep } from '../../worker/sweep.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, rowCount } from './support/database.ts';
import { delayedMailsTable, playersTable } from '../../worker/db/schema.ts';
import {
  giveAddress,
  lastMailTo,
  linkTo,
  mailsTo,
  playerIdOf,
  redeem,
  ringMailbox,
} from './support/mails.ts';
import { until } from './support/play.ts';
import { ringAlarm } from './support/rooms.ts';

/** Quotas of a day: nobody can use up a quota that everybody shares, or another player's. */

let logged: unknown[] = [];
beforeEach(async () => {
  startClock();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((entry) => void logged.push(entry));
  await env.DB.prepare('DELETE FROM counters').run();
});
afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

const DAY = 24 * 60;
const ME = { kind: 'me', name: 'Ann' };
const BOTS = [{ kind: 'bot' }, { kind: 'bot' }];
let people = 0;
const newAddress = (): string => `counted${(people += 1)}@example.org`;

const counted = async (like: string): Promise<number> =>
  (await env.DB.prepare('SELECT sum(n) AS n FROM counters WHERE key LIKE ?').bind(like).first<number>('n')) ??
  0;
const setCount = (key: string, n: number) =>
  env.DB.prepare(
    'INSERT INTO counters (day, key, n) VALUES (?, ?, ?) ON CONFLICT (day, key) DO UPDATE SET n = excluded.n',
  )
    .bind(Math.floor(Date.now() / 86_400_000), key, n)
    .run();

const setAll = (like: string, n: number) =>
  env.DB.prepare('UPDATE counters SET n = ? WHERE key LIKE ?').bind(n, like).run();

const ask = (client: Client, email: string, headers = {}) =>
  client.send<object>('/api/auth/link', { email }, { headers });
const invite = (client: Client, email: string, headers = {}) =>
  client.send<CreatedGame & { code: string }>(
    '/api/games',
    { game: 'merchants', seats: [ME, { kind: 'invite', email }] },
    { headers },
  );

describe('a refused request does not use up the service’s quota:', () => {
  test('one machine that is refused sign-in mails again and again counts only up to its own quota', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.7' };
    for (let n = 0; n < 60; n += 1) await ask(new Client(), newAddress(), headers);
    expect(await counted('mail')).toBe(30);
    expect(await counted('mail from %')).toBe(30);
  });

  test('the same holds for invitations', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.8' };
    const before = (await db().select().from(playersTable)).length;
    for (let n = 0; n < 70; n += 1) await invite(new Client(), newAddress(), headers);
    expect(await counted('invite from %')).toBe(60);
    expect((await db().select().from(playersTable)).length - before).toBe(60);
  });

  test('the same holds for games of bots', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.9' };
    const make = () => new Client().send('/api/games', { game: 'merchants', seats: BOTS }, { headers });
    const statuses = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await make()).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(await counted('bots')).toBe(20);
  });

  test('the same holds for games that bots fill at the start, and the game stays unchanged', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.10' };
    const [host, other] = [new Client(), new Client()];
    const open = { game: 'merchants', seats: [{ kind: 'open' }, { kind: 'bot' }] };
    const start = async (from: Record<string, string>) => {
      const { id } = await host.post<CreatedGame>('/api/games', open);
      const { status, body } = await host.send(`/api/games/${id}/start`, {}, { headers: from });
      return { id, status, code: body.code };
    };
    await setCount(`bots from ${addressHash('192.0.2.10')}`, 19);
    expect((await start(headers)).status).toBe(200);
    const refused = await start(headers);
    expect([refused.status, refused.code]).toEqual([429, 'GAMES_EXHAUSTED']);
    expect((await host.get<GameView>(`/api/games/${refused.id}`)).status).toBe('open');
    expect((await other.send(`/api/games/${refused.id}/start`, {}, { headers })).body.code).toBe('NOT_HOST');
    expect((await start({ 'cf-connecting-ip': other.address })).status).toBe(200);
    expect(await counted('bots')).toBe(2);
  });

  test('such a game starts another day if the service’s quota is full', async () => {
    const host = new Client();
    const seats = [{ kind: 'open' }, { kind: 'bot' }];
    const { id } = await host.post<CreatedGame>('/api/games', { game: 'merchants', seats });
    await setCount('bots', 150);
    await host.post(`/api/games/${id}/start`);
    const { status, seats: filled } = await host.get<GameView>(`/api/games/${id}`);
    expect([status, filled.map(({ kind }) => kind)]).toEqual(['open', ['bot', 'bot']]);
    await setCount('bots', 0);
    later(DAY);
    await ringAlarm(id);
    expect((await host.get<GameView>(`/api/games/${id}`)).status).toBe('running');
  });

  test('a game with a person does not count as a game of bots', async () => {
    const host = new Client();
    const seats = [ME, { kind: 'open' }];
    const { id } = await host.post<CreatedGame>('/api/games', { game: 'merchants', seats });
    await host.post(`/api/games/${id}/start`);
    expect(await counted('bots%')).toBe(0);
  });

  test('one network with any number of machines stays far below the service’s quota', async () => {
    const from = (n: number) => ({ 'cf-connecting-ip': `2001:db8:7:${n.toString(16)}::1` });
    const make = (n: number) =>
      new Client().send('/api/games', { game: 'merchants', seats: BOTS }, { headers: from(n) });
    await make(0);
    await setAll('bots network %', 60);
    expect((await make(1)).status).toBe(429);
    await ask(new Client(), newAddress(), from(2));
    await setAll('mail network %', 300);
    const email = newAddress();
    await ask(new Client(), email, from(3));
    expect(await mailsTo(email)).toEqual([]);
    await invite(new Client(), newAddress(), from(4));
    await setAll('invite network %', 600);
    expect((await invite(new Client(), newAddress(), from(5))).body.code).toBe('INVITES_EXHAUSTED');
    expect([await counted('mail'), await counted('bots')]).toEqual([1, 1]);
  });

  test('one machine with known addresses stays below the service’s quota', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.11' };
    const ann = new Client();
    await ann.post('/api/games', { game: 'merchants', seats: [ME, { kind: 'open' }] });
    for (let n = 0; n < 8; n += 1) {
      const email = newAddress();
      await giveAddress(ann, email);
      for (let mail = 0; mail < 9; mail += 1) await ask(ann, email, headers);
    }
    expect(await counted('mail known')).toBe(60);
  });

  test('a test mail that would have to wait is refused, and is not counted', async () => {
    const ann = new Client();
    await ann.post('/api/games', { game: 'merchants', seats: [ME, { kind: 'open' }] });
    await giveAddress(ann, newAddress());
    await setCount('mail known', 5_000);
    const before = await counted('%');
    expect((await ann.send('/api/me/channels/mail/test')).body.code).toBe('MAILS_EXHAUSTED');
    expect(await counted('%')).toBe(before);
  });

  test('a note that conflicts with another device’s is not counted', async () => {
    const ann = new Client();
    const { id } = await ann.post<CreatedGame>('/api/games', {
      game: 'merchants',
      seats: [ME, { kind: 'bot' }],
    });
    const put = (text: string) => ann.send(`/api/games/${id}/notes`, { text, version: 0 }, { method: 'PUT' });
    expect((await put('One')).status).toBe(200);
    expect((await put('Two')).body.code).toBe('NOTES_CHANGED');
    expect(await counted('words %')).toBe(1);
  });

  test('a refused request writes nothing, neither a guest nor a count', async () => {
    const email = newAddress();
    for (let n = 0; n < 8; n += 1) await invite(new Client(), email);
    const before = [await rowCount(), await counted('%')];
    expect((await invite(new Client(), email)).body.code).toBe('INVITES_EXHAUSTED');
    expect([await rowCount(), await counted('%')]).toEqual(before);
  });
});

describe('a stranger’s address', () => {
  test('is not used up by invitations to games that do not exist, or that have another host', async () => {
    const email = newAddress();
    const host = new Client();
    const { body } = await invite(host, newAddress());
    const seat = { invite: { email } };
    for (let n = 0; n < 10; n += 1) {
      const eve = new Client();
      await eve.post('/api/games', { game: 'merchants', seats: [ME, { kind: 'open' }] });
      expect((await eve.send('/api/games/a222222222222222/seats/1/replace', seat)).status).toBe(404);
      expect((await eve.send(`/api/games/${body.id}/seats/1/replace`, seat)).status).toBe(403);
    }
    expect(await counted('invite to %')).toBe(3); // counts of the host, the machine and the service
    expect((await invite(new Client(), email)).status).toBe(201);
  });

  test('is not shut out by the invitations of one machine, whatever hosts it makes', async () => {
    const email = newAddress();
    const headers = { 'cf-connecting-ip': '192.0.2.12' };
    for (let n = 0; n < 9; n += 1) await invite(new Client(), email, headers);
    expect((await invite(new Client(), email)).status).toBe(201);
  });

  test('is not shut out by strangers if its player comes by a link in a mail', async () => {
    const ann = new Client();
    const made = await ann.post<CreatedGame>('/api/games', {
      game: 'merchants',
      seats: [ME, { kind: 'bot' }],
    });
    const email = newAddress();
    const player = await giveAddress(ann, email);
    for (let n = 0; n < 9; n += 1) await ask(new Client(), email);
    expect(await mailsTo(email)).toHaveLength(6);
    const token = signLink(env, { for: 'go', player, game: made.id, seat: 0 }, Date.now());
    for (let n = 0; n < 9; n += 1) await new Client().send('/api/auth/link', { token });
    expect(await mailsTo(email)).toHaveLength(12);
    await ask(ann, email); // strangers who have got hold of the link do not shut out the player either
    expect(await mailsTo(email)).toHaveLength(13);
  });

  test('is known in a browser in which its player was signed in, however the session ended', async () => {
    const email = newAddress();
    const [home, phone] = [new Client(), new Client()];
    for (const client of [home, phone]) {
      await ask(client, email);
      await redeem(linkTo(await lastMailTo(email), 'm'), client);
    }
    await phone.fetch('/api/me/sessions', { method: 'DELETE', json: {} });
    for (let n = 0; n < 9; n += 1) await ask(new Client(), email);
    const before = (await mailsTo(email)).length;
    await ask(home, email);
    expect(await mailsTo(email)).toHaveLength(before + 1);
  });

  test('is not shut out by one machine, nor by any number of machines in a browser that knows it', async () => {
    const email = newAddress();
    const [home, work] = [new Client(), new Client()];
    for (const client of [home, work]) {
      await client.post('/api/games', { game: 'merchants', seats: [ME, { kind: 'open' }] });
    }
    await giveAddress(home, email);
    await home.post('/api/auth/logout');
    const eve = new Client();
    for (let n = 0; n < 9; n += 1) await ask(eve, email);
    expect(await mailsTo(email)).toHaveLength(4);
    for (let n = 0; n < 9; n += 1) await ask(new Client(), email);
    expect(await mailsTo(email)).toHaveLength(6);
    await ask(home, email);
    expect(await mailsTo(email)).toHaveLength(7);
    expect((await redeem(linkTo(await lastMailTo(email), 'm'), home)).status).toBe(200);
    await home.post('/api/me/channels/mail/test');
    expect(await mailsTo(email)).toHaveLength(8);
  });

  test('is known only in browsers where it was used: the mark cannot be forged', async () => {
    const email = newAddress();
    for (let n = 0; n < 6; n += 1) await ask(new Client(), email);
    const eve = new Client();
    eve.cookies.set('carrack-known', 'carrack-known=known.zzzzzzzz.0123456789abcdef.00');
    await ask(eve, email);
    expect(await mailsTo(email)).toHaveLength(6);
  });
});

describe('when the service’s own quota is used up,', () => {
  test('a sign-in mail waits, the page says so, it is sent when there is room, and the operator’s log shows it', async () => {
    const email = newAddress();
    await setCount('mail', 5_000);
    expect(await ask(new Client(), email)).toMatchObject({ status: 202, body: { later: true } });
    expect(await mailsTo(email)).toEqual([]);
    expect(logged).toContainEqual({ event: 'quota reached', quota: 'mail', max: 5_000 });
    await sweep(env, Date.now());
    expect(await mailsTo(email)).toEqual([]);
    later(DAY);
    await sweep(env, Date.now());
    const phone = new Client();
    expect((await redeem(linkTo(await lastMailTo(email), 'm'), phone)).status).toBe(200);
    expect(await db().select().from(delayedMailsTable)).toEqual([]);
  });

  test('a player in a browser that knows their address does not wait because of strangers', async () => {
    const ann = new Client();
    await ann.post('/api/games', { game: 'merchants', seats: [ME, { kind: 'open' }] });
    const email = newAddress();
    await giveAddress(ann, email);
    await setCount('mail', 5_000);
    expect((await ask(ann, email)).body).toEqual({});
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('the mail that confirms an address waits too', async () => {
    const ann = new Client();
    await ann.post('/api/games', { game: 'merchants', seats: [ME, { kind: 'open' }] });
    const email = newAddress();
    await setCount('mail', 5_000);
    const put = await ann.send<object>('/api/me/channels/mail', { address: email }, { method: 'PUT' });
    expect(put).toMatchObject({ status: 202, body: { later: true } });
    later(DAY);
    await sweep(env, Date.now());
    expect((await redeem(linkTo(await lastMailTo(email), 'm'), ann)).status).toBe(200);
  });

  test('an invitation is taken, shown as postponed, and sent the next day', async () => {
    const [host, email] = [new Client(), newAddress()];
    await setCount('invite', 5_000);
    const { body } = await invite(host, email);
    await ringMailbox(await playerIdOf(host));
    const state = async () => (await host.get<GameView>(`/api/games/${body.id}`)).invitations?.[0];
    expect(await state()).toMatchObject({ state: 'queued', later: true });
    expect(await mailsTo(email)).toEqual([]);
    later(DAY);
    await ringMailbox(await playerIdOf(host));
    expect(await state()).toMatchObject({ state: 'sent' });
    expect(await state()).not.toHaveProperty('later');
  });

  test('a game of bots is created, and starts by itself the next day', async () => {
    await setCount('bots', 150);
    const client = new Client();
    const { id } = await client.post<CreatedGame>('/api/games', { game: 'merchants', seats: BOTS });
    const look = () => client.get<GameView>(`/api/games/${id}`);
    await ringAlarm(id);
    expect((await look()).status).toBe('open');
    await setCount('bots', 149);
    later(DAY);
    await setCount('bots', 150);
    await ringAlarm(id);
    expect((await look()).status).toBe('open');
    later(DAY);
    await ringAlarm(id);
    expect(await until(async () => ((await look()).status === 'open' ? undefined : true))).toBe(true);
  });
});

describe('a sign-in mail', () => {
  test.each([
    "o'neill@example.org",
    'anna@bücher.example',
    'anna@例え.テスト',
    'a.b+c@xn--bcher-kva.example',
  ])('is sent to an unusual but valid address: %s', async (email) => {
    expect((await ask(new Client(), email)).status).toBe(202);
    const { hostname } = new URL(`http://${email.split('@')[1]}`);
    expect(await mailsTo(`${email.split('@')[0]}@${hostname}`)).toHaveLength(1);
  });

  test.each([
    'a@b',
    '.a@example.org',
    'a..b@example.org',
    'a@-b.org',
    'a@example.org,b@example.org',
    '"a b"@example.org',
  ])('is refused for an invalid address: %s', async (email) =>
    expect((await ask(new Client(), email)).status).toBe(400),
  );
});
