import type { Seat } from '../../../kernel/types.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { Move } from '../moves.ts';
import { playerOf, type State } from '../state.ts';
import { afterAction, afterDocks, docksOrOn } from './flow.ts';

type Exchange = Extract<Move, { type: 'exchange' }>;

/** Exchanges a marker: the action of phase I, or another exchange with docks. */
export function exchange(state: State, seat: Seat, { ship, good }: Exchange): readonly Event[] {
  const from = playerOf(state, seat).ships[ship];
  if (from === undefined || from === null) throw new RangeError(`no marker on ship ${ship}`);
  const exchanged: Event = { type: 'exchanged', seat, ship, from, to: good };
  const after = evolve(state, exchanged);
  const { step } = state;
  return [
    exchanged,
    step.phase === 'docks'
      ? docksOrOn(after, seat, step.exchanges - 1, step.bought)
      : afterAction(after, seat, null),
  ];
}

/** Waives the exchanges that the docks still allow in this turn. */
export const waiveExchanges = (state: State, seat: Seat): readonly Event[] => [
  { type: 'exchangesWaived', seat },
  afterDocks(state, seat),
];
