import { put } from '../../art/drawing.ts';
import { BACK } from '../../art/things.ts';
import type { Portrait } from '../../art/portrait.ts';
import { markerDrawing, shipDrawing, COIN, SPECIAL_DRAWINGS, COLOURS } from './drawings/pieces.ts';
import { playerOf, type State } from './state.ts';
import { PLAIN_CARDS } from './things.ts';

/** The market, and before each player their ships, special cards, hand and money. */
export const portrait: Portrait<State> = {
  board: ({ market }) => ({ columns: 3, things: market.map((good) => ({ of: markerDrawing(good) })) }),
  seat: (state, seat) => {
    const { ships, cards, money, hand } = playerOf(state, seat);
    return [
      [
        { of: COIN, text: String(money) },
        { of: [put(BACK, 6, 0, 0.75)], text: String(hand.length) },
        ...ships.map((load) => ({ of: shipDrawing(load) })),
        ...PLAIN_CARDS.filter((card) => cards[card] > 0).map((card) => ({
          of: SPECIAL_DRAWINGS[card],
          text: `×${cards[card]}`,
        })),
      ],
    ];
  },
  colours: COLOURS,
};
