import type { BotLevel, Seat } from '../types.ts';
import { rollOut, sharesOf, type RolloutRules, type RolloutStart, type Shares } from './rollout.ts';

/**
 * A part of a game in which no winning chance changes: whatever was done in it, the bot that plays on would have done too, and
 * no chance came to light. So one estimate holds for all of it.
 */
export interface Stretch {
  /** Rollouts so far. */
  readonly rollouts: number;
  /** The mean share of first place, by seat. */
  chances(): Shares;
  /** The variance of a chance as it is estimated; 0 once the game is over, because the chances are known. */
  variance(seat: Seat): number;
  /** The greatest variance of a chance. */
  doubt(): number;
  /** Plays on once more from its end. */
  roll(level: BotLevel, seed: number): void;
  /** It goes on up to a later state. */
  lengthen(to: unknown): void;
}

export function createStretch(rules: RolloutRules, from: unknown, first?: RolloutStart['first']): Stretch {
  let state = from;
  let rollouts = 0;
  let sums: Shares = [];
  const exact = first === undefined && rules.acting(from).length === 0 ? sharesOf(rules, from) : undefined;
  const seats = rules.standings(from).map(({ seat }) => seat);
  const variance = (seat: Seat): number => {
    if (exact !== undefined) return 0;
    const mean = ((sums[seat] ?? 0) + 1) / (rollouts + 2); // as if once won and once lost: never certain
    return (mean * (1 - mean)) / (rollouts + 2);
  };
  return {
    get rollouts() {
      return rollouts;
    },
    chances: () => exact ?? seats.map((_, seat) => (sums[seat] ?? 0) / Math.max(1, rollouts)),
    variance,
    doubt: () => Math.max(...seats.map(variance)),
    roll: (level, seed) => {
      const shares = rollOut(rules, first === undefined ? { state } : { state, first }, level, seed);
      sums = shares.map((share, seat) => share + (sums[seat] ?? 0));
      rollouts += 1;
    },
    lengthen: (to) => void (state = to),
  };
}
