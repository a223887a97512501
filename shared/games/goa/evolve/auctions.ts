import type { EventOf } from '../events.ts';
import { lotUnder } from '../lots.ts';
import { playerOf, type State } from '../state.ts';
import { booked, seated, withoutTile } from './common.ts';

export const markerPlaced = (state: State, { seat, space }: EventOf<'markerPlaced'>): State => ({
  ...state,
  markers: [...state.markers, { seat, space }],
});

/** The price is paid, and the flag or the tile changes hands. */
export function auctionWon(state: State, { seat, marker, tile, price, to }: EventOf<'auctionWon'>): State {
  const placed = state.markers[marker - 1];
  const won = placed ? [...state.won, { seat, lot: lotUnder(marker, placed.space), price }] : state.won;
  let after: State = { ...state, won, markers: state.markers.with(marker - 1, null) };
  if (price > 0) after = seated(after, seat, booked(playerOf(after, seat), 'purchases', -price));
  if (to !== null) after = seated(after, to, booked(playerOf(after, to), 'auctions', price));
  if (tile === null || !placed) return { ...after, flag: seat };
  const { tiles } = playerOf(after, seat);
  return {
    ...seated(after, seat, { tiles: [...tiles, { tile, used: false }] }),
    grid: after.grid.with(placed.space, null),
  };
}

/** Swap and the tile change places. */
export function swapped(state: State, { seat, space, tile }: EventOf<'swapped'>): State {
  const tiles = withoutTile(playerOf(state, seat).tiles, 'swap');
  return {
    ...seated(state, seat, { tiles: [...tiles, { tile, used: false }] }),
    grid: state.grid.with(space, 'swap'),
  };
}

export function favorTaken(state: State, { seat, tile }: EventOf<'favorTaken'>): State {
  const { tiles } = playerOf(state, seat);
  return {
    ...seated(state, seat, { tiles: [...tiles, { tile, used: false }] }),
    removed: state.removed.toSpliced(state.removed.indexOf(tile), 1),
  };
}

export const bonanzaTaken = (state: State, { corner }: EventOf<'bonanzaTaken'>): State => ({
  ...state,
  bonanza: state.bonanza.with(corner, null),
});
