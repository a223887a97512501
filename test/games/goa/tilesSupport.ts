import type { State } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { auction, played, space, table, type Seated, type Table } from './support.ts';

export const TILE = space(3, 3);

/** Seat 0, the auctioneer, is about to take the tile for free: the other player has no ducats and passes. */
const selling = (tile: Tile, player: Seated = {}, wanted: Table = {}): State =>
  table({
    phase: 'A',
    ...wanted,
    players: [player, { ducats: 1 }],
    grid: { [TILE]: tile },
    markers: [null, { seat: 0, space: TILE }],
    step: auction(1, 2),
  });

const PASS = { type: 'pass' } as const;

/** After the auction: the tile is taken, what is asked is still open. */
export const taken = (tile: Tile, player?: Seated, wanted?: Table): State =>
  played(selling(tile, player, wanted), [1, PASS]);
