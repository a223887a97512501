import { GameModel, type Game } from '../../../web/table/game.ts';
import { OrdersModel, type OrdersOnPage } from '../../../web/features/orders/orders.ts';
import { OrdersServer } from './ordersServer.ts';
import { openTab, settled, storage, type Tab } from './world.ts';

export const ID = 'a222222222222222';

/** A page on a device of the player with orders. */
export interface Device {
  readonly server: OrdersServer;
  readonly tab: Tab;
  readonly game: Game;
  readonly orders: OrdersOnPage;
}

/** It is another player’s turn. */
export const running = (): OrdersServer => {
  const server = new OrdersServer();
  server.playUntilTurnOf(1);
  return server;
};

/** Opens the game on another device, or after a reload. */
export async function openOrders(server = running(), session = storage()): Promise<Device> {
  const tab = openTab(server, session);
  const game = new GameModel(ID, tab);
  await settled();
  await settled();
  const orders = new OrdersModel(ID, game, tab);
  return { server, tab, game, orders };
}
