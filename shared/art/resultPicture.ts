import type { Seat } from '../kernel/types.ts';
import { COVER } from './cover.ts';
import { crestOf } from './crests.ts';
import { box, disc, put, type Picture, type Placed } from './drawing.ts';
import type { AnyPortrait } from './portrait.ts';
import type { Sheet } from './svg.ts';
import { SPACE } from './things.ts';

/**
 * The picture of a finished game where a link to it is previewed: the board in a frame of tiles, and beside it the name of
 * the game and who came where. It has no words, so that it is the same for every reader.
 */
export interface ResultFacts {
  /** The state as everybody sees it. */
  readonly state: unknown;
  readonly game: string;
  /** The game's own name; null for none. */
  readonly title: string | null;
  /** In the order of finish. */
  readonly places: readonly ResultPlace[];
}

interface ResultPlace {
  readonly seat: Seat;
  readonly name: string;
  readonly total: number;
  readonly rank: number;
}

const { width: WIDTH, height: HEIGHT } = COVER;
/** A tile of the frame: so many fill the width and, nearly, the height. */
const TILE = 15;
const INSIDE = TILE + 9;
/** The board: a square on the left. */
const BOARD = HEIGHT - 2 * INSIDE;
/** The column of names. */
const LEFT = INSIDE + BOARD + 18;
const RIGHT = WIDTH - INSIDE - 6;
const MIDDLE = (LEFT + RIGHT) / 2;
/** Heights of the game's name and of its own title; width of a seat's name. */
const [HEAD, TITLE, NAME] = [72, 18, 150];
/** Width of a letter, in parts of its size. */
const LETTER = 0.54;

export function resultPicture(portrait: AnyPortrait, { state, game, title, places }: ResultFacts): Sheet {
  const head = title === null ? HEAD : HEAD + TITLE;
  const line = Math.min(50, (BOARD - head) / places.length);
  const top = (HEIGHT - head - line * places.length) / 2;
  const size = Math.min(line * 0.44, ...places.map(({ name }) => sizeIn(NAME, name)));
  return {
    width: WIDTH,
    height: HEIGHT,
    of: [
      ['flat paper', `M0 0h${WIDTH}v${HEIGHT}H0z`],
      ...FRAME,
      ...boardOf(portrait.board(state)),
      { text: game, at: [MIDDLE, top + HEAD / 2 - 6, Math.min(40, sizeIn(RIGHT - LEFT, game))] },
      ...(title === null
        ? []
        : [
            { text: title, at: [MIDDLE, top + HEAD - 2, Math.min(18, sizeIn(RIGHT - LEFT, title))] } as const,
          ]),
      ...places.flatMap((place, i) => placeOf(place, top + head + i * line, line, size)),
    ],
  };
}

/** The size of letters at which a text is so wide. */
const sizeIn = (width: number, text: string): number => width / (LETTER * Math.max(1, [...text].length));

const square = (of: Picture, x: number, y: number, size: number): Placed => put(of, x, y, size / 48);

/** A wall's tiles around the sheet. */
const FRAME: Picture = [
  ...Array.from({ length: WIDTH / TILE }, (_, i) => [
    square(SPACE, i * TILE, 0, TILE),
    square(SPACE, i * TILE, HEIGHT - TILE, TILE),
  ]).flat(),
  ...Array.from({ length: HEIGHT / TILE - 2 }, (_, i) => [
    square(SPACE, 0, (i + 1) * TILE, TILE),
    square(SPACE, WIDTH - TILE, (i + 1) * TILE, TILE),
  ]).flat(),
];

/** The middle of the table, as large as it fits; the rest of its ground are spaces. */
function boardOf({ columns, things }: ReturnType<AnyPortrait['board']>): Picture {
  const rows = Math.ceil(things.length / columns);
  const cell = Math.min(80, (BOARD - 16) / Math.max(columns, rows));
  const [x, y] = [INSIDE + (BOARD - columns * cell) / 2, INSIDE + (BOARD - rows * cell) / 2];
  return [
    ['sky', box(INSIDE, INSIDE, BOARD, BOARD, 6)],
    ...things.flatMap((thing, i): Picture => {
      if (thing === null) return [];
      return [
        square(thing.of, x + (i % columns) * cell + 2, y + Math.floor(i / columns) * cell + 2, cell - 4),
      ];
    }),
  ];
}

/** A seat's line: its crest, name and score; a winner's is gold. */
function placeOf({ seat, name, total, rank }: ResultPlace, top: number, line: number, size: number): Picture {
  const y = top + line / 2;
  const crest = line * 0.6;
  const ground = box(LEFT, top + 2, RIGHT - LEFT, line - 4, 8);
  return [
    rank === 1 ? ['gold', ground] : ['flat sheet', ground],
    { ...square(crestOf(seat), LEFT + 8, y - crest / 2, crest), as: `of-seat-${seat}` },
    { text: name, at: [MIDDLE - 8, y, size] },
    ...(rank === 1 ? ([['flat paper', disc(RIGHT - 30, y, line * 0.38)]] as const) : []),
    { text: String(total), at: [RIGHT - 30, y, line * 0.44] },
  ];
}
