import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Paint } from '#shared/art/drawing.ts';
import { INK, ON_SEAT, pathStyle, SEAT_COLOURS } from '#shared/art/svg.ts';
import { gameIds } from '#shared/games/meta.ts';
import { portraits } from '#shared/games/portraits.ts';
import { POSTER_COLOURS } from '../../web/features/end/poster.ts';
import { colour } from './support/palette.ts';

/** Pictures that the Worker draws have the colours that the page's style sheets give in the light theme. */

const sheet = (name: string): string =>
  readFileSync(new URL(`../../web/ui/styles/${name}.css`, import.meta.url), 'utf8');

/** Selector → declarations, in the order of the sheet. */
const RULES = [
  ...sheet('azulejo')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g),
].flatMap(([, selectors = '', body = '']) =>
  selectors.split(',').map((selector) => [selector.trim(), declarationsIn(body)] as const),
);

function declarationsIn(body: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    body.split(';').flatMap((line) => {
      const [name = '', value = ''] = line.split(/:(.*)/s);
      return value === '' ? [] : [[name.trim(), value.trim()]];
    }),
  );
}

const TOKENS = new Map(
  [...(sheet('tokens').split('@media')[0] ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** A value with its custom properties filled in; `--base` remains. */
const filled = (value: string | undefined): string | undefined =>
  value?.replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => TOKENS.get(name) ?? whole);

/** What the sheets say of a thing inside `.art.on-card`: the more specific rule wins, then the later one. */
function styleOf(
  tag: 'path' | 'text',
  classes: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const found = RULES.flatMap(([selector, body], order) => {
    const [, on, wanted = ''] = /^\.art (path|text)?((?:\.[\w-]+)*)$/.exec(selector) ?? [];
    const names = wanted.split('.').filter(Boolean);
    const fits = selector.startsWith('.art ') && (on === undefined ? names.length > 0 : on === tag);
    if (!fits || !names.every((name) => classes.includes(name))) return [];
    return [{ body, weight: 1_000 * names.length + (on === undefined ? 0 : 100), order }];
  }).toSorted((a, b) => a.weight - b.weight || a.order - b.order);
  const said = Object.assign({}, ...found.map(({ body }) => body)) as Record<string, string>;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, filled(value)]));
}

const MATERIALS = [
  'base',
  'paper',
  'sheet',
  'glaze',
  'cobalt',
  'sky',
  'wood',
  'sack',
  'gold',
  'copper',
  'skin',
  'red',
  'green',
  'ink',
] as const;
const PAINTS: readonly Paint[] = [
  ...MATERIALS,
  ...MATERIALS.map((material) => `flat ${material}` as const),
  ...(['line', 'hatch', 'loose', 'dash', 'twig', 'rein', 'thread', 'shine', 'shade'] as const),
];

/** `#rrggbb` with its share as the sheets write it: `rgb(1 2 3 / 50%)`. */
const withShare = (hex: string, share: number): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')} / ${Math.round(100 * share)}%)`;

test.each(PAINTS)('a path of %s is painted as the style sheets say', (paint) => {
  const said = styleOf('path', paint.split(' '));
  const own = pathStyle(paint, 'var(--base)');
  const isGlaze = paint === 'shine' || paint === 'shade';
  const fill = isGlaze ? withShare(own.fill ?? '', own.opacity ?? 1) : own.fill;
  expect({
    fill: fill ?? 'none',
    stroke: own.stroke ?? 'none',
    'stroke-width': own.width?.toString(),
    'stroke-dasharray': own.dash,
    opacity: isGlaze ? undefined : own.opacity?.toString(),
  }).toEqual({
    fill: said['fill'],
    stroke: said['stroke']?.replace('var(--art-line)', INK),
    'stroke-width': said['stroke-width'],
    'stroke-dasharray': said['stroke-dasharray'],
    opacity: said['opacity'],
  });
});

describe('colours', () => {
  test('the sheet of a poster is as the style sheets say', () => {
    for (const [name, value] of Object.entries(POSTER_COLOURS))
      expect([name, colour('light', name)]).toEqual([name, value]);
  });

  test('letters and seats are as the style sheets say', () => {
    expect(styleOf('text', [])['fill']).toBe(INK);
    expect(styleOf('text', ['on-seat'])['fill']).toBe(ON_SEAT);
    for (const [name, value] of Object.entries(SEAT_COLOURS))
      expect(value).toBe(colour('light', name.slice(3)));
  });

  test.each(gameIds)('%s has those that the style sheets give its things', async (game) => {
    const { colours } = await portraits[game]();
    for (const [name, value] of Object.entries(colours)) {
      const said = RULES.find(([selector]) => selector === `.${name}`)?.[1]['--base'];
      expect([name, filled(said)]).toEqual([name, value]);
    }
  });
});
