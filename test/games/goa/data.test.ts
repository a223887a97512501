import { describe, expect, it } from 'vitest';
import { FIGURES, PROVENANCE } from '#shared/games/goa/data.ts';
import type { Figures } from '#shared/games/goa/figures.ts';
import { EDITIONS } from '#shared/games/goa/meta.ts';
import { COLONIES, COLUMNS, SPICES, TILES, type Spice } from '#shared/games/goa/things.ts';

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, n) => total + (n ?? 0), 0);

const faces = ({ cards }: Figures) => Object.values(cards).map((face) => face!);

describe.each(EDITIONS)('The figures of the %s edition', (edition) => {
  const figures = FIGURES[edition];

  it(`make ${edition === '2004' ? 27 : 29} tiles in each phase, 25 of them laid`, () => {
    for (const phase of ['A', 'B'] as const) {
      const n = sum(TILES.map((tile) => figures.tiles[phase][tile]));
      expect(n).toBe(edition === '2004' ? 27 : 29);
      expect(n - figures.removed.count).toBe(25);
    }
  });

  it('have plantations of every spice alike', () => {
    for (const phase of ['A', 'B'] as const)
      for (const size of [1, 2, 3] as const)
        expect(new Set(SPICES.map((spice) => figures.tiles[phase][`${spice}${size}`])).size).toBe(1);
  });

  it('make 30 cards, three of each of ten kinds, with 1, 2 and 3 colonists', () => {
    expect(faces(figures)).toHaveLength(30);
    for (const kind of new Set(faces(figures).map((face) => face.kind))) {
      const own = faces(figures).filter((face) => face.kind === kind);
      expect(own.map(({ colonists }) => colonists)).toEqual([1, 2, 3]);
    }
  });

  it(`show every symbol ${edition === '2004' ? 6 : 5} times`, () => {
    const symbols = new Map<string, number>();
    for (const { symbol } of faces(figures)) symbols.set(symbol, (symbols.get(symbol) ?? 0) + 1);
    expect([...symbols.values()]).toEqual(edition === '2004' ? [6, 6, 6, 6, 6] : [5, 5, 5, 5, 5, 5]);
    expect(symbols.has(figures.startSymbol)).toBe(true);
    expect(figures.points.symbols).toHaveLength(edition === '2004' ? 7 : 6);
  });

  it('make 18 colony tiles', () => {
    expect(sum(COLONIES.map((colony) => figures.colonies[colony].tiles.length))).toBe(18);
    expect(COLONIES.map((colony) => figures.colonies[colony].need)).toEqual([6, 8, 10, 12]);
  });

  it.each(['Quilon', 'Madras'] as const)(
    'put each spice on two of the tiles of %s, no two alike',
    (colony) => {
      const { tiles } = figures.colonies[colony];
      for (const spice of SPICES) expect(tiles.filter((allowed) => allowed.includes(spice))).toHaveLength(2);
      expect(new Set(tiles.map((allowed) => [...allowed].toSorted().join())).size).toBe(tiles.length);
    },
  );

  it.each(COLUMNS)(
    'ask for 1, 2, 3 and 4 different spices in the column %s, and yield ever more',
    (column) => {
      const { cost, yield: yields } = figures.columns[column];
      expect(cost.map((spices) => spices.length)).toEqual([1, 2, 3, 4]);
      for (const spices of cost) expect(new Set(spices).size).toBe(spices.length);
      expect(yields).toEqual(yields.toSorted((a, b) => a - b));
    },
  );

  it('ask for every spice equally often', () => {
    const asked = (spice: Spice): number =>
      sum(
        COLUMNS.flatMap((column) => figures.columns[column].cost.map((own) => Number(own.includes(spice)))),
      );
    expect(SPICES.map(asked)).toEqual([10, 10, 10, 10, 10]);
  });

  it('begin as the rulebooks say', () => {
    expect(figures.start).toEqual({ ships: 4, colonists: 2 });
    expect(figures.startDucats).toEqual({ starting: edition === '2004' ? 7 : 5, other: 10 });
    expect(figures.gains['tile.redDucats']).toEqual({ ducats: edition === '2004' ? 4 : 3 });
    expect(figures.points.duty).toBe(edition === '2004' ? 4 : 5);
    expect(figures.sell).toEqual({ price: 3, limit: edition === '2004' ? null : 4 });
  });
});

describe('Every figure', () => {
  it('has a source, and more than half are certain', () => {
    for (const { source } of PROVENANCE) expect(source).not.toBe('');
    const certain = PROVENANCE.filter(({ confidence }) => confidence === 'certain');
    expect(certain.length).toBeGreaterThan(PROVENANCE.length / 2);
  });

  it('that is a guess is in this list', () => {
    const guessed = PROVENANCE.filter(({ confidence }) => confidence === 'guess');
    expect(guessed.map(({ figure }) => figure)).toEqual([
      'payDucatsByStep',
      'bonanzaGains',
      '2004 colonistsYield',
      '2012 colonistsYield',
    ]);
  });
});
