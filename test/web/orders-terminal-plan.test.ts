import { describe, expect, test } from 'vitest';
import type { AnyOrdersUi } from '../../web/games/ordersUi.ts';
import { GameModel } from '../../web/table/game.ts';
import { OrdersModel } from '../../web/features/orders/orders.ts';
import { enterOrders } from '../../web/features/text-mode/ordersTerminal.ts';
import { PLAIN_TOKENS } from '../../web/lib/tokens.ts';
import { OrdersServer } from './support/ordersServer.ts';
import { openTab, settled } from './support/world.ts';

const ID = 'a222222222222222';
const ui = { commands: [] } as unknown as AnyOrdersUi;

/** The text mode of seat 0's player while seat 1 plays. */
async function terminal(turnOf: 0 | 1 = 1) {
  const server = new OrdersServer();
  server.playUntilTurnOf(turnOf);
  const tab = openTab(server);
  const game = new GameModel(ID, tab);
  await settled();
  await settled();
  const orders = new OrdersModel(ID, game, tab);
  const typed = { orders, ui, game, scene: { you: 0 } } as unknown as Parameters<typeof enterOrders>[1];
  const enter = async (line: string) => {
    const reply = enterOrders(line, typed, PLAIN_TOKENS);
    await settled();
    return reply;
  };
  return { server, game, orders, enter, plan: () => server.orders?.order.plan ?? null };
}

describe('A turn planned in text mode', () => {
  test('is typed move by move and kept; nothing of it is played', async () => {
    const { server, enter, plan } = await terminal();
    expect(await enter('orders plan pass')).toMatchObject({
      kind: 'planned',
      step: { move: { type: 'pass' } },
    });
    expect(await enter('Orders PLAN draw')).toMatchObject({
      kind: 'planned',
      step: { move: { type: 'draw' } },
    });
    expect(plan()).toEqual({ moves: [{ type: 'pass' }, { type: 'draw' }], send: false });
    expect(server.asked).toEqual([]);
  });

  test('is sent by itself once that is said, and asks again after another move', async () => {
    const { enter, plan } = await terminal();
    await enter('orders plan pass');
    expect(await enter('orders plan send')).toEqual({ kind: 'planSet', verb: 'send' });
    expect(plan()?.send).toBe(true);
    await enter('orders plan draw');
    expect(plan()?.send).toBe(false);
    await enter('orders plan send');
    await enter('orders plan ask');
    expect(plan()).toEqual({ moves: [{ type: 'pass' }, { type: 'draw' }], send: false });
  });

  test('loses its last move by back, and goes by clear', async () => {
    const { enter, plan } = await terminal();
    await enter('orders plan pass');
    await enter('orders plan draw');
    await enter('orders plan back');
    expect(plan()?.moves).toEqual([{ type: 'pass' }]);
    await enter('orders plan clear');
    expect(plan()).toBe(null);
    for (const verb of ['back', 'clear', 'send'])
      expect(await enter(`orders plan ${verb}`)).toEqual({ kind: 'planMissing', verb });
  });

  test('without a move says what could be planned', async () => {
    const { enter, plan } = await terminal();
    const reply = await enter('orders plan');
    expect(reply).toMatchObject({ kind: 'planned' });
    expect(reply).not.toHaveProperty('step');
    expect('offered' in reply && reply.offered.map(({ type }) => type)).toContain('pass');
    expect(plan()).toBe(null);
  });

  test('stays as it is after a move that is not understood, or not possible', async () => {
    const { server, enter, plan } = await terminal();
    await enter('orders plan pass');
    await enter('orders plan send');
    const requests = server.written.length;
    expect(await enter('orders plan sing')).toMatchObject({
      kind: 'planMisread',
      line: 'sing',
      why: { code: 'COMMAND_UNKNOWN' },
    });
    await enter('orders plan draw');
    expect(await enter('orders plan draw')).toMatchObject({ kind: 'planMisread' });
    expect(server.written).toHaveLength(requests + 1);
    expect(plan()?.moves).toEqual([{ type: 'pass' }, { type: 'draw' }]);
  });

  test('is not planned while it is being played', async () => {
    const { enter, plan } = await terminal(0);
    expect(await enter('orders plan pass')).toEqual({ kind: 'planClosed', isNow: true });
    expect(plan()).toBe(null);
  });

  test('goes on from the plan of another device', async () => {
    const { server, game, enter, plan } = await terminal();
    const moves = [{ type: 'pass' }];
    server.answerOrders({ expect: server.seq, order: { plan: { moves, send: true } } });
    await game.refresh();
    await enter('orders plan draw');
    expect(plan()?.moves).toEqual([{ type: 'pass' }, { type: 'draw' }]);
  });
});
