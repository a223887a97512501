import type { Special } from '../things.ts';
import { box, disc, type Picture } from '../../../art/drawing.ts';
import { SHIP } from '../../../art/things.ts';

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
