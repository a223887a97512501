import { describe, expect, test } from 'vitest';
import type { AnyMove } from '#shared/kernel/types.ts';
import { PlanningModel, tryPlan } from '../../web/features/orders/plan.ts';
import { ID, openOrders, type Device } from './support/ordersDevice.ts';
import { OrdersServer } from './support/ordersServer.ts';

const DRAW: AnyMove = { type: 'draw' };
const PASS: AnyMove = { type: 'pass' };

describe('A planned turn', () => {
  const planning = ({ game, tab, orders }: Device) =>
    new PlanningModel({
      id: ID,
      game,
      platform: tab,
      moves: orders.order.peek().plan?.moves ?? [],
      keep: (moves) => orders.edit({ plan: moves.length === 0 ? null : { moves, send: false } }),
    });

  test('is composed on the turn ahead; nothing of it is sent', async () => {
    const device = await openOrders();
    const plan = planning(device);
    expect(device.game.offered.value).toEqual([]);
    plan.choose(PASS);
    plan.choose(DRAW, true);
    expect(device.orders.order.value.plan?.moves).toEqual([PASS, DRAW]);
    expect(device.server.asked).toEqual([]);
    plan.back();
    expect(device.orders.order.value.plan?.moves).toEqual([PASS]);
    plan.back();
    expect(device.orders.order.value.plan).toBe(null);
  });

  test('is taken up where it was left', async () => {
    const device = await openOrders();
    planning(device).choose(PASS);
    const again = planning(device);
    expect(again.planned.value.map(({ move }) => move)).toEqual([PASS]);
  });

  test('is not composed while the turn itself is to be played', async () => {
    const server = new OrdersServer();
    server.playUntilTurnOf(0);
    const plan = planning(await openOrders(server));
    expect(plan.isPossible.value).toBe(false);
    expect(plan.isNow.value).toBe(true);
  });

  test('works, or breaks at a step with a reason, as the game goes on', async () => {
    const { server, game } = await openOrders();
    const rules = game.rules.value;
    if (rules === undefined) throw new Error('the rules are not there');
    const tried = (moves: readonly AnyMove[]) => tryPlan(rules, game.position.value, { seat: 0, moves });
    expect(tried([PASS, DRAW])).toMatchObject({ isNow: false });
    expect(tried([PASS, DRAW])?.broken).toBeUndefined();
    expect(tried([PASS, PASS])?.broken).toMatchObject({ at: 1 });
    expect(tried([PASS, DRAW, PASS])?.broken).toEqual({ at: 1, code: 'NEEDS_SERVER' }); // as the service has it
    server.playUntilTurnOf(0);
    await game.refresh();
    expect(tried([PASS, DRAW])).toMatchObject({ isNow: true });
  });
});
