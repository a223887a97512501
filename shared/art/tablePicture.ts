import type { Seat } from '../kernel/types.ts';
import { crestOf } from './crests.ts';
import { box, type Layer, type Picture, type Placed } from './drawing.ts';
import type { AnyPortrait, PortraitThing } from './portrait.ts';
import type { Sheet } from './svg.ts';

/**
 * The picture of a running table, as in mails: the board, and below it a row for each seat with its crest. It has no
 * words and no names, so that it is the same for every reader and remains true when a player's name is gone.
 */
export interface TableFacts {
  /** The state as everybody sees it. */
  readonly state: unknown;
  readonly seats: number;
  /** The seats that decide; their rows are marked. */
  readonly acting: readonly Seat[];
}

const WIDTH = 600;
const EDGE = 14;
/** The largest cell of the board, and the largest board. */
const [CELL, BOARD] = [92, 400];
const GAP = 6;
const CREST = 38;
/** Where a seat's things begin. */
const THINGS = EDGE + CREST + 16;
const THING = 34;
const LINE = THING + 8;
/** Size of a figure, and the width of its letters. */
const [FIGURE, LETTER] = [19, 10.5];
const BETWEEN = 7;

export function tablePicture(portrait: AnyPortrait, { state, seats, acting }: TableFacts): Sheet {
  const board = boardPart(portrait.board(state));
  const parts: Picture[] = [board.of];
  let y = board.bottom;
  for (let seat = 0; seat < seats; seat += 1) {
    const part = seatPart(seat, portrait.seat(state, seat), y, acting.includes(seat));
    parts.push(part.of);
    y = part.bottom;
  }
  const height = y + GAP;
  return { width: WIDTH, height, of: [['flat paper', area(0, 0, WIDTH, height)], ...parts.flat()] };
}

interface Part {
  readonly of: Picture;
  readonly bottom: number;
}

const area = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** A picture on this square. */
const drawn = (of: Picture, x: number, y: number, size: number, as?: string): Placed => ({
  of,
  at: [x, y, size / 48],
  ...(as === undefined ? {} : { as }),
});

/** The middle of the table, on a ground of its own. */
function boardPart({ columns, things }: ReturnType<AnyPortrait['board']>): Part {
  if (things.length === 0) return { of: [], bottom: GAP };
  const rows = Math.ceil(things.length / columns);
  const cell = Math.min(CELL, BOARD / Math.max(columns, rows));
  const left = (WIDTH - columns * cell) / 2;
  const bottom = 2 * EDGE + rows * cell;
  const ground: Layer = ['flat sky', area(0, 0, WIDTH, bottom)];
  const cells = things.flatMap((thing, i): Picture => {
    if (thing === null) return [];
    const [x, y] = [left + (i % columns) * cell, EDGE + Math.floor(i / columns) * cell];
    return [drawn(thing.of, x + 2, y + 2, cell - 4)];
  });
  return { of: [ground, ...cells], bottom: bottom + GAP };
}

/** The row of a seat, with its crest and what lies before it. */
function seatPart(seat: Seat, lines: ReturnType<AnyPortrait['seat']>, top: number, acts: boolean): Part {
  const placed: Picture[number][] = [];
  let [x, y] = [THINGS, top + GAP + 2];
  for (const line of lines.filter(({ length }) => length > 0)) {
    if (x > THINGS) [x, y] = [THINGS, y + LINE];
    for (const thing of line) {
      const wide = widthOf(thing);
      if (x + wide > WIDTH - EDGE) [x, y] = [THINGS, y + LINE];
      placed.push(drawn(thing.of, x, y, THING), ...figure(thing, x, y));
      x += wide + BETWEEN;
    }
  }
  const bottom = y + LINE + 2;
  return {
    of: [
      ...(acts ? [['flat sky', box(4, top + 2, WIDTH - 8, bottom - top - 2, 8)] as const] : []),
      drawn(crestOf(seat), EDGE, top + GAP, CREST, `of-seat-${seat}`),
      ...placed,
    ],
    bottom: bottom + GAP,
  };
}

const widthOf = ({ text = '' }: PortraitThing): number =>
  THING + (text === '' ? 0 : 3 + LETTER * text.length);

const figure = ({ text = '' }: PortraitThing, x: number, y: number): Picture =>
  text === '' ? [] : [{ text, at: [x + THING + 3 + (LETTER * text.length) / 2, y + THING / 2, FIGURE] }];
