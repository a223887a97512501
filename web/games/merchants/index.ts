import { portrait } from '#shared/games/merchants/portrait.ts';
import type { State } from '#shared/games/merchants/state.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import { hintsOf } from './hints.ts';
import { hiddenEvents } from '#shared/games/merchants/words/hiddenEvents.ts';
import { t } from '../../lib/i18n.ts';
import type { GameUi } from '../gameUi.ts';
import { Board } from './board/Board.tsx';
import { drawnNow } from './drawnNow.ts';
import { Revealed } from './Revealed.tsx';
import { inWords } from './text/inWords.ts';
import { askedKey, balance, DecisionButtons, hint } from './board/Decision.tsx';
import './merchants.css';
import { ordersUi } from './orders/index.ts';
import { travels } from './travels.ts';

export { tableRules as rules } from '#shared/games/merchants/rules.ts';

/** The UI of Merchants. */
export const gameUi: GameUi<State, Move> = {
  Board,
  Decision: DecisionButtons,
  hint,
  balance,
  question: ({ step: { phase } }, offered) =>
    phase === 'setup' || phase === 'over' ? '' : t(`page.merchants.ask.${askedKey(phase, offered)}`),
  describe: (move, now) =>
    move.type === 'officeDraw'
      ? t('page.merchants.officeDraw')
      : t('page.merchants.draw', { n: drawnNow(now) }),
  hiddenEvents,
  hintsOf,
  orders: ordersUi,
  travels,
  inWords,
  portrait,
  Revealed,
};
