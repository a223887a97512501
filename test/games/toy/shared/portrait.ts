import { crestOf } from '#shared/art/crests.ts';
import { box } from '#shared/art/drawing.ts';
import type { Portrait } from '#shared/art/portrait.ts';
import type { State } from './state.ts';

/** The cards of the round, face down, and before each player their points and how many cards they hold. */
export const portrait: Portrait<State> = {
  board: ({ laid }) => ({
    columns: Math.max(1, laid.length),
    things: laid.map((card) => (card === null ? null : { of: [['sheet', box(9, 1, 30, 46, 4)]] })),
  }),
  seat: ({ points, hands }, seat) => [
    [
      { of: crestOf(0), text: String(points[seat] ?? 0) },
      { of: [['sheet', box(9, 1, 30, 46, 4)]], text: String(hands[seat]?.length ?? 0) },
    ],
  ],
  colours: {},
};
