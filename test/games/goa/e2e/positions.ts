import { FIGURES } from '#shared/games/goa/data.ts';
import type { Event } from '#shared/games/goa/events.ts';
import type { Edition, Options } from '#shared/games/goa/meta.ts';
import { layOut } from '#shared/games/goa/setup.ts';
import type { Space } from '#shared/games/goa/spaces.ts';
import {
  COLUMNS,
  fieldOf,
  plantationOf,
  TILES,
  type CardId,
  type PlantationSpace,
  type PlantationTile,
  type Spice,
  type Tile,
} from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';

/**
 * Logs that lead to a position of Goa, seat 0 to decide: a set-up with chance laid out as wanted, and facts after
 * it. Two players; seat 1 has no ducats, so that nobody bids against seat 0.
 */
export type Log = readonly Event[];

const ME = 0;
const SEATS = 2;

/** The grid's spaces that the first tiles wanted lie on: next to each other, the first by the edge. */
const LOTS: readonly Space[] = [8, 9, 10, 11, 12];
const FLAG: Space = 1;

/** Plenty of everything that pays for something. */
const RICH = 40;

const optionsOf = (edition: Edition): Options => ({
  edition,
  quickStart: false,
  bonanza: false,
  money: 'open',
});

/** All tiles of phase A, the wanted ones first; where an edition has a wanted tile in phase B only, it lies there all the same. */
function tilesFrom(edition: Edition, wanted: readonly Tile[]): readonly Tile[] {
  const all = TILES.flatMap((tile) =>
    Array.from({ length: FIGURES[edition].tiles.A[tile] ?? 0 }, () => tile),
  );
  const rest = all.filter((tile) => !wanted.includes(tile));
  return [...wanted, ...rest].slice(0, 25);
}

/** The set-up: seat 0 starts and has all the ducats. */
function start(edition: Edition, wanted: readonly Tile[], hand: readonly CardId[]): Log {
  const figures = FIGURES[edition];
  const cards = Object.keys(figures.cards) as CardId[];
  const shows = cards.find(
    (card) => !hand.includes(card) && figures.cards[card]?.symbol === figures.startSymbol,
  );
  if (shows === undefined) throw new Error('no card with the start symbol is left');
  const rest = cards.filter((card) => card !== shows && !hand.includes(card));
  const log = layOut(optionsOf(edition), {
    order: Array.from({ length: SEATS }, (_, seat) => seat),
    tiles: tilesFrom(edition, wanted),
    removed: edition === '2012' ? ['ships', 'colonists', 'duty', 'swap'] : [],
    bonanza: [],
    pile: [shows, ...hand, ...rest],
    figures,
  });
  return log.map((event) => (event.type === 'cardsTurned' ? { ...event, ducats: [RICH, 0] } : event));
}

/** Takes back the markers of the previous round. */
const ROUND: Event = { type: 'roundBegan', phase: 'A', round: 1 };

/** Seat 0's first action turn. */
const TURN: Event = {
  type: 'stepBegan',
  step: { phase: 'turn', seat: ME, action: 1, out: [], acted: false, carded: false },
  questions: [],
};

/**
 * The auctions of these tiles, up to four, one after the other, all of them seat 0's own: nobody else can bid.
 * `full`: the player's four spaces for plantations are taken.
 */
export function auctions(edition: Edition, tiles: readonly Tile[], full = false): Log {
  const places = [FLAG, ...LOTS.slice(0, tiles.length)];
  return [
    ...start(edition, tiles, []),
    ...(full ? FULL : []),
    ROUND,
    ...places.map((space, i): Event => {
      const tile = i === 0 ? null : (tiles[i - 1] ?? null);
      return { type: 'markerPlaced', seat: ME, marker: i + 1, space, tile };
    }),
    { type: 'auctionWon', seat: ME, marker: 1, tile: null, price: 0, to: null },
    {
      type: 'stepBegan',
      step: { phase: 'auction', seat: 1, marker: 2, high: null },
      questions: [],
    },
  ];
}

/** The auction of a tile under seat 1's marker: seat 0, who has all the ducats, speaks first. */
export const bidding = (edition: Edition, tile: Tile): Log => [
  ...start(edition, [tile], []),
  ROUND,
  { type: 'markerPlaced', seat: 1, marker: 1, space: FLAG, tile: null },
  ...LOTS.slice(0, SEATS).map((space, i): Event => ({
    type: 'markerPlaced',
    seat: 1,
    marker: i + 2,
    space,
    tile,
  })),
  { type: 'auctionWon', seat: 1, marker: 1, tile: null, price: 0, to: null },
  { type: 'stepBegan', step: { phase: 'auction', seat: ME, marker: 2, high: null }, questions: [] },
];

/** Seat 0 gets a tile for free, from its own marker, the only one on the board. */
const got = (tile: Tile): Log => [
  ROUND,
  { type: 'markerPlaced', seat: ME, marker: 1, space: FLAG, tile },
  { type: 'auctionWon', seat: ME, marker: 1, tile, price: 0, to: null },
];

/** A plantation laid by seat 0, with as many spices on it. */
function laid(plot: PlantationSpace, tile: PlantationTile, spices: number): Log {
  const ground = plantationOf(tile);
  const spice = ground?.allowed[0];
  if (ground === undefined || spice === undefined) throw new RangeError(`no plantation ${tile}`);
  const filled = Array.from({ length: spices }, (_, i): [string, Spice] => [fieldOf(plot, i), spice]);
  return [
    ...got(tile),
    { type: 'plantationLaid', seat: ME, plot, tile, ...ground },
    { type: 'spicesPlaced', seat: ME, spices: Object.fromEntries(filled), by: 'bonus.laid' },
  ];
}

/** No space for a plantation is free. */
const FULL: Log = [
  ...laid('p1', 'pepper2', 2),
  ...laid('p2', 'ginger2', 2),
  ...laid('p3', 'clove2', 2),
  ...laid('p4', 'nutmeg3', 0),
];

const progressed = (seat: Seat, row: number): Log =>
  COLUMNS.map((column) => ({
    type: 'progressed',
    seat,
    column,
    row,
    ships: 0,
    ducats: 0,
    spices: {},
    by: 'action.progress',
  }));

/** Seat 0 has spices and room for more, ships and colonists, markers in row 2, as after some rounds. */
const WEALTH: Log = [
  ...FULL,
  { type: 'gained', seat: ME, what: 'ships', n: 9, by: 'action.ships' },
  { type: 'gained', seat: ME, what: 'colonists', n: 9, by: 'action.found' },
  ...progressed(ME, 1),
];

/** Seat 0's turn with these tiles. Seat 1's markers are further down, so that Espionage has a use. */
export const turnWithTiles = (edition: Edition, tiles: readonly Tile[]): Log => [
  ...start(edition, [], []),
  ...WEALTH,
  ...progressed(1, 3),
  ...tiles.flatMap(got),
  TURN,
];

/** Seat 0's turn with these cards in hand. */
export const turnWithCards = (edition: Edition, hand: readonly CardId[]): Log => [
  ...start(edition, [], hand),
  ...WEALTH,
  { type: 'drawn', seat: ME, cards: hand, by: 'action.expedition' },
  TURN,
];
