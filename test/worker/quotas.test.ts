import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { addressHash } from '../../worker/lib/mail.ts';
import { Client, codeOf } from './support/client.ts';
import { later } from './support/clock.ts';
import { db, rowCount, throughGate, type Gate } from './support/database.ts';
import { messagesTable, playersTable } from '../../worker/db/schema.ts';
import { giveAddress, mailsTo } from './support/mails.ts';
import { ringAlarm } from './support/rooms.ts';
import {
  startCounting,
  stopCounting,
  DAY,
  ME,
  BOTS,
  newAddress,
  counted,
  expectCharged,
  setCount,
  ask,
  invite,
} from './support/counts.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { DB } from './support/stored.ts';

/** Quotas of a day: nobody can use up a quota that everybody shares. */

beforeEach(startCounting);
afterEach(stopCounting);

const setAll = (like: string, n: number) =>
  DB.prepare('UPDATE counters SET n = ? WHERE key LIKE ?').bind(n, like).run();

describe('a refused request does not use up the service’s quota:', () => {
  test('one machine that is refused sign-in mails again and again counts only up to its own quota', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.7' };
    for (let n = 0; n < 60; n += 1) await ask(new Client(), newAddress(), headers);
    await expectCharged('mail', 30);
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
    const make = () => new Client().send('/api/games', { game: VEHICLE, seats: BOTS }, { headers });
    const statuses = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await make()).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    await expectCharged('bots', 20);
  });

  test('the same holds for games that bots fill at the start, and the game stays unchanged', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.10' };
    const [host, other] = [new Client(), new Client()];
    const open = { game: VEHICLE, seats: [{ kind: 'open' }, { kind: 'bot' }] };
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
    const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
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
    const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    await host.post(`/api/games/${id}/start`);
    expect(await counted('bots%')).toBe(0);
  });

  test('one network with any number of machines stays far below the service’s quota', async () => {
    const from = (n: number) => ({ 'cf-connecting-ip': `2001:db8:7:${n.toString(16)}::1` });
    const make = (n: number) =>
      new Client().send('/api/games', { game: VEHICLE, seats: BOTS }, { headers: from(n) });
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
    await ann.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    for (let n = 0; n < 8; n += 1) {
      const email = newAddress();
      await giveAddress(ann, email);
      for (let mail = 0; mail < 9; mail += 1) await ask(ann, email, headers);
    }
    await expectCharged('mail known', 60);
  });

  test('a test mail that would have to wait is refused, and is not counted', async () => {
    const ann = new Client();
    await ann.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    await giveAddress(ann, newAddress());
    await setCount('mail known', 5_000);
    const before = await counted('%');
    expect((await ann.send('/api/me/channels/mail/test')).body.code).toBe('MAILS_EXHAUSTED');
    expect(await counted('%')).toBe(before);
  });

  test('a note that conflicts with another device’s is not counted', async () => {
    const ann = new Client();
    const { id } = await ann.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [ME, { kind: 'bot' }],
    });
    const put = (text: string) => ann.send(`/api/games/${id}/notes`, { text, version: 0 }, { method: 'PUT' });
    expect((await put('One')).status).toBe(200);
    expect((await put('Two')).body.code).toBe('NOTES_CHANGED');
    expect(await counted('words %')).toBe(1);
  });

  test('a change at a table before which somebody else was faster is counted once', async () => {
    const ann = new Client();
    const { id } = await ann.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [ME, { kind: 'open' }],
    });
    const question = { id: 'end-1', kind: 'end', by: 1, asked: 1, agreed: 0, askedAt: 0, lapses: Date.now() };
    const ask = DB.prepare('UPDATE games SET question = ? WHERE id = ?').bind(JSON.stringify(question), id);
    let tried = 0;
    const faster: Gate = async (statements, go) => {
      if (statements.some((sql) => sql.startsWith('update "games"')) && (tried += 1) === 1) await ask.run();
      return go();
    };
    const rename = () => codeOf(ann.send(`/api/games/${id}/title`, { title: 'Mine' }, { method: 'PUT' }));
    expect(await throughGate(faster, rename)).toBe(200);
    expect([tried, await counted('table %')]).toEqual([2, 1]);
  });

  test('a message before which somebody else was faster is counted once', async () => {
    const ann = new Client();
    const { id } = await ann.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [ME, { kind: 'open' }],
    });
    const other = {
      gameId: id,
      seq: 1,
      seat: null,
      playerId: 'bob',
      id: 'other',
      text: 'Hi',
      at: 0,
      former: null,
    };
    let tried = 0;
    const faster: Gate = async (statements, go) => {
      if (statements.some((sql) => sql.startsWith('insert into "messages"')) && (tried += 1) === 1)
        await db().insert(messagesTable).values(other);
      return go();
    };
    const say = () => codeOf(ann.send(`/api/games/${id}/messages`, { id: 'message-1', text: 'Hello' }));
    expect(await throughGate(faster, say)).toBe('OUTCOME_UNKNOWN');
    expect([await say(), await counted('words %')]).toEqual([200, 1]);
  });

  test('a refused request writes nothing, neither a guest nor a count', async () => {
    const email = newAddress();
    for (let n = 0; n < 8; n += 1) await invite(new Client(), email);
    const before = [await rowCount(), await counted('%')];
    expect((await invite(new Client(), email)).body.code).toBe('INVITES_EXHAUSTED');
    expect([await rowCount(), await counted('%')]).toEqual(before);
  });
});
