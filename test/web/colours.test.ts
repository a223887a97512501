import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, deltaE2000, difference, VISIONS } from '../support/colour.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Custom properties by theme; the dark ones stand in the media query and override the light ones. */
function variables(file: string): Record<Theme, ReadonlyMap<string, string>> {
  const css = readFileSync(new URL(`../../web/styles/${file}`, import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const read = (text: string): [string, string][] =>
    [...text.matchAll(/^\s*--([\w-]+): (#[0-9a-f]{6});/gm)].map(([, name = '', value = '']) => [name, value]);
  return { light: new Map(read(light)), dark: new Map([...read(light), ...read(dark)]) };
}

const colours = variables('tokens.css');

function colour(theme: Theme, name: string): string {
  const value = colours[theme].get(name);
  if (value === undefined) throw new Error(`no colour --${name}`);
  return value;
}

const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3'] as const;
const PAIRS = SEATS.flatMap((a, i) => SEATS.slice(i + 1).map((b) => [a, b] as const));

describe('the arithmetic', () => {
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('agrees with the published pair %j %j', (a, b, expected) => {
    expect(deltaE2000(a, b)).toBeCloseTo(expected, 4);
  });

  it('sees red and green alike only without one kind of cone', () => {
    expect(difference('#a08000', '#c07000', 'deuteranopia')).toBeLessThan(
      difference('#a08000', '#c07000', 'trichromacy'),
    );
  });
});

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(VISIONS)('the seats’ colours differ visibly for %s', (vision) => {
    for (const [a, b] of PAIRS) {
      expect(difference(colour(theme, a), colour(theme, b), vision), `${a} ${b}`).toBeGreaterThan(20);
    }
  });

  it.each(SEATS)('%s stands out from page, card and paper, and its number can be read', (seat) => {
    for (const ground of ['paper', 'surface']) {
      expect(contrast(colour(theme, seat), colour(theme, ground)), ground).toBeGreaterThan(3);
    }
    expect(contrast(colour(theme, seat), colour(theme, 'on-seat'))).toBeGreaterThan(4.5);
  });

  it('letters on paper have enough contrast', () => {
    for (const ground of ['art-sheet', 'art-paper']) {
      expect(contrast(colour(theme, 'art-ink'), colour(theme, ground)), ground).toBeGreaterThan(7);
    }
  });

  it('lines on the page’s background stand out from it', () => {
    for (const ground of ['paper', 'surface']) {
      expect(contrast(colour(theme, 'art-line'), colour(theme, ground)), ground).toBeGreaterThan(4.5);
    }
  });
});
