import type { Move } from '../../../shared/games/goa/moves.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import { quiet } from '../../../shared/words/quiet.ts';
import type { Drawing } from '../drawing.ts';
import { Board } from './Board.tsx';
import { balance, Decision, hint } from './decisions/Decision.tsx';
import { describe } from './say/describe.ts';
import { question } from './say/question.ts';
import './goa.css';
import './words.ts';

/** How Goa looks. */
export const drawing: Drawing<State, Move> = {
  Board,
  Decision,
  hint,
  balance,
  question,
  describe,
  quiet: quiet.goa,
  chronicle: async () => (await import('./say/chronicle.ts')).chronicle,
  inWords: async () => (await import('./inWords.ts')).inWords,
  revealed: () => import('./Revealed.tsx'),
};
