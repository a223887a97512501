import { describe, expect, test } from 'vitest';
import type { ChannelInfo, Channels, SeatInfo } from '#shared/protocol/http.ts';
import { createApi } from '../../web/lib/api.ts';
import { NotificationOfferModel, waitsForPeople } from '../../web/features/telling/notificationOffer.ts';
import type { Memory } from '../../web/lib/platform.ts';
import { channelOf, FakeChannels, FakeDevice } from './support/fakeDevice.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage } from './support/world.ts';

/** How the player of a seat is told of their turns. */

const MAIL: Channels['mail'] = { available: true, address: null, on: true, undeliverable: null };
const GAME = 'a222222222222222';

/** In a browser that takes no push messages. */
async function open(mail: Partial<Channels['mail']> = {}, device: Memory = storage()) {
  const asked: unknown[] = [];
  const answer = async (_: unknown, init?: RequestInit): Promise<Response> => {
    if (init?.body === undefined)
      return Response.json({ mail: { ...MAIL, ...mail }, push: { key: 'key' }, channels: [], receipts: [] });
    asked.push(JSON.parse(String(init.body)));
    return Response.json({}, { status: 202 });
  };
  const model = new NotificationOfferModel(
    { ...openTab(new GameServer()), api: createApi(answer), device },
    GAME,
  );
  await settled();
  return { model, asked };
}

describe('The player of a seat', () => {
  test.each([
    ['is asked without an address', {}, 'asks'],
    ['is told at a confirmed address', { address: 'ana@example.com' }, 'settled'],
    ['is not told with mail switched off', { address: 'ana@example.com', on: false }, 'silent'],
    ['is not told where mails come back', { address: 'a@example.com', undeliverable: 'bounce' }, 'silent'],
    ['is not asked by a service without mail', { available: false }, 'settled'],
  ] as const)('%s', async (_, mail, state) => {
    expect((await open(mail)).model.state.value).toBe(state);
  });

  test('who gives an address is asked by mail to confirm it', async () => {
    const { model, asked } = await open();
    model.address.value = 'ana@example.com';
    await model.byMail();
    expect([model.state.value, asked]).toEqual(['confirm', [{ address: 'ana@example.com' }]]);
  });

  test('who looks themselves is not asked again in that game, sees that nothing tells them, and can change it', async () => {
    const device = storage();
    (await open({}, device)).model.decline(true);
    const { model } = await open({}, device);
    expect(model.state.value).toBe('silent');
    model.decline(false);
    expect((await open({}, device)).model.state.value).toBe('asks');
  });
});

describe('A device', () => {
  const choose = async (set: (service: FakeChannels, device: FakeDevice) => void = () => undefined) => {
    const [service, device] = [new FakeChannels(), new FakeDevice()];
    set(service, device);
    const model = new NotificationOfferModel(
      { ...openTab(new GameServer()), api: service.api },
      GAME,
      device,
    );
    await settled();
    const offered = [model.state.value, model.mailOffered.value, model.deviceOffered.value];
    return { service, device, model, offered };
  };

  test.each<[string, (service: FakeChannels, device: FakeDevice) => void, readonly unknown[]]>([
    ['is offered beside mail', () => undefined, ['asks', true, true]],
    ['is not offered where it is blocked', (_, it) => (it.granted = 'denied'), ['asks', true, false]],
    ['is not offered by a service without keys', (it) => (it.key = null), ['asks', true, false]],
    ['is offered without mail', (it) => (it.mail = { ...MAIL, available: false }), ['asks', false, true]],
  ])('%s', async (_, set, offered) => {
    expect((await choose(set)).offered).toEqual(offered);
  });

  test.each<[string, Partial<ChannelInfo>, string]>([
    ['on', {}, 'settled'],
    ['for this game only', { kind: 'webhook', gameId: GAME }, 'settled'],
    ['for another game', { kind: 'webhook', gameId: 'b222222222222222' }, 'asks'],
    ['switched off', { off: 'player' }, 'asks'],
    ['gone', { off: 'gone' }, 'asks'],
  ])('or webhook that is %s counts', async (_, given, state) => {
    const { offered } = await choose((it) => (it.list = [channelOf({ id: 'c1', ...given })]));
    expect(offered[0]).toBe(state);
  });

  test('that is switched on there says so', async () => {
    const { model, service } = await choose();
    await Promise.all([model.byDevice(), model.byDevice()]);
    expect([model.state.value, service.log]).toEqual(['device', ['PUT /api/me/channels/push']]);
  });

  test('that is not allowed to is not offered again, and mail still is', async () => {
    const { model } = await choose((_, it) => (it.answer = 'default'));
    await model.byDevice();
    expect([model.state.value, model.refusal.value, model.asking.value.kind]).toEqual([
      'asks',
      'unanswered',
      'idle',
    ]);
  });
});

test('only players who wait for people are asked', () => {
  const seat = (n: number, kind: SeatInfo['kind']): SeatInfo => ({
    seat: n,
    kind,
    name: null,
    online: false,
  });
  const table = (you: number | null, ...kinds: SeatInfo['kind'][]) => ({
    you,
    status: 'running' as const,
    seats: kinds.map((kind, n) => seat(n, kind)),
  });
  expect(waitsForPeople(table(0, 'person', 'person'))).toBe(true);
  expect(waitsForPeople(table(0, 'person', 'open'))).toBe(true);
  expect(waitsForPeople(table(0, 'person', 'bot'))).toBe(false);
  expect(waitsForPeople(table(null, 'person', 'person'))).toBe(false);
  expect(waitsForPeople({ ...table(0, 'person', 'person'), status: 'over' })).toBe(false);
});
