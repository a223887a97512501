import { describe, it } from 'vitest';
import { spec } from '../../support/spec.ts';
import type { Event } from './shared/events.ts';
import { rules } from './shared/index.ts';

const given = spec(rules);

const STARTED: Event = {
  type: 'started',
  rounds: 2,
  hands: [
    [1, 7, 9],
    [0, 2, 8],
  ],
  pile: [3, 4, 5, 6],
};
const BUILT: Event = { type: 'built', seat: 0, on: { east: 'red', south: 'blue' }, points: 2 };

/** Seat 0 has taken the first round. */
const SECOND_ROUND: readonly Event[] = [
  STARTED,
  { type: 'laid', seat: 0, card: 9 },
  { type: 'laid', seat: 1, card: 2 },
  { type: 'uncovered', cards: [9, 2], winner: 0 },
  BUILT,
  { type: 'stopped', seat: 0 },
];

describe('A round', () => {
  it('goes to the highest card', () => {
    given([STARTED, { type: 'laid', seat: 0, card: 7 }])
      .when(1, { type: 'lay', card: 8 })
      .thenEvents({ type: 'laid', seat: 1, card: 8 }, { type: 'uncovered', cards: [7, 8], winner: 1 });
  });

  it('brings three points with a blue stone in the north, else two', () => {
    const won = given(SECOND_ROUND.slice(0, 4));
    const north = { north: 'blue', east: 'red' };
    won.when(0, { type: 'build', on: BUILT.on }).thenEvents(BUILT);
    won.when(0, { type: 'build', on: north }).thenEvents({ ...BUILT, on: north, points: 3 });
  });
});

describe('The second round in a row', () => {
  it('brings its winner a point more at once', () => {
    given([...SECOND_ROUND, { type: 'laid', seat: 1, card: 0 }])
      .when(0, { type: 'lay', card: 1 })
      .thenEvents(
        { type: 'laid', seat: 0, card: 1 },
        { type: 'uncovered', cards: [1, 0], winner: 0 },
        { type: 'rewarded', seat: 0, points: 1 },
      );
  });

  it('brings another winner nothing', () => {
    given([...SECOND_ROUND, { type: 'laid', seat: 1, card: 8 }])
      .when(0, { type: 'lay', card: 7 })
      .thenEvents({ type: 'laid', seat: 0, card: 7 }, { type: 'uncovered', cards: [7, 8], winner: 1 });
  });
});
