import { NEEDS_SERVER, ok, reject, type Rejection, type Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';
import { afterOffice, afterTrade, ENDED, open } from './flow.ts';

type Drawn = Extract<Event, { type: 'drawn' }>;

/** Draws cards in phase II, fewer where the pile has fewer. */
export const draw = (state: State, seat: Seat): Result<readonly Event[], Rejection> =>
  drawing(state, { seat, n: state.figures.tradeCards, by: 'trade' }, (after) => afterTrade(after, seat));

/** Draws one card with an office. */
export const officeDraw = (state: State, seat: Seat, draws: number): Result<readonly Event[], Rejection> =>
  drawing(state, { seat, n: 1, by: 'office' }, (after) =>
    draws > 1 ? open({ phase: 'office', seat, draws: draws - 1 }) : afterOffice(after, seat),
  );

/** Waives the cards that the offices still allow in this turn. */
export const waiveOffice = (state: State, seat: Seat): readonly Event[] => [
  { type: 'officeWaived', seat },
  afterOffice(state, seat),
];

/** The game ends at once when the last card is drawn (rules: End). Fails with NEEDS_SERVER on a view. */
function drawing(
  state: State,
  { seat, n, by }: { readonly seat: Seat; readonly n: number; readonly by: Drawn['by'] },
  next: (after: State) => Event,
): Result<readonly Event[], Rejection> {
  const cards = state.pile.slice(0, n);
  if (cards.includes('hidden')) return reject(NEEDS_SERVER);
  const drawn: Drawn = { type: 'drawn', seat, cards, by };
  const after = evolve(state, drawn);
  return ok([drawn, after.pile.length === 0 ? ENDED : next(after)]);
}
