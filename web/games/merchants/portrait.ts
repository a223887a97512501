import { playerOf, type State } from '#shared/games/merchants/state.ts';
import { PLAIN_CARDS } from '#shared/games/merchants/things.ts';
import type { Portrait } from '../gameUi.ts';
import { markerDrawing, shipDrawing } from './drawings/Pieces.tsx';
import { COIN, SPECIAL_DRAWINGS } from './drawings/pieces.ts';

/** The market, and before each player their ships, special cards and money. */
export const portrait: Portrait<State> = {
  board: ({ market }) => ({ columns: 3, things: market.map((good) => ({ of: markerDrawing(good) })) }),
  seat: (state, seat) => {
    const { ships, cards, money } = playerOf(state, seat);
    return [
      ...ships.map((load) => ({ of: shipDrawing(load) })),
      ...PLAIN_CARDS.filter((card) => cards[card] > 0).map((card) => ({
        of: SPECIAL_DRAWINGS[card],
        text: `×${cards[card]}`,
      })),
      { of: COIN, text: String(money) },
    ];
  },
};
