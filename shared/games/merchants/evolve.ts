import { assertNever } from '../../kernel/never.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Event } from './events.ts';
import { playerOf, type Account, type Card, type Player, type State } from './state.ts';
import { GOODS, type Good, type Special } from './things.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The state after one more event. Does bookkeeping only, so that it works on redacted events too. */
export function evolve(state: State | undefined, event: Event): State {
  if (event.type === 'started') return started(event);
  if (state === undefined) throw new Error('a log begins with `started`');
  switch (event.type) {
    case 'shuffled':
      return { ...state, pile: event.pile };
    case 'dealt':
      return dealt(state, event);
    case 'marketLaid':
      return { ...state, market: event.cards, pile: state.pile.slice(event.cards.length) };
    case 'firstPlayerDrawn':
      return { ...state, step: { phase: 'loading', seat: event.seat, first: event.seat } };
    case 'stepBegan':
      return { ...state, step: event.step };
    case 'loaded':
      return shipLoaded(state, event);
    case 'exchanged':
      return exchanged(state, event);
    case 'shipBought':
      return shipBought(state, event);
    case 'cardBought':
      return cardBought(state, event);
    case 'drawn':
      return drawn(state, event);
    case 'played':
      return played(state, event);
    case 'sold':
      return sold(state, event);
    case 'passed':
    case 'exchangesWaived':
    case 'officeWaived':
      return state;
    case 'ended':
      return { ...state, step: { phase: 'over' } };
    default:
      return assertNever(event);
  }
}

function started({ options, seats, figures }: Of<'started'>): State {
  const player: Player = {
    money: figures.startMoney,
    ledger: { start: figures.startMoney, sales: 0, contracts: 0, purchases: 0 },
    hand: [],
    ships: Array.from({ length: figures.startShips }, () => null),
    cards: { docks: 0, contract: 0, office: 0 },
  };
  return {
    options,
    figures,
    players: Array.from({ length: seats }, () => player),
    supply: {
      markers: perGood(figures.markersPerGood),
      specials: { ...figures.specials, ship: figures.specials.ship - seats * figures.startShips },
    },
    market: [],
    covered: perGood(0),
    pile: [],
    step: { phase: 'setup' },
  };
}

const perGood = (n: number): Record<Good, number> => ({
  fish: n,
  grain: n,
  wood: n,
  porcelain: n,
  spices: n,
  cloth: n,
});

function dealt(state: State, { hands }: Of<'dealt'>): State {
  const players = state.players.map((player, seat) => ({ ...player, hand: sorted(hands[seat] ?? []) }));
  return { ...state, players, pile: state.pile.slice(hands.flat().length) };
}

function shipLoaded(state: State, { seat, ship, good }: Of<'loaded'>): State {
  const player = playerOf(state, seat);
  const loaded = { ...player, ships: player.ships.with(ship, good) };
  return { ...seated(state, seat, loaded), supply: takeMarker(state, good) };
}

function exchanged(state: State, { seat, ship, from, to }: Of<'exchanged'>): State {
  const player = playerOf(state, seat);
  const { markers, specials } = state.supply;
  return {
    ...seated(state, seat, { ...player, ships: player.ships.with(ship, to) }),
    supply: { markers: { ...markers, [from]: markers[from] + 1, [to]: markers[to] - 1 }, specials },
  };
}

function shipBought(state: State, { seat, price, good }: Of<'shipBought'>): State {
  const paid = booked(playerOf(state, seat), 'purchases', -price);
  const { markers } = takeMarker(state, good);
  return {
    ...seated(state, seat, { ...paid, ships: [...paid.ships, good] }),
    supply: { markers, specials: takeSpecial(state, 'ship') },
  };
}

function cardBought(state: State, { seat, price, card }: Of<'cardBought'>): State {
  const paid = booked(playerOf(state, seat), 'purchases', -price);
  const cards = { ...paid.cards, [card]: paid.cards[card] + 1 };
  return {
    ...seated(state, seat, { ...paid, cards }),
    supply: { markers: state.supply.markers, specials: takeSpecial(state, card) },
  };
}

function drawn(state: State, { seat, cards }: Of<'drawn'>): State {
  const player = playerOf(state, seat);
  const hand = sorted([...player.hand, ...cards]);
  return { ...seated(state, seat, { ...player, hand }), pile: state.pile.slice(cards.length) };
}

function played(state: State, { seat, good, spaces }: Of<'played'>): State {
  const player = playerOf(state, seat);
  const market = [...state.market];
  const covered = { ...state.covered };
  for (const space of spaces) {
    const below = market[space];
    if (below !== undefined) covered[below] += 1;
    market[space] = good;
  }
  const hand = without(player.hand, good, spaces.length);
  return { ...seated(state, seat, { ...player, hand }), market, covered };
}

function sold(state: State, { sales, bonuses }: Of<'sold'>): State {
  const players = state.players.map((player, seat) => {
    const sale = sales[seat] ?? 0;
    const bonus = bonuses[seat] ?? 0;
    return sale + bonus === 0 ? player : booked(booked(player, 'sales', sale), 'contracts', bonus);
  });
  return { ...state, players };
}

const seated = (state: State, seat: Seat, player: Player): State => ({
  ...state,
  players: state.players.with(seat, player),
});

const booked = (player: Player, account: Account, coins: number): Player => ({
  ...player,
  money: player.money + coins,
  ledger: { ...player.ledger, [account]: player.ledger[account] + coins },
});

function takeMarker({ supply }: State, good: Good): State['supply'] {
  const { markers, specials } = supply;
  return { markers: { ...markers, [good]: markers[good] - 1 }, specials };
}

function takeSpecial({ supply }: State, card: Special): State['supply']['specials'] {
  return { ...supply.specials, [card]: supply.specials[card] - 1 };
}

const rank = (card: Card): number => (card === 'hidden' ? GOODS.length : GOODS.indexOf(card));

const sorted = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => rank(a) - rank(b));

/** The hand without `n` cards of a good. Cards of a good are neighbours, or all cards of the hand are hidden. */
function without(hand: readonly Card[], good: Good, n: number): readonly Card[] {
  return hand.toSpliced(Math.max(0, hand.indexOf(good)), n);
}
