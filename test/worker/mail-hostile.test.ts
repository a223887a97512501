import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NewGame } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { lastMailTo, linkTo, mailsTo, playerIdOf, ringMailbox } from './support/mails.ts';
import { renderMail } from '../../worker/wording/mailContent.ts';
import type { Mail } from '../../worker/lib/mail.ts';
import { sendMail } from '../../worker/mail/transport.ts';
import { checkNewGame } from '../../worker/room/seats/creation.ts';
import { devRoutes } from '../../worker/routes/dev.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith, productionEnv } from './support/bindings.ts';

beforeEach(startClock);
afterEach(stopClock);

let guests = 0;

/** The invitation of a host with this name and note, as the guest gets it. */
async function invitationOf(host: string, more: object = {}) {
  const client = new Client();
  const email = `hostile${(guests += 1)}@example.org`;
  const seats = [
    { kind: 'me', name: host },
    { kind: 'invite', email, ...more },
  ];
  const answer = await client.send('/api/games', { game: VEHICLE, seats });
  if (answer.status !== 201) return answer.body;
  await ringMailbox(await playerIdOf(client));
  return lastMailTo(email);
}

const HEADERS = [
  'auto-submitted',
  'in-reply-to',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'references',
  'x-auto-response-suppress',
  'x-carrack-notice',
];

const headerNames = (mail: Mail): string[] =>
  Object.keys(mail.headers)
    .map((name) => name.toLowerCase())
    .toSorted();

/** Without a character that ends a line, in mail or elsewhere. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

describe('names and notes of a host', () => {
  test.each([
    ['a line break', 'Ann\r\nBcc: victim@example.org'],
    ['a line break of another kind', 'Ann\u2028Bcc: victim@example.org'],
    ['an encoded word', '=?utf-8?Q?=0D=0ABcc:_v@example.org?='],
    ['letters of many kinds', 'Łucja Žižková 李 👩‍🚀'],
    ['an address', '"Bank" <bank@example.com>'],
  ])('add no header by %s', async (_what, name) => {
    const mail = await invitationOf(name, { note: name, name: 'Bob' });
    if ('code' in mail) return expect(mail.code).toBe('BAD_NAME'); // refused before any mail is written
    expect(headerNames(mail)).toEqual(HEADERS);
    for (const line of [mail.to, mail.subject, ...Object.values(mail.headers)])
      expect(line).toMatch(ONE_LINE);
    expect(mail.subject).not.toContain('=?');
    expect(mail.from).toEqual({ name: 'Carrack', email: 'carrack@example.com' });
  });

  test('are text in the HTML, never markup', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const mail = await invitationOf(name, {
      note: '</p><script>alert(1)</script><a href="//evil.example">x</a>',
    });
    if ('code' in mail) throw new Error(mail.code);
    expect(mail.html).not.toMatch(/<img (?!src="http:\/\/carrack\.test\/)|<script|evil\.example"/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    const hosts = new Set(mail.links.map((link) => new URL(link).host));
    expect([...hosts]).toEqual(['carrack.test']);
  });

  test('give the text no link that a mail program would find', async () => {
    const mail = await invitationOf('www.evil.example', {
      note: 'Go to https://evil.example/win or mail me@evil.example',
    });
    if ('code' in mail) throw new Error(mail.code);
    const own = mail.text.replaceAll(/http:\/\/carrack\.test\S+/g, '');
    expect(own).not.toMatch(/https?:\/\/|www\.\w|\w\.example/);
    expect(mail.subject).not.toMatch(/www\.\w/);
  });

  test('are refused if a note has more than 200 characters', async () => {
    expect(await invitationOf('Ann', { note: 'x'.repeat(201) })).toMatchObject({ code: 'BAD_REQUEST' });
    const mail = await invitationOf('A'.repeat(40), { note: 'x'.repeat(200) });
    if ('code' in mail) throw new Error(mail.code);
    expect(mail.text).toContain('x'.repeat(200));
    expect(mail.subject.length).toBeLessThanOrEqual(150);
  });

  test('cannot change the direction of the text around them', async () => {
    expect(await invitationOf('Ann\u202e')).toMatchObject({ code: 'BAD_NAME' });
    const mail = await invitationOf('אבג');
    if ('code' in mail) throw new Error(mail.code);
    expect(mail.text).toContain('\u2068אבג\u2069 invites');
  });
});

test.each([
  'not an address',
  'a@b@c.org',
  'a@example.org\r\nBcc: b@example.org',
  'a b@example.org',
  `${'a'.repeat(250)}@example.org`,
])('an address like “%s” is refused', async (email) => {
  const seats = [{ kind: 'me' }, { kind: 'invite', email }];
  const answer = await new Client().send('/api/games', { game: VEHICLE, seats });
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('a subject of many lines and with encoded words becomes one plain line', () => {
  const subject = 'Žluťoučký\r\nBcc: b@example.org\u2028kůň, =?utf-8?Q?=0D=0A?=';
  const headers = { 'X-Note': 'one\r\nBcc: b@example.org' };
  const mail = renderMail(env, { to: 'a@example.org', language: 'en', subject, headers, parts: [] });
  expect(mail.subject).toMatch(ONE_LINE);
  expect(mail.subject).toContain('Žluťoučký Bcc: b@example.org kůň');
  expect(mail.subject).not.toContain('=?');
  expect(mail.headers['X-Note']).toBe('one Bcc: b@example.org');
});

describe('the platform’s mail binding', () => {
  const mail = renderMail(env, { to: 'a@example.org', language: 'en', subject: 'Hello', parts: [] });
  const withBinding = (send: (mail: unknown) => Promise<unknown>): Env => productionEnv({ EMAIL: { send } });

  test('gets the mail unchanged, and nothing is captured', async () => {
    const sent: unknown[] = [];
    expect(
      await sendMail(
        withBinding(async (one) => sent.push(one)),
        mail,
      ),
    ).toEqual({ ok: true });
    expect(sent).toEqual([mail]);
    expect(await mailsTo('a@example.org')).toEqual([]);
  });

  test.each([
    ['E_RECIPIENT_SUPPRESSED', 'never'],
    ['E_DAILY_LIMIT_EXCEEDED', 'nextDay'],
    ['E_RATE_LIMIT_EXCEEDED', 'backoff'],
    ['E_INTERNAL_SERVER_ERROR', 'backoff'],
    [undefined, 'backoff'],
  ])('that throws %s is retried: %s', async (code, retry) => {
    const failing = withBinding(async () => {
      throw Object.assign(new Error('no'), code === undefined ? {} : { code });
    });
    const other = { ...mail, to: `${code}@failing.example.org` }; // one that is suppressed gets no further mail
    expect(await sendMail(failing, other)).toEqual({ ok: false, error: code ?? 'SEND_FAILED', retry });
  });
});

test.each([
  ['neither sends nor captures', { CAPTURE_MAILS: undefined, EMAIL: undefined, MAIL_KEY: 'k' }],
  ['has no key for its links', { CAPTURE_MAILS: undefined, MAIL_KEY: undefined }],
  ['does not know its own address', { ORIGIN: undefined }],
])('a service that %s invites nobody by mail', async (_what, missing) => {
  const request = { game: VEHICLE, seats: [{ kind: 'invite', email: 'a@example.org' }, { kind: 'me' }] };
  const parsed = v.parse(NewGame, request);
  const answer = await checkNewGame(envWith(missing), parsed);
  expect(answer).toMatchObject({ ok: false, failure: { code: 'INVITE_BY_MAIL_OFF' } });
});

describe('the page of captured mails', () => {
  test('lists the mails, isolates their text and HTML, and has working links', async () => {
    const mail = await invitationOf('Ann <i>');
    if ('code' in mail) throw new Error(mail.code);
    const client = new Client();
    const list = await (await client.fetch('/dev/mails')).text();
    expect(list).toContain('Ann &lt;i&gt; invites you');
    const page = await client.fetch(/\/dev\/mails\/\d+/.exec(list)?.[0] ?? '');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('sandbox=');
    expect(html).toContain(`href="${linkTo(mail, 'join')}"`);
    expect(html).not.toContain('<i>');
  });

  test('does not exist on a service that sends its mails', async () => {
    const sending = { ...env, CAPTURE_MAILS: undefined };
    for (const path of ['/mails', '/mails/1'])
      expect((await devRoutes.request(path, {}, sending)).status).toBe(404);
  });

  test('is not found for an unknown mail', async () => {
    expect((await new Client().fetch('/dev/mails/999999')).status).toBe(404);
  });
});
