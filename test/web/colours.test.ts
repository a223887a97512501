import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { crestOf } from '#shared/art/crests.ts';
import { MAIL_COLOURS } from '../../worker/wording/mailHtml.ts';
import { contrast, deltaE2000, difference, VISIONS } from '../support/colour.ts';
import { colour, THEMES } from './support/palette.ts';

const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] as const;

/**
 * Each two seats, and the least difference of their colours. Six colours that carry a number and stand out from the page
 * cannot all differ as much as four can.
 */
const PAIRS = SEATS.flatMap((a, i) =>
  SEATS.slice(i + 1).map((b, j) => [a, b, i + j + 1 < 4 ? 20 : 16] as const),
);

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
    for (const [a, b, least] of PAIRS) {
      expect(difference(colour(theme, a), colour(theme, b), vision), `${a} ${b}`).toBeGreaterThan(least);
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

test('every seat has a crest of its own, in its colour', () => {
  const crests = SEATS.map((_, seat) => JSON.stringify(crestOf(seat)));
  expect(new Set(crests).size).toBe(SEATS.length);
  const styles = readFileSync(new URL('../../web/ui/styles/azulejo.css', import.meta.url), 'utf8');
  for (const seat of SEATS) expect(styles).toContain(`.of-${seat} {\n  --base: var(--${seat});`);
});

test('every seat has a line of its own in charts', () => {
  const file = new URL('../../web/ui/chart.module.css', import.meta.url);
  const lines = readFileSync(file, 'utf8').match(/\.line:global\(\.of-seat-\d\) \{[^}]*\}/g) ?? [];
  const dashes = lines.map((line) => /dasharray: ([\d ]+)/.exec(line)?.[1]);
  expect(new Set(dashes).size).toBe(SEATS.length);
});

test.each(THEMES)('mails have the page’s colours: %s', (theme) => {
  for (const [name, value] of Object.entries(MAIL_COLOURS[theme]))
    expect(colour(theme, name), `--${name}`).toBe(value);
});
