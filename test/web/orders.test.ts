import { describe, expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { OrdersModel } from '../../web/features/orders/orders.ts';
import { ID, openOrders, running } from './support/ordersDevice.ts';
import { OrdersServer } from './support/ordersServer.ts';
import { settled, storage } from './support/world.ts';

const PASS_PHASE_1 = { planning: 'pass' } as const;
const PASS: AnyMove = { type: 'pass' };

/** Its rules are newer than the page's. */
class NewerServer extends OrdersServer {
  override answer(path: string, body: unknown): Response {
    if (!path.includes('/orders')) return super.answer(path, body);
    return Response.json({ code: 'ENGINE_CHANGED', status: 409 }, { status: 409 });
  }
}

describe('Standing orders on the page', () => {
  test('count only once they are saved', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    expect(orders.saving.value.kind).toBe('unsaved');
    expect(server.orders).toBe(null);
    await orders.save();
    expect(server.orders?.order.game).toEqual(PASS_PHASE_1);
    expect(orders.saving.value.kind).toBe('saved');
    expect(orders.stored.value?.revision).toBe(1);
  });

  test('that are changed back to what is stored need no saving', async () => {
    const { orders } = await openOrders();
    orders.edit({ atOnce: true });
    orders.edit({ atOnce: false });
    expect(orders.saving.value.kind).toBe('saved');
  });

  test('that are not saved outlive a reload, for their own seat only', async () => {
    const session = storage();
    const { server, orders } = await openOrders(running(), session);
    orders.edit({ atOnce: true });
    const again = await openOrders(server, session);
    expect(again.orders.order.value.atOnce).toBe(true);
    expect(again.orders.saving.value.kind).toBe('unsaved');
    const other = new OrdersServer(1);
    other.playUntilTurnOf(1);
    expect((await openOrders(other, session)).orders.order.value.atOnce).toBe(false);
  });

  test('that an earlier release kept, without what they change, are still there, and are not saved over other ones', async () => {
    const session = storage();
    const { server, orders } = await openOrders(running(), session);
    const key = `carrack.orders.${ID}.0`;
    orders.edit({ game: PASS_PHASE_1 });
    await orders.save();
    session.write(key, { order: { ...orders.order.value, game: {}, atOnce: true }, revision: 0 });
    const again = await openOrders(server, session);
    expect(again.orders.order.value).toMatchObject({ game: {}, atOnce: true });
    await again.orders.save();
    expect(again.orders.saving.value.kind).toBe('changed');
    expect(server.orders?.order.game).toEqual(PASS_PHASE_1);
  });

  test('changed on two devices: the second sees the version of the first, and keeps one', async () => {
    const phone = await openOrders();
    const desk = await openOrders(phone.server);
    phone.orders.edit({ game: PASS_PHASE_1 });
    await phone.orders.save();
    desk.orders.edit({ atOnce: true });
    await desk.orders.save();
    expect(desk.orders.saving.value).toMatchObject({
      kind: 'changed',
      there: { order: { game: PASS_PHASE_1 }, revision: 1 },
    });
    expect(phone.server.orders?.order).toMatchObject({ game: PASS_PHASE_1, atOnce: false });
    desk.orders.settleOn('here');
    await settled();
    expect(phone.server.orders?.order).toMatchObject({ game: {}, atOnce: true });
  });

  test('of the other device are taken when the player chooses them', async () => {
    const phone = await openOrders();
    const desk = await openOrders(phone.server);
    phone.orders.edit({ game: PASS_PHASE_1 });
    await phone.orders.save();
    desk.orders.edit({ atOnce: true });
    await desk.orders.save();
    desk.orders.settleOn('there');
    expect(desk.orders.order.value).toMatchObject({ game: PASS_PHASE_1, atOnce: false });
    expect(desk.orders.saving.value.kind).toBe('saved');
  });

  test('made for an earlier position are looked at again before they are saved', async () => {
    const { server, orders, game } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    server.play(1, PASS);
    await orders.save();
    expect(orders.saving.value.kind).toBe('stale');
    expect(game.position.value.seq).toBe(server.seq);
    await orders.save();
    expect(server.orders?.order.game).toEqual(PASS_PHASE_1);
  });

  test('that the game cannot read are refused, and stay to be corrected', async () => {
    const { orders } = await openOrders();
    orders.edit({ game: { planning: 'maybe' } });
    await orders.save();
    expect(orders.saving.value).toMatchObject({ kind: 'failed', failure: { code: 'BAD_ORDERS' } });
    expect(orders.order.value.game).toEqual({ planning: 'maybe' });
  });

  test('that a page with older rules cannot save stay to be saved or discarded, if it is not loaded again', async () => {
    const { orders } = await openOrders(new NewerServer());
    orders.edit({ atOnce: true });
    expect(await orders.save()).toBe(false);
    expect([orders.saving.value.kind, orders.order.value.atOnce]).toEqual(['unsaved', true]);
  });

  test('are withdrawn as a whole', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ atOnce: true });
    await orders.save();
    await orders.withdraw();
    expect(server.orders).toBe(null);
    expect(orders.order.value.atOnce).toBe(false);
  });

  test('are withdrawn even if that is asked while they are being saved', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ atOnce: true });
    const first = orders.save();
    void orders.withdraw();
    await first;
    expect(server.written).toHaveLength(2);
    expect(server.orders).toBe(null);
    expect(orders.saving.value.kind).toBe('saved');
  });

  test('are withdrawn after a save that turned out stale, because that needs no second look', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    await orders.save();
    orders.edit({ atOnce: true });
    server.play(1, PASS);
    const stale = orders.save();
    void orders.withdraw();
    await stale;
    expect(server.orders).toBe(null);
    expect(orders.saving.value.kind).toBe('saved');
  });

  test('that are written while the earlier ones are being withdrawn are saved after that, alone', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ atOnce: true });
    await orders.save();
    const withdrawn = orders.withdraw();
    orders.edit({ game: PASS_PHASE_1 });
    void orders.save();
    await withdrawn;
    expect(server.orders?.order).toMatchObject({ atOnce: false, game: PASS_PHASE_1 });
    expect(orders.saving.value.kind).toBe('saved');
  });

  test('of another device are not withdrawn unseen', async () => {
    const phone = await openOrders();
    phone.orders.edit({ atOnce: true });
    await phone.orders.save();
    const desk = await openOrders(phone.server);
    phone.orders.edit({ game: PASS_PHASE_1 });
    await phone.orders.save();
    await desk.orders.withdraw();
    expect(phone.server.orders?.order.game).toEqual(PASS_PHASE_1);
    expect(desk.orders.saving.value).toMatchObject({ kind: 'changed', there: { revision: 2 } });
    desk.orders.settleOn('here');
    await settled();
    expect(phone.server.orders).toBe(null);
  });

  test('are shown as they were saved, even if a view from before arrives later', async () => {
    const { server, orders, game } = await openOrders();
    let arrive = (): void => undefined;
    server.viewsArrive = new Promise<void>((done) => (arrive = done));
    void game.refresh();
    orders.edit({ atOnce: true });
    const saved = orders.save();
    await settled();
    expect(orders.order.value.atOnce).toBe(true);
    server.viewsAreLost = true; // so that no later view mends it
    arrive();
    await saved;
    expect(orders.order.value.atOnce).toBe(true);
    expect(orders.stored.value?.revision).toBe(1);
  });

  test('are shown as withdrawn, even if a view from before arrives later', async () => {
    const { server, orders, game } = await openOrders();
    orders.edit({ atOnce: true });
    await orders.save();
    let arrive = (): void => undefined;
    server.viewsArrive = new Promise<void>((done) => (arrive = done));
    void game.refresh();
    const withdrawn = orders.withdraw();
    await settled();
    server.viewsAreLost = true;
    arrive();
    await withdrawn;
    expect(orders.stored.value).toBe(null);
  });

  test('that are to answer leave the decision to a player who answers it themselves', async () => {
    const { server, orders, game } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    await orders.save();
    server.playUntilTurnOf(0);
    await game.refresh();
    orders.edit({ atOnce: true });
    expect(orders.stored.value?.says).toMatchObject({ kind: 'play' });
    await orders.hold();
    expect(orders.stored.value?.says).toEqual({ kind: 'rest' });
    expect(server.playByOrders()).toBe(false);
    await orders.save(); // of the same orders as before
    expect(orders.saving.value.kind).toBe('saved');
  });

  test('that could not be stopped are told of until the game goes on', async () => {
    const { server, orders, game } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    await orders.save();
    server.playUntilTurnOf(0);
    await game.refresh();
    server.answersAreLost = true;
    await orders.hold();
    expect(orders.holdFailure.value?.code).toBe('NETWORK');
    server.tryToPlay(0, [PASS]);
    await game.refresh();
    expect(orders.holdFailure.value).toBeUndefined();
  });

  test('that a page with older rules cannot stop have it loaded again', async () => {
    const { orders, tab } = await openOrders(new NewerServer());
    await orders.hold();
    expect(tab.reloads()).toBe(1);
  });

  test('that have answered first are told with what happened', async () => {
    const { server, orders, game } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    await orders.save();
    server.playUntilTurnOf(0);
    await game.refresh();
    server.playByOrders();
    await orders.hold();
    expect(game.position.value.seq).toBe(server.seq);
    expect(orders.holdFailure.value).toBeUndefined();
  });

  test('that are to be saved while others are on their way are saved after them', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ atOnce: true });
    const first = orders.save();
    orders.edit({ game: PASS_PHASE_1 });
    void orders.save();
    await first;
    expect(server.orders?.order).toMatchObject({ atOnce: true, game: PASS_PHASE_1 });
    expect(orders.saving.value.kind).toBe('saved');
  });

  test('that are only changed while others are on their way stay unsaved', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ atOnce: true });
    const first = orders.save();
    orders.edit({ game: PASS_PHASE_1 });
    await first;
    expect(server.orders?.order).toMatchObject({ atOnce: true, game: {} });
    expect(orders.saving.value.kind).toBe('unsaved');
  });

  test('that are changed back while the change is on its way are saved as they were', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ atOnce: true });
    const first = orders.save();
    orders.edit({ atOnce: false });
    void orders.save();
    await first;
    expect(server.orders).toBe(null);
    expect(orders.saving.value.kind).toBe('saved');
  });

  test('that are to be saved next are looked at again if those on their way turn out stale', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ atOnce: true });
    server.play(1, PASS);
    const first = orders.save();
    orders.edit({ game: PASS_PHASE_1 });
    void orders.save();
    await first;
    expect(orders.saving.value.kind).toBe('stale');
    expect(server.orders).toBe(null);
    expect(orders.order.value).toMatchObject({ atOnce: true, game: PASS_PHASE_1 });
  });

  test('are shown as they were saved, even if no view can be fetched afterwards', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ atOnce: true });
    server.viewsAreLost = true;
    await orders.save();
    expect(orders.saving.value.kind).toBe('saved');
    expect(orders.order.value.atOnce).toBe(true);
    expect(orders.stored.value?.revision).toBe(1);
    await orders.withdraw();
    expect(orders.saving.value.kind).toBe('saved');
    expect(orders.order.value.atOnce).toBe(false);
  });

  test('that are changed again after a lost answer are saved: those there are the player’s own', async () => {
    const { server, orders } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    server.answersAreLost = true;
    await orders.save();
    expect([orders.saving.value.kind, server.orders?.revision]).toEqual(['failed', 1]);
    server.answersAreLost = false;
    orders.edit({ atOnce: true });
    await orders.save();
    expect(orders.saving.value.kind).toBe('saved');
    expect(server.orders?.order).toMatchObject({ game: PASS_PHASE_1, atOnce: true });
  });

  test('that were still being saved when their form was left are the player’s own in the next one', async () => {
    const { server, tab, game, orders } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    const saved = orders.save();
    orders[Symbol.dispose](); // as on the way to text mode
    const next = new OrdersModel(ID, game, tab);
    expect(next.saving.value.kind).toBe('unsaved');
    await saved;
    expect(next.saving.value.kind).toBe('saved');
    next.edit({ atOnce: true });
    await next.save();
    expect(server.orders?.order).toMatchObject({ game: PASS_PHASE_1, atOnce: true });
  });

  test('say what they do when a frame tells of it', async () => {
    const { server, orders, tab } = await openOrders();
    orders.edit({ game: PASS_PHASE_1 });
    await orders.save();
    server.playUntilTurnOf(0);
    tab.listener().frame(server.frame());
    expect(orders.stored.value?.says).toBe(null);
    const { orders: now, ordersRevision } = server.view();
    tab.listener().frame({ type: 'orders', engine: ENGINE, orders: now, ordersRevision });
    expect(orders.stored.value?.says).toMatchObject({ kind: 'play', moves: [PASS] });
  });
});
