import { useModel, type Signal } from '@preact/signals';
import type { AnyScene } from '../../games/gameUi.ts';
import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import { useTable } from '../../table/context.tsx';
import { OrdersModel, type OrdersOnPage } from './orders.ts';

/** What every part of the form gets. */
export interface OrdersProps {
  readonly scene: AnyScene;
  readonly orders: OrdersOnPage;
  /** Undefined: the game has no orders of its own. */
  readonly ui: AnyOrdersUi | undefined;
}

/** The form, which also says what the board shows while orders are written. */
export interface OrdersFormProps extends OrdersProps {
  readonly boardOverride: Signal<Partial<AnyScene>>;
}

/** The orders of the page's player. */
export function useOrders(scene: AnyScene): OrdersProps {
  const { game, gameUi, view, platform } = useTable();
  const orders = useModel(() => new OrdersModel(view.id, game, platform));
  return { scene, orders, ui: gameUi.orders };
}
