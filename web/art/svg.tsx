import type { ComponentChildren } from 'preact';

/** What a thing is made of. `base` is set by the nearest `Placed.as` or the drawing's own class. */
type Material =
  | 'base'
  | 'paper'
  | 'card'
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
 * How a path is painted: a material with an outline, `flat` without; a stroke (`line`, the thinner `hatch`,
 * `dash`es, `twig` of wood, `rein` of red); light from the upper left (`shine`) and what it leaves out (`shade`).
 * Hatches and other `fine` things are left out of small drawings. The colours are in `azulejo.css`.
 */
export type Paint = Material | `flat ${Material}` | 'line' | 'hatch' | 'dash' | 'twig' | 'rein' | 'shine' | 'shade';

/** A drawing inside another: place of its origin, scale, and degrees clockwise. */
export interface Placed {
  readonly of: Drawing;
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
export type Drawing = readonly (Layer | Placed | Label)[];

/** The outline of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** The outline of a rectangle with round corners. */
export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const put = (of: Drawing, x: number, y: number, scale: number, turn = 0): Placed => ({
  of,
  at: [x, y, scale, turn],
});

/** Below this many pixels fine things are left out, because they would run together. */
const FINE = 40;

/** Width of outlines in grid units: thin lines vanish in small drawings and thick ones coarsen large ones. */
const outline = (scale: number): number => (scale < 0.6 ? 2.6 : scale < 1.2 ? 2 : 1.5);

/** What every drawing takes. It is hidden from screen readers: the text beside it names the thing. */
export interface ArtProps {
  /** Width in CSS pixels. */
  readonly size?: number | undefined;
  readonly class?: string | undefined;
}

interface Props extends ArtProps {
  readonly of?: Drawing | undefined;
  /** Height of the grid in units. */
  readonly height?: number | undefined;
  readonly children?: ComponentChildren;
}

/** An inline SVG, 48 units wide. */
export const Art = ({ of = [], size = 24, height = 48, class: more = '', children }: Props) => (
  <svg
    class={`art ${size < FINE ? 'small ' : ''}${more}`}
    viewBox={`0 0 48 ${height}`}
    width={size}
    height={(size * height) / 48}
    aria-hidden="true"
    focusable="false"
  >
    <Layers of={of} scale={size / 48} />
    {children}
  </svg>
);

/** `scale`: pixels of a unit; outlines keep their width whatever the drawing is placed in. */
export const Layers = ({ of, scale }: { readonly of: Drawing; readonly scale: number }) => (
  <g stroke-width={outline(scale)}>
    {of.map((part, i) =>
      'of' in part ? (
        <g key={i} class={part.as} transform={transform(part.at)}>
          <Layers of={part.of} scale={scale * part.at[2]} />
        </g>
      ) : 'text' in part ? (
        <text
          key={i}
          class={part.as}
          x={part.at[0]}
          y={part.at[1] + part.at[2] * 0.36}
          font-size={part.at[2]}
        >
          {part.text}
        </text>
      ) : (
        <path key={i} class={part[0]} d={part[1]} />
      ),
    )}
  </g>
);

const transform = ([x, y, scale, turn = 0]: Placed['at']): string =>
  `translate(${x} ${y}) scale(${scale})${turn === 0 ? '' : ` rotate(${turn} 24 24)`}`;
