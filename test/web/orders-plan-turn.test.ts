import { describe, expect, test } from 'vitest';
import type { AnyMove } from '#shared/kernel/types.ts';
import { openOrders, running, type Device } from './support/ordersDevice.ts';
import { storage } from './support/world.ts';

const PASS: AnyMove = { type: 'pass' };
const DRAW: AnyMove = { type: 'draw' };
const PLAN = { moves: [PASS, DRAW], send: true } as const;
const STOPPED = { ...PLAN, send: false };

/** Both other players take their turns, and then the player takes theirs. */
function playOn({ server }: Pick<Device, 'server'>, until: 'before' | 'after' = 'after'): void {
  server.playUntilTurnOf(0);
  if (until === 'after') server.play(0, PASS);
}

/** The service stops the stored plan, as it does after an undo. */
function stopPlan({ server }: Device): void {
  const { orders } = server;
  if (orders === null) throw new Error('there are no orders');
  server.orders = { ...orders, order: { ...orders.order, plan: STOPPED }, revision: orders.revision + 1 };
}

describe('A plan that is being written', () => {
  test('goes with the turn that it was made for', async () => {
    const device = await openOrders();
    const { server, orders, game } = device;
    orders.edit({ plan: PLAN });
    playOn(device, 'before');
    await game.refresh();
    expect(orders.order.value.plan).toEqual(PLAN);
    server.play(0, PASS);
    await game.refresh();
    expect(orders.saving.value.kind).toBe('saved');
    orders.edit({ atOnce: true });
    await orders.save();
    expect(server.orders?.order).toMatchObject({ atOnce: true, plan: null });
  });

  test('goes with a turn that was played while the page was away', async () => {
    const session = storage();
    const device = await openOrders(running(), session);
    device.orders.edit({ plan: PLAN, atOnce: true });
    playOn(device);
    const { orders } = await openOrders(device.server, session);
    expect(orders.order.value).toMatchObject({ atOnce: true, plan: null });
  });

  test('asks before it is sent once a move before it was taken back', async () => {
    const { server, orders, game } = await openOrders();
    server.play(1, PASS);
    await game.refresh();
    orders.edit({ plan: PLAN });
    server.takeBack(1, server.seq - 1);
    await game.refresh();
    expect(orders.order.value.plan).toEqual(STOPPED);
    orders.edit({ plan: PLAN });
    expect(orders.order.value.plan).toEqual(PLAN);
  });
});

describe('What is written beside a stored plan', () => {
  const planned = async () => {
    const device = await openOrders();
    device.orders.edit({ plan: PLAN });
    await device.orders.save();
    device.orders.edit({ atOnce: true });
    return device;
  };

  test('is saved without a question after the service has sent the plan', async () => {
    const device = await planned();
    const { server, orders, game } = device;
    playOn(device, 'before');
    expect(server.playByOrders()).toBe(true);
    await game.refresh();
    expect(await orders.save()).toBe(true);
    expect(server.orders?.order).toMatchObject({ atOnce: true, plan: null });
  });

  test('is saved without a question although the page has not heard of that', async () => {
    const device = await planned();
    const { server, orders } = device;
    stopPlan(device);
    expect(await orders.save()).toBe(true);
    expect(server.orders?.order).toMatchObject({ atOnce: true, plan: STOPPED });
  });

  test('keeps a plan that is changed here stopped if an undo has stopped the stored one', async () => {
    const device = await planned();
    const { orders, game } = device;
    orders.edit({ plan: { moves: [PASS], send: true } });
    stopPlan(device);
    await game.refresh();
    expect(orders.order.value.plan).toEqual({ moves: [PASS], send: false });
    expect(await orders.save()).toBe(true);
  });

  test('is not saved over another plan of another device', async () => {
    const { server, orders } = await planned();
    const desk = await openOrders(server);
    desk.orders.edit({ plan: { moves: [PASS], send: true } });
    await desk.orders.save();
    expect(await orders.save()).toBe(false);
    expect(orders.saving.value.kind).toBe('changed');
  });
});
