import type { Seat } from '../../kernel/types.ts';
import type { Space } from './spaces.ts';

/** What an auction is about: the flag, or the tile on a space of the grid. */
export type LotId = 'flag' | Space;

/** A lot of this round, who won it, and what they paid for it. */
export interface WonLot {
  readonly seat: Seat;
  readonly lot: LotId;
  readonly price: number;
}

/** The lot of the marker with this number on this space. Marker 1 lies on the flag. */
export const lotUnder = (marker: number, space: Space): LotId => (marker === 1 ? 'flag' : space);
