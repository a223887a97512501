import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Arrival, Redeemed } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { tripsOf } from './support/database.ts';
import { codeIn, look, playerIdOf, playerRow, redeem } from './support/mails.ts';
import { newAddress, player, guestAtTable, seatOf, signInMail, signInLink } from './support/signIn.ts';
import { DB } from './support/stored.ts';

/** Whom a link or code of a mail signs in, in which browser, and what it does not touch. */

beforeEach(startClock);
afterEach(stopClock);

describe('a sign-in link moves no seats by surprise:', () => {
  test('the page says beforehand whose account it is, and what a guest would leave behind', async () => {
    const ann = await player();
    const guest = await guestAtTable();
    const link = await signInLink(new Client(), ann.email);
    expect((await look(link, guest.client)).body).toEqual({
      does: 'signIn',
      player: { id: ann.id, name: 'Ann' },
      address: ann.email,
      game: null,
      seat: null,
      maySee: false,
      leaves: 1,
    } satisfies Arrival);
    expect(await seatOf(guest.client, guest.path)).toBe(0);
  });

  test('a guest keeps their seats, unless they choose to bring them along', async () => {
    const ann = await player();
    const [kept, brought] = [await guestAtTable(), await guestAtTable()];
    await redeem(await signInLink(new Client(), ann.email), kept.client);
    await redeem(await signInLink(new Client(), ann.email), brought.client, { bring: true });
    for (const { client } of [kept, brought]) expect(await playerIdOf(client)).toBe(ann.id);
    expect(await seatOf(ann.client, kept.path)).toBeNull();
    expect(await seatOf(ann.client, brought.path)).toBe(0);
  });

  test('a stranger’s link does not give its address to the guest who opens it', async () => {
    const email = newAddress();
    const guest = await guestAtTable();
    const before = await playerIdOf(guest.client);
    await redeem(await signInLink(new Client(), email), guest.client);
    expect((await playerRow(before))?.email).toBeNull();
    expect(await playerIdOf(guest.client)).not.toBe(before);
    expect((await playerRow(await playerIdOf(guest.client)))?.email).toBe(email);
  });

  test('a guest’s own link gives them the address, in the browser that asked', async () => {
    const email = newAddress();
    const guest = await guestAtTable();
    const before = await playerIdOf(guest.client);
    const link = await signInLink(guest.client, email);
    expect((await look(link, guest.client)).body).toMatchObject({ does: 'confirm', leaves: 0 });
    await redeem(link, guest.client);
    expect(await playerIdOf(guest.client)).toBe(before);
    expect((await playerRow(before))?.email).toBe(email);
  });

  test('no answer reveals whether an address is known, by its content or by the work before it', async () => {
    const ann = await player();
    const [answers, work]: [unknown[], unknown[]] = [[], []];
    for (const email of [ann.email, newAddress()]) {
      const trips = await tripsOf(async () => {
        const { status, body, headers } = await new Client().send('/api/auth/link', { email });
        answers.push([status, body, [...headers.keys()].toSorted()]);
      });
      work.push(trips.map(({ statements, written }) => [statements, written]));
    }
    expect(work[0]).toEqual(work[1]);
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('the code of a sign-in mail', () => {
  test('signs in the browser that asked, and no other browser', async () => {
    const ann = await player();
    const [phone, other] = [new Client(), new Client()];
    const code = codeIn(await signInMail(phone, ann.email));
    await other.send('/api/auth/link', { email: ann.email });
    const typed = (client: Client) =>
      client.send<Redeemed & { code: string }>('/api/auth/redeem', { code, email: ann.email });
    expect((await typed(new Client())).body.code).toBe('CODE_WRONG');
    expect((await typed(other)).body.code).toBe('CODE_WRONG');
    expect((await typed(phone)).body).toEqual({ player: { id: ann.id, name: 'Ann' }, game: null });
    expect(await playerIdOf(phone)).toBe(ann.id);
  });

  test('is valid for two hours, and can be guessed ten times a day', async () => {
    const ann = await player();
    const [late, guesser] = [new Client(), new Client()];
    const old = codeIn(await signInMail(late, ann.email));
    later(121);
    const typed = (client: Client, code: string) =>
      client.send('/api/auth/redeem', { code, email: ann.email });
    expect((await typed(late, old)).status).toBe(403);
    const code = codeIn(await signInMail(guesser, ann.email));
    for (let n = 0; n < 10; n += 1) await typed(guesser, `aaaa-aaa${n}`);
    expect((await typed(guesser, code)).body.code).toBe('CODE_WRONG');
  });
});

test('cannot be guessed more often by a machine that pretends to be a new browser each time', async () => {
  const ann = await player();
  const headers = { 'cf-connecting-ip': '192.0.2.33' };
  const guess = async (n: number) => {
    const browser = new Client();
    browser.cookies.set('carrack-asker', `carrack-asker=${n.toString(16).padStart(40, '0')}`);
    return browser.send('/api/auth/redeem', { code: 'aaaa-aaaa', email: ann.email }, { headers });
  };
  const counters = async (): Promise<number> =>
    (await DB.prepare(`SELECT count(*) AS n FROM counters WHERE key LIKE 'code %'`).first<number>('n')) ?? 0;
  const before = await counters();
  for (let n = 0; n < 110; n += 1) expect((await guess(n)).body.code).toBe('CODE_WRONG');
  expect((await counters()) - before).toBe(101); // the counts of a hundred browsers and of the machine
});
