import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { ALL_SPACES, GRID, type Space } from '#shared/games/goa/spaces.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { at, may, placing, played, space, started, table } from './support.ts';

const put = (at_: Space) => ({ type: 'placeMarker', space: at_ }) as const;
/** Where the seat may place its marker. */
const open = (state: State, seat: number): readonly Space[] =>
  ALL_SPACES.filter((at_) => may(state, seat, put(at_)));

const tiles = (...spaces: readonly Space[]): Record<Space, Tile> =>
  Object.fromEntries(spaces.map((at_) => [at_, 'duty' as const]));

describe('The flag (rules 3.1)', () => {
  it('is placed by its holder, before everybody else', () => {
    const state = table({ players: [{}, {}, {}], flag: 2, step: placing(2) });
    expect(rules.acting(state)).toEqual([2]);
    at(state)
      .when(0, put(space(0, 1)))
      .thenRefused('NOT_YOUR_TURN');
  });

  it('lies outside along the edge of a full grid, not on a corner of the surround', () => {
    const corners = new Set([space(0, 0), space(0, 6), space(6, 0), space(6, 6)]);
    const outside = ALL_SPACES.filter((at_) => !GRID.includes(at_));
    expect(open(table({ step: placing(0) }), 0)).toEqual(outside.filter((at_) => !corners.has(at_)));
  });

  it('or on an empty space of the grid with a tile beside it by an edge', () => {
    const state = table({ grid: tiles(space(3, 3)), step: placing(0) });
    expect(open(state, 0)).toEqual([space(2, 3), space(3, 2), space(3, 4), space(4, 3)]);
  });

  it.each([
    ['on a tile', space(3, 3), 'SPACE_NOT_EMPTY'],
    ['where a tile touches by a corner only', space(2, 2), 'FLAG_NOT_BESIDE_TILE'],
    ['outside where no tile is beside it', space(0, 3), 'FLAG_NOT_BESIDE_TILE'],
    ['on a corner of the surround', space(6, 6), 'FLAG_NOT_BESIDE_TILE'],
    ['off the board', 49, 'NO_SUCH_SPACE'],
  ])('does not lie %s', (_, at_, code) => {
    at(table({ grid: tiles(space(3, 3)), step: placing(0) }))
      .when(0, put(at_))
      .thenRefused(code);
  });

  it('carries marker 1 of its holder', () => {
    const state = played(table({ flag: 1, step: placing(1) }), [1, put(space(0, 1))]);
    expect(state.markers).toEqual([{ seat: 1, space: space(0, 1) }]);
  });
});

describe('The other markers (rules 3.1)', () => {
  const grid = tiles(...[1, 2, 3, 4, 5].flatMap((row) => [1, 2, 3].map((column) => space(row, column))));
  const after = (...markers: readonly Space[]): State =>
    table({
      players: [{}, {}, {}],
      grid,
      markers: markers.map((at_, i) => ({ seat: i % 3, space: at_ })),
      step: placing(markers.length % 3),
    });

  it('lie on tiles that touch the one before by edge or corner', () => {
    expect(open(after(space(0, 2)), 1)).toEqual([space(1, 1), space(1, 2), space(1, 3)]);
    expect(open(after(space(0, 2), space(2, 2)), 2)).toEqual(
      [1, 2, 3]
        .flatMap((row) => [1, 2, 3].map((column) => space(row, column)))
        .filter((s) => s !== space(2, 2)),
    );
  });

  it.each([
    ['on another marker', space(2, 2), 'SPACE_HAS_MARKER'],
    ['on a space without a tile', space(3, 4), 'NO_TILE_THERE'],
    ['away from the marker before', space(5, 1), 'SPACE_NOT_ADJACENT'],
  ])('do not lie %s', (_, at_, code) => {
    at(after(space(1, 0), space(2, 2), space(3, 3)))
      .when(0, put(at_))
      .thenRefused(code);
  });

  it('are placed clockwise, one each, and the last one by the flag holder: players + 1', () => {
    let state: State = { ...started('2012', 4), flag: 2, step: placing(2) };
    const seats: number[] = [];
    while (state.step.phase === 'placing') {
      const { seat } = state.step;
      seats.push(seat);
      state = played(state, [seat, put(open(state, seat)[0]!)]);
    }
    expect(seats).toEqual([2, 3, 0, 1, 2]);
    expect(state.markers.map((marker) => marker?.seat)).toEqual([2, 3, 0, 1, 2]);
  });

  it.each([2, 3, 4])('with %i players there is one more marker than players', (players) => {
    let state = started('2004', players);
    while (state.step.phase === 'placing') {
      const { seat } = state.step;
      state = played(state, [seat, put(open(state, seat)[0]!)]);
    }
    expect(state.markers).toHaveLength(players + 1);
  });

  it('lie on any tile without a marker where nothing is free beside the one before', () => {
    const lonely = { ...tiles(space(1, 1), space(5, 4), space(5, 5)) };
    const state = table({
      players: [{}, {}, {}],
      grid: lonely,
      markers: [
        { seat: 0, space: space(0, 1) },
        { seat: 1, space: space(1, 1) },
      ],
      step: placing(2),
    });
    expect(open(state, 2)).toEqual([space(5, 4), space(5, 5)]);
  });

  it('and the trail goes on from there', () => {
    const state = table({
      players: [{}, {}, {}],
      grid: tiles(space(1, 1), space(1, 2), space(3, 3), space(5, 4), space(5, 5)),
      markers: [
        { seat: 0, space: space(1, 0) },
        { seat: 1, space: space(3, 3) },
        { seat: 2, space: space(5, 4) },
      ],
      step: placing(0),
    });
    expect(open(state, 0)).toEqual([space(5, 5)]);
  });
});
