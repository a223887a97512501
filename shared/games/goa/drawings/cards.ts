import { put, disc, type Picture } from '../../../art/drawing.ts';
import { SHIP } from '../../../art/things.ts';
import type { Bonanza, CardKind, Column, Symbol } from '../things.ts';
import {
  ANY_SPICE,
  BLANK_DUCAT,
  cards,
  CHEST,
  COINS,
  COLONIST,
  colonists,
  DOWN,
  DUCAT,
  EXPEDITION,
  EXTRA_CARD,
  NO,
  RIGHT,
  ships,
  SICKLE,
  SPYGLASS,
} from './pieces.ts';

/** The effect of an expedition card. */
export const CARD_DRAWINGS: Readonly<Record<CardKind, Picture>> = {
  ships: ships(2),
  colonists: colonists(2),
  ducats: COINS,
  spices: [put(ANY_SPICE, -1, 0, 0.62), put(ANY_SPICE, 18, 18, 0.62)],
  sell: [put(ANY_SPICE, -1, -1, 0.58), put(RIGHT, 18, 16, 0.34), put(DUCAT, 23, 23, 0.54)],
  payDucats: [put(DUCAT, 0, 0, 0.68), put(DOWN, 22, 19, 0.58)],
  harvestMix: [
    put(SICKLE, 11, -4, 0.64),
    put(ANY_SPICE, -1, 27, 0.42),
    put(SHIP, 14.5, 27, 0.42),
    put(COLONIST, 30, 27, 0.42),
  ],
  thirdScout: [put(cards(EXPEDITION, 3), 2, -3, 0.92), put(SPYGLASS, 7, 17, 0.7, -80)],
  shipsOnly: [put(SHIP, -1, -2, 0.72), put(ANY_SPICE, 23, 23, 0.5), put(NO, 24, 24, 0.48)],
  spicesOnly: [put(ANY_SPICE, -1, -2, 0.7), put(SHIP, 22, 22, 0.54), put(NO, 24, 24, 0.48)],
};

/** The yield of a column of the development board. */
export const COLUMN_DRAWINGS: Readonly<Record<Column, Picture>> = {
  ships: SHIP,
  harvest: [put(SICKLE, -1, -2, 0.86), put(ANY_SPICE, 20, 20, 0.58)],
  taxes: CHEST,
  expeditions: [put(EXPEDITION, 6, -2, 0.9), put(SPYGLASS, 1, 12, 0.8, -80)],
  colonists: COLONIST,
};

/** The gain of a Bonanza tile. */
export const BONANZA_DRAWINGS: Readonly<Record<Bonanza, Picture>> = {
  twoShips: ships(2),
  twoColonists: colonists(2),
  shipColonist: [put(SHIP, -1, -1, 0.62), put(COLONIST, 19, 19, 0.6)],
  threeDucats: [put(BLANK_DUCAT, 2, 2, 0.92), { text: '3', at: [22.5, 23, 26] }],
  fiveDucats: [put(BLANK_DUCAT, 2, 2, 0.92), { text: '5', at: [22.5, 23, 26] }],
  oneExtraAction: [put(EXTRA_CARD, 2, 2, 0.92)],
  oneExpedition: [put(EXPEDITION, 2, 2, 0.92)],
  oneSpice: [put(ANY_SPICE, 2, 0, 0.92)],
};

/** The symbols of the expedition cards, painted as on tiles: cobalt on white. */
export const SYMBOL_DRAWINGS: Readonly<Record<Symbol, Picture>> = {
  elephant: [
    ['sky', 'M15 15C10 6 2 7 1.5 15 1 24 7 32 16 32zM33 15c5-9 13-8 13.5 0C47 24 41 32 32 32z'],
    ['glaze', 'M17 31c-1.5 6-5 8-9.5 8 4 3.5 11 2 13-6z'],
    ['glaze', 'M31 31c1 4 2.5 6 5 7.5-4 1.5-8-.5-9-5z'],
    [
      'glaze',
      'M13 18C13 10 17 6 24 6s11 4 11 12c0 6-4 8-5 13-1 4-1.5 7 .5 9 2 1.5 4 .5 4-2.5H39c.5 6-5 9.5-10 7.5-6-2.5-6.5-8-8-14-1-5-8-7-8-13z',
    ],
    ['shade', 'M35 18c0 6-4 8-5 13-1 4-1.5 7 .5 9-5-1-5-7-3.5-13 1.5-5 4-9 3-19 3 2 5 5.5 5 10z'],
    ['flat ink', disc(18.5, 19, 1.8) + disc(29.5, 19, 1.8)],
    [
      'hatch',
      'M20 25h8M21.5 29h6M22.5 33h5M24 37h4.5M5 14c0 5 3 10 8 13M43 14c0 5-3 10-8 13M20 10c2.5 1.5 5.5 1.5 8 0M24 6v4',
    ],
  ],
  tiger: [
    [
      'glaze',
      'M24 8c5 0 8 1 10.5 3C36 7 39 4.5 42 6c3 2 2 7.5-1.5 10.5C43 21 44 26 42 31c-2.5 7-10 13-18 13S8.5 38 6 31c-2-5-1-10 1.5-14.5C4 13.5 3 8 6 6c3-1.5 6 1 7.5 5C16 9 19 8 24 8z',
    ],
    ['flat sky', 'M24 25c4 0 6 2 8 6 2 6-3 11-8 11s-10-5-8-11c2-4 4-6 8-6z'],
    [
      'flat cobalt',
      'M22 9h4l-2 9zM15.5 10.5l4 7-1 .8-6-5.8zM32.5 10.5l-4 7 1 .8 6-5.8zM6.5 22l8.5 3-9 1.5zM41.5 22L33 25l9 1.5zM7.5 31.5l7.5-2-5.5 6zM40.5 31.5l-7.5-2 5.5 6zM14.5 40l3.5-5 .5 6.5zM33.5 40L30 35l-.5 6.5z',
    ],
    [
      'flat ink',
      'M12.5 20.5c2-2 5-2 7 1.5-2.5 1.5-5.5 1-7-1.5zM35.5 20.5c-2-2-5-2-7 1.5 2.5 1.5 5.5 1 7-1.5zM19.5 27.5h9L24 32z',
    ],
    ['line', 'M24 32v3.5c-2 2.5-5 2.5-6.5.5M24 35.5c2 2.5 5 2.5 6.5.5'],
    ['hatch', 'M8.5 9.5c1-.5 2 .5 2.5 2M39.5 9.5c-1-.5-2 .5-2.5 2'],
  ],
  fish: [
    ['sky', 'M20 15c0-6 4-10 11-11l1 9zM26 35l5 8 5-8z'],
    ['glaze', 'M3 24C8 12 24 9 36 20l9-9c-1 5-1 8-3 12.5 2 4.5 2 9.5 3 13.5l-9-8C25 41 8 37 3 24z'],
    ['cobalt', 'M3 24C6 16.5 13 12.8 20 13.5 17 20 17 28 20 36.5 12 36 6 32 3 24z'],
    ['glaze', disc(12, 21.5, 3)],
    ['flat ink', disc(12, 21.5, 1.2)],
    ['line', 'M24 18c2.5 2 2.5 5 0 7 2.5 2 2.5 5 0 7M31 20c2 1.8 2 4 0 5.5 2 1.5 2 3 0 5'],
    ['hatch', 'M40 18l3-3.5M39.5 23.5h4M40 29l3.5 3.5M6.5 27.5c2 1 4 1 5.5 0'],
    ['shade', 'M3 24c7 9 21 11 33 2l9 11-9-8C25 41 8 37 3 24z'],
  ],
  palm: [
    ['sky', 'M4 45c4-5 12-7 20-7s16 2 20 7z'],
    ['glaze', 'M22 44c3-9 3-16-1-25l5-1c3.5 9 4 17 2 26z'],
    ['hatch', 'M24 25l4-1M25 30l3.8-.6M24.5 35l4-.3M23.5 40l5 0'],
    [
      'cobalt',
      'M23 18C18 9 9 8 2 14c7 0 14 1 21 4zM23 18c-9-2-17 4-18 13 5-7 11-10 18-13zM23 18c6-9 16-11 23-5-8 0-16 1-23 5zM23 18c10-1 18 4 20 13-6-6-12-10-20-13z',
    ],
    ['sky', 'M23 18C18 13 20 4 28 2c-1 5-1 10-5 16z'],
    ['sky', 'M23 18c-5 4-7 9-6 15 4-4 6-9 6-15zM24 18c5 3 8 8 8 14-5-3-8-8-8-14z'],
    ['ink', disc(22, 20, 2) + disc(26.5, 20.5, 2)],
  ],
  shell: [
    ['cobalt', 'M17 37l-7 2c-1 4 2 7 6 6h16c4 1 7-2 6-6l-7-2z'],
    [
      'glaze',
      'M18 38C8 33 2 26 3 18c1.5-4 5-4.5 7.5-2.5C11 9.5 15 7 19 9c2-5 8-5 10 0 4-2 8 .5 8.5 6.5 2.5-2 6-1.5 7.5 2.5 1 8-5 15-15 20-3 1-9 1-12 0z',
    ],
    ['shade', 'M45 18c1 8-5 15-15 20-3 1-9 1-12 0 11 0 20-10 19.5-22.5C40 13.5 43.5 14 45 18z'],
    ['line', 'M24 38V13M21 38L14.5 17M27 38L33.5 17M18.5 37L7.5 23M29.5 37L40.5 23'],
    ['hatch', 'M6 21c2-1 3 0 4 2M12 17c2-2 4-2 5 0M21 14c2-2 4-2 6 0M31 17c1-2 3-2 5 0M38 23c1-2 2-3 4-2'],
  ],
  statue: [
    ['sky', disc(24, 15, 13)],
    ['hatch', 'M24 2v3M13 8l2 2M35 8l-2 2M10 16h3M35 16h3'],
    ['glaze', 'M19 22c-5 1-7 4-8 8-.5 2-1 4-1 6h28c0-2-.5-4-1-6-1-4-3-7-8-8z'],
    ['glaze', 'M22 4.5a2.2 2.2 0 0 1 4 0c4 1.5 6 5 6 9 0 5-3.5 9-8 9s-8-4-8-9c0-4 2-7.5 6-9z'],
    [
      'cobalt',
      'M16 12c2-6 14-6 16 0-5-2-11-2-16 0zM29 22c0 6-8 6-14 14h-4.5C12 28 14 23 19 22c3 2.5 7 2.5 10 0z',
    ],
    ['glaze', 'M4 38c0-3 4-4 9-3.5 4 .5 7 1.5 11 1.5s7-1 11-1.5c5-.5 9 .5 9 3.5z'],
    ['line', 'M20.5 16.5h2M25.5 16.5h2M22.5 19.5c1 .6 2 .6 3 0M18 33c4 2 8 2 12 0'],
    ['cobalt', 'M6 38h36l3 7H3z'],
    ['hatch', 'M9 41.5h30M12 38l-1 7M20 38v7M28 38v7M36 38l1 7'],
  ],
};
