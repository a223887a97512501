import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveDevice, mindDevice, switchOn } from '../../web/features/telling/pushDevice.ts';
import { ProfileModel } from '../../web/features/profile/profile.ts';
import { VisitorModel } from '../../web/lib/visitor.ts';
import { FakeChannels, FakeDevice } from './support/fakeDevice.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

/** A browser has one subscription, whoever is signed in: nobody's notifications reach another's screen. */

const DAY = 86_400_000;
const WISH = { key: 'key', anew: false };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 10 * DAY }));
afterEach(() => void vi.useRealTimers());

function opened() {
  const service = new FakeChannels();
  const device = new FakeDevice();
  const platform = { ...openTab(new GameServer()), api: service.api };
  const mind = (player: string | null = service.player) => mindDevice(service.api, device, player);
  return { service, device, platform, mind, on: () => switchOn(service.api, device, WISH) };
}

/** A device that Ana has switched on. */
async function isOn() {
  const it = opened();
  await it.on();
  it.service.log.length = 0;
  return it;
}

const PUT = 'PUT /api/me/channels/push';
const remove = (id: string) => `DELETE /api/me/channels/by-id/${id}`;

describe('Switching a device on', () => {
  test('stores its subscription at the service, and remembers for whom', async () => {
    const { on, service, device } = opened();
    expect(await on()).toMatchObject({ ok: true, value: { id: '1', off: null } });
    expect(service.list.map(({ id }) => id)).toEqual(['1']);
    expect(device.remembered).toEqual({ player: 'ana', channel: '1', at: 10 * DAY });
  });

  test('twice is as good as once', async () => {
    const { on, service } = opened();
    await on();
    await on();
    expect(service.list.map(({ id }) => id)).toEqual(['1']);
  });

  test.each([
    ['denied', 'blocked'],
    ['default', 'unanswered'],
  ] as const)('does nothing if the player answers “%s”', async (answer, refusal) => {
    const { on, service, device } = opened();
    device.answer = answer;
    expect(await on()).toBe(refusal);
    expect([device.endpoint, service.log]).toEqual([undefined, []]);
  });

  test('does nothing if the browser does not subscribe', async () => {
    const { on, service, device } = opened();
    device.refuses = true;
    expect(await on()).toBe('refused');
    expect([device.remembered, service.log]).toEqual([undefined, []]);
  });

  test.each(['PUSH_OFF', 'CHANNELS_EXHAUSTED', 'NETWORK'])(
    'that fails (%s) leaves no subscription behind',
    async (code) => {
      const { on, service, device } = opened();
      service.refusal = code;
      expect(await on()).toMatchObject({ ok: false });
      expect([device.endpoint, device.remembered]).toEqual([undefined, undefined]);
    },
  );

  test('that is on and fails stays on', async () => {
    const { on, service, device } = await isOn();
    service.refusal = 'NETWORK';
    await on();
    expect([device.endpoint, device.remembered?.channel]).toEqual(['https://push.example.com/1', '1']);
  });

  test('switches a channel on again that was switched off elsewhere', async () => {
    const { on, service } = await isOn();
    service.set('1', { off: 'player' });
    expect(await on()).toMatchObject({ ok: true, value: { off: null } });
  });

  test('whose subscription is dead subscribes anew, and removes the old channel', async () => {
    const { service, device } = await isOn();
    await switchOn(service.api, device, { key: 'key', anew: true });
    expect(service.list.map(({ id }) => id)).toEqual(['2']);
  });

  test('for another player takes no subscription over', async () => {
    const { on, service, device } = await isOn();
    Object.assign(service, { player: 'ben', list: [] });
    await on();
    expect([service.list.map(({ id }) => id), device.remembered]).toEqual([
      ['2'],
      { player: 'ben', channel: '2', at: 10 * DAY },
    ]);
  });
});

describe('When the page is opened', () => {
  test('it tells the service once a day that the device is still there', async () => {
    const { mind, service } = await isOn();
    vi.setSystemTime(11 * DAY - 1);
    await mind();
    expect(service.log).toEqual([]);
    vi.setSystemTime(11 * DAY);
    await mind();
    await mind();
    expect(service.log).toEqual([PUT]);
  });

  test('a clock that was put back since holds that up for no longer', async () => {
    const { mind, service, device } = await isOn();
    vi.setSystemTime(5 * DAY);
    await mind();
    expect([service.log, device.remembered?.at]).toEqual([[PUT], 5 * DAY]);
  });

  test('a subscription that the browser has lost is made anew', async () => {
    const { mind, service, device } = await isOn();
    device.endpoint = undefined;
    await mind();
    expect(service.list.map(({ id }) => id)).toEqual(['2']);
    expect(service.log).toEqual([PUT, remove('1')]);
  });

  test('a dead subscription is replaced', async () => {
    const { mind, service } = await isOn();
    service.set('1', { off: 'gone' });
    vi.setSystemTime(11 * DAY);
    await mind();
    expect(service.list.map(({ id, off }) => [id, off])).toEqual([['2', null]]);
  });

  test('a device that was switched off elsewhere stays off', async () => {
    const { mind, service } = await isOn();
    service.set('1', { off: 'player' });
    vi.setSystemTime(11 * DAY);
    await mind();
    expect(service.log).toEqual([]);
  });

  test('a device that was removed elsewhere is not subscribed any more', async () => {
    const { mind, service, device } = await isOn();
    service.list = [];
    vi.setSystemTime(11 * DAY);
    await mind();
    expect([device.endpoint, device.remembered, service.log]).toEqual([undefined, undefined, []]);
  });

  test('nothing is stored without permission', async () => {
    const { mind, service, device } = await isOn();
    device.granted = 'denied';
    vi.setSystemTime(11 * DAY);
    await mind();
    expect(service.log).toEqual([]);
  });

  test.each([['ben'], [null]])('another player’s subscription is dropped (%s signed in)', async (player) => {
    const { mind, device } = await isOn();
    await mind(player);
    expect([device.endpoint, device.remembered]).toEqual([undefined, undefined]);
  });

  test('a subscription of nobody knows whom is dropped', async () => {
    const { mind, device } = opened();
    await device.subscribe();
    await mind();
    expect(device.endpoint).toBeUndefined();
  });

  test('a device that was never switched on is left alone', async () => {
    const { mind, device, service } = opened();
    await mind();
    expect([device.asked, service.log]).toEqual([0, []]);
  });
});

describe('Signing out', () => {
  const page = async (it: Awaited<ReturnType<typeof isOn>>) => {
    const profile = new ProfileModel(it.platform, new VisitorModel(it.platform), it.device);
    await profile.load();
    return profile;
  };

  test('first takes the device’s channel away, here and at the service', async () => {
    const it = await isOn();
    await (await page(it)).signOut();
    expect(it.service.log).toEqual([remove('1'), 'POST /api/auth/logout']);
    expect([it.device.endpoint, it.device.remembered]).toEqual([undefined, undefined]);
  });

  test('everywhere first takes this device away; the service removes the others', async () => {
    const it = await isOn();
    await (await page(it)).endAll();
    expect(it.service.log).toEqual([remove('1'), 'DELETE /api/me/sessions']);
    expect([it.device.endpoint, it.device.remembered]).toEqual([undefined, undefined]);
  });

  test('does not wait for a browser that never answers', async () => {
    const it = await isOn();
    it.device.kept = () => new Promise(() => undefined);
    const left = leaveDevice(it.platform, it.device);
    it.platform.timers.at(-1)?.run();
    await left;
    expect(it.platform.timers.at(-1)?.ms).toBe(5_000);
  });

  test('works where the service cannot be reached', async () => {
    const it = await isOn();
    it.service.refusal = 'NETWORK';
    await leaveDevice(it.platform, it.device);
    expect([it.device.endpoint, it.device.remembered]).toEqual([undefined, undefined]);
  });
});
