import { outline, type Layer, type Picture } from '#shared/art/drawing.ts';
import { INK, ON_SEAT, pathStyle, SEAT_COLOURS } from '#shared/art/svg.ts';
import { POSTER_COLOURS, type PosterMark, type Poster } from './poster.ts';

/** What a part of a picture is painted with. */
interface Brush {
  readonly ctx: CanvasRenderingContext2D;
  readonly serif: string;
  /** By the class of a `Placed.as`, the colour that it sets. */
  readonly bases: Readonly<Record<string, string>>;
  /** The colour that the nearest `Placed.as` has set. */
  readonly base: string;
  /** Units of the poster for a unit of the drawing. */
  readonly scale: number;
}

/**
 * Paints a poster on a canvas. The service's pictures of tables are no substitute: it has none of samples, of games from
 * files, or without a network, and they tell no names and scores. Pictures are painted path by path: an image made of an SVG
 * would need an address that the page's policy forbids.
 */
export function paint(
  canvas: HTMLCanvasElement,
  { width, height, marks, colours }: Poster,
  scale: number,
): void {
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif').trim();
  ctx.scale(scale, scale);
  const brush = { ctx, serif, bases: { ...colours, ...SEAT_COLOURS }, base: INK, scale: 1 };
  for (const mark of marks) paintMark(brush, mark);
}

function paintMark(brush: Brush, mark: PosterMark): void {
  const { ctx, serif } = brush;
  switch (mark.kind) {
    case 'box':
      ctx.fillStyle = POSTER_COLOURS[mark.colour];
      return ctx.fillRect(...mark.at);
    case 'art': {
      const [x, y, size] = mark.at;
      return placed(ctx, x, y, size / 48, 0, () => paintPicture({ ...brush, scale: size / 48 }, mark.of));
    }
    case 'text': {
      ctx.fillStyle = POSTER_COLOURS[mark.colour];
      ctx.font = `${mark.bold === true ? 700 : 400} ${mark.size}px ${serif}`;
      ctx.textAlign = mark.right === true ? 'right' : 'left';
      return ctx.fillText(shortened(ctx, mark.text, mark.most), ...mark.at);
    }
  }
}

/** The text, with its end left out as far as it is too wide. */
function shortened(ctx: CanvasRenderingContext2D, text: string, most: number): string {
  if (ctx.measureText(text).width <= most) return text;
  const letters = [...text];
  while (letters.length > 0 && ctx.measureText(`${letters.join('')}…`).width > most) letters.pop();
  return `${letters.join('')}…`;
}

function placed(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  scale: number,
  turn: number,
  work: () => void,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.translate(24, 24);
  ctx.rotate((turn * Math.PI) / 180);
  ctx.translate(-24, -24);
  work();
  ctx.restore();
}

function paintPicture(brush: Brush, of: Picture): void {
  const { ctx, serif, bases, base, scale } = brush;
  for (const part of of) {
    if ('of' in part) {
      const [x, y, inner, turn = 0] = part.at;
      const inside = { ...brush, base: bases[part.as ?? ''] ?? base, scale: scale * inner };
      placed(ctx, x, y, inner, turn, () => paintPicture(inside, part.of));
    } else if ('text' in part) {
      const [x, y, size] = part.at;
      ctx.fillStyle = part.as === 'on-seat' ? ON_SEAT : INK;
      ctx.font = `700 ${size}px ${serif}`;
      ctx.textAlign = 'center';
      ctx.fillText(part.text, x, y + size * 0.36);
    } else paintPath(brush, part);
  }
}

function paintPath({ ctx, base, scale }: Brush, [paint, outlineOf]: Layer): void {
  const { fill, stroke, width = outline(scale), dash = '', opacity = 1 } = pathStyle(paint, base);
  const path = new Path2D(outlineOf);
  ctx.globalAlpha = opacity;
  if (fill !== undefined) {
    ctx.fillStyle = fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    ctx.fill(path);
  }
  if (stroke !== undefined) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.setLineDash(dash.split(' ').filter(Boolean).map(Number));
    ctx.stroke(path);
  }
  ctx.globalAlpha = 1;
}
