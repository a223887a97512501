import { crestOf } from '#shared/art/crests.ts';
import type { Picture } from '#shared/art/drawing.ts';
import type { PortraitThing } from '#shared/art/portrait.ts';
import type { Seat } from '#shared/kernel/types.ts';

/** A picture of a finished game, as data: what is drawn where, in units of which it is 1200 wide. */

export interface PosterFacts {
  readonly title: string;
  /** The winner in a sentence. */
  readonly lead: string;
  readonly date: string;
  /** Where the game can be looked at; empty for nowhere. */
  readonly address: string;
  /** In the order of finish. */
  readonly seats: readonly PosterSeat[];
  readonly board: { readonly columns: number; readonly things: readonly (PortraitThing | null)[] };
  /** The game's own, by the class that names them. */
  readonly colours: Readonly<Record<string, string>>;
}

export interface PosterSeat {
  readonly seat: Seat;
  readonly rank: string;
  readonly name: string;
  readonly total: string;
  readonly things: readonly PortraitThing[];
}

/** As in the page's light theme (`tokens.css`): whoever gets the picture has no theme of the page. */
export const POSTER_COLOURS = {
  surface: '#fffcf5',
  paper: '#f4efe3',
  ink: '#1c2430',
  'ink-soft': '#525c6b',
  accent: '#1d4e9e',
  'accent-ink': '#ffffff',
  line: '#d8ceb8',
} as const;

type Colour = keyof typeof POSTER_COLOURS;

export type PosterMark =
  | {
      readonly kind: 'box';
      readonly at: readonly [x: number, y: number, w: number, h: number];
      readonly colour: Colour;
    }
  | { readonly kind: 'art'; readonly at: readonly [x: number, y: number, size: number]; readonly of: Picture }
  | {
      readonly kind: 'text';
      /** On the left end of the line, or the right one. */
      readonly at: readonly [x: number, y: number];
      readonly size: number;
      readonly text: string;
      readonly colour: Colour;
      readonly bold?: boolean;
      readonly right?: boolean;
      /** It is shortened to this width. */
      readonly most: number;
    };

export interface Poster {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PosterMark[];
  /** The game's own colours. */
  readonly colours: Readonly<Record<string, string>>;
}

const WIDTH = 1_200;
const EDGE = 48;
const HEAD = 112;
const BOARD = 320;
/** Width of a seat's part. */
const SEATS = WIDTH - 3 * EDGE - BOARD;
const NAME_LINE = 64;
const THING = 52;
/** Width of a thing with its text. */
const STEP = { plain: 58, labelled: 104 } as const;
const TEXT = { big: 44, lead: 34, name: 30, label: 24, small: 20 } as const;

/** Characters of the lead that find room in its size. */
const LEAD_ROOM = 56;

/** How a tie was broken takes a longer sentence. */
const leadSize = (lead: string): number => (lead.length > LEAD_ROOM ? TEXT.label : TEXT.lead);

export function posterOf(facts: PosterFacts): Poster {
  const { title, lead, date, address, board, colours } = facts;
  const top = HEAD + EDGE + TEXT.lead;
  const marks: PosterMark[] = [];
  let y = top + EDGE / 2;
  for (const seat of facts.seats) {
    const part = seatMarks(seat, y);
    marks.push(...part.marks);
    y = part.bottom + EDGE / 2;
  }
  const grid = boardMarks(board, top + EDGE / 2);
  const height = Math.max(y, grid.bottom) + EDGE + TEXT.small;
  const line = { colour: 'ink', most: WIDTH - 2 * EDGE } as const;
  return {
    width: WIDTH,
    height,
    colours,
    marks: [
      { kind: 'box', at: [0, 0, WIDTH, height], colour: 'surface' },
      { kind: 'box', at: [0, 0, WIDTH, HEAD], colour: 'accent' },
      {
        kind: 'text',
        at: [EDGE, 74],
        size: TEXT.big,
        text: title,
        colour: 'accent-ink',
        bold: true,
        most: 700,
      },
      {
        kind: 'text',
        at: [WIDTH - EDGE, 74],
        size: TEXT.label,
        text: date,
        colour: 'accent-ink',
        right: true,
        most: 380,
      },
      { kind: 'text', at: [EDGE, top], size: leadSize(lead), text: lead, bold: true, ...line },
      ...marks,
      ...grid.marks,
      {
        kind: 'text',
        at: [EDGE, height - EDGE / 2],
        size: TEXT.small,
        text: address,
        ...line,
        colour: 'ink-soft',
      },
    ],
  };
}

interface Part {
  readonly marks: readonly PosterMark[];
  readonly bottom: number;
}

/** A line with place, crest, name and score, and below it what lies before the player. */
function seatMarks({ seat, rank, name, total, things }: PosterSeat, top: number): Part {
  const base = top + 42;
  const right = EDGE + SEATS;
  const text = { kind: 'text', size: TEXT.name, colour: 'ink', bold: true } as const;
  const marks: PosterMark[] = [
    { kind: 'box', at: [EDGE, top, SEATS, 2], colour: 'line' },
    { ...text, at: [EDGE, base], text: rank, most: 44 },
    {
      kind: 'art',
      at: [EDGE + 46, top + 14, 40],
      of: [{ of: crestOf(seat), at: [0, 0, 1], as: `of-seat-${seat}` }],
    },
    { ...text, at: [EDGE + 100, base], text: name, most: SEATS - 240 },
    { ...text, at: [right, base], text: total, right: true, most: 130 },
  ];
  let [x, y] = [EDGE, top + NAME_LINE];
  for (const { of, text: label } of things) {
    const wide = label === undefined ? STEP.plain : STEP.labelled;
    if (x + wide > right) [x, y] = [EDGE, y + STEP.plain];
    marks.push({ kind: 'art', at: [x, y, THING], of });
    if (label !== undefined)
      marks.push({
        kind: 'text',
        at: [x + THING + 4, y + 36],
        size: TEXT.label,
        text: label,
        colour: 'ink',
        most: STEP.labelled - THING - 6,
      });
    x += wide;
  }
  return { marks, bottom: things.length === 0 ? y : y + STEP.plain };
}

/** The middle of the table, on the right. */
function boardMarks({ columns, things }: PosterFacts['board'], top: number): Part {
  if (things.length === 0) return { marks: [], bottom: top };
  const left = WIDTH - EDGE - BOARD;
  const cell = BOARD / columns;
  const rows = Math.ceil(things.length / columns);
  const marks = things.map((thing, i): PosterMark => {
    const at = [left + (i % columns) * cell, top + Math.floor(i / columns) * cell] as const;
    return thing === null
      ? { kind: 'box', at: [at[0] + 4, at[1] + 4, cell - 8, cell - 8], colour: 'paper' }
      : { kind: 'art', at: [at[0] + 4, at[1] + 4, cell - 8], of: thing.of };
  });
  return { marks, bottom: top + rows * cell };
}
