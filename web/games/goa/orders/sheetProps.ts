import type { Move } from '#shared/games/goa/moves.ts';
import type { BidSheet, Orders } from '#shared/games/goa/orders/schema.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { OrdersForm } from '../../ordersUi.ts';
import type { SheetLot } from './lots.ts';

/** What every part of the bid sheet gets. */
export interface SheetProps {
  readonly form: OrdersForm<State, Move, Orders>;
  readonly sheet: BidSheet;
  readonly lots: readonly SheetLot[];
  set(sheet: BidSheet): void;
}
