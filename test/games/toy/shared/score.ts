import type { Standing } from '#shared/kernel/rules.ts';
import type { State } from './state.ts';

/** The seats' points, best first. All of them are public. */
export const standings = ({ points, streaks }: State): readonly Standing[] =>
  points
    .map((total, seat) => ({
      seat,
      rank: 1 + points.filter((other) => other > total).length,
      total,
      lines: linesOf(total, streaks[seat] ?? 0),
    }))
    .toSorted((a, b) => a.rank - b.rank);

/** What the points are for, as far as there are any. */
const linesOf = (total: number, streaks: number): Standing['lines'] =>
  (['stones', 'streaks'] as const)
    .map((name) => ({
      reason: { key: `toy.score.${name}`, args: {} },
      points: name === 'streaks' ? streaks : total - streaks,
    }))
    .filter(({ points }) => points > 0);
