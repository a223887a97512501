import type { Move } from '#shared/games/goa/moves.ts';
import { portrait } from '#shared/games/goa/portrait.ts';
import type { State } from '#shared/games/goa/state.ts';
import { hintsOf } from './hints.ts';
import { hiddenEvents } from '#shared/games/goa/words/hiddenEvents.ts';
import type { GameUi } from '../gameUi.ts';
import { Board } from './Board.tsx';
import { balance, DecisionButtons, hint } from './editor/Decision.tsx';
import { chronicle } from './record/chronicle.ts';
import { Revealed } from './record/Revealed.tsx';
import { describe, untold } from './text/describe.ts';
import { inWords } from './text/inWords.ts';
import { question } from './text/question.ts';
import './goa.css';
import { ordersUi } from './orders/index.ts';
import { travels } from './travels.ts';

export { tableRules as rules } from '#shared/games/goa/rules.ts';

/** The UI of Goa. */
export const gameUi: GameUi<State, Move> = {
  Board,
  Decision: DecisionButtons,
  hint,
  balance,
  question,
  describe,
  hiddenEvents,
  hintsOf,
  orders: ordersUi,
  travels,
  untold: ({ type }) => untold[type],
  chronicle,
  inWords,
  portrait,
  Revealed,
};
