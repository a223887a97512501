import type { Seat } from '../../../kernel/types.ts';
import { countOf } from '../../../kernel/count.ts';
import { playerOf, type Player, type State } from '../state.ts';
import { GOODS, type Good } from '../things.ts';

/** Numbers by good, in canonical order. */
export type CountsByGood = readonly number[];

/** The game as a player sees it, in numbers. */
export interface Outlook {
  /** Visible market cards. */
  readonly visible: CountsByGood;
  /** The player's hand; expected numbers after a draw. */
  readonly hand: CountsByGood;
  /** The player's markers. */
  readonly mine: CountsByGood;
  /** Coins that contracts add to each paying sale. */
  readonly bonus: number;
  readonly money: number;
  readonly rivals: readonly Rival[];
  readonly pile: number;
  /** The probability that an unseen card is of a good. */
  readonly unseen: CountsByGood;
}

export interface Rival {
  readonly markers: CountsByGood;
  readonly cards: number;
  readonly bonus: number;
  readonly money: number;
}

const countGoods = (items: readonly (Good | 'hidden' | null)[]): CountsByGood =>
  GOODS.map((good) => countOf(items, good));

export function positionOf(state: State, seat: Seat): Outlook {
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

export const sum = (counts: CountsByGood): number => {
  let total = 0;
  for (const n of counts) total += n;
  return total;
};

export const at = (counts: CountsByGood, g: number): number => counts[g] ?? 0;

/** The counts with `n` added for one good. */
export const plus = (counts: CountsByGood, g: number, n: number): CountsByGood =>
  counts.with(g, at(counts, g) + n);
