import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { Problem } from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import { readLink, signLink } from '../../worker/lib/links.ts';
import { HOLD_MS } from '../../worker/lib/notices.ts';
import { noticeHoldMs, mailIsOn } from '../../worker/lib/settings.ts';
import { Client } from './support/client.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';

/** Variables as an operator might set them; undefined: not set. */
type Vars = Readonly<Record<string, string | undefined>>;

const service = (vars: Vars): Env => envWith({ MAIL_HOLD: '1', ...vars });

const LOCAL = { ORIGIN: 'http://127.0.0.1:8787' };
const ALL_ON = { DEV: '1', CAPTURE_MAILS: '1' };

const ask = (vars: Vars, path: string, init: RequestInit = {}): Promise<Response> =>
  Promise.resolve(
    createApp().fetch(
      new Request(`http://carrack.test${path}`, init),
      service(vars),
      createExecutionContext(),
    ),
  );

/** Asks for a game with a chosen seed; the code of the refusal, if it is refused. */
async function seeded(vars: Vars): Promise<string | undefined> {
  const response = await ask(vars, '/api/games', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': new Client().address },
    body: JSON.stringify({
      game: VEHICLE,
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
      seed: 'c0'.repeat(32),
    }),
  });
  return response.ok ? undefined : (await response.json<Problem>()).code;
}

const mailsPage = async (vars: Vars): Promise<number> => (await ask(vars, '/dev/mails')).status;

test('in development a seed can be chosen, and mails are captured and shown after a second', async () => {
  const vars = { ...LOCAL, ...ALL_ON };
  expect(await seeded(vars)).toBeUndefined();
  expect(await mailsPage(vars)).toBe(200);
  expect(noticeHoldMs(service(vars))).toBe(1_000);
  expect(mailIsOn(service(vars))).toBe(true);
});

describe.each<[string, Vars]>([
  ['an empty switch', { ...LOCAL, DEV: '', CAPTURE_MAILS: '' }],
  ['a switch that says no', { ...LOCAL, DEV: '0', CAPTURE_MAILS: '0' }],
  ['a switch in other words', { ...LOCAL, DEV: 'true', CAPTURE_MAILS: 'yes' }],
  ['a switch with a space', { ...LOCAL, DEV: '1 ', CAPTURE_MAILS: ' 1' }],
  ['a secret for links', { ...LOCAL, ...ALL_ON, MAIL_KEY: 'f'.repeat(64) }],
  ['a key for reports of mails', { ...LOCAL, ...ALL_ON, MAIL_EVENTS_KEY: 'key' }],
  ['a token of the mail provider', { ...LOCAL, ...ALL_ON, POSTMARK_TOKEN: 'token' }],
  ['an empty secret', { ...LOCAL, ...ALL_ON, MAIL_KEY: '' }],
  ['an address under https', { ...ALL_ON, ORIGIN: 'https://carrack.example.com' }],
  ['an address in capitals', { ...ALL_ON, ORIGIN: 'HTTPS://carrack.example.com' }],
  ['no address of its own', { ...ALL_ON, ORIGIN: undefined }],
])('a service with %s', (_what, vars) => {
  test('takes no seed, and neither shows nor captures mails', async () => {
    expect(await seeded(vars)).toBe('SEED_REFUSED');
    expect(await mailsPage(vars)).toBe(404);
    expect(noticeHoldMs(service(vars))).toBe(HOLD_MS);
  });

  test('signs links only with its own secret', () => {
    const link = { for: 'stop', player: 'ann' } as const;
    const known = signLink(service({ ...LOCAL, ...ALL_ON }), link, 0);
    expect(readLink(service(vars), known, 0)).toBeUndefined();
    if (vars['MAIL_KEY']) expect(readLink(service(vars), signLink(service(vars), link, 0), 0)).toBeDefined();
    else expect(() => signLink(service(vars), link, 0)).toThrow('MAIL_KEY');
  });
});

test.each([
  ['DEV alone shows no mails', { ...LOCAL, DEV: '1', CAPTURE_MAILS: undefined }, 'DEV'],
  ['CAPTURE_MAILS alone takes no seed', { ...LOCAL, CAPTURE_MAILS: '1', DEV: undefined }, 'CAPTURE_MAILS'],
])('the switches are independent: %s', async (_what, vars, on) => {
  expect([await seeded(vars), await mailsPage(vars)]).toEqual(
    on === 'DEV' ? [undefined, 404] : ['SEED_REFUSED', 200],
  );
});
