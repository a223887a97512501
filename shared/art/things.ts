import { box, disc, type Picture } from './drawing.ts';

/** Drawings of every game's table: spaces, cards, paper. */

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

/** Things that both games have. */

export const SHIP: Picture = [
  ['twig', 'M24 30V5M39 27V15'],
  ['red', 'M24 4c4-1.6 6 1.6 10 0v5c-4 1.6-6-1.6-10 0z'],
  ['wood', 'M4 24h9l2 6h16l3-6h10c0 9-4 16-10 17H15C8 40 5 33 4 24z'],
  ['shade', 'M44 24c0 9-4 16-10 17H15c-2-.4-4-1.4-5.5-3C22 39 34 37 37 24z'],
  ['hatch', 'M8 32.5h33M11 37h25M6.5 27.5h6M36 27.5h6'],
  ['paper', 'M12 9c8 2 16 2 24 0 3 6 3 11 0 17-8-2.5-16-2.5-24 0 3-6 3-11 0-17z'],
  ['flat red', 'M21 11.5h6l-1.3 4.8 4.8-1.3v6l-4.8-1.3 1.3 4.8h-6l1.3-4.8-4.8 1.3v-6l4.8 1.3z'],
  ['shade', 'M36 9c3 6 3 11 0 17-1.7-.5-3.4-.9-5-1.2 2.7-5.5 2.7-10 0-15 1.7-.2 3.3-.5 5-.8z'],
  ['hatch', 'M33.5 11.5c1.3 4.2 1.3 8.3 0 12.3M31 12c.8 3.8.8 7.5 0 11'],
  ['loose', 'M3 44c3.5-3 7-3 10.5 0s7 3 10.5 0 7-3 10.5 0 7 3 10.5 0'],
];

export const FISH: Picture = [
  ['base', 'M16 15c3-6 9-7 14-5l-2 7zM18 33l6 7 4-6z'],
  ['base', 'M3 25C9 12 25 11 35 21l10-8c-2.5 8-2.5 16 0 24l-10-9C25 38 9 37 3 25z'],
  ['shade', 'M3 25c6 12 22 13 32 3l10 9c-1.3-4-1.9-7.5-1.9-11.5L35 23C26 31 11 31 3 25z'],
  ['shine', 'M8.5 20c5-5.5 13-6.5 20-3-7-1-13 0-20 3z'],
  ['line', 'M15 17.5c3.2 4.5 3.2 10 0 14.5'],
  [
    'hatch',
    'M21 19c2 2 2 4.5 0 6.5M21 26c2 2 2 4.5 0 6.5M27 20c2 2 2 5 0 7M27 27c1.5 1.5 1.5 3.5 0 5M39 20l3-2M39 29l3 3M38.5 24.5h4',
  ],
  ['flat ink', 'M8 22.5a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0z'],
];
