import type { Move } from '../../../shared/games/goa/moves.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import { quiet } from '../../../shared/words/quiet.ts';
import { lazy } from '../../lazy.ts';
import type { Drawing } from '../drawing.ts';
import { Board } from './Board.tsx';
import { balance, Decision, hint } from './decisions/Decision.tsx';
import { question } from './say/question.ts';
import './goa.css';
import './words.ts';

const describing = lazy(() => import('./say/describe.ts'));

export { table } from '../../../shared/games/goa/table.ts';

/** How Goa looks. */
export const drawing: Drawing<State, Move> = {
  Board,
  Decision,
  hint,
  balance,
  question,
  describe: (move, now) => describing()?.describe(move, now) ?? '',
  quiet: quiet.goa,
  chronicle: async () => (await import('./say/chronicle.ts')).chronicle,
  inWords: async () => (await import('./inWords.ts')).inWords,
  revealed: () => import('./Revealed.tsx'),
};
