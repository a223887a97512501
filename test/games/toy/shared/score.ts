import type { Standing } from '#shared/kernel/rules.ts';
import type { State } from './state.ts';

/** The seats' points, best first. All of them are public. */
export const standings = ({ points }: State): readonly Standing[] =>
  points
    .map((total, seat) => ({
      seat,
      rank: 1 + points.filter((other) => other > total).length,
      total,
      lines: total === 0 ? [] : [{ reason: { key: 'toy.score.stones', args: {} }, points: total }],
    }))
    .toSorted((a, b) => a.rank - b.rank);
