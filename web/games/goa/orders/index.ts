import type { Move } from '#shared/games/goa/moves.ts';
import type { Orders } from '#shared/games/goa/orders/schema.ts';
import type { State } from '#shared/games/goa/state.ts';
import { t } from '../../../lib/i18n.ts';
import type { OrdersUi } from '../../ordersUi.ts';
import { commands } from './commands.ts';
import { entries } from './entries.ts';
import { MarkersForm, SheetForm } from './AuctionForms.tsx';
import { sheetPlaces, wishPlaces } from './lots.ts';
import { TurnsForm } from './TurnsForm.tsx';

const isAuctioning = ({ step }: State): boolean => step.phase === 'placing' || step.phase === 'auction';

/** The UI of Goa's standing orders. */
export const ordersUi: OrdersUi<State, Move, Orders> = {
  title: ({ now }) => t(isAuctioning(now) ? 'page.goa.orders.open' : 'page.orders.open'),
  parts: [
    {
      key: 'sheet',
      title: () => t('page.goa.orders.part.sheet'),
      Form: SheetForm,
      places: sheetPlaces,
    },
    {
      key: 'markers',
      title: () => t('page.goa.orders.part.markers'),
      Form: MarkersForm,
      places: wishPlaces,
    },
    { key: 'turns', title: () => t('page.goa.orders.part.turns'), Form: TurnsForm },
  ],
  firstPart: ({ now, you }) => (now.step.phase === 'turn' && now.step.seat !== you ? 'plan' : 'sheet'),
  entries,
  commands,
};
