import type { Spice } from '../things.ts';
import { disc, put, type Picture } from '../../../art/drawing.ts';

/** The colours of spices where there are no style sheets: as in the page's light theme (`tokens.css`, `azulejo.css`). */
export const COLOURS = {
  'of-ginger': '#f7ecd0',
  'of-pepper': '#5c9a45',
  'of-cinnamon': '#a9652f',
  'of-nutmeg': '#c8402c',
  'of-clove': '#4d4147',
  'of-sack': '#dcbf8e',
} as const;

/** A peppercorn. */
const CORN: Picture = [
  ['base', disc(10, 10, 10)],
  ['shade', 'M20 10a10 10 0 0 1-18.5 5.3c6 2.5 13.5-.5 15.5-12.3a10 10 0 0 1 3 7z'],
  ['shine', disc(6.5, 6, 2.8)],
  ['hatch', 'M4 12.5c2-3 4.5-3 6.5-.5s4 2 6-.5'],
];

/** The spices themselves. */
export const SPICE_DRAWINGS: Readonly<Record<Spice, Picture>> = {
  ginger: [
    [
      'base',
      'M3 31C1 26 5 22 9.5 23c1.5-3 .5-7 2-10.5C13.5 8 20 9 20 14c0 3-1.5 5-1 8 3 .5 5 0 7-2 1-4 .5-9 4.5-11.5 4.5-2.5 9 2 7 7-1 2.5-2.5 4-2 6.5 3 0 6-1.5 8.5 1 3 3.5 0 8-4.5 8-4 0-6 .5-7 3.5-1.5 4-1 8-5.5 9-4.5.8-7-3-6-7 .3-1.5-.5-3-2-3-4 0-8 3-12 2.5C6 36.5 4 34.5 3 31z',
    ],
    [
      'shade',
      'M3 31c6 3 12-2 18-2 8 0 10-4 17-4 3 0 5.5-.5 6.8-.8 2 3.4-1.3 6.8-5.3 6.8-4 0-6 .5-7 3.5-1.5 4-1 8-5.5 9-4.5.8-7-3-6-7 .3-1.5-.5-3-2-3-4 0-8 3-12 2.5C6 36.5 4 34.5 3 31zM34 17c1.5-2.5 3-6 2.8-8.5 1.6 1.7 1.9 4.3.7 7-1 2.5-2.5 4-2 6.5z',
    ],
    [
      'line',
      'M12 15.5c2.5 1.3 5 1.3 7.5-.2M29.5 14c2.5 1.5 5 2 7.5 1.2M38 22.5c1.2 2.3 1.2 5-.3 8M21.5 37c3 .8 6 .8 9-.2M8 24c-.8 4-.5 7 1 11',
    ],
    [
      'hatch',
      'M11 20.5c3 .8 5 .5 8-.5M13.5 26c-.5 3 0 5 1 7M28 19.5c2.5 1 5 1.5 7.5 1M20 25.5c3 1 6 .5 8-1M25 31.5c3-.3 5-1 7-2.5',
    ],
  ],
  pepper: [
    ['twig', 'M23 4c3 2 4 4 4 8'],
    ['green', 'M24 7C18 1 11 2 7 6c5 4 11 5 17 1z'],
    put(CORN, 22, 8, 1),
    put(CORN, 4, 12, 1),
    put(CORN, 17, 25, 1),
  ],
  cinnamon: [
    put(
      [
        ['base', 'M1 11h46v11H1z'],
        ['shade', 'M1 18h46v4H1z'],
        ['hatch', 'M6 13.5h20M16 16h26M9 20h12'],
        ['line', 'M1 16.5h46'],
        ['base', 'M1 26h46v11H1z'],
        ['shade', 'M1 33h46v4H1z'],
        ['hatch', 'M8 28.5h26M14 31h26M9 35h14'],
        ['sack', 'M47 11c-4 0-4 11 0 11s4-11 0-11zM47 26c-4 0-4 11 0 11s4-11 0-11z'],
        ['rein', 'M20 10c2.5 8 2.5 20 0 28M24 10c2.5 8 2.5 20 0 28'],
      ],
      2,
      2,
      0.92,
      -40,
    ),
  ],
  nutmeg: [
    ['wood', 'M24 3c11 0 17 11 17 22S34 45 24 45 7 36 7 25 13 3 24 3z'],
    ['shine', 'M14 15c1.5-4 4-7 8-8-.5 4-3 8-7 11z'],
    [
      'base',
      'M7.3 28C7 22 8.5 17 11.5 13c.5 5 1 8 2 11 1.5-6 2.5-11 6-16 .5 6 1 11 2.5 15 .5-6 1.5-11 4.5-16 2 6 2.5 11 2 17 2-4 2.5-8 4-13 3 5 3.5 9 3 14 1.2-2 2-4 2.7-7C43 36 34 45 24 45S8 38 7.3 28z',
    ],
    ['shade', 'M40.5 21c2 14-6 24-16.5 24-6 0-11-3-14-8 15 5 27-3 30.5-16z'],
    ['hatch', 'M12 22c0 7 2 13 6 18M19 17c0 9 1 17 4 25M26.5 15c1 9 .5 18-.5 27M32.5 21c.5 7-1 14-4.5 20'],
  ],
  clove: [
    put(
      [
        ['base', 'M19.5 20c1.5 9 1.5 18 2 26 1 2 4 2 5 0 .5-8 .5-17 2-26z'],
        [
          'base',
          'M17 22c-4-2-7-6-8-11 4 0 7 1.5 9.5 4h11c2.5-2.5 5.5-4 9.5-4-1 5-4 9-8 11-4.5 2.5-9.5 2.5-14 0z',
        ],
        ['base', disc(24, 9.5, 8)],
        [
          'shade',
          'M29 23c-1.5 8-2 16-2.5 23-.7 1.3-2 1.7-3 1.5L24.5 24zM39 11c-1 5-4 9-8 11l-4 1.5c2-3 3-6 3-8.5 2.5-2.5 5-4 9-4zM32 9.5a8 8 0 0 1-11 7.4c4-1.5 6.5-6 6-14.2A8 8 0 0 1 32 9.5z',
        ],
        ['shine', disc(20.8, 6.5, 2.3)],
        ['shine', 'M12.5 13.5l4 3.5-1 2zM21.7 26h1.3l.5 16h-1.2z'],
      ],
      0,
      0,
      1,
      24,
    ),
  ],
};

/** An open sack with its spice looking out; `base` is the spice's colour. */
export const SACK: Picture = [
  ['base', 'M10 25C4 31 4 40 7 44.5c4 2.5 30 2.5 34 0 3-4.5 3-13.5-3-19.5z'],
  ['shade', 'M38 25c6 6 6 15 3 19.5-4 2-15 2.5-24 1.7C30 44 36 37 33 25z'],
  ['shine', 'M10.5 29c-2 3.5-2.5 7-2 10.5 1-4 2-7 4-10.5z'],
  ['hatch', 'M36.5 30c1.5 4 1.5 8 .3 12M39.5 31c1.3 3.5 1.3 7 .3 10.5'],
  ['sack', 'M9 20.5h30a3 3 0 0 1 0 6H9a3 3 0 0 1 0-6z'],
];

export const sack = (spice: Spice, ...inside: Picture): Picture => [
  { of: [...inside, ...SACK], at: [0, 0, 1], as: `of-${spice}` },
];

/** A sack of each: the spice looks out at the top. Shapes tell them apart, without letters, which differ by language. */
export const SACK_DRAWINGS: Readonly<Record<Spice, Picture>> = {
  ginger: sack('ginger', put(SPICE_DRAWINGS.ginger, 6, -1, 0.74, -24)),
  pepper: sack('pepper', put(CORN, 7, 8, 0.7), put(CORN, 27, 8, 0.7), put(CORN, 16, 2, 0.8)),
  cinnamon: sack('cinnamon', put(SPICE_DRAWINGS.cinnamon, 6, 0, 0.72, -30)),
  nutmeg: sack(
    'nutmeg',
    put(SPICE_DRAWINGS.nutmeg, 2, 3, 0.55, -14),
    put(SPICE_DRAWINGS.nutmeg, 20, 2, 0.55, 14),
  ),
  clove: sack(
    'clove',
    put(SPICE_DRAWINGS.clove, -1, 0, 0.64, -50),
    put(SPICE_DRAWINGS.clove, 19, 1, 0.62, 0),
  ),
};
