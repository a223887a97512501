import type { Seat } from '../../../kernel/types.ts';
import { exchanges } from '../choices.ts';
import type { Event } from '../events.ts';
import { playerOf, type Decision, type State } from '../state.ts';

/** Opens a decision. */
export const open = (step: Decision): Event => ({ type: 'stepBegan', step });

export const ENDED: Event = { type: 'ended' };

const clockwise = (state: State, seat: Seat): Seat => (seat + 1) % state.players.length;

/** The step after a ship is loaded: the next player's loading, twice round, then the first turn. */
export function afterLoading(state: State, seat: Seat, first: Seat): Event {
  const next = clockwise(state, seat);
  const loaded = !playerOf(state, next).ships.includes(null);
  return open(loaded ? { phase: 'planning', seat: first } : { phase: 'loading', seat: next, first });
}

/** The step after phase I's action. `bought`: the ship bought by it. */
export const afterAction = (state: State, seat: Seat, bought: number | null): Event =>
  docksOrOn(state, seat, playerOf(state, seat).cards.docks, bought);

/** The docks' decision if an exchange is left and possible; else the office or phase II. */
export function docksOrOn(state: State, seat: Seat, left: number, bought: number | null): Event {
  if (left > 0 && exchanges(state, seat, bought).length > 0)
    return open({ phase: 'docks', seat, exchanges: left, bought });
  return afterDocks(state, seat);
}

/** The step after phase I. */
export const afterDocks = (state: State, seat: Seat): Event =>
  state.options.officeDraw === 'planning' && playerOf(state, seat).cards.office > 0
    ? openOffice(state, seat)
    : open({ phase: 'trade', seat });

/** The step after phase II. */
export const afterTrade = (state: State, seat: Seat): Event =>
  state.options.officeDraw === 'turnEnd' && playerOf(state, seat).cards.office > 0
    ? openOffice(state, seat)
    : nextTurn(state, seat);

const openOffice = (state: State, seat: Seat): Event =>
  open({ phase: 'office', seat, draws: playerOf(state, seat).cards.office });

/** The step after the last office draw. */
export const afterOffice = (state: State, seat: Seat): Event =>
  state.options.officeDraw === 'planning' ? open({ phase: 'trade', seat }) : nextTurn(state, seat);

const nextTurn = (state: State, seat: Seat): Event =>
  open({ phase: 'planning', seat: clockwise(state, seat) });
