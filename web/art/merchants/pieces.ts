import type { Special } from '../../../shared/games/merchants/state.ts';
import { box, disc, type Drawing } from '../svg.tsx';
import { SHIP } from '../things.ts';

/** A merchant ship from above the rail: low sides, so that its marker shows. */
export const COG: Drawing = SHIP;

/** A copper coin, stamped with an anchor. */
export const COIN: Drawing = [
  ['copper', disc(25.5, 26, 19.5)],
  ['shade', disc(25.5, 26, 19.5)],
  ['copper', disc(22.5, 23, 19.5)],
  ['hatch', disc(22.5, 23, 15.5)],
  ['shine', 'M7 23a15.5 15.5 0 0 1 15.5-15.5v2.5A13 13 0 0 0 9.5 23z'],
  ['line', 'M22.5 16.5V33M18 19.5h9M14 26c1 5 4 7 8.5 7s7.5-2 8.5-7'],
  ['copper', disc(22.5, 14, 2.6)],
];

export const SPECIAL_DRAWINGS: Readonly<Record<Special, Drawing>> = {
  ship: SHIP,
  docks: [
    ['sky', 'M2 38h44v7H2z'],
    ['wood', 'M3 31h24v5H3z'],
    ['twig', 'M7 36v8M15 36v8M23 36v8'],
    ['twig', 'M12 31V7M4 15L12 6l26 3M12 20l12-13'],
    ['line', 'M37 9v12'],
    ['sack', box(31, 20, 12, 11, 2)],
    ['shade', 'M38 20h3a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-3z'],
    ['line', 'M37 20v11M31 25.5h12'],
    ['line', 'M30 41c2.5-2 5-2 7.5 0s5 2 7.5 0'],
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
    ['paper', 'M8 20h32v24H8z'],
    ['shade', 'M33 20h7v24h-7z'],
    ['red', 'M4 21L24 6l20 15z'],
    ['shade', 'M24 6l20 15H31z'],
    ['twig', 'M24 6V2'],
    ['cobalt', 'M19 44V34a5 5 0 0 1 10 0v10z'],
    ['sky', 'M12 25h5v6h-5zM31 25h5v6h-5zM21.5 23h5v5h-5z'],
    ['line', 'M3 44h42M12 28h5M31 28h5'],
  ],
};
