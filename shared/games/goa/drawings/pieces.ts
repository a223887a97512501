import type { Spice } from '../things.ts';
import { box, disc, put, type Picture, type Placed } from '../../../art/drawing.ts';
import { SHIP } from '../../../art/things.ts';
import { SACK } from './spices.ts';

export const COLONIST: Picture = [
  ['cobalt', 'M24 26c10 0 16 8 17 19H7c1-11 7-19 17-19z'],
  ['shade', 'M30 27c7 2.5 10.5 9.5 11 18h-9c1-7 0-13-2-18z'],
  ['paper', 'M17 26c4 3 10 3 14 0l1 5c-5 3-11 3-16 0z'],
  ['skin', 'M16.5 14v6c0 5 3.5 8.5 7.5 8.5s7.5-3.5 7.5-8.5v-6z'],
  ['wood', 'M17 22c1 1.5 2.5 1.5 3.5.5h7c1 1 2.5 1 3.5-.5 0 5-3 8-7 8s-7-3-7-8z'],
  ['flat ink', disc(20.7, 20, 1.3) + disc(27.3, 20, 1.3)],
  ['hatch', 'M32 32l2 13M35.5 35l1.5 10M14.5 34l-1.5 11'],
  ['red', 'M31 9c2-5 7-8 12-7-1 5-5 9-11 11z'],
  ['hatch', 'M33 10.5l6.5-5.5'],
  ['wood', 'M6 15c3-1 6-2 9-2.5C15.5 6 18.5 3 24 3s8.5 3 9 9.5c3 .5 6 1.5 9 2.5-10 4.5-26 4.5-36 0z'],
  ['flat gold', 'M15.3 10.5c5.5 2 12 2 17.4 0v3c-5.5 2-12 2-17.4 0z'],
];

/** A gold coin without a number. */
export const BLANK_DUCAT: Picture = [
  ['gold', disc(25.5, 26, 19.5)],
  ['shade', disc(25.5, 26, 19.5)],
  ['hatch', 'M42.5 33l1.5 1M39.5 37.5l1.5 1.5M35 41l1 2M29.5 43.3l.5 2'],
  ['gold', disc(22.5, 23, 19.5)],
  ['hatch', disc(22.5, 23, 16)],
  ['shine', 'M7 23a15.5 15.5 0 0 1 15.5-15.5v2.5A13 13 0 0 0 9.5 23z'],
];

export const DUCAT: Picture = [
  ...BLANK_DUCAT,
  ['red', 'M19.5 11h6l-1 9 9-1v6l-9-1 1 10h-6l1-10-9 1v-6l9 1z'],
];

/** An hourglass, for an extra action. */
const HOURGLASS: Picture = [
  ['glaze', 'M12 8h24c0 8-4 11-9 16 5 5 9 8 9 16H12c0-8 4-11 9-16-5-5-9-8-9-16z'],
  ['flat gold', 'M15 14h18c-1.5 4-5 7-9 10-4-3-7.5-6-9-10zM14 39c.5-3 5-7 10-9 5 2 9.5 6 10 9z'],
  ['line', 'M24 24v8'],
  ['shine', 'M14.5 10c0 4 2 7 5 10-1-3.5-2-6.5-2-10z'],
  ['wood', box(8, 3, 32, 6, 2)],
  ['wood', box(8, 39, 32, 6, 2)],
  ['shade', 'M8 6h32v1a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2zM8 42h32v1a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z'],
];

/** An upright card in a square. */
const BLANK_CARD: Picture = [['sheet', box(7, 1, 34, 46, 4)]];

export const EXTRA_CARD: Picture = [...BLANK_CARD, put(HOURGLASS, 8.2, 8.2, 0.66)];

export const FLAG: Picture = [
  ['twig', 'M9 46V3'],
  ['glaze', 'M9 5c8-4 14 3 22 1 5-1 8-2 13-3-3 8-3 14 0 22-5 1-8 2-13 3-8 2-14-5-22-1z'],
  [
    'flat red',
    'M21.5 6.5c2.5.8 5.5 1 8 .8l-1.8 5.5c2 0 4-.5 5.8-1.3-.3 2.7-.3 5 .2 7.7-2-.6-4-.7-6-.4l2 5.7c-2.7.3-5.5 0-8-.8l1.8-5.8c-2-.5-4-.5-6.2.3-.3-2.7-.3-5 .1-7.6 2 .8 4 1.2 6 1.3z',
  ],
  ['shade', 'M31 6c5-1 8-2 13-3-3 8-3 14 0 22-5 1-8 2-13 3 2-7 2-15 0-22z'],
  ['hatch', 'M34.5 7.5c-1 6-1 12 0 17M38 6.5c-1 6-1 12 0 17'],
  ['gold', disc(9, 3.5, 2.5)],
];

export const SICKLE: Picture = [
  ['glaze', 'M14 33C6 22 12 6 28 4c9-1 15 5 17 12-6-6-13-8-19-5-7 3-9 11-6 18z'],
  ['shade', 'M45 16c-6-6-13-8-19-5-7 3-9 11-6 18l-3 2c-4-9-1-18 7-22 8-3.5 16-1 21 7z'],
  ['wood', 'M20 28l4 4-13 14c-3 2-8-2-6-6z'],
  ['hatch', 'M12 35l6 6M9 38l6 6'],
];

export const CHEST: Picture = [
  ['gold', disc(14, 17, 5) + disc(24, 13, 5) + disc(34, 17, 5)],
  ['wood', 'M4 20h40v24H4z'],
  ['shade', 'M34 20h10v24H4v-4h30z'],
  ['gold', 'M9 20h4v24H9zM35 20h4v24h-4z'],
  ['gold', box(19, 24, 10, 10, 2)],
  ['line', 'M24 28v3M4 28h5M13 28h6M29 28h6M39 28h5'],
];

/** Card back of an expedition: a compass rose. */
export const EXPEDITION: Picture = [
  ['cobalt', box(7, 1, 34, 46, 4)],
  ['flat glaze', disc(24, 24, 13)],
  ['sky', 'M24 8l4 12 12 4-12 4-4 12-4-12-12-4 12-4z'],
  ['flat cobalt', 'M24 8v16l-4-4zM40 24H24l4-4zM24 40V24l4 4zM8 24h16l-4 4z'],
];

export const SPYGLASS: Picture = [
  put(
    [
      ['gold', 'M1 17h4v14H1z'],
      ['wood', 'M5 16h16v16H5z'],
      ['gold', 'M21 15h3v18h-3z'],
      ['wood', 'M24 18h11v12H24z'],
      ['gold', 'M35 17h3v14h-3z'],
      ['wood', 'M38 20h7v8h-7z'],
      ['shade', 'M1 26h44v2h-7v3h-3v-1H24v3h-3v-1H5v-1H1z'],
      ['shine', 'M6 18h14v2H6zM25 20h9v1.5h-9z'],
    ],
    0,
    0,
    1,
    40,
  ),
];

export const CROWN: Picture = [
  ['gold', 'M5 36L2 12l11 10L24 5l11 17 11-10-3 24z'],
  ['shade', 'M35 22l11-10-3 24H31c3-4 4-9 4-14z'],
  ['hatch', 'M36 25l-1.5 9M39.5 21l-2 13M42.5 17l-1.5 17'],
  ['red', 'M5 36h38v7H5z'],
  ['gold', disc(24, 5, 3) + disc(3, 12, 2.6) + disc(45, 12, 2.6)],
  ['flat glaze', disc(14, 39.5, 1.8) + disc(24, 39.5, 1.8) + disc(34, 39.5, 1.8)],
];

export const EYE: Picture = [
  ['glaze', 'M2 24C10 12 38 12 46 24 38 36 10 36 2 24z'],
  ['cobalt', disc(24, 24, 8.5)],
  ['ink', disc(24, 24, 3.5)],
  ['shine', disc(21, 20.5, 2.5)],
];

export const CHAPEL: Picture = [
  ['glaze', 'M8 46V22l16-12 16 12v24z'],
  ['shade', 'M33 16.8L40 22v24h-7z'],
  ['hatch', 'M35 24v21M37.5 26v19'],
  ['red', 'M4 24L24 8l20 16-2 3L24 13 6 27z'],
  ['loose', 'M24 8V1M21 4h6M3 46h42'],
  ['cobalt', 'M19 46V36a5 5 0 0 1 10 0v10z'],
  ['sky', disc(24, 24, 4)],
];

/** Victory points are written into a wreath. */
export const WREATH: Picture = [
  ['gold', disc(24, 24, 20)],
  ['sheet', disc(24, 24, 15)],
  [
    'green',
    'M22 46C10 45 3 36 3 24c5 1 7 4 7 8 4 0 7 4 7 7 3 0 5 3 5 7zM26 46c12-1 19-10 19-22-5 1-7 4-7 8-4 0-7 4-7 7-3 0-5 3-5 7z',
  ],
];

/** A field with furrows and the sprout that grows there. */
export const FIELD: Picture = [
  ['wood', 'M4 20h40v24H4z'],
  ['shade', 'M4 26h40v5H4zM4 37h40v7H4z'],
  [
    'green',
    'M24 36c0-8-1-13 0-20M24 24C15 24 10 18 9 9c9 0 15 6 15 15zM24 21c0-9 6-15 15-15 0 9-6 15-15 15z',
  ],
];

export const DOWN: Picture = [['red', 'M17 3h14v20h11L24 45 6 23h11z']];
export const RIGHT: Picture = [put(DOWN, 0, 0, 1, -90)];

/** Two arrows, for an exchange. */
export const EXCHANGE: Picture = [
  ['red', 'M6 19C9 8 20 3 31 7l2-5 10 11-14 6 1.5-5.5C23 10.5 15 13 12.5 21z'],
  ['red', 'M42 29c-3 11-14 16-25 12l-2 5L5 35l14-6-1.5 5.5C25 37.5 33 35 35.5 27z'],
];

/** Crossed out. */
export const NO: Picture = [['red', 'M10 4l14 14L38 4l6 6-14 14 14 14-6 6-14-14-14 14-6-6 14-14L4 10z']];

/** Cards held like a fan. */
export function cards(card: Picture, n: 2 | 3): Picture {
  if (n === 2) return [put(card, -5, 5, 0.8, -9), put(card, 15, 5, 0.8, 9)];
  return [put(card, -7, 11, 0.66, -14), put(card, 8, 1, 0.66), put(card, 23, 11, 0.66, 14)];
}

export function ships(n: 2 | 3): Picture {
  if (n === 2) return [put(SHIP, -1, -1, 0.62), put(SHIP, 17, 17, 0.64)];
  return [put(SHIP, 11, -3, 0.54), put(SHIP, -2, 19, 0.56), put(SHIP, 23, 21, 0.56)];
}

export function colonists(n: 2 | 3): Picture {
  if (n === 2) return [put(COLONIST, -1, 0, 0.62), put(COLONIST, 17, 17, 0.64)];
  return [put(COLONIST, 11, -2, 0.54), put(COLONIST, -1, 20, 0.56), put(COLONIST, 22, 20, 0.56)];
}

/** A heap of ducats. */
export const COINS: Picture = [put(DUCAT, 13, -1, 0.54), put(DUCAT, 0, 20, 0.56), put(DUCAT, 22, 20, 0.56)];

const dot = (spice: Spice, x: number, y: number): Placed => ({
  of: [['base', disc(24, 24, 24)]],
  at: [x, y, 0.3],
  as: `of-${spice}`,
});

const ALL_FIVE: Picture = [
  dot('ginger', 9, 4),
  dot('clove', 24, 3),
  dot('pepper', 2, 11),
  dot('nutmeg', 31.5, 11),
  dot('cinnamon', 17, 10),
  { of: SACK, at: [0, 0, 1], as: 'of-sack' },
];

/** A sack with all five spices: any spice. */
export const ANY_SPICE: Picture = [...ALL_FIVE, ['line', 'M19.5 33.5c0-6 9-6 9 0 0 3-4.5 3-4.5 6M24 43v.1']];

/** Six spices of any kind; the number is the same in both editions. */
export const SIX_SPICES: Picture = [...ALL_FIVE, { text: '6', at: [24, 35.5, 18] }];
