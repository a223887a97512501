import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { signLink } from '../../worker/lib/links.ts';
import { Client } from './support/client.ts';
import { giveAddress, lastMailTo, linkTo, mailsTo, redeem } from './support/mails.ts';
import { startCounting, stopCounting, ME, newAddress, counted, ask, invite } from './support/counts.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** Quotas of a day: nobody can use up the quota of another player's address. */

beforeEach(startCounting);
afterEach(stopCounting);

describe('a stranger’s address', () => {
  test('is not used up by invitations to games that do not exist, or that have another host', async () => {
    const email = newAddress();
    const host = new Client();
    const { body } = await invite(host, newAddress());
    const seat = { invite: { email } };
    for (let n = 0; n < 10; n += 1) {
      const eve = new Client();
      await eve.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
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
      game: VEHICLE,
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
      await client.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
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
