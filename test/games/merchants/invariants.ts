import type { Card, State } from '#shared/games/merchants/state.ts';
import { GOODS, SPECIALS, type Good } from '#shared/games/merchants/things.ts';

/**
 * The invariants that a state of Merchants after its set-up breaks, as sentences (rules: For tests). Of a view,
 * only visible parts are checked.
 */
export const invariants = (state: State): string[] =>
  [...cards(state), ...things(state), ...money(state), ...step(state)].filter((broken) => broken !== '');

const unless = (holds: boolean, broken: string): string => (holds ? '' : broken);

const count = (cards: readonly (Card | null)[], good: Good): number =>
  cards.filter((card) => card === good).length;

function cards({ figures, players, market, covered, pile }: State): string[] {
  const closed = [...pile, ...players.flatMap(({ hand }) => hand)];
  const hidden = closed.includes('hidden');
  const all = GOODS.map((good) => ({ good, n: count([...closed, ...market], good) + covered[good] }));
  const total = closed.length + market.length + GOODS.reduce((sum, good) => sum + covered[good], 0);
  return [
    ...all.map(({ good, n }) =>
      unless(hidden ? n <= figures.cardsPerGood : n === figures.cardsPerGood, `${n} cards of ${good}`),
    ),
    unless(total === GOODS.length * figures.cardsPerGood, `${total} goods cards`),
    unless(market.length === figures.marketSpaces, `${market.length} cards visible`),
  ];
}

function things({ figures, players, supply }: State): string[] {
  const ships = players.flatMap((player) => player.ships);
  const out = (card: (typeof SPECIALS)[number]): number =>
    card === 'ship' ? ships.length : players.reduce((sum, player) => sum + player.cards[card], 0);
  return [
    ...GOODS.map((good) => ({ good, n: count(ships, good) + supply.markers[good] })).map(({ good, n }) =>
      unless(n === figures.markersPerGood, `${n} markers of ${good}`),
    ),
    ...GOODS.map((good) => unless(supply.markers[good] >= 0, `markers of ${good} are owed`)),
    ...SPECIALS.map((card) => ({ card, n: out(card) + supply.specials[card] })).map(({ card, n }) =>
      unless(n === figures.specials[card], `${n} cards of ${card}`),
    ),
    ...SPECIALS.map((card) => unless(supply.specials[card] >= 0, `cards of ${card} are owed`)),
  ];
}

const money = ({ players }: State): string[] =>
  players.flatMap(({ money: coins, ledger }, seat) => {
    const booked = Object.values(ledger).reduce((sum, n) => sum + n, 0);
    return [
      unless(Number.isInteger(coins) && coins >= 0, `seat ${seat} has ${coins} coins`),
      unless(coins === booked, `seat ${seat} has ${coins} coins and ${booked} in the books`),
    ];
  });

function step({ step: now, players, pile }: State): string[] {
  const empty = players.some(({ ships }) => ships.includes(null));
  return [
    unless(
      (now.phase === 'over') === (pile.length === 0),
      `${now.phase} with ${pile.length} cards in the pile`,
    ),
    unless(empty === (now.phase === 'loading'), `${now.phase} with ships ${empty ? 'empty' : 'loaded'}`),
    unless(!('seat' in now) || now.seat < players.length, 'a seat that is not at the table acts'),
  ];
}
