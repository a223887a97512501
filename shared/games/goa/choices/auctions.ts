import type { Choice } from '../../../kernel/choices.ts';
import { auctioneerOf, playerOf, type Auction, type State } from '../state.ts';
import { auctioneersPrice } from '../prices.ts';
import { ALL_SPACES, byEdge, GRID, neighboursOf, type Space } from '../spaces.ts';
import { COLUMNS } from '../things.ts';
import { one } from './params.ts';

/** Two markers down or ducats (rules 2.4). */
export const quickStarts = ({ figures }: State): readonly Choice[] => {
  const { markers } = figures.quickStart;
  return [
    {
      type: 'quickMarkers',
      params: [{ kind: 'subset', name: 'columns', of: COLUMNS, min: markers, max: markers }],
    },
    { type: 'quickDucats', params: [] },
  ];
};

/** Where the next marker may be placed (rules 3.1). */
export function placements({ grid, markers }: State): readonly Space[] {
  const hasTile = (space: Space): boolean => grid[space] !== null;
  const last = markers.at(-1);
  if (!last) return ALL_SPACES.filter((space) => !hasTile(space) && byEdge(space).some(hasTile));
  const isFree = (space: Space): boolean =>
    hasTile(space) && !markers.some((marker) => marker?.space === space);
  const near = neighboursOf(last.space).filter(isFree);
  return near.length > 0 ? near : GRID.filter(isFree);
}

export const placing = (state: State): readonly Choice[] => [
  { type: 'placeMarker', params: [one('space', placements(state))] },
];

/** The speaker's choices besides passing; empty if they cannot afford one (rules 3.2). */
export function bids(state: State, { seat, marker, high }: Auction): readonly Choice[] {
  const { ducats } = playerOf(state, seat);
  const highest = high?.amount ?? 0;
  if (state.options.edition === '2012' && seat === auctioneerOf(state, marker))
    return ducats >= auctioneersPrice(highest) ? [{ type: 'buy', params: [] }] : [];
  return ducats > highest
    ? [{ type: 'bid', params: [{ kind: 'range', name: 'amount', min: highest + 1, max: ducats }] }]
    : [];
}

export const PASS: Choice = { type: 'pass', params: [] };
