import type { Orders } from '#shared/games/merchants/orders/index.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { t } from '../../../lib/i18n.ts';
import type { OrdersUi } from '../../ordersUi.ts';
import { commands } from './commands.ts';
import { entries } from './entries.ts';
import { TurnsForm } from './TurnsForm.tsx';

/** How Merchants' standing orders are written. */
export const ordersUi: OrdersUi<State, Move, Orders> = {
  title: () => t('page.orders.open'),
  parts: [{ key: 'turns', title: () => t('page.merchants.orders.part'), Form: TurnsForm }],
  firstPart: () => 'turns',
  entries,
  commands,
};
