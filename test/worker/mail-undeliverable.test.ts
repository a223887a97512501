import { createMessageBatch } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Channels, CreatedGame, Redeemed } from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import worker from '../../worker/index.ts';
import { insertUndeliverable, undeliverableReason } from '../../worker/db/people/mails.ts';
import { sendMail } from '../../worker/mail/transport.ts';
import { mailIsOn } from '../../worker/lib/settings.ts';
import { Client, ORIGIN } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { db, throughGate } from './support/database.ts';
import { giveAddress, lastMailTo, linkTo, mailsTo, redeem } from './support/mails.ts';
import { Table } from './support/reached.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { productionEnv } from './support/bindings.ts';

/** Mails that come back, complaints about mails, and the provider that reports them. */

beforeEach(startClock);
afterEach(stopClock);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const KEY = 'a password of the webhook';
const postmark = productionEnv({
  MAIL_KEY: 'key',
  MAIL_PROVIDER: 'postmark',
  POSTMARK_TOKEN: 'token',
  MAIL_EVENTS_KEY: KEY,
});

const MAIL = {
  from: { email: 'carrack@example.org', name: 'Carrack' },
  to: '',
  subject: 's',
  text: 't',
  html: 'h',
  headers: {},
};

let people = 0;
const newAddress = (): string => `reader${(people += 1)}@undeliverable.example.org`;
const mark = (address: string, reason: 'bounce' | 'complaint') =>
  insertUndeliverable(db(), address, reason, Date.now());
const reasonOf = (address: string) => undeliverableReason(db(), address);

/** A player with a confirmed address. */
async function reader(address: string): Promise<Client> {
  const client = new Client();
  await client.post<CreatedGame>('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await giveAddress(client, address);
  return client;
}

/** Posts an event as the provider does. */
async function report(event: object, password = KEY, to: Env = postmark): Promise<number> {
  const response = await createApp().request(
    `${ORIGIN}/api/mail/events`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`postmark:${password}`)}` },
      body: JSON.stringify(event),
    },
    to,
  );
  return response.status;
}

/** Answers of the provider, and the requests it got. */
function provider(...answers: readonly (readonly [status: number, code: number])[]): Request[] {
  const asked: Request[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    const [status, ErrorCode] = left.shift() ?? [200, 0];
    return Response.json({ ErrorCode }, { status });
  });
  return asked;
}

describe('The provider that configuration names', () => {
  test('sends the mails, even where the platform could', async () => {
    const asked = provider();
    expect(mailIsOn(postmark)).toBe(true);
    expect(await sendMail(postmark, { ...MAIL, to: newAddress() })).toEqual({ ok: true });
    expect(asked.map(({ url }) => url)).toEqual(['https://api.postmarkapp.com/email']);
  });

  test('needs its token', () => {
    expect(mailIsOn({ ...postmark, POSTMARK_TOKEN: '' })).toBe(false);
  });

  test('that cannot be reached is tried again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    expect(await sendMail(postmark, { ...MAIL, to: newAddress() })).toMatchObject({ retry: 'backoff' });
  });

  test('is not asked again for an address that it calls inactive', async () => {
    const address = newAddress();
    const asked = provider([422, 406]);
    expect(await sendMail(postmark, { ...MAIL, to: address })).toMatchObject({ retry: 'never' });
    expect(await sendMail(postmark, { ...MAIL, to: address })).toMatchObject({ error: 'UNDELIVERABLE' });
    expect(asked).toHaveLength(1);
  });

  test('is told to try an address again when somebody asks for a mail there', async () => {
    const address = newAddress();
    await mark(address, 'bounce');
    const asked = provider();
    expect(await sendMail(postmark, { ...MAIL, to: address }, { despite: ['bounce'] })).toEqual({ ok: true });
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
      '/message-streams/outbound/suppressions/delete',
      '/email',
    ]);
  });
});

describe('A report of the provider', () => {
  test('stops mail to the address', async () => {
    const [bounced, complained] = [newAddress(), newAddress()];
    expect(await report({ RecordType: 'Bounce', Type: 'HardBounce', Email: bounced })).toBe(200);
    expect(await report({ RecordType: 'SpamComplaint', Email: complained.toUpperCase() })).toBe(200);
    expect([await reasonOf(bounced), await reasonOf(complained)]).toEqual(['bounce', 'complaint']);
  });

  test('may come twice, and a bounce does not hide a complaint', async () => {
    const address = newAddress();
    const bounce = { RecordType: 'Bounce', Type: 'HardBounce', Email: address };
    for (const event of [bounce, bounce, { RecordType: 'SpamComplaint', Email: address }, bounce])
      expect(await report(event)).toBe(200);
    expect(await reasonOf(address)).toBe('complaint');
  });

  test('is believed with its password only, and not at all where none is set', async () => {
    const address = newAddress();
    const event = { RecordType: 'SpamComplaint', Email: address };
    expect(await report(event, 'another')).toBe(401);
    expect(await report(event, '')).toBe(401);
    expect(await report(event, '', { ...postmark, MAIL_EVENTS_KEY: '' })).toBe(404);
    expect(await reasonOf(address)).toBeNull();
  });
});

describe('A report of the platform, by its queue', () => {
  const deliver = (...bodies: readonly unknown[]) =>
    worker.queue(
      createMessageBatch(
        'carrack-mail-events',
        bodies.map((body, n) => ({ id: `${n}`, timestamp: new Date(), attempts: 1, body })),
      ),
      postmark,
    );
  const event = (what: string, payload: object) => ({ type: `cf.email.sending.message.${what}`, payload });

  test('stops mail to the address, and may come twice', async () => {
    const [bounced, complained] = [newAddress(), newAddress()];
    const bounce = event('bounced', { recipient: bounced, bounce: { type: 'hard' } });
    await deliver(bounce, event('complained', { recipient: complained.toUpperCase() }));
    await deliver(bounce);
    expect([await reasonOf(bounced), await reasonOf(complained)]).toEqual(['bounce', 'complaint']);
  });

  test('that cannot be read is told to the operator, and holds up no other', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const address = newAddress();
    await deliver('rubbish', event('complained', { recipient: address }));
    expect(await reasonOf(address)).toBe('complaint');
    expect(told.mock.calls).toEqual([
      [{ event: 'mail event not read' }],
      [{ event: 'mail came back', reason: 'complaint' }],
    ]);
  });

  test('is asked for again if the database does not answer', async () => {
    const complaint = event('complained', { recipient: newAddress() });
    const broken = (): Promise<never> => Promise.reject(new Error('D1_ERROR: Network connection lost.'));
    await expect(throughGate(broken, () => deliver(complaint))).rejects.toThrow();
  });
});

describe('An address that mails came back from', () => {
  test('gets no mail about games; the notice says why, and so does the profile', async () => {
    const table = await Table.set();
    await mark(table.address, 'bounce');
    const match = await table.game();
    await table.toBob(match);
    await table.told();
    expect(await table.mails()).toEqual([]);
    expect(await table.notice(match)).toMatchObject({ state: 'failed', error: 'UNDELIVERABLE' });
    const { mail } = await table.bob.get<Channels>('/api/me/channels');
    expect(mail).toMatchObject({ address: table.address, undeliverable: 'bounce' });
  });

  test.each(['bounce', 'complaint'] as const)(
    '(%s) gets mail again once its player confirms it',
    async (reason) => {
      const address = newAddress();
      const client = await reader(address);
      await mark(address, reason);
      expect((await client.fetch('/api/me/channels/mail/test', { method: 'POST', json: {} })).status).toBe(
        502,
      );
      await client.fetch('/api/me/channels/mail', { method: 'PUT', json: { address } });
      const confirmation = await lastMailTo(address);
      expect(confirmation.subject).toBe('Confirm your address for Carrack');
      expect((await redeem<Redeemed>(linkTo(confirmation, 'm'), client)).status).toBe(200);
      expect(await reasonOf(address)).toBeNull();
      expect((await client.get<Channels>('/api/me/channels')).mail.undeliverable).toBeNull();
    },
  );

  test('gets a sign-in mail that is asked for, and using it shows that mail arrives', async () => {
    const address = newAddress();
    await reader(address);
    await mark(address, 'bounce');
    await new Client().post('/api/auth/link', { email: address });
    await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
    await redeem<Redeemed>(linkTo(await lastMailTo(address), 'm'));
    expect(await reasonOf(address)).toBeNull();
  });

  test('after a complaint gets nothing that others ask for, and they do not learn of it', async () => {
    const address = newAddress();
    const other = await reader(newAddress());
    await mark(address, 'complaint');
    const asked = { method: 'PUT', json: { address } };
    const known = await other.fetch('/api/me/channels/mail', asked);
    const unknown = await other.fetch('/api/me/channels/mail', { ...asked, json: { address: newAddress() } });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await mailsTo(address)).toEqual([]);
  });
});
