import type { Spice } from '../../../shared/games/goa/things.ts';
import { disc, put, type Drawing } from '../svg.tsx';

const corn = (x: number, y: number, r: number): Drawing => [
  ['base', disc(x, y, r)],
  [
    'shade',
    `M${x + r} ${y}a${r} ${r} 0 0 1 ${-2 * r + 2} ${r / 3}a${r} ${r} 0 0 0 ${2 * r - 4} ${-r}q2 ${r / 4} 2 ${(r * 2) / 3}z`,
  ],
  ['shine', disc(x - r * 0.35, y - r * 0.4, r * 0.28)],
  ['hatch', `M${x - r * 0.5} ${y + r * 0.2}q${r * 0.4} ${-r * 0.4} ${r * 0.8} 0t${r * 0.6} 0`],
];

/** The spices themselves. */
export const SPICE_DRAWINGS: Readonly<Record<Spice, Drawing>> = {
  ginger: [
    [
      'base',
      'M4 30c-2-5 1-9 6-9 3.5 0 5 1.5 8 1-1-4-3-7-2-12 1-4 8-6 11-2 2.5 3.5 0 7 1.5 10 3 1.5 5.5-1 8.5-3.5 3.5-2.5 8.5-.5 8.5 4 0 4-3.5 6-8 7.5-2.5 1-4 2.5-3 5.5 1.5 4.5 2 9-2.5 11-5 2-8.5-1.5-9-6-.3-2.5-2-3.5-4.5-3-3 .8-5.5 2.5-9 1.5C6.5 34.5 5 33 4 30z',
    ],
    [
      'shade',
      'M5 32c6 2 12-2 18-2 7 0 8-5 14-7 4-1.5 7-3 8.3-6.5C46 21 42.5 23.5 37.5 25c-2.5 1-4 2.5-3 5.5 1.5 4.5 2 9-2.5 11-5 2-8.5-1.5-9-6-.3-2.5-2-3.5-4.5-3-4 1-9.5 4-13.5-.5z',
    ],
    [
      'line',
      'M16.5 15c3 1.5 7 1 10.5-1M35 20c1.5 1 2.5 2.5 2.8 4M24.5 37c3-.5 6-1.5 9.5-3.5M10.5 22c-1 3.5-.8 7 .5 11',
    ],
    ['hatch', 'M18 20c3 1 6 .5 9.5-.5M15.5 24c-.8 3-.8 5 0 8M29 24c1.5 2 2 4 1.5 6.5M25 32c3-.3 5-1 8-2'],
  ],
  pepper: [
    ['line', 'M23 4c3 2 4 4 4 8'],
    ['green', 'M24 7C18 1 11 2 7 6c5 4 11 5 17 1z'],
    ...corn(32, 18, 10),
    ...corn(14, 22, 10),
    ...corn(27, 35, 10),
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
        ['paper', 'M47 11c-4 0-4 11 0 11s4-11 0-11zM47 26c-4 0-4 11 0 11s4-11 0-11z'],
        ['rein', 'M20 10c2.5 8 2.5 20 0 28M24 10c2.5 8 2.5 20 0 28'],
      ],
      0,
      0,
      1,
      -40,
    ),
  ],
  nutmeg: [
    ['wood', 'M24 4c11 0 17 10 17 21S34 44 24 44 7 36 7 25 13 4 24 4z'],
    [
      'base',
      'M24 4c4 0 8 2 10.5 5-4 3-5 7-3.5 11s1 8-2 12 0 8 1.5 11c-2 1-4 1-6.5 1-4 0-7-1-9.5-3 3-3 4-6 2-10s-1.5-8 .5-12 0-9-3-12c3-2 6-3 10-3z',
    ],
    [
      'base',
      'M10 12c2 4 1 7-.5 11s0 8 2.5 12c-3-2-5-6-5-10 0-5 1-9 3-13zM38.5 13c-2 4-1 8 .5 12s-1 9-3.5 12c3.5-3 5.5-7 5.5-12 0-4.5-1-9-2.5-12z',
    ],
    ['shade', 'M41 25c0 11-7 19-17 19-5 0-9-2-12-5 14 3 25-6 26-27 2 4 3 8 3 13z'],
    ['shine', 'M12 20c1-5 4-9 8-11 1.5 2 1 4-1.5 6-2 1.5-4 3-6.5 5z'],
    ['hatch', 'M22 8c2 4 2 8 .5 12s-1 8 0 12 .5 7-.5 10M26 10c2 4 1 8 .5 11'],
  ],
  clove: [
    ['base', 'M18 22c3 8 3 16 4 24 1 1.5 3 1.5 4 0 1-8 1-16 4-24z'],
    ['base', 'M18 23C12 20 9 14 10 7c4 2 7 5 9 9h10c2-4 5-7 9-9 1 7-2 13-8 16-4 2-8 2-12 0z'],
    ['base', disc(24, 12, 7.5)],
    [
      'shade',
      'M30 22c-3 8-3 16-4 24l-2 1V24zM38 7c1 7-2 13-8 16l-4 1.3C33 18 32 13 31.5 11.5 33 10 35 8 38 7z',
    ],
    ['shine', 'M18 11.5c.5-3 2.5-5 5.5-5.3-1 2-3 4.3-5.5 5.3zM20.5 25l1.5 1 .5 10z'],
    ['hatch', 'M18.5 15c3.5 2 7.5 2 11 0M24 5v14'],
  ],
};

/** One letter for each spice; clove has L because cinnamon has C. */
export const SPICE_LETTERS: Readonly<Record<Spice, string>> = {
  ginger: 'G',
  pepper: 'P',
  cinnamon: 'C',
  nutmeg: 'N',
  clove: 'L',
};

/** An open sack with its spice looking out; `base` is the spice's colour. */
export const SACK: Drawing = [
  ['base', 'M10 25C4 31 4 40 7 44.5c4 2.5 30 2.5 34 0 3-4.5 3-13.5-3-19.5z'],
  ['shade', 'M38 25c6 6 6 15 3 19.5-4 2-15 2.5-24 1.7C30 44 36 37 33 25z'],
  ['shine', 'M10.5 29c-2 3.5-2.5 7-2 10.5 1-4 2-7 4-10.5z'],
  ['sack', 'M9 20.5h30a3 3 0 0 1 0 6H9a3 3 0 0 1 0-6z'],
];

const sack = (spice: Spice, ...inside: Drawing): Drawing => [
  {
    of: [...inside, ...SACK, ['paper', disc(24, 35.5, 8)], { text: SPICE_LETTERS[spice], at: [24, 35.5, 13] }],
    at: [0, 0, 1],
    as: `of-${spice}`,
  },
];

/** A sack of each: the spice looks out at the top, and the letter is on the label. */
export const SACK_DRAWINGS: Readonly<Record<Spice, Drawing>> = {
  ginger: sack('ginger', put(SPICE_DRAWINGS.ginger, 7, -1, 0.72)),
  pepper: sack('pepper', ...corn(14, 15, 7), ...corn(34, 15, 7), ...corn(24, 10, 8)),
  cinnamon: sack('cinnamon', put(SPICE_DRAWINGS.cinnamon, 6, 0, 0.72, -30)),
  nutmeg: sack(
    'nutmeg',
    put(SPICE_DRAWINGS.nutmeg, 2, 3, 0.55, -14),
    put(SPICE_DRAWINGS.nutmeg, 20, 2, 0.55, 14),
  ),
  clove: sack('clove', put(SPICE_DRAWINGS.clove, 0, 0, 0.6, -24), put(SPICE_DRAWINGS.clove, 19, 0, 0.6, 24)),
};
