import { createECDH, generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import ece from 'http_ece';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushPayload } from '#shared/protocol/http.ts';
import { pushRequest, type VapidKeys } from '../../worker/mailbox/channels/push.ts';

/** Web push: what a push service is sent, read by an independent library (`http_ece`) and by Node. */

const PAYLOAD: PushPayload = { title: 'Your turn', body: 'Bid', path: '/g/a1', waiting: 2, language: 'en' };
const ENDPOINT = 'https://push.example.net/send/abc?x=1';

/** A browser that has subscribed. */
function subscriber() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const p256dh = ecdh.getPublicKey('base64url');
  return {
    ecdh,
    auth,
    target: { kind: 'push', endpoint: ENDPOINT, p256dh, auth: auth.toString('base64url') } as const,
  };
}

function newKeys(): { readonly keys: VapidKeys; readonly publicKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x ?? '', 'base64url'),
    Buffer.from(y ?? '', 'base64url'),
  ]);
  const keys = {
    publicKey: point.toString('base64url'),
    privateKey: d ?? '',
    subject: 'https://carrack.test',
  };
  return { keys, publicKey };
}

const SERVICE = newKeys();

const bytesOf = async (request: Request): Promise<Buffer> => Buffer.from(await request.arrayBuffer());

async function sent(payload = PAYLOAD, isUrgent = false) {
  const browser = subscriber();
  const request = await pushRequest(SERVICE.keys, browser.target, payload, isUrgent);
  const { ecdh, auth } = browser;
  const read = async () => {
    const plain = ece.decrypt(await bytesOf(request), {
      version: 'aes128gcm',
      privateKey: ecdh,
      authSecret: auth.toString('base64url'),
    });
    return JSON.parse(plain.toString()) as PushPayload;
  };
  return { request, read };
}

test('a browser reads what was sent', async () => {
  const { request, read } = await sent();
  expect([request.method, request.url, request.redirect]).toEqual(['POST', ENDPOINT, 'manual']);
  expect(await read()).toEqual(PAYLOAD);
});

test('no other browser reads it', async () => {
  const { request } = await sent();
  const other = subscriber();
  const body = await bytesOf(request);
  const keys = { version: 'aes128gcm', privateKey: other.ecdh, authSecret: other.target.auth } as const;
  expect(() => ece.decrypt(body, keys)).toThrow(/authenticate|auth/i);
});

test('all messages have the same length, whatever they say', async () => {
  const [short, long] = [await sent(), await sent({ ...PAYLOAD, body: 'x'.repeat(300) })];
  expect((await bytesOf(short.request)).length).toBe((await bytesOf(long.request)).length);
});

test('texts that are too long are cut, in every script', async () => {
  const { read } = await sent({ ...PAYLOAD, title: '船'.repeat(4_000), body: '\u0001'.repeat(4_000) });
  const { title, body } = await read();
  expect([title.length, body.length]).toEqual([150, 400]);
});

test('texts are cut between characters, and show it', async () => {
  const { read } = await sent({ ...PAYLOAD, title: '🎲'.repeat(100), body: `x${'🎲'.repeat(400)}` });
  const { title, body } = await read();
  expect([title, body]).toEqual([`${'🎲'.repeat(74)}…`, `x${'🎲'.repeat(199)}…`]);
});

describe('the headers:', () => {
  test('a device that was off for a day gets nothing, and one that was off for less gets only the latest', async () => {
    const { headers } = (await sent()).request;
    expect(headers.get('ttl')).toBe('86400');
    expect(headers.get('topic')).toBe('carrack');
    expect(headers.get('content-encoding')).toBe('aes128gcm');
  });

  test('what is urgent wakes a sleeping phone', async () => {
    expect((await sent()).request.headers.get('urgency')).toBe('normal');
    expect((await sent(PAYLOAD, true)).request.headers.get('urgency')).toBe('high');
  });
});

describe('the service identifies itself (RFC 8292):', () => {
  const NOW = Date.UTC(2026, 0, 31, 12);
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    return () => void vi.useRealTimers();
  });

  test('by a token for this push service that ends within a day', async () => {
    const { request } = await sent();
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    expect(key).toBe(SERVICE.keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const parsed = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    expect(parsed).toMatchObject({ aud: 'https://push.example.net', sub: 'https://carrack.test' });
    expect(parsed.exp).toBeGreaterThan(NOW / 1000);
    expect(parsed.exp).toBeLessThanOrEqual(NOW / 1000 + 86_400);
    const key2 = { key: SERVICE.publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), key2, Buffer.from(signature, 'base64url')),
    ).toBe(true);
  });
});

test('keys that are no point of the curve are refused', async () => {
  const target = { ...subscriber().target, p256dh: Buffer.alloc(65, 4).toString('base64url') };
  await expect(pushRequest(SERVICE.keys, target, PAYLOAD, false)).rejects.toThrow();
});

test('the reader of these tests reads the example of RFC 8291, 5', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const authSecret = 'BTBZMqHH6r4Tts7J_aSIgg';
  const plain = ece.decrypt(Buffer.from(body, 'base64url'), {
    version: 'aes128gcm',
    privateKey: ecdh,
    authSecret,
  });
  expect(plain.toString()).toBe('When I grow up, I want to be a watermelon');
});
