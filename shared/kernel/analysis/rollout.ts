import { imaginedDice, luckOf } from '../dice.ts';
import type { AnyRules } from '../rules.ts';
import { seatView } from '../seatView.ts';
import type { AnyMove, BotLevel, Seat } from '../types.ts';

/** The part of a game that is needed to play it on. */
export type RolloutRules = Pick<
  AnyRules,
  'acting' | 'bot' | 'decide' | 'evolve' | 'redraw' | 'standings' | 'view'
>;

/** The share of first place that each seat has: 1 for the only winner, a half each for two who tie, 0 for the others. */
export type Shares = readonly number[];

/** The shares in a game that is over. */
export function sharesOf(rules: RolloutRules, over: unknown): Shares {
  const standings = rules.standings(over);
  const first = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return standings.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}

/** A position that can be played on from. */
export interface RolloutStart {
  /** With nothing hidden. */
  readonly state: unknown;
  /** The move that is played first, in place of the bot's. */
  readonly first?: { readonly seat: Seat; readonly move: AnyMove };
}

/** A game that takes longer never ends: a fault of its bots. */
const MOST_DECISIONS = 20_000;

/**
 * Plays on to the end of the game with bots in all seats, each seeing what its seat sees. All chance is drawn anew from
 * `seed`, both what is to come and what is already decided and that nobody has seen. Equal seeds give equal shares. Throws if the
 * game does not end.
 */
export function rollOut(
  rules: RolloutRules,
  { state, first }: RolloutStart,
  level: BotLevel,
  seed: number,
): Shares {
  const luck = luckOf(seed);
  const dice = imaginedDice(luck);
  let now = rules.redraw(state, luck);
  let next = first;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions += 1) {
    const seat = next?.seat ?? rules.acting(now)[0];
    if (seat === undefined) return sharesOf(rules, now);
    const move = next?.move ?? rules.bot(seatView(rules, now, seat), level, luck);
    const decided = rules.decide(now, seat, move, dice); // bots play offered moves, so the check would only cost time
    if (!decided.ok) throw new Error(`a bot’s move is refused: ${decided.failure.code}`);
    for (const event of decided.value) now = rules.evolve(now, event);
    next = undefined;
  }
  throw new Error('a game of bots does not end');
}

/**
 * A part of a game in which no winning chance changes: whatever was done in it, the bot that plays on would have done too, and
 * no chance came to light. So one estimate holds for all of it.
 */
export interface Stretch {
  /** Rollouts so far. */
  readonly rollouts: number;
  /** The mean share of first place, by seat; before the first rollout the same for all. */
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
    chances: () =>
      exact ?? seats.map((_, seat) => (rollouts === 0 ? 1 / seats.length : (sums[seat] ?? 0) / rollouts)),
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
