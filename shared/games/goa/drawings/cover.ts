import type { Cover } from '../../../art/cover.ts';
import { markOf, crestOf } from '../../../art/crests.ts';
import { box, put, type Picture, type Placed, disc } from '../../../art/drawing.ts';
import { FLOWER, SHIP, SPACE } from '../../../art/things.ts';
import type { Tile } from '../things.ts';
import { FLAG, BLANK_DUCAT, COINS, EYE, NO } from './pieces.ts';
import { sack, SPICE_DRAWINGS, COLOURS } from './spices.ts';
import { tileDrawing } from './tiles.ts';
import { BONANZA_DRAWINGS } from './cards.ts';

/** What a bidder offers. */
const BID = 5;

const ducats = (n: number): Picture => [...BLANK_DUCAT, { text: `${n}`, at: [22.5, 23, 22] }];

const crest = (seat: number, x: number, y: number): Placed => ({
  ...put(crestOf(seat), x, y, 0.5),
  as: `of-seat-${seat}`,
});

/** A tile that is auctioned: another player's bid, and what the auctioneer pays to keep it. */
const auction = (price: number): Picture => [
  put(tileDrawing('pepper2'), 8, 12, 1),
  crest(1, 66, 8),
  put(ducats(BID), 96, 6, 0.6),
  ['line', 'M62 36h66'],
  crest(0, 66, 42),
  put(ducats(price), 96, 40, 0.6),
];

/** A development board of five columns, and in which row each marker stands. */
const board = (rows: readonly number[]): Picture =>
  rows.flatMap((row, column): Picture => {
    const x = 10 + 25 * column;
    return [
      ...[0, 1, 2].map((y) => ['sheet', box(x, 4 + 22 * y, 21, 20, 3)] as const),
      ['red', disc(x + 10.5, 14 + 22 * row, 6.5)],
    ];
  });

const CORNER = tileDrawing('settlement');

const BONANZA: Picture = [['sky', box(1, 1, 46, 46, 5)], ...BONANZA_DRAWINGS.threeDucats];

/** What the options of a new game mean. */
const optionPictures: Readonly<Record<string, Picture>> = {
  'edition.2012': auction(BID - 1),
  'edition.2004': auction(BID + 1),
  'quickStart.false': board([0, 0, 0, 0, 0]),
  'quickStart.true': board([0, 1, 0, 0, 1]),
  'bonanza.false': [put(CORNER, 48, 11, 1.02)],
  'bonanza.true': [put(BONANZA, 30, 18, 1, -5), put(CORNER, 70, 8, 1.02, 12)],
  'money.hidden': [put(COINS, 20, 12, 1), put(EYE, 76, 12, 1), put(NO, 82, 16, 0.75)],
  'money.open': [put(COINS, 20, 12, 1), put(EYE, 76, 12, 1)],
};

/** The trade board in the middle of an auction; null: a space whose tile has gone. */
const GRID: readonly (readonly (Tile | null)[])[] = [
  ['ships', 'cinnamon2', 'favor', 'pepper3', 'redShip', 'ginger2'],
  ['nutmeg3', null, 'expeditions2', 'settlement', 'clove2', 'viceKing'],
  ['redColonist', 'pepper2', null, null, 'cropRotation', 'nutmeg2'],
  ['espionage', 'ginger3', 'extraActions', 'cinnamon3', 'expeditions3', 'redSpice'],
];

const CELL = 92;
const [COLUMNS, ROWS] = [6, 4];

const SPACES: Picture = GRID.flatMap((row, y) =>
  row.map((tile, x) => put(tile === null ? SPACE : tileDrawing(tile), CELL * x, CELL * y, 1.78)),
);

/** The trail of auction markers from the flag on, by row and column. */
const TRAIL = [
  [2, 2],
  [1, 3],
  [1, 4],
  [2, 5],
] as const;

/** The middle of a marker. */
const at = ([row, column]: (typeof TRAIL)[number]) => [CELL * column + 22, CELL * row + 22] as const;

/** A straight band from one marker to the next. */
function band(from: (typeof TRAIL)[number], to: (typeof TRAIL)[number], width: number): string {
  const [[x, y], [x2, y2]] = [at(from), at(to)];
  const length = Math.hypot(x2 - x, y2 - y);
  const [dx, dy] = [((y2 - y) / length) * (width / 2), ((x - x2) / length) * (width / 2)];
  const corners = [
    [x + dx, y + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x - dx, y - dy],
  ];
  return `M${corners.map((corner) => corner.map(Math.round).join(' ')).join('L')}z`;
}

const BANDS: Picture = TRAIL.slice(1).flatMap((to, i): Picture => {
  const from = TRAIL[i] ?? to;
  return [
    ['flat glaze', band(from, to, 9)],
    ['flat ink', band(from, to, 4)],
  ];
});

const MARKERS: Picture = TRAIL.map((space, seat): Placed => {
  const [x, y] = at(space);
  return { ...put(markOf(seat, seat + 1), x - 21, y - 21, 0.88), as: `of-seat-${seat}` };
});

const BOARD: Picture = [
  ['flat sky', box(-16, -16, CELL * COLUMNS + 26, CELL * ROWS + 26, 10)],
  ['line', box(-16, -16, CELL * COLUMNS + 26, CELL * ROWS + 26, 10)],
  ...SPACES,
  put([['gold', box(1, 1, 46, 46, 5)]], CELL * 2, CELL * 2, 1.78),
  put(FLAG, CELL * 2 + 22, CELL * 2 + 16, 1.25),
  ...BANDS,
  ...MARKERS,
];

const { ginger, nutmeg, pepper } = SPICE_DRAWINGS;
const SACKS: Picture = [
  put(sack('pepper', put(pepper, 3, 1, 0.56, -20), put(pepper, 20, 0, 0.56, 24)), 112, 176, 2.5),
  put(sack('ginger', put(ginger, 6, -1, 0.74, -24)), -24, 170, 2.6),
  put(sack('nutmeg', put(nutmeg, 2, 3, 0.55, -14), put(nutmeg, 20, 2, 0.55, 14)), 42, 200, 2.7),
];

/** A wall of tiles, in its own shadow. */
const WALL: Picture = Array.from({ length: 8 * 4 }, (_, i) => {
  const [x, y] = [(i % 8) * 80 - 10, Math.floor(i / 8) * 84 - 6];
  return put([['shade', shapeOf(FLOWER)]], x, y, 1.5);
});

function shapeOf([first]: Picture): string {
  return first !== undefined && !('of' in first) && !('text' in first) ? first[1] : '';
}

/** The board of the auction, and before it the spices that all want. */
export const cover: Cover = {
  of: [
    ['flat cobalt', 'M0 0h600v315H0z'],
    ...WALL,
    put(BOARD, 128, 8, 1, -7),
    put(SHIP, 12, 26, 2.3),
    ...SACKS,
  ],
  options: optionPictures,
  colours: COLOURS,
};
