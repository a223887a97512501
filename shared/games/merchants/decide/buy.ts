import type { Seat } from '../../../kernel/types.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { playerOf, type State } from '../state.ts';
import type { Good, PlainCard } from '../things.ts';
import { afterAction } from './flow.ts';

/** Buys a ship and loads it at once. */
export function buyShip(state: State, seat: Seat, good: Good): readonly Event[] {
  const ship = playerOf(state, seat).ships.length;
  const bought: Event = { type: 'shipBought', seat, price: state.figures.prices.ship, good };
  return [bought, afterAction(evolve(state, bought), seat, ship)];
}

/** Buys another special card. It takes effect at once, in this turn too. */
export function buy(state: State, seat: Seat, card: PlainCard): readonly Event[] {
  const bought: Event = { type: 'cardBought', seat, price: state.figures.prices[card], card };
  return [bought, afterAction(evolve(state, bought), seat, null)];
}

/** Passes phase I. */
export const pass = (state: State, seat: Seat): readonly Event[] => [
  { type: 'passed', seat },
  afterAction(state, seat, null),
];
