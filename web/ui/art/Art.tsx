import { Component } from 'preact';
import { outline, type Picture, type Placed } from '#shared/art/drawing.ts';
import { differ } from '../memo.tsx';

/** Below this many pixels hatches are left out, because they would run together. */
const FINE = 40;

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

/** An inline SVG, 48 units wide. Drawn again only for other props: most of a board is drawings that do not change. */
export class Art extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return differ(this.props, next);
  }
  override render({ of = NOTHING, size = 24, height = 48, class: more = '' }: Props) {
    return (
      <svg
        ref={(svg) => svg?.replaceChildren(copyOf(of, size / 48))}
        class={`art ${size < FINE ? 'small ' : ''}${more}`}
        viewBox={`0 0 48 ${height}`}
        width={size}
        height={(size * height) / 48}
        aria-hidden="true"
        focusable="false"
      />
    );
  }
}

/** By scale. */
const built = new WeakMap<Picture, Map<number, Element>>();

/**
 * A drawing has a dozen paths, and a table shows hundreds of drawings. So each is built once, and every place gets a
 * copy: that takes a tenth of the time. (With `<use>` the browser takes half as long again to lay them out.)
 */
function copyOf(of: Picture, scale: number): Node {
  const sizes = built.get(of) ?? new Map<number, Element>();
  built.set(of, sizes);
  const one = sizes.get(scale) ?? build(of, scale);
  sizes.set(scale, one);
  return one.cloneNode(true);
}

/** `scale`: pixels of a unit. Outlines keep their width at any scale. */
function build(of: Picture, scale: number): Element {
  const all = made('g', { 'stroke-width': outline(scale) });
  all.append(...of.map((part) => piece(part, scale)));
  return all;
}

function piece(part: Picture[number], scale: number): Element {
  if ('of' in part) {
    const inside = made('g', { class: part.as, transform: transform(part.at) });
    inside.append(build(part.of, scale * part.at[2]));
    return inside;
  }
  if (!('text' in part)) return made('path', { class: part[0], d: part[1] });
  const [x, y, size] = part.at;
  const text = made('text', { class: part.as, x, y: y + size * 0.36, 'font-size': size });
  text.textContent = part.text;
  return text;
}

function made(tag: string, properties: Readonly<Record<string, string | number | undefined>>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(properties))
    if (value !== undefined) element.setAttribute(name, String(value));
  return element;
}

const transform = ([x, y, scale, turn = 0]: Placed['at']): string =>
  `translate(${x} ${y}) scale(${scale})${turn === 0 ? '' : ` rotate(${turn} 24 24)`}`;
