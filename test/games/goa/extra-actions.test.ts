import { describe, expect, it } from 'vitest';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { at, extra, may, placing, played, space, table, turn, type Seated } from './support.ts';

const TAXES = { type: 'taxes' } as const;
const PLAY = { type: 'extraAction' } as const;
const PASS = { type: 'pass' } as const;

/** Three players with so many extra-action cards; seat 1 has the flag and seat 0 the last action of the round. */
const ending = (...cards: readonly number[]): State =>
  table({ players: cards.map((n) => ({ extra: n })), flag: 1, step: turn({ seat: 0, action: 3 }) });
const done = (...cards: readonly number[]): State => played(ending(...cards), [0, TAXES]);

describe('Extra actions (rules 3.5)', () => {
  it('come after the third actions, from the starting player clockwise', () => {
    expect(done(1, 1, 1).step).toEqual(extra(1));
    expect(done(1, 0, 1).step).toEqual(extra(2));
    expect(played(done(1, 1, 1), [1, PASS]).step).toEqual(extra(2, [1]));
  });

  it('are skipped if nobody has a card: the next round begins', () => {
    expect(done(0, 0, 0)).toMatchObject({ round: 2, step: placing(1) });
  });

  it('cost one card for one action', () => {
    const state = played(done(1, 2, 1), [1, PLAY]);
    expect(playerOf(state, 1).extra).toBe(1);
    expect(state.step).toEqual(turn({ seat: 1, action: 'extra' }));
    expect(playerOf(played(state, [1, TAXES]), 1).ducats).toBe(14);
  });

  it('are an action turn with its free plays', () => {
    const players = [{}, { extra: 1, tiles: ['redShip'] as const, hand: ['ships1'] as const }];
    const state = played(
      table({ players, flag: 1, step: extra(1) }),
      [1, PLAY],
      [1, { type: 'useTile', tile: 'redShip' }],
      [1, { type: 'play', card: 'ships1' }],
    );
    expect(playerOf(state, 1).ships).toBe(7);
  });

  it('go round again and again, clockwise', () => {
    const seats: number[] = [];
    let state = done(2, 2, 2);
    while (state.step.phase === 'extra') {
      const { seat } = state.step;
      seats.push(seat);
      state = played(state, [seat, PLAY], [seat, TAXES]);
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0]);
    expect(state).toMatchObject({ round: 2, step: placing(1) });
  });

  it('may be passed with one card, which is kept, and not with two', () => {
    at(done(0, 2, 0))
      .when(1, PASS)
      .thenRefused('EXTRA_CARDS_LEFT', { extra: 2, kept: 1 });
    const passed = played(done(0, 1, 0), [1, PASS]);
    expect(passed).toMatchObject({ round: 2 });
    expect(playerOf(passed, 1).extra).toBe(1);
  });

  it('a player who passes is out for this round, while others go on', () => {
    const state = played(done(2, 1, 0), [1, PASS], [0, PLAY], [0, TAXES]);
    expect(state.step).toEqual(extra(0, [1]));
    at(state).when(1, PLAY).thenRefused('NOT_YOUR_TURN');
  });

  it('cards won during these turns may still be played', () => {
    const own: Seated = { extra: 1, tiles: ['swap'] };
    const state = played(
      table({ players: [{}, own], flag: 1, grid: { [space(3, 3)]: 'extraActions' }, step: extra(1) }),
      [1, PLAY],
      [1, { type: 'swap', space: space(3, 3) }],
      [1, { type: 'useTile', tile: 'extraActions' }],
      [1, TAXES],
    );
    expect(playerOf(state, 1).extra).toBe(2);
    expect(state.step).toEqual(extra(1));
    at(state).when(1, PASS).thenRefused('EXTRA_CARDS_LEFT', { extra: 2, kept: 1 });
  });

  it('end when all are out: the next round begins with the flag', () => {
    const state = played(done(1, 1, 1), [1, PASS], [2, PASS], [0, PASS]);
    expect(state).toMatchObject({ round: 2, step: placing(1) });
    expect(state.players.map(({ extra: n }) => n)).toEqual([1, 1, 1]);
  });

  it('passing is no action turn: nothing is played', () => {
    const players = [{}, { extra: 1, tiles: ['redShip'] as const, hand: ['ships1'] as const }];
    const state = table({ players, flag: 1, step: extra(1) });
    expect(
      at(state)
        .choices(1)
        .map(({ type }) => type),
    ).toEqual(['extraAction', 'pass']);
    expect(may(state, 1, { type: 'discard', cards: ['ships1'] })).toBe(false);
  });

  it('nobody keeps more than one card from round to round', () => {
    const state = played(done(0, 3, 0), [1, PLAY], [1, TAXES], [1, PLAY], [1, TAXES]);
    expect(playerOf(state, 1).extra).toBe(1);
    expect(may(state, 1, PASS)).toBe(true);
  });
});
