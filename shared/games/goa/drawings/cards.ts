import type { Bonanza, CardKind, Column } from '../things.ts';
import { put, type Picture } from '../../../art/drawing.ts';
import { SHIP } from '../../../art/things.ts';
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
