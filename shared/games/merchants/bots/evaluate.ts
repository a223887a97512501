import { at, sum, type CountsByGood, type Outlook, type Rival } from './position.ts';

/**
 * Weights by which the normal bot values things, in coins unless noted. Found by letting bots with different weights play one
 * another (`test/games/merchants/strength.ts`).
 */
const WEIGHTS = {
  /** The weight of a coin of the rivals against the player, over all rivals together. */
  rival: 1,
  /** The share of the best sale prepared for the next turn that comes true. */
  next: 0.65,
  /** The share of the visible cards that still lie there after the others' turns. */
  lasting: 0.7,
  /** Worth of a ship for each turn left. */
  ship: 0.65,
  /** Worth of a card in the hand while there are turns to play it. */
  card: 0.75,
  /** Turns needed to play the cards of a hand. */
  cardTurns: 1.25,
  /** Worth for each turn left. */
  contract: 4.5,
  office: 0.8,
  docks: 0.3,
  /** The share of a rival's turns in which they sell. */
  selling: 0.5,
  /** Cards a player draws in a turn, on average. */
  pace: 0.9,
  /** Worth of leading when the game ends. */
  victory: 50,
};

/** The lead of the position over the rivals', in coins. The player's own coins count in full. */
export function evaluate(position: Outlook): number {
  const { rivals, pile, money } = position;
  const lead = money - WEIGHTS.rival * mean(rivals.map((rival) => rival.money));
  if (pile <= 0) return lead + verdict(position);
  const turns = pile / (WEIGHTS.pace * (rivals.length + 1));
  return lead + ownProspects(position, turns) + Math.min(1, turns) * rivalsProspects(position);
}

const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

function verdict({ money, rivals }: Outlook): number {
  const best = Math.max(...rivals.map((rival) => rival.money));
  return Math.sign(money - best) * WEIGHTS.victory;
}

function ownProspects({ mine, hand, visible, bonus }: Outlook, turns: number): number {
  const ships = sum(mine);
  let best = 0;
  mine.forEach((markers, g) => {
    const sold = Math.min(6, at(hand, g) + WEIGHTS.lasting * at(visible, g));
    const carried = Math.min(markers + 1, ships, 5); // one marker can be exchanged first
    if (at(hand, g) >= 0.5) best = Math.max(best, sold * carried + bonus);
  });
  return (
    Math.min(1, turns) * WEIGHTS.next * best +
    turns * WEIGHTS.ship * ships +
    Math.min(1, turns / WEIGHTS.cardTurns) * WEIGHTS.card * sum(hand) * Math.sqrt(ships)
  );
}

/** The player's gain from the rivals' next sales, less the rivals' own. */
function rivalsProspects(position: Outlook): number {
  let total = 0;
  for (const rival of position.rivals) total += saleBy(rival, position);
  return WEIGHTS.selling * total;
}

/** Goods are weighted by the square of what they would bring the seller: the best one is the most likely. */
function saleBy(seller: Rival, position: Outlook): number {
  let weights = 0;
  let total = 0;
  seller.markers.forEach((markers, g) => {
    if (markers === 0) return;
    const sold = Math.min(6, at(position.visible, g) + 0.5 + seller.cards * at(position.unseen, g));
    const weight = (markers * sold) ** 2;
    weights += weight;
    total += weight * gainFrom(g, sold, position);
  });
  return weights === 0 ? 0 : total / weights;
}

function gainFrom(g: number, sold: number, { mine, bonus, rivals }: Outlook): number {
  const lost = rivals.map((rival) => income(rival.markers, g, sold, rival.bonus));
  return income(mine, g, sold, bonus) - WEIGHTS.rival * mean(lost);
}

/** The proceeds of a sale of the good with so many cards visible. */
export function income(markers: CountsByGood, g: number, sold: number, bonus: number): number {
  const carried = at(markers, g);
  return carried === 0 ? 0 : carried * sold + bonus;
}

/** Worth of another special card for the rest of the game. */
export const specialCardWorth = (card: 'docks' | 'contract' | 'office', { pile, rivals }: Outlook): number =>
  (WEIGHTS[card] * pile) / (WEIGHTS.pace * (rivals.length + 1));
