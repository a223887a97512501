import { outline, type Label, type Picture, type Placed, type Paint } from './drawing.ts';

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

/**
 * How paths and letters are painted, in the page's light theme. The page has this from its style sheets (`tokens.css`,
 * `azulejo.css`); the Worker, which has none, has it from here. `test/web/paints.test.ts` keeps both the same.
 */

export const INK = '#16336b';

const MATERIALS = {
  paper: '#fffaf0',
  sheet: '#fbf3df',
  glaze: '#ffffff',
  cobalt: '#2a62b8',
  sky: '#bfd6f4',
  wood: '#b0743c',
  sack: '#dcbf8e',
  gold: '#e8b93a',
  copper: '#cf7d45',
  skin: '#f0cda4',
  red: '#c33a24',
  green: '#5c9a45',
  ink: INK,
} as const;

/** The colours of seats, by the class that names them. */
export const SEAT_COLOURS = {
  'of-seat-0': '#0039be',
  'of-seat-1': '#c84d06',
  'of-seat-2': '#01866f',
  'of-seat-3': '#5b1243',
  'of-seat-4': '#100c00',
  'of-seat-5': '#293a07',
} as const;

/** Letters on a seat's colour. */
export const ON_SEAT = '#ffffff';

/** How a path is painted. */
interface PathStyle {
  readonly fill?: string;
  readonly stroke?: string;
  /** In grid units; undefined: that of the drawing's outlines. */
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

/** `base`: the colour that the nearest `Placed.as` sets. */
export function pathStyle(paint: Paint, base: string): PathStyle {
  switch (paint) {
    case 'line':
    case 'loose':
      return { stroke: INK };
    case 'hatch':
      return { stroke: INK, width: 0.9, opacity: 0.75 };
    case 'dash':
      return { stroke: INK, dash: '4 4' };
    case 'twig':
      return { stroke: MATERIALS.wood };
    case 'rein':
      return { stroke: MATERIALS.red };
    case 'thread':
      return { stroke: base };
    case 'shine':
      return { fill: '#ffffff', opacity: 0.55 };
    case 'shade':
      return { fill: '#3c1e46', opacity: 0.24 };
    default:
      return materialStyle(paint, base);
  }
}

type Covering = Exclude<
  Paint,
  'line' | 'loose' | 'hatch' | 'dash' | 'twig' | 'rein' | 'thread' | 'shine' | 'shade'
>;

function materialStyle(paint: Covering, base: string): PathStyle {
  const isFlat = paint.startsWith('flat ');
  const name = isFlat ? paint.slice('flat '.length) : paint;
  const fill = Object.entries(MATERIALS).find(([material]) => material === name)?.[1] ?? base;
  return isFlat ? { fill } : { fill, stroke: INK };
}
