import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { hiddenEvents } from '#shared/games/goa/words/hiddenEvents.ts';
import { lazy } from '../../lazy.ts';
import type { GameUi } from '../gameUi.ts';
import { Board } from './Board.tsx';
import { balance, DecisionButtons, hint } from './editor/Decision.tsx';
import { question } from './text/question.ts';
import './goa.css';

const describing = lazy(() => import('./text/describe.ts'));

export { firstRules } from '#shared/games/goa/firstRules.ts';

/** The UI of Goa. */
export const gameUi: GameUi<State, Move> = {
  Board,
  Decision: DecisionButtons,
  hint,
  balance,
  question,
  describe: (move, now) => describing()?.describe(move, now) ?? '',
  hiddenEvents,
  untold: ({ type }) => describing()?.untold[type],
  chronicle: async () => (await import('./record/chronicle.ts')).chronicle,
  inWords: async () => (await import('./text/inWords.ts')).inWords,
  portrait: async () => (await import('#shared/games/goa/portrait.ts')).portrait,
  revealed: () => import('./record/Revealed.tsx'),
  lateParts: async () => (await import('./lateParts.ts')).lateParts(),
};
