import type { State } from '#shared/games/merchants/state.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import { hiddenEvents } from '#shared/games/merchants/words/hiddenEvents.ts';
import { t } from '../../i18n.ts';
import type { GameUi } from '../gameUi.ts';
import { Board } from './board/Board.tsx';
import { drawnNow } from './drawnNow.ts';
import { askedKey, balance, DecisionButtons, hint } from './board/Decision.tsx';
import './merchants.css';

export { firstRules } from '#shared/games/merchants/firstRules.ts';

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
  inWords: async () => (await import('./text/inWords.ts')).inWords,
  portrait: async () => (await import('#shared/games/merchants/portrait.ts')).portrait,
  revealed: () => import('./Revealed.tsx'),
  lateParts: async () => (await import('./lateParts.ts')).lateParts(),
};
