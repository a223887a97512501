import { put, type Picture } from '../../../art/drawing.ts';
import { BACK, PAPER } from '../../../art/things.ts';
import { goodAt, SPECIAL_DRAWINGS } from './pieces.ts';

/** What the options of a new game mean, in pictures. */

/** The card that an office draws. */
const DRAWN: Picture = [...BACK, put(SPECIAL_DRAWINGS.office, 6, 14, 0.75)];
const PLAYED: Picture = [
  ...PAPER,
  { of: [['base', 'M1 54h46v5a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z']], at: [0, 0, 1], as: 'of-fish' },
  goodAt('fish', 5.3, 9, 0.78),
];

/** One card after the other. */
const inTurn = (first: Picture, second: Picture): Picture => [
  put(first, 14, 6, 0.92),
  ['red', 'M63 31h8v-7l12 12-12 12v-7h-8z'],
  put(second, 90, 6, 0.92),
];

export const optionPictures: Readonly<Record<string, Picture>> = {
  'officeDraw.planning': inTurn(DRAWN, PLAYED),
  'officeDraw.turnEnd': inTurn(PLAYED, DRAWN),
};
