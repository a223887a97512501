import type { Picture, Placed } from './drawing.ts';
import { memo } from './memo.tsx';

/** Below this many pixels hatches are left out, because they would run together. */
const FINE = 40;

/** Width of outlines in grid units. Thin lines vanish in small drawings; thick ones coarsen large ones. */
export const outline = (scale: number): number => (scale < 0.6 ? 2.6 : scale < 1.2 ? 2 : scale < 3 ? 1.5 : 1);

/** Props of every drawing. Drawings are hidden from screen readers: the text beside them names the thing. */
export interface ArtProps {
  /** Width in CSS pixels. */
  readonly size?: number | undefined;
  readonly class?: string | undefined;
}

/** The class of a drawing on paper; a caller may add classes. */
export const onCard = (more = ''): string => `on-card ${more}`;

interface Props extends ArtProps {
  readonly of?: Picture | undefined;
  /** Height of the grid in units. */
  readonly height?: number | undefined;
}

const NOTHING: Picture = [];

/** An inline SVG, 48 units wide. Drawn once for the same `of`: most of a board is drawings that do not change. */
export const Art = memo(({ of = NOTHING, size = 24, height = 48, class: more = '' }: Props) => (
  <svg
    class={`art ${size < FINE ? 'small ' : ''}${more}`}
    viewBox={`0 0 48 ${height}`}
    width={size}
    height={(size * height) / 48}
    aria-hidden="true"
    focusable="false"
  >
    <Layers of={of} scale={size / 48} />
  </svg>
));

/** `scale`: pixels of a unit. Outlines keep their width at any scale. */
const Layers = ({ of, scale }: { readonly of: Picture; readonly scale: number }) => (
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
