import { auction, placing, space, table, type Table } from '../support.ts';
import { grid, QUICK, type Case } from './common.ts';

const flagged: Table = { grid, markers: [{ seat: 1, space: space(0, 1) }] };

/** Moves at the quick start, at placing markers and at auctions that are refused. */
export const AUCTION_CASES: readonly Case[] = [
  [
    'MARKERS_WRONG',
    'a quick start with one marker',
    table({ step: QUICK }),
    { type: 'quickMarkers', columns: ['ships'] },
    { markers: 2 },
  ],
  ['NO_SUCH_SPACE', 'a space that is none', table({ step: placing(0) }), { type: 'placeMarker', space: 1.5 }],
  [
    'SPACE_NOT_EMPTY',
    'the flag on a tile',
    table({ step: placing(0) }),
    { type: 'placeMarker', space: space(1, 1) },
  ],
  [
    'FLAG_NOT_BESIDE_TILE',
    'the flag away from tiles',
    table({ grid, step: placing(0) }),
    { type: 'placeMarker', space: space(3, 3) },
  ],
  [
    'NO_TILE_THERE',
    'a marker on an empty space',
    table({ ...flagged, step: placing(0) }),
    { type: 'placeMarker', space: space(2, 2) },
  ],
  [
    'SPACE_NOT_ADJACENT',
    'a marker away from the one before',
    table({ ...flagged, step: placing(0) }),
    { type: 'placeMarker', space: space(5, 5) },
  ],
  [
    'SPACE_HAS_MARKER',
    'a marker on a marker',
    table({ grid, markers: [...flagged.markers!, { seat: 0, space: space(1, 1) }], step: placing(0) }),
    { type: 'placeMarker', space: space(1, 1) },
  ],
  [
    'BID_TOO_LOW',
    'a bid not over the highest',
    table({ ...flagged, step: auction(0, 1, { seat: 1, amount: 3 }) }),
    { type: 'bid', amount: 3 },
    { min: 4 },
  ],
  [
    'NOT_ENOUGH_DUCATS',
    'a bid above one’s ducats',
    table({ ...flagged, step: auction(0, 1) }),
    { type: 'bid', amount: 11 },
    { price: 11, ducats: 10 },
  ],
  [
    'AUCTIONEER_BUYS',
    'an auctioneer who bids (2012)',
    table({ ...flagged, step: auction(1, 1, { seat: 0, amount: 3 }) }),
    { type: 'bid', amount: 4 },
    { price: 2 },
    1,
  ],
  [
    'NOT_ENOUGH_DUCATS',
    'an auctioneer who cannot pay (2012)',
    table({ ...flagged, players: [{}, { ducats: 1 }], step: auction(1, 1, { seat: 0, amount: 3 }) }),
    { type: 'buy' },
    { price: 2, ducats: 1 },
    1,
  ],
  [
    'BID_OR_PASS',
    'another who buys',
    table({ ...flagged, step: auction(0, 1, { seat: 1, amount: 3 }) }),
    { type: 'buy' },
  ],
  [
    'BID_OR_PASS',
    'an auctioneer who buys (2004)',
    table({ ...flagged, edition: '2004', step: auction(1, 1, { seat: 0, amount: 3 }) }),
    { type: 'buy' },
    undefined,
    1,
  ],
];
