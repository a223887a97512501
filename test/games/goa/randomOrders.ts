import type { BidCondition, BidLine, BidSheet, Orders } from '#shared/games/goa/orders/schema.ts';
import { lotUnder, type LotId, ALL_SPACES, GRID } from '#shared/games/goa/spaces.ts';
import type { State } from '#shared/games/goa/state.ts';
import { plantationOf, SPICES, TILES, type Tile } from '#shared/games/goa/things.ts';
import type { Stream } from '#shared/kernel/dice.ts';
import type { SeatView } from '#shared/kernel/rules.ts';

const chance = (stream: Stream, outOf: number): boolean => stream.int(outOf) === 0;

/** An optional member: there once in so many times. */
const maybe = <K extends string, T>(
  stream: Stream,
  outOf: number,
  name: K,
  make: () => T,
): Partial<Record<K, T>> => (chance(stream, outOf) ? ({ [name]: make() } as Record<K, T>) : {});

/** Some items in a random order. */
const some = <T>(stream: Stream, items: readonly T[]): T[] =>
  stream.shuffle(items).slice(0, stream.int(items.length + 1));

const roundOf = ({ phase, round, figures }: State): number =>
  Math.max(1, phase === 'A' ? round : figures.rounds + round);

/** The round, or sometimes another one. */
const someRound = (state: State, stream: Stream): number =>
  chance(stream, 8) ? 1 + stream.int(8) : roundOf(state);

const passOrAsk = (stream: Stream): 'pass' | 'ask' => stream.pick(['pass', 'pass', 'ask']);

/** The lots of the markers that lie; without any, lots all over the grid. */
function lotsOf({ markers, grid }: State, stream: Stream): LotId[] {
  const marked = markers.flatMap((marker, i) => (marker ? [lotUnder(i + 1, marker.space)] : []));
  const others = GRID.filter((space) => grid[space] !== null && !marked.includes(space));
  return [...marked.filter(() => stream.int(6) > 0), ...stream.shuffle(others).slice(0, stream.int(4))];
}

/** The tile of a lot, seldom another one. */
const tileOf = ({ grid }: State, lot: LotId, stream: Stream): Tile =>
  (lot !== 'flag' && stream.int(10) > 0 && grid[lot]) || stream.pick(TILES);

const randomCondition = (lots: readonly LotId[], stream: Stream): BidCondition => {
  switch (stream.int(3)) {
    case 0:
      return { grows: stream.pick(SPICES) };
    case 1:
      return { tile: stream.pick(TILES) };
    default:
      return { won: stream.pick(lots) };
  }
};

const randomLine = (state: State, lots: readonly LotId[], lot: LotId, stream: Stream): BidLine => ({
  lot,
  limit: stream.int(chance(stream, 5) ? 100 : 12),
  ...maybe(stream, 2, 'tile', () => tileOf(state, lot, stream)),
  ...maybe(stream, 2, 'from', () => stream.int(12)),
  ...maybe(stream, 2, 'above', () => passOrAsk(stream)),
  ...maybe(stream, 3, 'buyUpTo', () => stream.int(12)),
  ...maybe(stream, 6, 'unless', () => [randomCondition(lots, stream)]),
  ...maybe(stream, 3, 'group', () => 1 + stream.int(3)),
});

/** A sheet for the view's round, seldom for another. */
export function randomSheet(state: State, stream: Stream): BidSheet {
  const lots = lotsOf(state, stream);
  return {
    round: someRound(state, stream),
    lines: lots.map((lot) => randomLine(state, lots, lot, stream)),
    ...maybe(stream, 2, 'others', () => passOrAsk(stream)),
    ...maybe(stream, 3, 'budget', () => stream.int(25)),
  };
}

const PLANTATION_TILES = TILES.filter((tile) => plantationOf(tile) !== undefined);

/** Random orders; most of them are about the view's round. */
export const randomOrders = ({ state }: SeatView<State>, stream: Stream): Orders => ({
  ...(stream.int(5) > 0 && { sheet: randomSheet(state, stream) }),
  ...(stream.int(3) > 0 && {
    markers: {
      round: someRound(state, stream),
      spaces: some(stream, ALL_SPACES).map((space) => ({
        space,
        ...(state.grid[space] && chance(stream, 2) ? { tile: tileOf(state, space, stream) } : {}),
      })),
    },
  }),
  ...(stream.int(3) > 0 && { fill: some(stream, SPICES) }),
  ...maybe(stream, 2, 'either', () => stream.pick(['ships', 'colonists'] as const)),
  ...maybe(stream, 2, 'giveUp', () => some(stream, PLANTATION_TILES)),
  ...maybe(stream, 2, 'favor', () => some(stream, TILES)),
  ...maybe(stream, 2, 'endTurn', () => true as const),
  ...maybe(stream, 2, 'extra', () => 'pass' as const),
});
