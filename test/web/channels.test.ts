import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Channels, NewWebhook } from '#shared/protocol/http.ts';
import { deliveryErrorText } from '../../web/ui/webhooks.tsx';
import { ChannelsModel } from '../../web/features/profile/devices/channels.ts';
import { channelOf, FakeChannels, FakeDevice } from './support/fakeDevice.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

/** Devices and webhooks on the profile. */

async function opened(set: (service: FakeChannels, device: FakeDevice) => void = () => undefined) {
  const service = new FakeChannels();
  const device = new FakeDevice();
  set(service, device);
  const channels = signal<Channels | undefined>(undefined);
  const load = async (): Promise<void> => {
    const answer = await service.api.ask<Channels>('GET', '/api/me/channels');
    if (answer.ok) channels.value = answer.value;
  };
  const platform = { ...openTab(new GameServer()), api: service.api };
  const model = new ChannelsModel(platform, 'ana', { channels, load }, device);
  const before = model.state.value;
  await Promise.all([load(), model.refreshDevice()]);
  return { service, device, model, before };
}

const WEBHOOK: NewWebhook = { url: 'https://example.com/x', shape: 'json', name: 'Chat' };

describe('This device', () => {
  test.each<[string, (service: FakeChannels, device: FakeDevice) => void, string]>([
    ['is off at first', () => undefined, 'off'],
    ['is blocked by the browser', (_, device) => (device.granted = 'denied'), 'blocked'],
    ['takes no messages', (_, device) => (device.supported = 'none'), 'unsupported'],
    ['needs the home screen', (_, device) => (device.supported = 'homeScreen'), 'homeScreen'],
    ['gets none from this service', (service) => (service.key = null), 'serviceOff'],
  ])('%s', async (_, set, state) => {
    const { model, before } = await opened(set);
    expect([before, model.state.value]).toEqual([undefined, state]);
  });

  test('asks for permission only when it is switched on', async () => {
    const { model, device } = await opened();
    expect(device.asked).toBe(0);
    await model.switchOn();
    expect([device.asked, model.state.value, model.others.value]).toEqual([1, 'on', []]);
  });

  test('is off again, and nowhere in the list, once it is switched off', async () => {
    const { model, service } = await opened();
    await model.switchOn();
    await model.leave();
    expect([model.state.value, service.list]).toEqual(['off', []]);
  });

  test.each(['gone', 'failing', 'player'] as const)(
    'that is off because of “%s” is none of the others, and can be switched on',
    async (off) => {
      const { model, service } = await opened();
      await model.switchOn();
      service.set('1', { off });
      await model.setOn('none', true); // reads the list again
      expect([model.state.value, model.own.value?.off, model.others.value]).toEqual(['off', off, []]);
      await model.switchOn();
      expect([model.state.value, model.own.value?.off, model.others.value]).toEqual(['on', null, []]);
    },
  );

  test('says why the browser did not switch it on', async () => {
    const { model } = await opened((_, device) => (device.answer = 'default'));
    await model.switchOn();
    expect([model.refusal.value, model.state.value, model.asking.value.kind]).toEqual([
      'unanswered',
      'off',
      'idle',
    ]);
  });

  test('that another player has switched on is off for this one', async () => {
    const { model } = await opened((service, device) => {
      service.list = [channelOf({ id: '1' })];
      device.granted = 'granted';
      device.endpoint = 'https://push.example.com/1';
      device.remembered = { player: 'ben', channel: '1', at: 0 };
    });
    expect(model.state.value).toBe('off');
  });

  test('is off where the browser forbids the page to remember anything', async () => {
    const { model } = await opened(
      (_, device) => (device.kept = () => Promise.reject(new Error('forbidden'))),
    );
    expect(model.state.value).toBe('off');
    await model.switchOn();
    expect([model.state.value, model.refusal.value]).toEqual(['off', 'refused']);
  });

  test('that is blocked afterwards can still be forgotten', async () => {
    const { model, service, device } = await opened();
    await model.switchOn();
    device.granted = 'denied';
    await model.refreshDevice();
    expect([model.state.value, model.own.value?.id]).toEqual(['blocked', '1']);
    await model.leave();
    expect([model.own.value, device.endpoint, service.list]).toEqual([undefined, undefined, []]);
  });
});

describe('Devices and webhooks', () => {
  const listed = (service: FakeChannels) =>
    (service.list = [channelOf({ id: 'c1' }), channelOf({ id: 'w9', kind: 'webhook', name: 'Lamp' })]);

  test('are switched off and on, and removed', async () => {
    const { model } = await opened(listed);
    await model.setOn('c1', false);
    expect(model.others.value.map(({ off }) => off)).toEqual(['player']);
    await model.setOn('c1', true);
    expect(model.others.value.map(({ off }) => off)).toEqual([null]);
    await model.remove('w9');
    expect([model.webhooks.value, model.section.value]).toEqual([[], 'webhooks']);
  });

  test.each([null, 'HTTP_404'])(
    'say what came of a test (%s), until something else is done',
    async (error) => {
      const { model, service } = await opened(listed);
      service.tested = error;
      await model.test('w9');
      expect(model.tested.value).toMatchObject({ channel: { name: 'Lamp' }, error });
      expect(model.section.value).toBe('webhooks');
      await model.setOn('c1', false);
      expect(model.tested.value).toBeUndefined();
    },
  );

  test('a second tap while the first is on its way does nothing', async () => {
    const { model, service } = await opened(listed);
    await Promise.all([model.test('c1'), model.test('c1'), model.remove('c1')]);
    expect(service.log).toEqual(['POST /api/me/channels/by-id/c1/test']);
  });

  test('the secret of a new webhook stays on the page while others are changed', async () => {
    const { model } = await opened();
    expect(await model.makeWebhook(WEBHOOK)).toBe(true);
    await model.setOn('w1', false);
    expect(model.created.value?.secret).toBe('whsec_x');
    expect(model.webhooks.value).toHaveLength(1);
  });

  test('a refused webhook says why, and its form stays filled in', async () => {
    const { model, service } = await opened();
    service.refusal = 'URL_NOT_PUBLIC';
    expect(await model.makeWebhook(WEBHOOK)).toBe(false);
    expect(model.asking.value).toMatchObject({ kind: 'failed', failure: { code: 'URL_NOT_PUBLIC' } });
  });
});

test.each([
  ['GONE', 'the device has withdrawn its permission'],
  ['HTTP_404', 'the answer was HTTP 404'],
  ['REDIRECT', 'the address leads elsewhere'],
  ['TIMEOUT', 'there was no answer in time'],
  ['UNREACHABLE', 'it could not be reached'],
  ['NOT_PUBLIC', 'the address leads to a private network'],
  ['NAME_UNKNOWN', 'the name of the host is unknown'],
  ['REFUSED_KEYS', 'the device’s keys cannot be used'],
  ['PUSH_OFF', 'this service sends no push messages'],
  ['QUOTA_REACHED', 'the maximum for today has been sent'],
  ['550', '550'],
])('the error %s is told as “%s”', (error, words) => {
  expect(deliveryErrorText(error)).toBe(words);
});
