import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Picture } from '#shared/art/drawing.ts';
import type { AnyPortrait } from '#shared/art/portrait.ts';
import { svgOf } from '#shared/art/svg.ts';
import { tablePicture } from '#shared/art/tablePicture.ts';
import { gameIds } from '#shared/games/meta.ts';
import { portraits } from '#shared/games/portraits.ts';
import { gameOf } from '../kernel/laws/game.ts';
import { someOf, viewersOf } from '../kernel/laws/kit.ts';
import { kitOf } from '../support/kits.ts';
import { testStream } from '../support/testStream.ts';

/** The picture of a running table, as in mails. */

const THING: Picture = [['base', 'M0 0z']];

const made = (seats: number, things: number, cells: number): AnyPortrait => ({
  board: () => ({
    columns: 3,
    things: Array.from({ length: cells }, (_, i) => (i % 4 === 0 ? null : { of: THING })),
  }),
  seat: () => [
    Array.from({ length: things }, (_, i) => ({ of: THING, ...(i % 2 === 0 ? { text: '10/10' } : {}) })),
    [],
    Array.from({ length: seats }, () => ({ of: THING })),
  ],
  colours: {},
});

/** The squares of the drawings on a sheet. */
const squares = (of: Picture): readonly (readonly [left: number, top: number, size: number])[] =>
  of.flatMap((part) => ('of' in part ? [[part.at[0], part.at[1], 48 * part.at[2]] as const] : []));

describe('the picture of a table', () => {
  test.each([
    [2, 0, 0],
    [3, 1, 6],
    [4, 14, 25],
    [6, 40, 9],
  ])('of %i seats with %i things each keeps all drawings on the sheet and apart', (seats, things, cells) => {
    const { width, height, of } = tablePicture(made(seats, things, cells), {
      state: null,
      seats,
      acting: [1],
    });
    const all = squares(of);
    expect(all.length).toBeGreaterThanOrEqual(seats);
    expect(all.filter(([x, y, size]) => x < 0 || y < 0 || x + size > width || y + size > height)).toEqual([]);
    const overlaps = all.flatMap(([x, y, size], i) =>
      all
        .slice(i + 1)
        .filter(([u, v, other]) => x < u + other && u < x + size && y < v + other && v < y + size),
    );
    expect(overlaps).toEqual([]);
  });

  test('marks the seats that decide', () => {
    const marked = (acting: readonly number[]): number =>
      tablePicture(made(3, 2, 0), { state: null, seats: 3, acting }).of.filter(
        (part) => Array.isArray(part) && part[0] === 'flat sky',
      ).length;
    expect([marked([]), marked([2]), marked([0, 1, 2])]).toEqual([0, 1, 3]);
  });
});

describe('an SVG', () => {
  test('has the colours of its things, and no letter that its form gives a meaning', () => {
    const of: Picture = [
      { of: [['base', 'M0 0z'], { text: '<&>', at: [1, 2, 3] }], at: [0, 0, 1], as: 'of-tea' },
    ];
    const svg = svgOf({ width: 48, height: 48, of }, { 'of-tea': '#123456' });
    expect(svg).toContain('fill="#123456"');
    expect(svg).toContain('&lt;&amp;&gt;');
  });
});

const GAMES = await Promise.all(
  gameIds.map(async (game) => ({ game, kit: await kitOf(game), portrait: await portraits[game]() })),
);

describe.each(GAMES)('a picture of $game', ({ kit, portrait }) => {
  /** The picture of a state as the Worker draws it. */
  const drawn = (state: unknown, seats: number): string => {
    const facts = { state: kit.rules.view(state, 'spectator'), seats, acting: kit.rules.acting(state) };
    return svgOf(tablePicture(portrait, facts), portrait.colours);
  };

  test('is the same in two states that differ only in what some viewer may not see', () => {
    for (const seed of [1, 2, 3]) {
      const { turns, end, seats } = gameOf(kit, seed);
      const states = [...turns.map(({ state }) => state), end];
      for (const viewer of viewersOf(seats)) {
        const stream = testStream(seed);
        let found = 0;
        for (const state of someOf(states, 12, stream)) {
          const other = kit.worlds(state, viewer, stream);
          if (other === undefined || isDeepStrictEqual(other, state)) continue;
          found += 1;
          expect(drawn(other, seats)).toBe(drawn(state, seats));
        }
        expect(found).toBeGreaterThan(0);
      }
    }
  });

  test('is drawn at every turn, with figures and signs but no words', () => {
    const { turns, end, seats } = gameOf(kit, 5);
    const all = new Set([...turns.map(({ state }) => drawn(state, seats)), drawn(end, seats)]);
    expect(all.size).toBeGreaterThan(turns.length / 4); // most turns change what everybody sees
    for (const svg of all) {
      const letters = [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text = '']) => text);
      expect(letters.filter((text) => !/^[\d/×?]+$|^[A-Z]$/.test(text))).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });
});
