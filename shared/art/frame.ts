import { box, disc, type Picture } from './drawing.ts';

/** What every game's table has: spaces, cards, paper. */

/** Height of a card whose width is 48. */
export const CARD_HEIGHT = 64;

/** The flower of a tile. */
export const FLOWER: Picture = [
  [
    'flat cobalt',
    'M24 10c5 6 5 8 0 14-5-6-5-8 0-14zM24 38c-5-6-5-8 0-14 5 6 5 8 0 14zM10 24c6-5 8-5 14 0-6 5-8 5-14 0zM38 24c-6 5-8 5-14 0 6-5 8-5 14 0z',
  ],
  ['flat gold', disc(24, 24, 2)],
];

/** One cobalt tile, as on a wall: for an empty space. */
export const SPACE: Picture = [
  ['glaze', box(1, 1, 46, 46, 3)],
  [
    'flat sky',
    'M3 3h12A12 12 0 0 1 3 15zM45 3v12A12 12 0 0 1 33 3zM45 45H33a12 12 0 0 1 12-12zM3 45V33a12 12 0 0 1 12 12z',
  ],
  ['hatch', 'M19 3A16 16 0 0 1 3 19M45 19A16 16 0 0 1 29 3M29 45a16 16 0 0 1 16-16M3 29a16 16 0 0 1 16 16'],
  ...FLOWER,
];

/** The back of a card. */
export const BACK: Picture = [
  ['cobalt', box(1, 1, 46, 62, 4)],
  ['flat glaze', box(4.5, 4.5, 39, 55, 2)],
  ['flat cobalt', 'M6 6h36v52H6z'],
  [
    'flat sky',
    [18, 46]
      .map(
        (y) =>
          `M24 ${y - 9}c5 4 5 5 0 9-5-4-5-5 0-9zM24 ${y + 9}c-5-4-5-5 0-9 5 4 5 5 0 9zM15 ${y}c4-5 5-5 9 0-4 5-5 5-9 0zM33 ${y}c-4 5-5 5-9 0 4-5 5-5 9 0z`,
      )
      .join(''),
  ],
  [
    'flat glaze',
    'M6 32l8-7 8 7-8 7zM26 32l8-7 8 7-8 7zM6 6h9c0 5-4 9-9 9zM42 6v9c-5 0-9-4-9-9zM42 58h-9c0-5 4-9 9-9zM6 58v-9c5 0 9 4 9 9z',
  ],
  ['flat gold', disc(14, 32, 2) + disc(34, 32, 2)],
];

/** The paper of a card: what is drawn on it comes after. */
export const PAPER: Picture = [
  ['sheet', box(1, 1, 46, 62, 4)],
  ['hatch', box(3.5, 3.5, 41, 57, 2)],
];
