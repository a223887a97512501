import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { CardId, Colony } from '#shared/games/goa/things.ts';
import { BOTH, colony, plantation, pointsFor, table, turn, type Seated, type Table } from './support.ts';

const over = (wanted: Table): State => table({ phase: 'B', round: 4, ...wanted, step: { phase: 'over' } });
/** The first of two players, the other being richer, when the game is over. */
const scored = (own: Seated, wanted: Table = {}): State =>
  over({ ...wanted, players: [{ ducats: 0, ...own }, { ducats: 20 }] });
const ranks = (...players: readonly Seated[]) =>
  rules.standings(over({ players })).map(({ seat, rank, total }) => [seat, rank, total]);

describe('Scoring (rules 4)', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 3],
    [4, 6],
    [5, 10],
  ])('a marker in row %i is %i points', (row, points) => {
    expect(pointsFor(scored({ rows: { taxes: row } }), 0, 'row')).toBe(points);
  });

  it('each column counts', () => {
    const rows = { ships: 2, harvest: 3, taxes: 4, expeditions: 5, colonists: 2 };
    expect(pointsFor(scored({ rows }), 0, 'row')).toBe(1 + 3 + 6 + 10 + 1);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
  ])('%i colonies are %i points', (n, points) => {
    const names: readonly Colony[] = ['Quilon', 'Cochin', 'Madras', 'Calicut'];
    const plots = Object.fromEntries(names.slice(0, n).map((name) => [name, colony(name, [null])]));
    expect(pointsFor(scored({ plots }), 0, 'colonies')).toBe(points);
  });

  const symbols: Readonly<Record<string, readonly CardId[]>> = {
    '2004': ['ships1', 'colonists3', 'spices2', 'payDucats1', 'harvestMix3', 'shipsOnly2'], // tiger
    '2012': ['ships1', 'ducats3', 'sell2', 'harvestMix1', 'shipsOnly3'], // elephant
  };
  it.each([
    ['2004', 1, 1],
    ['2004', 2, 3],
    ['2004', 3, 6],
    ['2004', 4, 10],
    ['2004', 5, 15],
    ['2004', 6, 20],
    ['2012', 1, 1],
    ['2012', 2, 3],
    ['2012', 3, 6],
    ['2012', 4, 10],
    ['2012', 5, 15],
  ] as const)('%s: %i cards in hand with the same symbol are %i points', (edition, n, points) => {
    expect(pointsFor(scored({ hand: symbols[edition]!.slice(0, n) }, { edition }), 0, 'cards')).toBe(points);
  });

  it('no symbol is on more than six cards in 2004, on more than five in 2012', () => {
    for (const [edition, most] of [
      ['2004', 6],
      ['2012', 5],
    ] as const) {
      const counts = new Map<string, number>();
      for (const face of Object.values(table({ edition }).figures.cards))
        counts.set(face!.symbol, (counts.get(face!.symbol) ?? 0) + 1);
      expect(new Set(counts.values())).toEqual(new Set([most]));
    }
  });

  it('each symbol counts for itself', () => {
    expect(
      pointsFor(scored({ hand: ['ships1', 'payDucats1', 'colonists1'] }, { edition: '2004' }), 0, 'cards'),
    ).toBe(3 + 1);
  });

  it.each(BOTH)('most ducats are 3 points, for every tied player (%s)', (edition) => {
    const state = over({ edition, players: [{ ducats: 8 }, { ducats: 9 }, { ducats: 9 }] });
    expect([0, 1, 2].map((seat) => pointsFor(state, seat, 'richest'))).toEqual([0, 3, 3]);
  });

  it('a plantation of size 1 is 1 point, laid or kept; with a foreman 3', () => {
    const own: Seated = { plots: { p1: plantation('clove1'), p2: plantation('clove2') }, kept: ['ginger1'] };
    expect(pointsFor(scored(own), 0, 'plantations')).toBe(2);
    expect(pointsFor(scored({ ...own, tiles: ['foreman'] }), 0, 'plantations')).toBe(6);
  });

  it.each([
    ['2004', 4],
    ['2012', 5],
  ] as const)('a duty that was done is (%s) %i points, another nothing', (edition, points) => {
    expect(pointsFor(scored({ tiles: ['duty'], used: ['duty'] }, { edition }), 0, 'duty')).toBe(points);
  });

  it('missions are what they say', () => {
    expect(pointsFor(scored({ tiles: ['mission2', 'mission3', 'mission3'] }), 0, 'missions')).toBe(8);
  });

  it('nothing else counts: ships, colonists, spices, extra-action cards, unused tiles', () => {
    const own: Seated = {
      ships: 9,
      colonists: 9,
      extra: 1,
      tiles: ['redShip', 'swap', 'viceKing'],
      plots: { p1: plantation('clove3', 'clove', 'clove') },
    };
    expect(rules.standings(scored(own)).find(({ seat }) => seat === 0)?.total).toBe(0);
  });

  it('before the end hands do not count, nor ducats that are hidden', () => {
    const running = { ...scored({ hand: ['sell1'], rows: { taxes: 2 }, ducats: 50 }), step: turn() };
    expect(rules.standings(running)[0]).toMatchObject({ seat: 0, total: 1 });
  });

  it('the lines add up to the total', () => {
    for (const { total, lines } of rules.standings(
      scored({ rows: { taxes: 5 }, kept: ['clove1'], hand: ['sell1'] }),
    ))
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  });
});

describe('The winner (rules 4)', () => {
  it('has the most points', () => {
    expect(
      ranks(
        { rows: { taxes: 3 }, ducats: 1 },
        { rows: { taxes: 4 }, ducats: 1 },
        { rows: { taxes: 5 }, ducats: 0 },
      ),
    ).toEqual([
      [2, 1, 10],
      [1, 2, 9],
      [0, 3, 6],
    ]);
  });

  it('in a tie has more ducats', () => {
    const three: Seated = { rows: { ships: 3 } };
    expect(ranks({ ...three, ducats: 3 }, { ...three, ducats: 5 }, { ducats: 6 })).toEqual([
      [2, 1, 3],
      [1, 2, 3],
      [0, 3, 3],
    ]);
    const players = [{ ...three, ducats: 3 }, { ...three, ducats: 5 }, { ducats: 6 }];
    const broken = rules.standings(over({ players })).filter(({ tieBreak }) => tieBreak !== undefined);
    expect(broken.map(({ seat }) => seat)).toEqual([2, 1]); // both are ahead of a player with as many points
  });

  it('still tied shares the place, and the next one is left out', () => {
    expect(ranks({ ducats: 4 }, { ducats: 4 }, { ducats: 1 })).toEqual([
      [0, 1, 3],
      [1, 1, 3],
      [2, 3, 0],
    ]);
  });
});

describe('The worked example (rules 4)', () => {
  it.each(BOTH)(
    '6+10+3+6+6 = 31, two colonies 3, cards 1+3, most ducats 3, one plantation 1: 42 (%s)',
    (edition) => {
      const hands = {
        '2004': ['ships1', 'ships2', 'ducats1'],
        '2012': ['colonists1', 'colonists2', 'spices1'],
      } as const;
      const own: Seated = {
        ducats: 20,
        rows: { ships: 4, harvest: 5, taxes: 3, expeditions: 4, colonists: 4 },
        plots: {
          p1: plantation('ginger1', 'ginger'),
          p2: plantation('clove2'),
          Quilon: colony('Quilon', ['clove']),
          Cochin: colony('Cochin', [null]),
        },
        hand: hands[edition], // a tiger, two palms
        tiles: ['redShip'],
      };
      const state = over({ edition, players: [own, {}] });
      expect(
        ['row', 'colonies', 'cards', 'richest', 'plantations', 'duty', 'missions'].map((reason) =>
          pointsFor(state, 0, reason),
        ),
      ).toEqual([31, 3, 4, 3, 1, 0, 0]);
      expect(rules.standings(state)[0]).toMatchObject({ seat: 0, rank: 1, total: 42 });
    },
  );
});
