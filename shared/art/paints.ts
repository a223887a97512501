import type { Paint } from './drawing.ts';

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
export interface PathStyle {
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
