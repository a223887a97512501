import { outline, type Label, type Picture, type Placed } from './drawing.ts';
import { INK, ON_SEAT, pathStyle, SEAT_COLOURS } from './paints.ts';

/** A picture as an SVG document, for what draws without a page: all colours are in it. */

export interface Sheet {
  /** In units of which the picture is so many wide and high. */
  readonly width: number;
  readonly height: number;
  readonly of: Picture;
}

/** Letters have this family; its font comes with what draws the document. */
export const FONT_FAMILY = 'PT Serif';

/** Below this many pixels to a unit hatches are left out, because they would run together. */
const FINE = 0.55;

/** `colours`: by the class of a `Placed.as`, the colour that it sets; those of the seats come besides. */
export function svgOf({ width, height, of }: Sheet, colours: Readonly<Record<string, string>>): string {
  const bases = { ...colours, ...SEAT_COLOURS };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    'fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `${layers(of, { scale: 1, base: INK, bases })}</svg>`
  );
}

interface Place {
  /** Pixels of a unit. */
  readonly scale: number;
  readonly base: string;
  readonly bases: Readonly<Record<string, string>>;
}

const layers = (of: Picture, place: Place): string =>
  of
    .map((part) => {
      if ('of' in part) return inside(part, place);
      return 'text' in part ? letters(part) : path(part[0], part[1], place);
    })
    .join('');

function inside({ of, at, as = '' }: Placed, { scale, base, bases }: Place): string {
  const [x, y, inner, turn = 0] = at;
  const turned = turn === 0 ? '' : ` rotate(${turn} 24 24)`;
  const place = { scale: scale * inner, base: bases[as] ?? base, bases };
  return `<g transform="translate(${x} ${y}) scale(${inner})${turned}">${layers(of, place)}</g>`;
}

function path(paint: Parameters<typeof pathStyle>[0], d: string, { scale, base }: Place): string {
  if (paint === 'hatch' && scale < FINE) return '';
  const { fill, stroke, width = outline(scale), dash, opacity } = pathStyle(paint, base);
  return `<path${[
    attribute('fill', fill),
    attribute('stroke', stroke),
    attribute('stroke-width', stroke === undefined ? undefined : width),
    attribute('stroke-dasharray', dash),
    attribute('opacity', opacity),
  ].join('')} d="${d}"/>`;
}

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

function letters({ text, at, as }: Label): string {
  const [x, y, size] = at;
  const fill = as === 'on-seat' ? ON_SEAT : INK;
  const font = `font-family="${FONT_FAMILY}" font-weight="700" font-size="${size}"`;
  return `<text x="${x}" y="${y + size * 0.36}" text-anchor="middle" fill="${fill}" ${font}>${escaped(text)}</text>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
