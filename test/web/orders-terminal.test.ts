import { describe, expect, test, vi } from 'vitest';
import { signal } from '@preact/signals';
import { NO_ORDERS } from '#shared/kernel/orders.ts';
import type { AnyOrdersUi } from '../../web/games/ordersUi.ts';
import { enterOrders, isOrder } from '../../web/features/text-mode/ordersTerminal.ts';
import { PLAIN_TOKENS } from '../../web/lib/tokens.ts';

/** A game whose only order is a number: `bid 3`. */
const ui = {
  commands: [
    {
      verb: 'bid',
      usage: 'bid 0…9',
      does: () => '',
      read: ([word, ...rest]: readonly string[]) =>
        /^\d$/.test(word ?? '') && rest.length === 0 ? { bid: Number(word) } : undefined,
    },
  ],
} as unknown as AnyOrdersUi;

function terminal() {
  const orders = {
    order: signal(NO_ORDERS),
    edit: vi.fn<() => void>(),
    save: vi.fn<() => void>(),
    withdraw: vi.fn<() => void>(),
  };
  const given = { orders, ui, scene: {} } as unknown as Parameters<typeof enterOrders>[1];
  return { orders, enter: (line: string) => enterOrders(line, given, PLAIN_TOKENS) };
}

describe('Typed orders', () => {
  test.each(['orders', ' Orders bid 3', 'orders clear'])('begin with the word: %s', (line) => {
    expect(isOrder(line)).toBe(true);
  });

  test.each(['order', 'ordersbid 3', 'bid 3'])('do not begin otherwise: %s', (line) => {
    expect(isOrder(line)).toBe(false);
  });

  test('are saved at once', () => {
    const { orders, enter } = terminal();
    expect(enter('orders BID 3')).toEqual({ kind: 'orders', did: 'saved' });
    expect(orders.edit).toHaveBeenCalledWith({ game: { bid: 3 } });
    expect(orders.save).toHaveBeenCalledOnce();
  });

  test('are listed by the word alone, which changes nothing', () => {
    const { orders, enter } = terminal();
    expect(enter('orders')).toEqual({ kind: 'orders', did: 'shown' });
    expect(orders.edit).not.toHaveBeenCalled();
  });

  test('are withdrawn by clear', () => {
    const { orders, enter } = terminal();
    expect(enter('orders clear')).toEqual({ kind: 'orders', did: 'withdrawn' });
    expect(orders.withdraw).toHaveBeenCalledOnce();
  });

  test('that do not fit change nothing, and say how they go', () => {
    const { orders, enter } = terminal();
    expect(enter('orders bid many')).toEqual({ kind: 'ordersUnread', usages: ['orders bid 0…9'] });
    expect(enter('orders nonsense')).toEqual({ kind: 'ordersUnread', usages: ['orders bid 0…9'] });
    expect(orders.edit).not.toHaveBeenCalled();
  });
});
