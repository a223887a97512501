import { useModel, useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '#shared/games/meta.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi, AnyScene } from '../../games/gameUi.ts';
import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import { pages } from '../../games/registry.ts';
import type { Game } from '../../models/game.ts';
import { OrdersModel, type OrdersOnPage } from '../../models/orders.ts';
import type { Platform } from '../../models/platform.ts';

/** The table as the orders see it. */
export interface OrdersTable {
  readonly game: Game;
  readonly drawing: AnyGameUi;
  readonly view: GameView;
  readonly world: Platform;
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
  readonly look: Signal<Partial<AnyScene>>;
}

/** The orders of the page's player; undefined while the game's part of the form is being fetched. */
export function useOrders<T extends OrdersTable>(table: T): (T & OrdersProps) | undefined {
  const { game, view, world: platform } = table;
  const orders = useModel(() => new OrdersModel(view.id, game, platform));
  const ui = useOrdersUi(view.game);
  const rules = ui === 'loading' ? undefined : ui?.rules;
  useEffect(() => void (rules && orders.follow(rules)), [orders, rules]);
  return ui === 'loading' ? undefined : { ...table, orders, ui };
}

/** How the game's own orders are written; undefined if it has none or they cannot be fetched. */
function useOrdersUi(kind: string): AnyOrdersUi | undefined | 'loading' {
  const ui = useSignal<AnyOrdersUi | undefined | 'loading'>('loading');
  useEffect(() => {
    const load = async (): Promise<AnyOrdersUi | undefined> => {
      if (!isGameId(kind)) return undefined;
      const { loadOrders } = await pages[kind].deferredRules();
      return loadOrders && (await loadOrders()).ordersUi;
    };
    load().then(
      (it) => (ui.value = it),
      () => (ui.value = undefined),
    );
  }, [kind, ui]);
  return ui.value;
}
