import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Channels, CreatedGame, Redeemed } from '#shared/protocol/http.ts';
import { readLink, signLink } from '../../worker/lib/links.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { throughGate } from './support/database.ts';
import {
  giveAddress,
  header,
  lastMailTo,
  linkTo,
  mailsTo,
  playerIdOf,
  playerRow,
  redeem,
  refuseMails,
  ringMailbox,
  scan,
} from './support/mails.ts';
import { signInMail } from './support/signIn.ts';
import { VEHICLE } from '../support/vehicle.ts';

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;
let people = 0;
const newAddress = (): string => `somebody${(people += 1)}@example.org`;

async function guest(name = 'Ann'): Promise<Client> {
  const client = new Client();
  await client.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me', name }, { kind: 'open' }] });
  return client;
}

const put = (client: Client, json: object) => client.send('/api/me/channels/mail', json, { method: 'PUT' });
const channels = (client: Client): Promise<Channels> => client.get('/api/me/channels');

test('an address to which no mail can be sent is refused as the API describes', async () => {
  const ann = await guest();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, body } = await throughGate(refuseMails, () => put(ann, { address: newAddress() }));
  expect([status, body.code]).toEqual([502, 'MAIL_FAILED']);
  vi.restoreAllMocks();
});

test('a mail that fails is answered the same where its quota cannot be given back', async () => {
  const ann = await guest();
  const lines: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  const answers = await throughGate(
    (statements, go) => {
      if (/^update "counters"/i.test(statements.join())) throw new Error('D1_ERROR: silent');
      return refuseMails(statements, go);
    },
    async () => [
      await put(ann, { address: newAddress() }),
      await new Client().send('/api/auth/link', { email: newAddress() }),
    ],
  );
  expect(answers.map(({ status }) => status)).toEqual([502, 202]);
  expect(lines).toContainEqual({ event: 'quota not refunded', error: 'D1_ERROR: silent' });
  vi.restoreAllMocks();
});

describe('the link of a mail', () => {
  const now = Date.UTC(2026, 0, 1);
  const go = { for: 'go', player: 'p', game: 'g', seat: 1 } as const;

  test('carries what was signed, until it expires', () => {
    for (const claims of [
      go,
      { for: 'go', player: 'p', game: 'g', seat: null },
      { for: 'in', email: 'ann+tag@éxample.org', browserId: 'ab', game: '' },
      { for: 'own', player: 'p', email: 'a@b.c' },
      { for: 'stop', player: 'p' },
      { for: 'refuse', keys: ['ab', 'cd'], host: 'h' },
    ] as const) {
      const token = signLink(env, claims, now);
      expect(token).toMatch(/^[\w.-]+$/);
      expect(readLink(env, token, now)).toMatchObject({ ...claims, issuedAt: now });
      expect(readLink(env, token, now + 4_000 * DAY * 60_000)).toBeUndefined();
    }
  });

  test('is the same when the mail is written again', () => {
    expect(signLink(env, go, now)).toBe(signLink(env, go, now));
  });

  test('is invalid if a letter or its purpose is changed, or under another key', () => {
    const token = signLink(env, go, now);
    for (let at = 0; at < token.length; at += 1) {
      const spoilt = `${token.slice(0, at)}${token[at] === 'x' ? 'y' : 'x'}${token.slice(at + 1)}`;
      expect(readLink(env, spoilt, now), spoilt).toBeUndefined();
    }
    const other = { ...env, MAIL_KEY: 'another' };
    expect(readLink(other, token, now)).toBeUndefined();
    for (const junk of ['', '.', '..', 'go', 'in.zzz.!!!.00'])
      expect(readLink(env, junk, now)).toBeUndefined();
  });
});

describe('signing in by mail', () => {
  test('gets the same answer for every address, and works once, within the hour', async () => {
    const email = newAddress();
    const ann = await guest();
    const id = await giveAddress(ann, email);
    const [known, unknown] = [
      await new Client().send('/api/auth/link', { email }),
      await new Client().send('/api/auth/link', { email: newAddress() }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(202);
    const link = linkTo(await lastMailTo(email), 'm');
    await scan(link);
    const phone = new Client();
    expect((await redeem<Redeemed>(link, phone)).body.player).toEqual({ id, name: 'Ann' });
    expect(await playerIdOf(phone)).toBe(id);
    expect(await redeem(link)).toMatchObject({ status: 403, body: { code: 'LINK_INVALID' } });
    await new Client().send('/api/auth/link', { email });
    const late = linkTo(await lastMailTo(email), 'm');
    later(61);
    expect((await redeem(late)).status).toBe(403);
  });

  test('with an unused address gives it to the guest, or creates a player', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const ann = await guest();
    await ann.send('/api/auth/link', { email: first });
    await redeem(linkTo(await lastMailTo(first), 'm'), ann);
    expect((await playerRow(await playerIdOf(ann)))?.email).toBe(first);
    const nobody = new Client();
    await nobody.send('/api/auth/link', { email: second });
    await redeem(linkTo(await lastMailTo(second), 'm'), nobody);
    expect((await playerRow(await playerIdOf(nobody)))?.email).toBe(second);
    expect(await playerIdOf(nobody)).not.toBe(await playerIdOf(ann));
  });

  test('sends at most six mails a day to one address, and does not show when it stops', async () => {
    const email = newAddress();
    for (let n = 0; n < 9; n += 1)
      expect((await new Client().send('/api/auth/link', { email })).status).toBe(202);
    expect(await mailsTo(email)).toHaveLength(6);
  });

  test('accepts no request from another site', async () => {
    const email = newAddress();
    await new Client().send('/api/auth/link', { email });
    const token = new URL(linkTo(await lastMailTo(email), 'm')).hash.slice(1);
    const headers = { origin: 'https://elsewhere.example' };
    expect((await new Client().send('/api/auth/redeem', { token }, { headers })).body.code).toBe(
      'ORIGIN_REFUSED',
    );
  });
});

describe('the mail channel', () => {
  test('takes an address once its owner has confirmed it', async () => {
    const email = newAddress();
    const ann = await guest();
    expect((await put(ann, { address: email.toUpperCase() })).status).toBe(202);
    expect((await channels(ann)).mail).toEqual({
      available: true,
      address: null,
      on: true,
      undeliverable: null,
    });
    const link = linkTo(await lastMailTo(email), 'm');
    await scan(link);
    expect((await channels(ann)).mail.address).toBeNull();
    expect((await redeem(link, ann)).status).toBe(200);
    expect((await channels(ann)).mail.address).toBe(email);
    expect((await redeem(link, ann)).status).toBe(403);
  });

  test('does not take another player’s address', async () => {
    const email = newAddress();
    const [ann, bob] = [await guest(), await guest('Bob')];
    await put(ann, { address: email });
    await giveAddress(bob, email);
    expect((await redeem(linkTo(await lastMailTo(email), 'm'), ann)).body).toMatchObject({
      code: 'ADDRESS_TAKEN',
    });
  });

  test('is switched off and on, tested and forgotten', async () => {
    const email = newAddress();
    const ann = await guest();
    expect((await ann.send('/api/me/channels/mail/test')).body.code).toBe('ADDRESS_MISSING');
    await giveAddress(ann, email);
    await put(ann, { on: false });
    expect((await channels(ann)).mail.on).toBe(false);
    await put(ann, { on: true });
    expect(await ann.post('/api/me/channels/mail/test')).toEqual({ sent: true });
    expect((await lastMailTo(email)).subject).toBe('A test mail from Carrack');
    await ann.fetch('/api/me/channels/mail', { method: 'DELETE', json: {} });
    expect((await channels(ann)).mail.address).toBeNull();
  });

  test('is refused without a session', async () => {
    const nobody = new Client();
    expect((await nobody.fetch('/api/me/channels')).status).toBe(401);
    expect((await put(nobody, { on: false })).status).toBe(401);
  });
});

describe('unsubscribing (RFC 8058)', () => {
  /** The request that a mail program sends by itself: a form, no cookie, no origin. */
  const oneClick = (mail: Awaited<ReturnType<typeof lastMailTo>>) => {
    const url = /^<(.+)>$/.exec(header(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
    const path = new URL(url).pathname;
    const post = () =>
      new Client().fetch(path, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: undefined },
      });
    return { url, path, post };
  };

  test('stops the mails about games with one POST; a GET does nothing', async () => {
    const email = newAddress();
    const ann = await guest();
    await giveAddress(ann, email);
    await ann.post('/api/me/channels/mail/test');
    const mail = await lastMailTo(email);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { url, path, post } = oneClick(mail);
    await scan(url);
    expect((await new Client().fetch(path)).headers.get('location')).toBe(`/stop#${path.split('/').at(-1)}`);
    expect((await channels(ann)).mail.on).toBe(true);
    expect((await post()).status).toBe(200);
    expect((await channels(ann)).mail.on).toBe(false);
    expect((await post()).status).toBe(200);
  });

  test('is not offered by a sign-in mail, which its reader asks for; like all, it says whose it is, and that it is automatic', async () => {
    const email = newAddress();
    const mail = await signInMail(new Client(), email);
    const marks = Object.entries(mail.headers).filter(([name]) => /^(auto|list)-/i.test(name));
    expect(Object.fromEntries(marks)).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Id': 'Carrack <mail.carrack.test>',
    });
  });

  test('stops all invitations to the address', async () => {
    const email = newAddress();
    const invite = async (): Promise<void> => {
      const host = new Client();
      const seats = [{ kind: 'me' }, { kind: 'invite', email }];
      await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
      await ringMailbox(await playerIdOf(host));
    };
    await invite();
    await oneClick(await lastMailTo(email)).post();
    await invite();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('with an invalid token does nothing', async () => {
    const answer = await new Client().fetch('/api/mail/unsubscribe/stop.zzzzzzzz.nobody.00', {
      method: 'POST',
    });
    expect(answer.status).toBe(403);
  });

  test('works by the page’s own button', async () => {
    const ann = await guest();
    const player = await giveAddress(ann, newAddress());
    const token = signLink(env, { for: 'stop', player }, Date.now());
    expect((await new Client().send('/api/mail/stop', { token })).status).toBe(200);
    expect((await channels(ann)).mail.on).toBe(false);
  });
});
