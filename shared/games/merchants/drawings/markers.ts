import type { Good } from '../things.ts';
import { disc, pictured, put, type Picture, type Placed } from '../../../art/drawing.ts';
import { GOOD_DRAWINGS } from './goods.ts';
import { HOLD } from './pieces.ts';

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
