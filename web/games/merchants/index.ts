import type { State } from '../../../shared/games/merchants/state.ts';
import type { Move } from '../../../shared/games/merchants/moves.ts';
import { merchants } from '../../../shared/words/en/merchants.ts';
import { merchantsTable } from '../../../shared/words/en/merchantsTable.ts';
import { quiet } from '../../../shared/words/quiet.ts';
import { learn, t } from '../../voice.ts';
import type { Drawing } from '../drawing.ts';
import { Board } from './Board.tsx';
import { Decision } from './Decision.tsx';
import './merchants.css';

learn(merchants);
learn(merchantsTable);

/** How Merchants looks. */
export const drawing: Drawing<State, Move> = {
  Board,
  Decision,
  question: ({ step }) =>
    step.phase === 'setup' || step.phase === 'over' ? '' : t(`page.merchants.ask.${step.phase}`),
  describe: (move, now) =>
    move.type === 'officeDraw'
      ? t('page.merchants.officeDraw')
      : t('page.merchants.draw', { n: now.figures.tradeCards }),
  quiet: quiet.merchants,
  inWords: async () => (await import('./inWords.ts')).inWords,
  revealed: async () => (await import('./Revealed.tsx')).Revealed,
};
