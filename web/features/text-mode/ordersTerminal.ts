import type { AnyScene } from '../../games/gameUi.ts';
import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import type { Game } from '../../table/game.ts';
import type { OrdersOnPage } from '../orders/index.ts';
import { enterPlan, type PlanReply } from './planTerminal.ts';
import type { TokenNames } from '../../lib/tokens.ts';

/** The word that begins a typed order. */
export const ORDERS = 'orders';
/** Withdraws all orders. */
export const CLEAR = 'clear';

/** What a typed order did. */
export type OrdersReply =
  | PlanReply
  | { readonly kind: 'orders'; readonly did: 'shown' | 'saved' | 'withdrawn' }
  /** `usages`: how orders go that begin with the word that was typed; all of them if none does. */
  | { readonly kind: 'ordersUnread'; readonly usages: readonly string[] };

interface Typed {
  readonly orders: OrdersOnPage;
  readonly ui: AnyOrdersUi | undefined;
  readonly scene: AnyScene;
  readonly game: Pick<Game, 'rules' | 'position'>;
}

/** Does what a line after the word `orders` asks for. What is typed is saved at once: there is no form to go on with. */
export function enterOrders(line: string, typed: Typed, spell: TokenNames): OrdersReply {
  const { orders, ui, scene } = typed;
  const planned = /^\s*orders\s+plan(?:\s+(.*))?$/i.exec(line);
  const { you } = scene;
  if (planned !== null && you !== null)
    return enterPlan(planned[1] ?? '', { game: typed.game, orders, seat: you, spell });
  const [, verb = '', ...words] = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  if (verb === '') return { kind: 'orders', did: 'shown' };
  if (verb === CLEAR && words.length === 0) {
    void orders.withdraw();
    return { kind: 'orders', did: 'withdrawn' };
  }
  const commands = ui?.commands ?? [];
  const command = commands.find((known) => known.verb === verb);
  const game = command?.read(words, { orders: orders.order.peek().game, scene });
  if (game === undefined)
    return { kind: 'ordersUnread', usages: (command === undefined ? commands : [command]).map(asTyped) };
  orders.edit({ game });
  void orders.save();
  return { kind: 'orders', did: 'saved' };
}

const asTyped = ({ usage }: { readonly usage: string }): string => `${ORDERS} ${usage}`;

/** Is this line an order? */
export const isOrder = (line: string): boolean => /^\s*orders(\s|$)/i.test(line);
