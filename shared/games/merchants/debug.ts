import { LETTERS } from './data.ts';
import type { Card, Player, State } from './state.ts';
import { GOODS, SPECIALS, type Good } from './things.ts';

const letter = (card: Card | null): string => (card === null ? '-' : card === 'hidden' ? '?' : LETTERS[card]);
const letters = (cards: readonly (Card | null)[]): string => cards.map(letter).join(' ') || '(none)';

/** The state as plain text: goods by letter, spaces and ships counted from 0 as moves name them. */
export function show(state: State): string {
  const { market, supply, covered, pile, players, step } = state;
  const perGood = (counts: Readonly<Record<Good, number>>): string =>
    GOODS.map((good) => `${letter(good)}${counts[good]}`).join(' ');
  const lines = [
    `step     ${Object.values(step).join(' ')}`,
    `market   ${letters(market)}   covered ${perGood(covered)}   pile ${pile.length}`,
    `supply   ${perGood(supply.markers)}   ${SPECIALS.map((card) => `${card} ${supply.specials[card]}`).join(', ')}`,
    ...players.map((player, seat) => `seat ${seat}   ${showPlayer(player)}`),
    `letters  ${GOODS.map((good) => `${letter(good)} ${good}`).join(', ')}`,
  ];
  return lines.join('\n');
}

const showPlayer = ({ money, ships, cards, hand }: Player): string =>
  [
    `${String(money).padStart(3)} coins`,
    `ships ${letters(ships)}`,
    `docks ${cards.docks}, contracts ${cards.contract}, offices ${cards.office}`,
    `hand ${letters(hand)}`,
  ].join('   ');
