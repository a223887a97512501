import { FIGURES } from '../../../shared/games/goa/data.ts';
import type { Event } from '../../../shared/games/goa/events.ts';
import type { Edition, Options } from '../../../shared/games/goa/meta.ts';
import { layOut } from '../../../shared/games/goa/setup.ts';
import type { Space } from '../../../shared/games/goa/spaces.ts';
import {
  COLUMNS,
  fieldOf,
  plantationOf,
  PLANTATIONS,
  TILES,
  type CardId,
  type PlantationTile,
  type Spice,
  type Tile,
} from '../../../shared/games/goa/things.ts';

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

/** Plenty of everything that is paid with. */
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

/** Seat 0's first action turn. */
const TURN: Event = {
  type: 'stepBegan',
  step: { phase: 'turn', seat: ME, action: 1, out: [], acted: false, carded: false },
  questions: [],
};

/**
 * The auctions of these tiles, up to four, one after the other, all of them seat 0's own: nobody else can bid.
 * `full`: his four spaces for plantations are taken.
 */
export function auctions(edition: Edition, tiles: readonly Tile[], full = false): Log {
  const places = [FLAG, ...LOTS.slice(0, tiles.length)];
  return [
    ...start(edition, tiles, []),
    ...(full ? plantations('pepper2', 'ginger2', 'clove2', 'nutmeg2') : []),
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

/** Plantations of seat 0, each full of what grows there. */
function plantations(...tiles: readonly PlantationTile[]): Log {
  return tiles.flatMap((tile, i): Event[] => {
    const plot = PLANTATIONS[i];
    const ground = plantationOf(tile);
    if (plot === undefined || ground === undefined) throw new RangeError(`no space for ${tile}`);
    const [spice] = ground.allowed;
    const spices = Object.fromEntries(
      Array.from({ length: ground.size }, (_, field): [string, Spice] => [
        fieldOf(plot, field),
        spice ?? 'pepper',
      ]),
    );
    return [
      { type: 'plantationLaid', seat: ME, plot, tile, ...ground },
      { type: 'spicesPlaced', seat: ME, spices, by: 'bonus.laid' },
    ];
  });
}

/** Seat 0 has spices and room for more, ships and colonists, markers in row 2, as of some rounds. */
const WEALTH: Log = [
  ...plantations('pepper2', 'ginger2', 'clove2'),
  { type: 'plantationLaid', seat: ME, plot: 'p4', tile: 'nutmeg3', allowed: ['nutmeg'], size: 3 },
  ...(['ships', 'colonists'] as const).map((what): Event => {
    return { type: 'gained', seat: ME, what, n: 9, by: 'action.ships' };
  }),
  ...COLUMNS.map((column): Event => {
    return {
      type: 'progressed',
      seat: ME,
      column,
      row: 1,
      ships: 0,
      ducats: 0,
      spices: {},
      by: 'action.progress',
    };
  }),
];

/** Seat 0's turn with these tiles before him; seat 1's markers are further down, so that there is something to spy. */
export function turnWithTiles(edition: Edition, tiles: readonly Tile[]): Log {
  return [
    ...start(edition, [], []),
    ...WEALTH,
    ...tiles.flatMap((tile, i): Event[] => [
      { type: 'markerPlaced', seat: ME, marker: i + 1, space: LOTS[0] ?? FLAG, tile },
      { type: 'auctionWon', seat: ME, marker: i + 1, tile, price: 0, to: null },
    ]),
    ...COLUMNS.map((column): Event => {
      return {
        type: 'progressed',
        seat: 1,
        column,
        row: 3,
        ships: 0,
        ducats: 0,
        spices: {},
        by: 'action.progress',
      };
    }),
    TURN,
  ];
}

/** Seat 0's turn with these cards in his hand. */
export function turnWithCards(edition: Edition, hand: readonly CardId[]): Log {
  return [
    ...start(edition, [], hand),
    ...WEALTH,
    { type: 'drawn', seat: ME, cards: hand, by: 'action.expedition' },
    TURN,
  ];
}
