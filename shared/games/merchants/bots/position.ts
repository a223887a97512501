import type { Seat } from '../../../kernel/types.ts';
import { countOf, GOODS, playerOf, type Good, type Player, type State } from '../state.ts';

/** Numbers by good, in canonical order. */
export type Counts = readonly number[];

/** What a player sees of the game, in numbers. */
export interface Position {
  /** Visible market cards. */
  readonly visible: Counts;
  /** The own hand; expected numbers after a draw. */
  readonly hand: Counts;
  /** Own markers. */
  readonly mine: Counts;
  /** Coins from the contracts for each paying sale. */
  readonly bonus: number;
  readonly money: number;
  readonly rivals: readonly Rival[];
  readonly pile: number;
  /** How likely an unseen card is of a good. */
  readonly unseen: Counts;
}

export interface Rival {
  readonly markers: Counts;
  readonly cards: number;
  readonly bonus: number;
  readonly money: number;
}

const countGoods = (items: readonly (Good | 'hidden' | null)[]): Counts =>
  GOODS.map((good) => countOf(items, good));

export function positionOf(state: State, seat: Seat): Position {
  const own = playerOf(state, seat);
  const bonusOf = ({ cards }: Player): number => cards.contract * state.figures.contractBonus;
  const visible = countGoods(state.market);
  const hand = countGoods(own.hand);
  const left = GOODS.map(
    (good, g) => state.figures.cardsPerGood - state.covered[good] - (visible[g] ?? 0) - (hand[g] ?? 0),
  );
  const total = Math.max(1, sum(left));
  return {
    visible,
    hand,
    mine: countGoods(own.ships),
    bonus: bonusOf(own),
    money: own.money,
    rivals: state.players
      .filter((_, other) => other !== seat)
      .map((player) => ({
        markers: countGoods(player.ships),
        cards: player.hand.length,
        bonus: bonusOf(player),
        money: player.money,
      })),
    pile: state.pile.length,
    unseen: left.map((n) => n / total),
  };
}

export const sum = (counts: Counts): number => {
  let total = 0;
  for (const n of counts) total += n;
  return total;
};

export const at = (counts: Counts, g: number): number => counts[g] ?? 0;

/** The counts with `n` added for one good. */
export const plus = (counts: Counts, g: number, n: number): Counts => counts.with(g, at(counts, g) + n);
