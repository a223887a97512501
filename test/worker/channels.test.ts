import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { Me, TestedChannel } from '#shared/protocol/http.ts';
import { capturedMailsTable } from '../../worker/db/schema.ts';
import { HOOK } from '../support/channels.ts';
import { CHANNELS, SUBSCRIPTION, captured, hook, settings, subscribe } from './support/channels.ts';
import { db } from './support/database.ts';
import { playerRow } from './support/mails.ts';
import { Table } from './support/reached.ts';

/** Devices with web push, and webhooks: how players make, test and remove them, and how many. */

describe('a player', () => {
  test('gets the same channel for the same subscription, which is on again', async () => {
    const { bob, bobId } = await Table.set();
    const first = await subscribe(bob);
    await bob.send(`${CHANNELS}/by-id/${first.id}`, { on: false }, { method: 'PUT' });
    expect((await playerRow(bobId))?.channels).toBe(0);
    expect(await subscribe(bob)).toEqual({ ...first, off: null });
    expect((await settings(bob)).channels).toHaveLength(1);
    expect((await playerRow(bobId))?.channels).toBe(1);
  });

  test('sees no address and no key of a channel again, and the secret of a webhook once', async () => {
    const { bob } = await Table.set();
    await subscribe(bob);
    const { secret, channel } = await hook(bob, { shape: 'slack' });
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/);
    expect(channel).toMatchObject({ kind: 'webhook', host: 'hooks.example.com', shape: 'slack', off: null });
    const text = JSON.stringify(await settings(bob));
    for (const hidden of [secret, 'T0/B0', 'JzLQ3raZ', SUBSCRIPTION.keys.auth])
      expect(text).not.toContain(hidden);
  });

  test('has no way to the channels of others', async () => {
    const { ann, bob } = await Table.set();
    const { id } = await subscribe(bob);
    for (const [path, method, body] of [
      [`${CHANNELS}/by-id/${id}`, 'PUT', { on: false }],
      [`${CHANNELS}/by-id/${id}`, 'DELETE', {}],
      [`${CHANNELS}/by-id/${id}/test`, 'POST', {}],
    ] as const)
      expect((await ann.send<{ code: string }>(path, body, { method })).body.code).toBe('CHANNEL_NOT_FOUND');
    expect((await settings(ann)).channels).toEqual([]);
    expect((await settings(bob)).channels).toMatchObject([{ id, off: null }]);
  });

  test('has ten channels at most, and may still renew one', async () => {
    const { bob } = await Table.set();
    for (let n = 0; n < 10; n += 1) await subscribe(bob, `${SUBSCRIPTION.endpoint}${n}`);
    const more = await bob.send<{ code: string }>(`${CHANNELS}/push`, SUBSCRIPTION, { method: 'PUT' });
    expect([more.status, more.body.code]).toEqual([409, 'CHANNELS_EXHAUSTED']);
    expect(await subscribe(bob, `${SUBSCRIPTION.endpoint}3`)).toMatchObject({ off: null });
  });

  test.each([
    ['a device at this machine', 'PUT', 'push', { ...SUBSCRIPTION, endpoint: 'https://127.0.0.1/push' }],
    ['a device without encryption', 'PUT', 'push', { ...SUBSCRIPTION, endpoint: 'http://push.example.net/' }],
    [
      'a webhook at this machine',
      'POST',
      'webhooks',
      { url: 'https://localhost/', shape: 'json', name: 'x' },
    ],
    ['a webhook at no address', 'POST', 'webhooks', { url: 'nothing', shape: 'json', name: 'x' }],
  ] as const)('cannot have %s', async (_what, method, path, json) => {
    const { bob } = await Table.set();
    const { status: answered, body } = await bob.send<{ code: string }>(`${CHANNELS}/${path}`, json, {
      method,
    });
    expect([answered, body.code]).toEqual([422, 'URL_NOT_PUBLIC']);
  });

  test('tests a channel, and sees what came of it', async () => {
    const { bob } = await Table.set();
    await db().delete(capturedMailsTable);
    const { id } = await subscribe(bob);
    expect(await bob.post<TestedChannel>(`${CHANNELS}/by-id/${id}/test`, {})).toEqual({ error: null });
    expect(await captured('push: ')).toMatchObject([{ title: 'A test from Carrack', path: '/me' }]);
    const { deliveries } = await settings(bob);
    expect(deliveries).toMatchObject([{ channel: id, kind: 'test', gameId: null, error: null }]);
  });

  test('tests thirty times a day at most', async () => {
    const { bob } = await Table.set();
    const { id } = await subscribe(bob);
    const test = () => bob.send<{ code?: string }>(`${CHANNELS}/by-id/${id}/test`, {});
    for (let n = 0; n < 30; n += 1) expect((await test()).status).toBe(200);
    expect((await test()).body.code).toBe('TESTS_EXHAUSTED');
  });

  test('has ten channels at most, also if many are made at the same time', async () => {
    const { bob, bobId } = await Table.set();
    const made = await Promise.all(
      Array.from({ length: 14 }, () =>
        bob.send(`${CHANNELS}/webhooks`, { url: HOOK, shape: 'json', name: 'Mine' }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    expect((await settings(bob)).channels).toHaveLength(10);
    expect((await playerRow(bobId))?.channels).toBe(10);
  });

  test('gets a device alone: who was told there before shared the browser, and is told there no more', async () => {
    const { ann, bob } = await Table.set();
    const other = await subscribe(ann, `${SUBSCRIPTION.endpoint}2`);
    await subscribe(ann);
    await subscribe(bob);
    expect((await settings(ann)).channels).toEqual([other]);
    expect((await settings(bob)).channels).toHaveLength(1);
    const { player } = await ann.get<Me>('/api/me');
    expect((await playerRow(player?.id ?? ''))?.channels).toBe(1);
  });
});

test('the key with which browsers subscribe is public, the other is not', async () => {
  const { bob } = await Table.set();
  const { push } = await settings(bob);
  expect(push.key).toBe(env.VAPID_PUBLIC_KEY);
  expect(JSON.stringify(await settings(bob))).not.toContain(env.VAPID_PRIVATE_KEY ?? '-');
});
