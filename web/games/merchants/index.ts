import type { State } from '../../../shared/games/merchants/state.ts';
import type { Move } from '../../../shared/games/merchants/moves.ts';
import { quiet } from '../../../shared/words/quiet.ts';
import { t } from '../../voice.ts';
import type { Drawing } from '../drawing.ts';
import { Board } from './Board.tsx';
import { balance, Decision, hint } from './Decision.tsx';
import './merchants.css';
import './words.ts';

export { table } from '../../../shared/games/merchants/table.ts';

/** How Merchants looks. */
export const drawing: Drawing<State, Move> = {
  Board,
  Decision,
  hint,
  balance,
  question: ({ step }) =>
    step.phase === 'setup' || step.phase === 'over' ? '' : t(`page.merchants.ask.${step.phase}`),
  describe: (move, now) =>
    move.type === 'officeDraw'
      ? t('page.merchants.officeDraw')
      : t('page.merchants.draw', { n: now.figures.tradeCards }),
  quiet: quiet.merchants,
  inWords: async () => (await import('./inWords.ts')).inWords,
  revealed: () => import('./Revealed.tsx'),
};
