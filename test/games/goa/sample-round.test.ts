import { describe, expect, it } from 'vitest';
import type { Edition } from '#shared/games/goa/meta.ts';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { at, may, on, placing, played, rowOf, tilesBefore } from './support.ts';
import {
  YELLOW,
  RED,
  GREEN,
  BLUE,
  FLAG,
  COLONISTS,
  CLOVE,
  GINGER,
  COLONIST,
  type Step,
  pass,
  YELLOW_SECOND,
  begun,
  markersPlaced,
  flagSold,
  auctioned,
  first,
  second,
} from './sampleRound.ts';

/** The printed difference between the editions: cinnamon pays the first step of taxes, or of harvest. */
const STEP_BY_CINNAMON = { '2004': 'taxes', '2012': 'harvest' } as const;

const redSteps = (edition: Edition): readonly Step[] => [
  [
    RED,
    {
      type: 'progress',
      column: STEP_BY_CINNAMON[edition],
      card: 'none',
      payment: { 'Cochin.0': 'cinnamon' },
    },
  ],
  [RED, { type: 'play', card: 'ships2' }],
];

const GREEN_SECOND_STEP: Step = [
  GREEN,
  { type: 'progress', column: 'ships', card: 'shipsOnly1', payment: {} },
];

const third = (edition: Edition): State =>
  played(second(edition), [BLUE, { type: 'taxes' }], YELLOW_SECOND, ...redSteps(edition), GREEN_SECOND_STEP);

describe.each(['2004', '2012'] as const)('The sample round, edition %s', (edition) => {
  it('1. Yellow places the flag, Red next to it, then Green, Blue and Yellow again', () => {
    const state = markersPlaced(edition);
    expect(state.markers).toEqual([
      { seat: YELLOW, space: FLAG },
      { seat: RED, space: COLONISTS },
      { seat: GREEN, space: CLOVE },
      { seat: BLUE, space: GINGER },
      { seat: YELLOW, space: COLONIST },
    ]);
    expect(rules.acting(state)).toEqual([RED]);
  });

  it('2. The flag: Red 4, Green passes, Blue 6, Yellow passes and gets 6 ducats from Blue', () => {
    const [before, after] = [begun(edition), flagSold(edition)];
    expect(after.flag).toBe(BLUE);
    expect(playerOf(after, BLUE)).toMatchObject({ ducats: 4, extra: 1 });
    expect(playerOf(after, YELLOW).ducats).toBe(playerOf(before, YELLOW).ducats + 6);
  });

  it('2. The other tiles: Red the colonists, Yellow clove, Green ginger, Blue the colonist', () => {
    const state = auctioned(edition);
    expect(playerOf(state, RED)).toMatchObject({ colonists: 6, tiles: [] });
    expect(on(state, YELLOW, 'p1')).toEqual(['clove', 'clove']);
    expect(on(state, GREEN, 'p1')).toEqual(['ginger']);
    expect(tilesBefore(state, BLUE)).toEqual(['redColonist']);
    expect(rules.acting(state)).toEqual([BLUE]);
  });

  it('3.1 Blue takes a colonist with the tile; 0 + 2 + 3 are fewer than 6, and Quilon fails', () => {
    const [failing, failed] = first(edition);
    expect(playerOf(failing!, BLUE).colonists).toBe(3);
    at(failing!)
      .when(BLUE, { type: 'settle', tile: 2 })
      .thenRefused('COLONISTS_MISSING', { missing: 1, colony: 'Quilon' });
    expect(playerOf(failed!, BLUE)).toMatchObject({ colonists: 4, plots: { Quilon: null } });
    expect(tilesBefore(failed!, BLUE)).toEqual(['redColonist*']);
  });

  it('3.1 Yellow moves the colonists’ marker for a clove and a ship', () => {
    const state = first(edition)[2]!;
    expect(rowOf(state, YELLOW, 'colonists')).toBe(2);
    expect(playerOf(state, YELLOW).ships).toBe(3);
    expect(on(state, YELLOW, 'p1')).toEqual([null, 'clove']);
  });

  it('3.1 Red founds Cochin: 0 + 5 + 3 colonists, and puts cinnamon there', () => {
    const state = first(edition)[3]!;
    expect(playerOf(state, RED).colonists).toBe(3);
    expect(on(state, RED, 'Cochin')).toEqual(['cinnamon']);
  });

  it('3.1 Green draws an expedition card, as many as they may hold', () => {
    const state = first(edition)[4]!;
    expect(playerOf(state, GREEN).hand).toEqual(['shipsOnly1']);
    expect(rules.acting(state)).toEqual([BLUE]);
  });

  it('3.2 Blue founds Quilon with pepper and nutmeg, Yellow that with ginger and cinnamon', () => {
    const state = second(edition);
    expect(playerOf(state, BLUE).plots.Quilon).toMatchObject({
      allowed: ['pepper', 'nutmeg'],
      fields: ['nutmeg'],
    });
    expect(playerOf(state, YELLOW).plots.Quilon).toMatchObject({
      allowed: ['ginger', 'cinnamon'],
      fields: ['ginger'],
    });
  });

  it('3.2 Red draws an expedition card, Green moves the ships’ marker for ginger and a ship', () => {
    const state = second(edition);
    expect(playerOf(state, RED).hand).toEqual(['ships2']);
    expect(rowOf(state, GREEN, 'ships')).toBe(2);
    expect(playerOf(state, GREEN).ships).toBe(3);
    expect(on(state, GREEN, 'p1')).toEqual([null]);
  });

  it('3.3 Blue takes 4 ducats of taxes, Yellow pays ginger, clove and 2 ships', () => {
    const [before, after] = [second(edition), third(edition)];
    expect(playerOf(after, BLUE).ducats).toBe(playerOf(before, BLUE).ducats + 4);
    expect(rowOf(after, YELLOW, 'colonists')).toBe(3);
    expect(playerOf(after, YELLOW).ships).toBe(1);
    expect([...on(after, YELLOW, 'p1')!, ...on(after, YELLOW, 'Quilon')!]).toEqual([null, null, null]);
  });

  it('3.3 Red progresses by cinnamon and a ship, and plays the card that brings 2 ships', () => {
    const state = third(edition);
    expect(rowOf(state, RED, STEP_BY_CINNAMON[edition])).toBe(2);
    expect(playerOf(state, RED)).toMatchObject({ ships: 4 - 1 + 2, hand: [] });
    expect(on(state, RED, 'Cochin')).toEqual([null]);
    expect(state.discard).toContain('ships2');
  });

  it('3.3 Green progresses once more for 2 ships alone, with the card that spares the spices', () => {
    const state = third(edition);
    expect(rowOf(state, GREEN, 'ships')).toBe(3);
    expect(playerOf(state, GREEN)).toMatchObject({ ships: 1, hand: [] });
  });

  it('ends when Blue keeps the extra-action card; Blue places the flag next', () => {
    const before = third(edition);
    expect(may(before, BLUE, { type: 'extraAction' })).toBe(true);
    const after = played(before, pass(BLUE));
    expect(after).toMatchObject({ round: 2, step: placing(BLUE), flag: BLUE });
    expect(playerOf(after, BLUE).extra).toBe(1);
  });
});
