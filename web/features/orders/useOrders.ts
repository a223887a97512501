import { useModel, type Signal } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi, AnyScene } from '../../games/gameUi.ts';
import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import type { Game } from '../../table/game.ts';
import { OrdersModel, type OrdersOnPage } from './orders.ts';
import type { Platform } from '../../lib/platform.ts';

/** The table as the orders see it. */
export interface OrdersTable {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  readonly platform: Platform;
  readonly scene: AnyScene;
}

/** What every part of the form gets. */
export interface OrdersProps extends OrdersTable {
  readonly orders: OrdersOnPage;
  /** Undefined: the game has no orders of its own. */
  readonly ui: AnyOrdersUi | undefined;
}

/** The form, which also says what the board shows while orders are written. */
export interface OrdersFormProps extends OrdersProps {
  readonly boardOverride: Signal<Partial<AnyScene>>;
}

/** The orders of the page's player. */
export function useOrders<T extends OrdersTable>(table: T): T & OrdersProps {
  const { game, gameUi, view, platform } = table;
  const orders = useModel(() => new OrdersModel(view.id, game, platform));
  return { ...table, orders, ui: gameUi.orders };
}
