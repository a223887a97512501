import type { GameUi } from '../../../../web/games/gameUi.ts';
import { t } from '../../../../web/lib/i18n.ts';
import type { Move } from '../shared/moves.ts';
import type { State } from '../shared/state.ts';
import { hintsOf } from './hints.ts';
import { hiddenEvents } from '../shared/story.ts';
import { Board } from './board/Board.tsx';
import { balance, Decision, hint } from './board/Decision.tsx';
import { inWords } from './text/inWords.ts';
import { moveWords } from './text/moveWords.ts';

export { tableRules as rules } from '../shared/rules.ts';

/** The UI of the toy. */
export const gameUi: GameUi<State, Move> = {
  Board,
  Decision,
  hint,
  balance,
  question: ({ step }) => (step.phase === 'over' ? '' : t(`page.toy.ask.${step.phase}`)),
  describe: moveWords,
  hiddenEvents,
  hintsOf,
  inWords,
};
