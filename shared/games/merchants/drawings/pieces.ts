import { box, disc, pictured, put, type Picture, type Placed } from '../../../art/drawing.ts';
import { SHIP, FISH } from '../../../art/things.ts';
import type { Special, Good } from '../things.ts';

/** The colours of goods where there are no style sheets: as in the page's light theme (`tokens.css`, `azulejo.css`). */
export const COLOURS = {
  'of-fish': '#4c8fd6',
  'of-grain': '#efc24a',
  'of-wood': '#b0743c',
  'of-porcelain': '#d3e3f8',
  'of-spices': '#cf4a26',
  'of-cloth': '#9a58b0',
} as const;

/** A ship's sides; its marker stands in it like a sail. */
export const HOLD: Picture = [
  ['wood', 'M2 29h9l2 4h22l2-4h9c-1 8-4 13-8 15H11c-5-2-8-7-9-15z'],
  ['shade', 'M46 29c-1 8-4 13-8 15H11c-1.5-.5-2.8-1.5-3.9-2.8C24 43 36 39 38 29z'],
  ['hatch', 'M6 36h36M9 40h27M4 32h7'],
  ['loose', 'M3 46c3.5-2.5 7-2.5 10.5 0s7 2.5 10.5 0 7-2.5 10.5 0 7 2.5 10.5 0'],
];

/** A copper coin, stamped with an anchor. */
export const COIN: Picture = [
  ['copper', disc(25.5, 26, 19.5)],
  ['shade', disc(25.5, 26, 19.5)],
  ['copper', disc(22.5, 23, 19.5)],
  ['hatch', disc(22.5, 23, 15.5)],
  ['shine', 'M7 23a15.5 15.5 0 0 1 15.5-15.5v2.5A13 13 0 0 0 9.5 23z'],
  ['hatch', 'M42.5 33l1.5 1M39.5 37.5l1.5 1.5M35 41l1 2M29.5 43.3l.5 2'],
  ['line', 'M22.5 16.5V33M18 19.5h9M14 26c1 5 4 7 8.5 7s7.5-2 8.5-7'],
  ['copper', disc(22.5, 14, 2.6)],
];

export const SPECIAL_DRAWINGS: Readonly<Record<Special, Picture>> = {
  ship: SHIP,
  docks: [
    ['sky', 'M2 38h44v7H2z'],
    ['wood', 'M7 35h4v9H7zM20 35h4v9h-4z'],
    ['wood', 'M10 30V9h5v21zM15 15l9-8h5l-14 13z'],
    ['wood', 'M2 17L11 5l31-1.5v4.5l-28.5 2L6 20z'],
    ['wood', 'M2 30h26v6H2z'],
    ['shade', 'M2 33h26v3H2zM13 11h2v19h-2z'],
    ['loose', 'M38 8v12'],
    ['sack', box(31, 20, 14, 12, 2)],
    ['shade', 'M40 20h3a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-3z'],
    ['line', 'M38 20v12M31 26h14'],
    ['hatch', 'M8 30v6M15 30v6M22 30v6'],
    ['line', 'M29 41.5c2.5-2 5-2 7.5 0s5 2 7.5 0'],
  ],
  contract: [
    ['paper', 'M9 7h28v30H9z'],
    ['shade', 'M30 7h7v30h-7z'],
    ['paper', 'M7 3h30a3 3 0 0 1 0 6H7a3 3 0 0 1 0-6zM11 35h30a3 3 0 0 1 0 6H11a3 3 0 0 1 0-6z'],
    ['line', 'M14 15h17M14 20.5h17M14 26h10'],
    ['red', 'M28 35l-2 11 5-3 5 3-2-11z'],
    ['red', disc(31, 31, 6.5)],
    ['shine', 'M26.5 31a4.5 4.5 0 0 1 4.5-4.5v2a2.5 2.5 0 0 0-2.5 2.5z'],
  ],
  office: [
    ['paper', 'M7 19h34v26H7z'],
    ['shade', 'M34 19h7v26h-7z'],
    ['red', 'M3 21L12 5h24l9 16z'],
    ['shade', 'M36 5l9 16H31L27 5z'],
    ['hatch', 'M17 5l-5 16M24 5v16M31 5l5 16'],
    ['cobalt', 'M18 45V36a6 6 0 0 1 12 0v9z'],
    ['sky', 'M10 25h5v8h-5zM33 25h5v8h-5z'],
    ['gold', disc(24, 18, 7.5)],
    ['line', 'M2 45h44M10 29h5M33 29h5'],
    ['glaze', 'M19.5 23c-.5-6 4-10 9.5-10.5 0 5-3 9-9.5 10.5z'],
    ['hatch', 'M36 36v7M38.5 36v7M18.5 24.5l6-7'],
  ],
};

/** One of three logs seen from its cut end at x, y. */
const log = (x: number, y: number): Picture => [
  ['wood', `M${x - 5} ${y - 6.4}l12-9.6a8 8 0 0 1 10 12.8l-12 9.6z`],
  ['shade', `M${x + 5} ${y + 6.4}l12-9.6a8 8 0 0 0 2.5-9l-12 9.6z`],
  ['hatch', `M${x + 1} ${y - 8}l8-6.4M${x + 8} ${y - 6}l9-7.2M${x + 8.5} ${y}l9-7.2`],
  ['sack', disc(x, y, 8)],
  ['hatch', disc(x, y, 4.6)],
  ['flat wood', disc(x, y, 1.9)],
];

export const GOOD_DRAWINGS: Readonly<Record<Good, Picture>> = {
  fish: FISH,
  grain: [
    ['twig', 'M24 46V14'],
    ['green', 'M24 46c1-5 5-8 12-8-1 5-6 8-12 8z'],
    [
      'base',
      'M24 2c4 4 4 9.5 0 13.5-4-4-4-9.5 0-13.5z' +
        'M25 21c0-6 4-9.5 10.5-11 1 6.5-3 11.5-10.5 11zM23 21c0-6-4-9.5-10.5-11-1 6.5 3 11.5 10.5 11z' +
        'M25 30c0-6 4-9.5 10.5-11 1 6.5-3 11.5-10.5 11zM23 30c0-6-4-9.5-10.5-11-1 6.5 3 11.5 10.5 11z' +
        'M25 39c0-6 4-9.5 10.5-11 1 6.5-3 11.5-10.5 11zM23 39c0-6-4-9.5-10.5-11-1 6.5 3 11.5 10.5 11z',
    ],
    [
      'shade',
      'M25 21l10.5-11c1 6.5-3 11.5-10.5 11zM25 30l10.5-11c1 6.5-3 11.5-10.5 11zM25 39l10.5-11c1 6.5-3 11.5-10.5 11z' +
        'M23 21L12.5 10c-1 6.5 3 11.5 10.5 11zM23 30L12.5 19c-1 6.5 3 11.5 10.5 11zM23 39L12.5 28c-1 6.5 3 11.5 10.5 11z' +
        'M24 2c4 4 4 9.5 0 13.5z',
    ],
  ],
  wood: [...log(30, 36), ...log(12, 36), ...log(21, 21)],
  porcelain: [
    ['glaze', 'M18 4h12v4c0 5 9 8 9 18 0 8-4 13-7 16v3H16v-3c-3-3-7-8-7-16 0-10 9-13 9-18z'],
    [
      'flat cobalt',
      'M17.5 10h13c2 4 5.5 6.2 7.3 10.5H10.2C12 16.2 15.5 14 17.5 10zM13.5 38.5h21L32 42v3H16v-3z',
    ],
    [
      'cobalt',
      'M24 33c-3-2-4-4-3.5-7 2 .3 3 1.3 3.5 3 .5-1.7 1.5-2.7 3.5-3C28 29 27 31 24 33zM19.5 33c-3 0-5-1.5-6-4.5 2.5-.5 4.5 1 6 4.5zM28.5 33c3 0 5-1.5 6-4.5-2.5-.5-4.5 1-6 4.5z',
    ],
    ['hatch', 'M10.5 35.5h27M9.5 23.5h29'],
    ['shade', 'M30 4v4c0 5 9 8 9 18 0 8-4 13-7 16v3h-6c7-4 8-12 8-19 0-9-8-12-8-18V4z'],
    ['shine', 'M16 16c-3 3-4.5 7-4.5 11 1.5-4 3-7.5 6-11z'],
    ['line', 'M18 8h12'],
  ],
  spices: [
    ['base', 'M9 21C13 12 19 5 24 3c5 2 11 9 15 18z'],
    ['shade', 'M24 3c5 2 11 9 15 18H27c1-7 0-13-3-18z'],
    ['hatch', 'M19 10l-1 2M22 14l-1.5 2M16 16l-1 2M23 8l-.5 2M28 12l1 2M31 17l1 2'],
    ['sack', 'M9 24C4 30 3 38 6 43c3 3 33 3 36 0 3-5 2-13-3-19z'],
    ['shade', 'M39 24c5 6 6 14 3 19-2 2-15 2.5-25 2 13-2 19-8 17-21z'],
    ['sack', 'M8 19.5h32a2.7 2.7 0 0 1 0 5.5H8a2.7 2.7 0 0 1 0-5.5z'],
    ['base', 'M24 27.5l2 4 4-1.5-1.5 4 4 2-4 1.5 1.5 4-4-1.5-2 4-2-4-4 1.5 1.5-4-4-1.5 4-2-1.5-4 4 1.5z'],
    ['hatch', 'M7 33c0 3 .5 6 2 8M11 28c-.7 1-1.2 2-1.5 3M38 29c1 2 1.5 4 1.5 6'],
  ],
  cloth: [
    ['base', 'M10 15v26c5 3 9-3 14 0s9 3 14 0V15z'],
    ['flat paper', 'M10 22h28v3H10zM10 33.5c5 2.5 9-2.5 14 0s9 2.5 14 0v3c-5 2.5-9-2.5-14 0s-9 2.5-14 0z'],
    ['shade', 'M30 15h8v26c-3 1.8-5.5 1.5-8 .7z'],
    ['hatch', 'M17 15v25M24 15v26M31 15v26'],
    ['line', 'M10 15v26c5 3 9-3 14 0s9 3 14 0V15'],
    ['thread', 'M13 43v3M19 41.5v3M24 43v3M29 44v3M35 44v3'],
    ['base', 'M8 4h32c3 0 5 2.5 5 6s-2 6-5 6H8z'],
    ['shade', 'M8 12h36.5c-.8 2.5-2.5 4-4.5 4H8z'],
    ['paper', disc(9, 10, 6)],
    ['line', 'M9 13.2a3.2 3.2 0 1 1 3.2-3.2c0 1.3-2.4 1.6-2.8.2'],
  ],
};

/** Goods in their colours, on markers and aboard ships. */

export const goodAt = (good: Good, x: number, y: number, scale: number): Placed => ({
  ...put(GOOD_DRAWINGS[good], x, y, scale),
  as: `of-${good}`,
});

export const goodDrawing = pictured((good: Good) => [goodAt(good, 0, 0, 1)]);

export const markerDrawing = pictured((good: Good) => [
  { of: [['base', disc(24, 24, 22.5)]], at: [0, 0, 1], as: `of-${good}` },
  ['flat paper', disc(24, 24, 18)],
  goodAt(good, 8.2, 8.2, 0.66),
]);

/** Where a marker is missing. */
const EMPTY: Picture = [
  ['twig', 'M24 33V4'],
  ['dash', disc(24, 18, 15)],
];

export const shipDrawing = pictured((load: Good | null) => [
  ...(load === null ? EMPTY : [put(markerDrawing(load), 5.8, 0, 0.76)]),
  ...HOLD,
]);
