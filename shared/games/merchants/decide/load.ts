import type { Seat } from '../../../kernel/types.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { playerOf, type State } from '../state.ts';
import type { Good } from '../things.ts';
import { afterLoading } from './flow.ts';

/** Loads the next empty ship (rules: Set-up). */
export function load(state: State, seat: Seat, first: Seat, good: Good): readonly Event[] {
  const ship = playerOf(state, seat).ships.indexOf(null);
  const loaded: Event = { type: 'loaded', seat, ship, good };
  return [loaded, afterLoading(evolve(state, loaded), seat, first)];
}
