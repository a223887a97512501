import type { Event } from '#shared/games/goa/events.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { clockwise, clockwiseFrom, type State } from '#shared/games/goa/state.ts';
import type { Space } from '#shared/games/goa/spaces.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import type { Scene } from '../../gameUi.ts';

/** A player's part in an auction: a bid in ducats, a pass, speaking now, or still to come. */
export type Said = number | 'pass' | 'now' | 'later';

/** The lot of an auction, with each player's bid or pass. */
export interface LotInfo {
  readonly marker: number;
  readonly space: Space;
  /** Null: the flag. */
  readonly tile: Tile | null;
  readonly auctioneer: Seat;
  /** In the order of bidding, the auctioneer last. */
  readonly speakers: readonly { readonly seat: Seat; readonly said: Said }[];
}

/** Does play go on from the position shown? A vote may end the game in the middle of an auction. */
export const playGoesOn = ({ over, past, now }: Pick<Scene<State, Move>, 'over' | 'past' | 'now'>): boolean =>
  past === true ? now.step.phase !== 'over' : !over;

/** The lot of the current auction; null between auctions. `events`: all events of the game, the latest last. */
export function lotOf(state: State, events: readonly AnyEvent[]): LotInfo | null {
  const { step, markers, grid } = state;
  if (step.phase !== 'auction') return null;
  const placed = markers[step.marker - 1];
  if (!placed) return null;
  const bids = bidsOf(events, step.marker);
  return {
    marker: step.marker,
    space: placed.space,
    tile: step.marker === 1 ? null : (grid[placed.space] ?? null),
    auctioneer: placed.seat,
    speakers: clockwiseFrom(state, clockwise(state, placed.seat)).map((seat) => ({
      seat,
      said: bids.get(seat) ?? (seat === step.seat ? 'now' : 'later'),
    })),
  };
}

/** The bids for this lot: those since the one before was sold or the last marker was placed. The draft may sell it, and more. */
function bidsOf(events: readonly AnyEvent[], marker: number): ReadonlyMap<Seat, number | 'pass'> {
  const bids = new Map<Seat, number | 'pass'>();
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (event === undefined || isOf(event, 'markerPlaced')) break;
    if (isOf(event, 'auctionWon')) {
      if (event.marker < marker) break;
      bids.clear();
    } else if (isOf(event, 'bid')) bids.set(event.seat, event.amount);
    else if (isOf(event, 'bidPassed')) bids.set(event.seat, 'pass');
  }
  return bids;
}

/** Narrows an event of any game to Goa's event of this type. */
export const isOf = <T extends Event['type']>(
  event: AnyEvent,
  type: T,
): event is Extract<Event, { type: T }> => event.type === type;
