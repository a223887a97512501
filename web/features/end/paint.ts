import { outline, type Picture } from '#shared/art/drawing.ts';
import type { PosterMark, Poster } from './poster.ts';

/**
 * Paints a poster on a canvas. The service's pictures of tables are no substitute: it has none of samples, of games from
 * files, or without a network, and they tell no names and scores. Pictures are painted path by path, with the colours that
 * the style sheets give them: an image made of an SVG would need an address that the page's policy forbids.
 */
export function paint(canvas: HTMLCanvasElement, { width, height, marks }: Poster, scale: number): void {
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  const { styles, close } = openStyles();
  ctx.scale(scale, scale);
  for (const mark of marks) paintMark(ctx, styles, mark);
  close();
}

/** The style of one kind of path or text, from the style sheets. */
interface Style {
  readonly fill: string;
  readonly stroke: string;
  /** Undefined: the drawing's own. */
  readonly width: number | undefined;
  readonly dash: readonly number[];
  readonly opacity: number;
}

interface Styles {
  /** `within`: the classes around the thing, the outermost first; `name`: its own, if it has one. */
  of(within: readonly string[], tag: 'path' | 'text', name: string | undefined): Style;
  colour(name: string): string;
  readonly serif: string;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** No style sheet says this: it means that a path has the width of its drawing. */
const UNSAID = 777;

/** Asks the page's style sheets, by means of an invisible drawing. */
function openStyles(): { readonly styles: Styles; close(): void } {
  const root = document.createElementNS(NAMESPACE, 'svg');
  root.setAttribute('class', 'art on-card visually-hidden');
  root.setAttribute('aria-hidden', 'true');
  document.body.append(root);
  const known = new Map<string, Style>();
  const page = getComputedStyle(document.documentElement);
  const styles: Styles = {
    of: (within, tag, name = '') => {
      const key = `${within.join(' ')}/${tag}/${name}`;
      const style = known.get(key) ?? ask(root, within, tag, name);
      known.set(key, style);
      return style;
    },
    colour: (name) => page.getPropertyValue(name).trim(),
    serif: page.getPropertyValue('--serif').trim(),
  };
  return { styles, close: () => root.remove() };
}

function ask(root: SVGSVGElement, within: readonly string[], tag: 'path' | 'text', name: string): Style {
  let place: SVGElement = root;
  for (const one of within) {
    const group = document.createElementNS(NAMESPACE, 'g');
    group.setAttribute('class', one);
    place.append(group);
    place = group;
  }
  const thing = document.createElementNS(NAMESPACE, tag);
  thing.setAttribute('class', name);
  const frame = document.createElementNS(NAMESPACE, 'g');
  frame.setAttribute('stroke-width', `${UNSAID}`);
  frame.append(thing);
  place.append(frame);
  const { fill, stroke, strokeWidth, strokeDasharray, opacity } = getComputedStyle(thing);
  const width = Number.parseFloat(strokeWidth);
  root.replaceChildren();
  return {
    fill,
    stroke,
    width: width === UNSAID ? undefined : width,
    dash: strokeDasharray === 'none' ? [] : strokeDasharray.split(/[\s,]+/).map(Number.parseFloat),
    opacity: Number.parseFloat(opacity),
  };
}

function paintMark(ctx: CanvasRenderingContext2D, styles: Styles, mark: PosterMark): void {
  switch (mark.kind) {
    case 'box':
      ctx.fillStyle = styles.colour(mark.colour);
      return ctx.fillRect(...mark.at);
    case 'art': {
      const [x, y, size] = mark.at;
      return placed(ctx, x, y, size / 48, 0, () => paintPicture(ctx, styles, mark.of, size / 48, []));
    }
    case 'text': {
      ctx.fillStyle = styles.colour(mark.colour);
      ctx.font = `${mark.bold === true ? 700 : 400} ${mark.size}px ${styles.serif}`;
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

function paintPicture(
  ctx: CanvasRenderingContext2D,
  styles: Styles,
  of: Picture,
  scale: number,
  within: readonly string[],
): void {
  for (const part of of) {
    if ('of' in part) {
      const [x, y, inner, turn = 0] = part.at;
      const around = part.as === undefined ? within : [...within, part.as];
      placed(ctx, x, y, inner, turn, () => paintPicture(ctx, styles, part.of, scale * inner, around));
    } else if ('text' in part) {
      const [x, y, size] = part.at;
      ctx.fillStyle = styles.of(within, 'text', part.as).fill;
      ctx.font = `700 ${size}px ${styles.serif}`;
      ctx.textAlign = 'center';
      ctx.fillText(part.text, x, y + size * 0.36);
    } else paintPath(ctx, styles.of(within, 'path', part[0]), part[1], outline(scale));
  }
}

function paintPath(ctx: CanvasRenderingContext2D, style: Style, outlineOf: string, width: number): void {
  const path = new Path2D(outlineOf);
  ctx.globalAlpha = style.opacity;
  if (style.fill !== 'none') {
    ctx.fillStyle = style.fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    ctx.fill(path);
  }
  if (style.stroke !== 'none') {
    ctx.strokeStyle = style.stroke;
    ctx.lineWidth = style.width ?? width;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.setLineDash([...style.dash]);
    ctx.stroke(path);
  }
  ctx.globalAlpha = 1;
}
