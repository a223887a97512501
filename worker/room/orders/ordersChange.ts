import { afterTurnStart, beginsTurn, NO_ORDERS } from '#shared/kernel/orders.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { OrdersBySeat } from '../../db/games/orders.ts';
import type { OrdersRow } from '../../db/schema.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Change } from '../roomContext.ts';
import { sayNothing } from './standingOrders.ts';

/** How a change of a game changes the standing orders of its seats. */

/** The orders to write with a change, by seat; null deletes them. */
export type ChangedOrders = ReadonlyMap<Seat, OrdersRow | null>;

/**
 * The orders that a change writes: those that it names, and those that follow from it. The end of the game and a seat that
 * changes hands delete orders; those of a player who leaves are withdrawn. A seat that has begun its turn loses the plan of that turn. An undo makes the orders of its
 * seat rest, because they would answer the same way again, and stops plans that were made for a later turn. A table event is no decision: orders that rest go on resting.
 */
export function changedOrders(loaded: LoadedGame, change: Change): ChangedOrders {
  const changed = new Map<Seat, OrdersRow | null>();
  const isOver =
    change.game?.status === 'over' ||
    (change.row !== undefined && loaded.rules.acting(change.state).length === 0);
  for (const [seat, row] of loaded.orders) {
    const next = isOver || changesHands(loaded, change, seat) ? null : afterRow(loaded, change, row);
    if (next !== row) changed.set(seat, next);
  }
  if (change.orders !== undefined) changed.set(change.orders.seat, change.orders);
  return changed;
}

function changesHands({ seats }: LoadedGame, change: Change, seat: Seat): boolean {
  const taken = change.seats?.find((row) => row.seat === seat);
  return taken !== undefined && taken.playerId !== seats[seat]?.playerId && change.samePeople !== true;
}

function afterRow(loaded: LoadedGame, { row: added, seats }: Change, row: OrdersRow): OrdersRow {
  const isVacant = seats?.some(({ seat, vacancy }) => seat === row.seat && vacancy !== null) === true;
  // Their player may come back: the row goes on counting revisions, as after a withdrawal.
  if (isVacant && !sayNothing(row)) return { ...row, content: NO_ORDERS, revision: row.revision + 1 };
  if (added?.tableEvent) return row.restsAt === loaded.game.seq ? { ...row, restsAt: added.seq } : row;
  if (added !== undefined && added.undone !== null) return afterUndo(added.undone, added, row);
  if (added?.seat !== row.seat) return row;
  return row.content.plan !== null && beginsTurn(loaded.rules, loaded.state, added.events, row.seat)
    ? { ...row, content: afterTurnStart(row.content), revision: row.revision + 1 }
    : row;
}

/**
 * After an undo to row `to`, whoever's. A plan made later was made for a turn that may now come after another one of its
 * seat, so it is not sent by itself any more.
 */
function afterUndo(to: number, { seat, seq }: LogRow, row: OrdersRow): OrdersRow {
  const next = seat === row.seat ? { ...row, restsAt: seq } : row;
  const { plan } = row.content;
  if (!plan?.send || row.madeAt <= to) return next;
  return {
    ...next,
    content: { ...row.content, plan: { ...plan, send: false } },
    revision: row.revision + 1,
  };
}

/** All orders after a change. */
export function withOrders(orders: OrdersBySeat, changed: ChangedOrders): OrdersBySeat {
  const next = new Map(orders);
  for (const [seat, row] of changed)
    if (row === null) next.delete(seat);
    else next.set(seat, row);
  return next;
}

/**
 * The orders that a change depends on, as revisions by seat (0: none): those that it writes, and those that answered. If
 * the player has changed them meanwhile, the change fails.
 */
export function ordersReadFor(
  { orders }: LoadedGame,
  { row }: Change,
  changed: ChangedOrders,
): ReadonlyMap<Seat, number> {
  const seats = new Set([...changed.keys(), ...(row?.by === 'order' && row.seat !== null ? [row.seat] : [])]);
  return new Map([...seats].map((seat) => [seat, orders.get(seat)?.revision ?? 0]));
}
