import { GOODS, type Good } from '../things.ts';
import { evaluate, income } from './evaluate.ts';
import { at, plus, sum, type Outlook } from './position.ts';

/** Phase II in numbers: how many cards of a good are played, or none and a draw. */
export interface Trade {
  readonly good: Good | null;
  readonly cards: number;
  readonly value: number;
}

/** The trade with the best position after it; none if the game is already over. */
export function bestTrade(position: Outlook): Trade {
  let best: Trade = { good: null, cards: 0, value: evaluate(afterDrawing(position, 2)) };
  if (position.pile <= 0) return best;
  GOODS.forEach((good, g) => {
    let next = position;
    for (const [cards, covered] of coverOrder(position, g).entries()) {
      if (cards >= Math.floor(at(position.hand, g))) break;
      next = laid(next, g, covered);
      const value = evaluate(sold(next, g));
      if (value > best.value) best = { good, cards: cards + 1, value };
    }
  });
  return best;
}

/** The position with this many more unseen cards in the hand. */
export const afterDrawing = (position: Outlook, n: number): Outlook => ({
  ...position,
  hand: position.hand.map((held, g) => held + Math.min(n, position.pile) * at(position.unseen, g)),
  pile: Math.max(0, position.pile - n),
});

/**
 * Goods on the market, in the order in which good `g` should cover them: those that serve the rivals most come
 * first.
 */
function coverOrder(position: Outlook, g: number): readonly number[] {
  const order = GOODS.map((_, other) => other).toSorted(
    (a, b) => keep(position, a, g) - keep(position, b, g),
  );
  return order.flatMap((other) => Array.from({ length: at(position.visible, other) }, () => other));
}

function keep({ mine, hand, rivals }: Outlook, other: number, g: number): number {
  if (other === g) return Infinity; // covering the same good gains nothing
  const theirs = sum(rivals.map(({ markers }) => at(markers, other))) / rivals.length;
  return at(mine, other) * (1 + 0.5 * at(hand, other)) - theirs;
}

/** The spaces to play on, by that order. */
export function spacesFor(
  position: Outlook,
  market: readonly Good[],
  { good, cards }: Trade,
): readonly number[] {
  if (good === null) return [];
  const g = GOODS.indexOf(good);
  return market
    .map((lying, space) => ({ space, rank: keep(position, GOODS.indexOf(lying), g) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, cards)
    .map(({ space }) => space)
    .toSorted((a, b) => a - b);
}

const laid = (position: Outlook, g: number, covered: number): Outlook => ({
  ...position,
  visible: plus(plus(position.visible, covered, -1), g, 1),
  hand: plus(position.hand, g, -1),
});

function sold(position: Outlook, g: number): Outlook {
  const visible = at(position.visible, g);
  return {
    ...position,
    money: position.money + income(position.mine, g, visible, position.bonus),
    rivals: position.rivals.map((rival) => ({
      ...rival,
      money: rival.money + income(rival.markers, g, visible, rival.bonus),
    })),
  };
}
