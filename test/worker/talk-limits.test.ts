import { describe, expect, test } from 'vitest';
import type { Message, Messages, NotesAnswer, Problem } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { rowCount } from './support/database.ts';
import { giveAddress, lastMailTo, linkTo, redeem } from './support/mails.ts';
import { clientOf, newGame, type Match } from './support/play.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { DB } from './support/stored.ts';

/** How many messages and notes may be written, how they are counted, and which characters they may hold. */

let said = 0;
const newMessage = (text: string) => ({ id: `message-${(said += 1)}`, text });
const say = (match: Match, client: Client, text: string) =>
  client.send<Message & Partial<Problem>>(`${match.path}/messages`, newMessage(text));
const put = (match: Match, client: Client, text: string, version = 0) =>
  client.send<NotesAnswer & Partial<Problem>>(`${match.path}/notes`, { text, version }, { method: 'PUT' });

/** Raises all of today's counts to 500. */
const exhaust = () => DB.prepare(`UPDATE counters SET n = 500 WHERE key LIKE 'words %'`).run();

describe('The daily limit of messages and notes', () => {
  test('is counted by seat: a player at their limit does not silence other players of the same household', async () => {
    const match = await newGame();
    const [one, other] = [clientOf(match, 0), clientOf(match, 1)];
    const headers = { 'cf-connecting-ip': '192.0.2.1' };
    await one.send(`${match.path}/messages`, newMessage('Hello'), { headers });
    await exhaust();
    const more = await one.send(`${match.path}/messages`, newMessage('Hello again'), { headers });
    expect([more.status, more.body.code]).toEqual([429, 'MESSAGES_EXHAUSTED']);
    expect((await put(match, one, 'a note')).body.code).toBe('MESSAGES_EXHAUSTED');
    expect((await other.send(`${match.path}/messages`, newMessage('Hi'), { headers })).status).toBe(200);
    const elsewhere = { ...(await newGame()), clients: [one, other] };
    expect((await say(elsewhere, one, 'Not my table')).body.code).toBe('NOT_YOUR_SEAT');
  });

  test('is not used up by a message that is sent again', async () => {
    const match = await newGame();
    const message = newMessage('Once');
    await clientOf(match, 0).post(`${match.path}/messages`, message);
    await exhaust();
    expect((await clientOf(match, 0).send(`${match.path}/messages`, message)).status).toBe(200);
  });

  test('is not counted for callers who may not write, because each would cost a row', async () => {
    const match = await newGame();
    const stranger = clientOf(await newGame(), 0);
    const before = await rowCount();
    for (const client of [stranger, new Client()]) {
      expect((await say(match, client, 'Hi')).body.code).toBe('NOT_YOUR_SEAT');
      expect((await put(match, client, 'Hi')).body.code).toBe('NOT_YOUR_SEAT');
    }
    const nowhere = { ...match, path: '/api/games/a222222222222222' };
    expect((await put(nowhere, stranger, 'Hi')).body.code).toBe('GAME_NOT_FOUND');
    expect(await rowCount()).toBe(before);
  });
});

/** Characters that this runtime does not know yet. Each year some of them become emoji. */
const isNew = (code: number): boolean =>
  /^\p{Cn}$/u.test(String.fromCodePoint(code)) && /^\p{ExtPict}$/u.test(String.fromCodePoint(code));
const newest = Array.from({ length: 0x100 }, (_, i) => 0x1fa00 + i).findLast(isNew) ?? 0;

describe('A message', () => {
  test.each([
    ['an emoji newer than the service', String.fromCodePoint(newest)],
    ['a new emoji among words', `Well played ${String.fromCodePoint(newest)}!`],
    ['an emoji of several characters', '👩🏽‍🌾'],
    ['an emoji with a variation selector', '☕️'],
  ])('may hold %s', async (_what, text) => {
    const match = await newGame();
    expect((await say(match, clientOf(match, 0), text)).body).toMatchObject({ text });
  });

  test.each([
    ['a Hangul filler', '\u3164'],
    ['a character reserved for formatting', '\u{e0080}'],
    ['joiners', '\u200d\u200c'],
    ['a variation selector', '\ufe0f'],
    ['a noncharacter', '\ufdd0'],
  ])('of nothing but %s is empty', async (_what, text) => {
    const match = await newGame();
    expect((await say(match, clientOf(match, 0), text)).body.code).toBe('BAD_REQUEST');
  });
});

test('a message that a guest repeats after signing in as a player is stored once', async () => {
  const address = 'ann.talks@example.org';
  const ann = new Client();
  await ann.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await giveAddress(ann, address);
  const match = await newGame();
  const guest = clientOf(match, 0);
  const message = newMessage('Do you hear me?');
  const first = await guest.post<Message>(`${match.path}/messages`, message);
  await guest.send('/api/auth/link', { email: address });
  await redeem(linkTo(await lastMailTo(address), 'm'), guest, { bring: true });
  expect(await guest.post<Message>(`${match.path}/messages`, message)).toEqual(first);
  expect((await guest.get<Messages>(`${match.path}/messages`)).messages).toHaveLength(1);
});
