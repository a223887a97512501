/** The material of a thing. `base` is set by the nearest `Placed.as`. */
type Material =
  | 'base'
  | 'paper'
  | 'sheet'
  | 'glaze'
  | 'cobalt'
  | 'sky'
  | 'wood'
  | 'sack'
  | 'gold'
  | 'copper'
  | 'skin'
  | 'red'
  | 'green'
  | 'ink';

/**
 * How a path is painted: a material with an outline, or without one (`flat`). Strokes: `line`; the thinner
 * `hatch`; `loose` and `dash`, which lie on no thing; `twig` of wood; `rein` of red; `thread` of `base`. Light
 * from the upper left is `shine`, its shadow is `shade`. Small drawings have no hatches. The colours are in
 * `tokens.css`.
 */
export type Paint =
  | Material
  | `flat ${Material}`
  | 'line'
  | 'hatch'
  | 'loose'
  | 'dash'
  | 'twig'
  | 'rein'
  | 'thread'
  | 'shine'
  | 'shade';

/** A drawing inside another: place of its origin, scale, and degrees clockwise. */
export interface Placed {
  readonly of: Picture;
  readonly at: readonly [x: number, y: number, scale: number, turn?: number];
  /** The class that sets `base`. */
  readonly as?: string;
}

/** A letter or number, centred. */
export interface Label {
  readonly text: string;
  readonly at: readonly [x: number, y: number, size: number];
  readonly as?: string;
}

export type Layer = readonly [paint: Paint, path: string];

/** Layers from back to front, on a grid of 48 × 48 units. */
export type Picture = readonly (Layer | Placed | Label)[];

/** Width of outlines in grid units. Thin lines vanish in small drawings; thick ones coarsen large ones. */
export const outline = (scale: number): number => (scale < 0.6 ? 2.6 : scale < 1.2 ? 2 : scale < 3 ? 1.5 : 1);

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** The outline of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${tenth(x - r)} ${y}a${r} ${r} 0 1 1 ${tenth(2 * r)} 0a${r} ${r} 0 1 1 ${tenth(-2 * r)} 0z`;

/** The outline of a rectangle with round corners. */
export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/**
 * Pictures by what they show, each put together once. A drawing is built once for its picture (`Art.tsx`), so that the
 * same thing has to be the same picture everywhere.
 */
export function pictured<Of extends readonly (string | number | null | undefined)[]>(
  make: (...of: Of) => Picture,
): (...of: Of) => Picture {
  const made = new Map<string, Picture>();
  return (...of) => {
    const key = of.join();
    const picture = made.get(key) ?? make(...of);
    made.set(key, picture);
    return picture;
  };
}

export const put = (of: Picture, x: number, y: number, scale: number, turn = 0): Placed => ({
  of,
  at: [x, y, scale, turn],
});
