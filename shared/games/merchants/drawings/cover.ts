import type { Cover } from '../../../art/cover.ts';
import { put, type Picture } from '../../../art/drawing.ts';
import { PAPER, BACK } from '../../../art/things.ts';
import type { Good } from '../things.ts';
import { goodAt, shipDrawing, SPECIAL_DRAWINGS, COLOURS } from './pieces.ts';

/** The card that an office draws. */
const DRAWN: Picture = [...BACK, put(SPECIAL_DRAWINGS.office, 6, 14, 0.75)];
const PLAYED: Picture = [
  ...PAPER,
  { of: [['base', 'M1 54h46v5a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z']], at: [0, 0, 1], as: 'of-fish' },
  goodAt('fish', 5.3, 9, 0.78),
];

/** One card after the other. */
const inTurn = (first: Picture, second: Picture): Picture => [
  put(first, 14, 6, 0.92),
  ['red', 'M63 31h8v-7l12 12-12 12v-7h-8z'],
  put(second, 90, 6, 0.92),
];

/** What the options of a new game mean. */
const optionPictures: Readonly<Record<string, Picture>> = {
  'officeDraw.planning': inTurn(DRAWN, PLAYED),
  'officeDraw.turnEnd': inTurn(PLAYED, DRAWN),
};

/** A goods card, its good larger than on the table. */
const card = (good: Good): Picture => [
  ...PAPER,
  { of: [['base', 'M1 54h46v5a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z']], at: [0, 0, 1], as: `of-${good}` },
  goodAt(good, 5.3, 9, 0.78),
];

/** The market: how many cards lie on each other, and how far the upper one is turned. */
const MARKET: readonly (readonly [good: Good, cards: number, turn: number])[] = [
  ['spices', 2, -4],
  ['fish', 1, 2],
  ['cloth', 3, -2],
  ['grain', 1, 3],
  ['porcelain', 2, -3],
  ['wood', 1, 4],
];

const CARDS: Picture = MARKET.flatMap(([good, cards, turn], space) =>
  Array.from({ length: cards }, (_, i) =>
    put(card(good), 18 + 96 * space + 3 * i, 16 - 5 * i, 1.75, turn * (i + 1) - 2 * i),
  ),
);

/** The sea down to the lower edge; `shift` moves its waves along. */
const sea = (y: number, shift: number): string =>
  `M${shift - 60} ${y}${'q15 -10 30 0t30 0'.repeat(12)}V330H-60z`;

/** The market over the sea, and ships with what is sold there. */
export const cover: Cover = {
  of: [
    ['flat sky', 'M0 0h600v315H0z'],
    ...CARDS,
    ['cobalt', sea(238, 0)],
    put(shipDrawing('spices'), 34, 140, 3.1),
    put(shipDrawing('cloth'), 216, 124, 3.5),
    put(shipDrawing('fish'), 418, 140, 3.1),
    ['cobalt', sea(286, 20)],
  ],
  options: optionPictures,
  colours: COLOURS,
};
