import './merchants.module.css'; // before the sheets of its parts, which change some of it
import { portrait } from '#shared/games/merchants/portrait.ts';
import type { State } from '#shared/games/merchants/state.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import { hintsOf } from './hints.ts';
import { hiddenEvents } from '#shared/games/merchants/story.ts';
import { t } from '../../lib/i18n.ts';
import type { GameUi, Travels } from '../gameUi.ts';
import { Board, askedKey, balance, DecisionButtons, hint } from './board/Board.tsx';
import { drawnNow, Revealed } from './player/Hand.tsx';
import { inWords } from './text/inWords.ts';
import { ordersUi } from './orders/index.ts';
import type { Event } from '#shared/games/merchants/events.ts';

/** Goods cards come from a hand to the market, goods and special cards from the supply to their buyer. */
const travels: Travels<Event> = {
  of: (event) => {
    switch (event.type) {
      case 'played':
        return event.spaces.map((space) => ({ from: event.seat, to: `space${space}` }));
      case 'loaded':
        return [{ from: `good-${event.good}`, to: event.seat }];
      case 'exchanged':
        return [{ from: `good-${event.to}`, to: event.seat }];
      case 'shipBought':
        return [{ from: `good-${event.good}`, to: event.seat }];
      case 'cardBought':
        return [{ from: `card-${event.card}`, to: event.seat }];
      default:
        return [];
    }
  },
};

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
