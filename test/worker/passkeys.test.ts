import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Me, NewPasskeyChallenge, PasskeyChallenge, Passkeys } from '#shared/protocol/http.ts';
import { Authenticator, base64url, type Algorithm, type Forged } from '../support/authenticator.ts';
import { addPasskey, signInBy } from './support/authenticator.ts';
import { Client, type Answer } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { playerIdOf } from './support/mails.ts';
import { guestAtTable, player, seatOf } from './support/signIn.ts';
import { bytesOf, isSignedBy, keyText, readAuthenticatorData } from '../../worker/people/webauthn.ts';
import type { Problem } from '#shared/protocol/http.ts';

/** Passkeys: whom they sign in, and what does not pass for one. */

beforeEach(startClock);
afterEach(stopClock);

const listOf = (client: Client) => client.get<Passkeys>('/api/me/passkeys');
const isRefused = ({ status, body }: Answer<Problem>): boolean =>
  status === 403 && body.code === 'PASSKEY_REFUSED';
const isNobody = async (client: Client): Promise<boolean> =>
  (await client.get<Me>('/api/me')).player === null;

/** A player with a passkey. */
async function owner(algorithm?: Algorithm) {
  const ann = await player();
  const authenticator = await Authenticator.make(algorithm);
  expect((await addPasskey(ann.client, authenticator)).status).toBe(201);
  return { ...ann, authenticator };
}

describe('a passkey', () => {
  test.each([-7, -8, -257] as const)(
    'signs its player in, in a browser that knows nothing of them (algorithm %i)',
    async (algorithm) => {
      const { authenticator, id } = await owner(algorithm);
      const browser = new Client();
      const { status, body } = await signInBy(authenticator, browser, { userHandle: id });
      expect([status, body]).toEqual([200, { player: { id, name: 'Ann' }, game: null }]);
      expect(await playerIdOf(browser)).toBe(id);
    },
  );

  test('is listed with its name, and when it was last used', async () => {
    const { authenticator, client } = await owner();
    const [made] = (await listOf(client)).passkeys;
    expect(made).toEqual({ id: authenticator.id, name: expect.any(String), since: Date.now(), usedAt: null });
    later(5);
    await signInBy(authenticator, new Client());
    expect((await listOf(client)).passkeys[0]?.usedAt).toBe(Date.now());
  });

  test('that was removed signs nobody in', async () => {
    const { authenticator, client } = await owner();
    const path = `/api/me/passkeys/${authenticator.id}`;
    const [eve, browser] = [await player(), new Client()];
    expect((await eve.client.fetch(path, { method: 'DELETE', json: {} })).status).toBe(404);
    expect((await client.fetch(path, { method: 'DELETE', json: {} })).status).toBe(200);
    expect(isRefused(await signInBy(authenticator, browser))).toBe(true);
    expect(await isNobody(browser)).toBe(true);
  });

  test('brings a guest’s games along only if they say so', async () => {
    const { authenticator, client } = await owner();
    const [kept, brought] = [await guestAtTable(), await guestAtTable()];
    await signInBy(authenticator, kept.client);
    await signInBy(authenticator, brought.client, {}, { bring: true });
    expect(await seatOf(client, kept.path)).toBeNull();
    expect(await seatOf(client, brought.path)).toBe(0);
  });
});

describe('a sign-in is refused', () => {
  const forgeries: readonly [string, Forged][] = [
    ['of another site', { origin: 'https://carrack.test.evil.example' }],
    ['of another port', { origin: 'http://carrack.test:8080' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['that answers another question', { type: 'webauthn.create' }],
    ['without anybody’s touch', { isPresent: false }],
    ['whose signature is of something else', { otherData: true }],
    ['in the name of another player', { userHandle: 'somebody' }],
  ];
  test.each(forgeries)('%s', async (_how, forged) => {
    const { authenticator } = await owner();
    const browser = new Client();
    expect(isRefused(await signInBy(authenticator, browser, forged))).toBe(true);
    expect(await isNobody(browser)).toBe(true);
  });

  test('by an authenticator that only claims to be another', async () => {
    const [ann, eve] = [await owner(), await Authenticator.make()];
    const browser = new Client();
    expect(isRefused(await signInBy(eve, browser))).toBe(true);
    expect(isRefused(await signInBy(eve, browser, {}, { id: ann.authenticator.id }))).toBe(true);
    expect(await isNobody(browser)).toBe(true);
  });

  test('the second time, in another browser, for another purpose, and after ten minutes', async () => {
    const { authenticator, client } = await owner();
    const [browser, other] = [new Client(), new Client()];
    const ask = (of: Client) => of.post<PasskeyChallenge>('/api/auth/passkey/challenge');
    const use = async (of: Client, asked: PasskeyChallenge) =>
      of.send('/api/auth/passkey', await authenticator.get(asked));
    const asked = await ask(browser);
    await ask(other);
    expect(isRefused(await use(other, asked))).toBe(true);
    expect((await use(browser, asked)).status).toBe(200);
    expect(isRefused(await use(browser, asked))).toBe(true);
    const toAdd = await client.post<NewPasskeyChallenge>('/api/auth/passkey/new');
    expect(isRefused(await use(client, toAdd))).toBe(true);
    const late = await ask(other);
    later(11);
    expect(isRefused(await use(other, late))).toBe(true);
  });

  test('with a challenge that was changed or made up', async () => {
    const { authenticator } = await owner();
    const browser = new Client();
    const { challenge, rpId } = await browser.post<PasskeyChallenge>('/api/auth/passkey/challenge');
    for (const other of [
      '',
      'signIn',
      challenge.slice(0, -1),
      `${challenge}0`,
      challenge.replace(/^signIn/, 'add'),
    ]) {
      const answer = await authenticator.get({ challenge: other, rpId });
      expect(isRefused(await browser.send('/api/auth/passkey', answer)), other).toBe(true);
    }
  });

  test('from a copy of the authenticator, whose count lags behind', async () => {
    const { authenticator } = await owner();
    authenticator.counter = 7;
    expect((await signInBy(authenticator, new Client())).status).toBe(200);
    for (const counter of [7, 3, 0])
      expect(isRefused(await signInBy(authenticator, new Client(), { counter })), `${counter}`).toBe(true);
    authenticator.counter = 8;
    expect((await signInBy(authenticator, new Client())).status).toBe(200);
  });
});

describe('adding a passkey is refused', () => {
  const forgeries: readonly [string, Forged][] = [
    ['from another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['as an answer to another question', { type: 'webauthn.get' }],
    ['without anybody’s touch', { isPresent: false }],
  ];
  test.each(forgeries)('%s', async (_how, forged) => {
    const ann = await player();
    expect(isRefused(await addPasskey(ann.client, await Authenticator.make(), forged))).toBe(true);
    expect((await listOf(ann.client)).passkeys).toEqual([]);
  });

  test('with a key that cannot be used, or another id than the authenticator’s', async () => {
    const ann = await player();
    const authenticator = await Authenticator.make();
    for (const wrong of [
      { publicKey: 'AAAA' },
      { algorithm: -35 },
      { algorithm: -257 },
      { algorithm: -8 },
      { id: 'AAAA' },
      { id: 'A' },
    ]) {
      const asked = await ann.client.post<NewPasskeyChallenge>('/api/auth/passkey/new');
      const body = { ...(await authenticator.create(asked)), ...wrong };
      expect(isRefused(await ann.client.send('/api/me/passkeys', body)), JSON.stringify(wrong)).toBe(true);
    }
  });

  test('of another player, and with another player’s challenge', async () => {
    const { authenticator, id } = await owner();
    const eve = await player();
    expect(isRefused(await addPasskey(eve.client, authenticator))).toBe(true);
    const asked = await (await player()).client.post<NewPasskeyChallenge>('/api/auth/passkey/new');
    const answer = await (await Authenticator.make()).create(asked);
    expect(isRefused(await eve.client.send('/api/me/passkeys', answer))).toBe(true);
    const browser = new Client();
    await signInBy(authenticator, browser);
    expect(await playerIdOf(browser)).toBe(id);
  });

  test('when a player has ten', async () => {
    const ann = await player();
    for (let n = 0; n < 10; n += 1) await addPasskey(ann.client, await Authenticator.make(-8));
    const { status, body } = await ann.client.send('/api/auth/passkey/new');
    expect([status, body.code]).toEqual([409, 'PASSKEYS_EXHAUSTED']);
  });
});

/** Recorded signatures of one P-256 key over 37 bytes of 7 and the client data `{}`. */
const KEY =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE_i1Jmf7REiRjMaH3O3ZdYIQ1OeaJx9dHX5RdYCXpvoqQx4I1f6MQJhlkRKU7uo_XnS64biJyZhbcjQ2CQQSlfg';
const SHORT_FIRST =
  'MEQCHzTMztKRdZw2vFrEBS6Lf-mqqjoyNwAYeGIAttF6xhUCIQD7jrTgHNZ3uuDhHyIQVkTnpVwLYU0cfaTb9YdXPiu9Cw';
const SHORT_SECOND =
  'MEUCIQDbFKLy6pTwG3MpHmvyyRlzewRqhQnaWojMNHsyxEQPOgIgAKkLUIR5jSdUAefBiIz353ESIvce722OSfWlv92dwV4';

const isSigned = (signature: string, algorithm = -7): Promise<boolean> =>
  isSignedBy(keyText(algorithm, KEY), {
    authenticatorData: new Uint8Array(37).fill(7),
    clientData: btoa('{}'),
    signature,
  });

describe('a signature in DER', () => {
  test.each([
    ['first', SHORT_FIRST],
    ['second', SHORT_SECOND],
  ])('is right whose %s number begins with zeros', async (_which, signature) => {
    expect(await isSigned(signature)).toBe(true);
  });

  test('is refused if any byte of it differs, is missing or is added', async () => {
    const der = [...(bytesOf(SHORT_FIRST) ?? [])];
    const text = (bytes: readonly number[]): string => base64url(Uint8Array.from(bytes));
    const others = der.flatMap((byte, at) => [
      text(der.with(at, byte ^ 1)),
      text(der.slice(0, at)),
      text(der.toSpliced(at, 0, 0)),
    ]);
    const passed = await Promise.all([...others, text([...der, 0]), '', '!'].map((one) => isSigned(one)));
    expect(passed.filter(Boolean)).toEqual([]);
  });

  test('is refused under the name of another algorithm', async () => {
    for (const algorithm of [-8, -257, 0, -35])
      for (const signature of [SHORT_FIRST, base64url(new Uint8Array(64))])
        expect(await isSigned(signature, algorithm), `${algorithm}`).toBe(false);
  });
});

test('an authenticator’s data that is cut off cannot be read', async () => {
  const { authenticatorData } = await (
    await Authenticator.make()
  ).create({ challenge: 'c', rpId: 'carrack.test' });
  const bytes = bytesOf(authenticatorData) ?? new Uint8Array();
  const idEnd = bytes.length - 1; // one byte of the key follows
  for (let length = 0; length < idEnd; length += 1)
    expect(readAuthenticatorData(base64url(bytes.slice(0, length))), `${length}`).toBeUndefined();
  expect(readAuthenticatorData(base64url(bytes.slice(0, idEnd)))).toBeDefined();
});
