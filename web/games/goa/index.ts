import './goa.module.css'; // before the sheets of its parts, which change some of it
import type { Move } from '#shared/games/goa/moves.ts';
import { portrait } from '#shared/games/goa/portrait.ts';
import type { State } from '#shared/games/goa/state.ts';
import { hintsOf } from './hints.ts';
import { hiddenEvents } from '#shared/games/goa/story.ts';
import type { GameUi, Travels } from '../gameUi.ts';
import { Board } from './board/Board.tsx';
import { balance, DecisionButtons, hint } from './editor/Decision.tsx';
import { chronicle } from './chronicle/chronicle.tsx';
import { Revealed } from './chronicle/Revealed.tsx';
import { describe, untold } from './text/describe.ts';
import { inWords } from './text/inWords.ts';
import { question } from './text/question.ts';
import { ordersUi } from './orders/index.ts';
import type { Event } from '#shared/games/goa/events.ts';

/** Markers come to the grid, and what was auctioned leaves it. Everything that is counted stays where its number is. */
const travels: Travels<Event> = {
  of: (event) => {
    switch (event.type) {
      case 'markerPlaced':
        return [{ from: event.seat, to: `marker${event.marker}` }];
      case 'auctionWon':
        return [{ from: 'lot', to: event.seat }];
      default:
        return [];
    }
  },
};

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
