import { describe, expect, it } from 'vitest';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import type { CardId, Spice } from '#shared/games/goa/things.ts';
import {
  at,
  BOTH,
  full,
  may,
  on,
  plantation,
  played,
  table,
  tilesBefore,
  turn,
  type Seated,
  type Table,
} from './support.ts';

const TAXES = { type: 'taxes' } as const;

describe('Espionage (rules 3.6)', () => {
  const spy = (what: 'ships' | 'taxes', seat = 1) => ({ type: 'spy', seat, what }) as const;
  const spying = (edition: Edition, own: Seated = {}, other: Seated = {}, wanted: Table = {}): State =>
    table({ edition, ...wanted, players: [{ tiles: ['espionage'], ...own }, other, {}] });
  const AHEAD = { rows: { ships: 3, taxes: 4, harvest: 3, expeditions: 4, colonists: 4 } };

  it.each(BOTH)(
    'taxes, own row 2, an opponent’s row 4: the tile brings 10, not 6; the action is to come (%s)',
    (edition) => {
      const state = played(spying(edition, { rows: { taxes: 2 } }, AHEAD), [0, spy('taxes')]);
      expect(playerOf(state, 0).ducats).toBe(20);
      expect(state.step).toEqual(turn());
      expect(playerOf(played(state, [0, TAXES]), 0).ducats).toBe(26);
    },
  );

  it.each(BOTH)('ships by the opponent’s marker (%s)', (edition) => {
    expect(playerOf(played(spying(edition, {}, AHEAD), [0, spy('ships')]), 0).ships).toBe(7);
  });

  it.each(BOTH)('spices by the opponent’s marker, onto fitting empty fields (%s)', (edition) => {
    const plots = { p1: plantation('clove3'), p2: plantation('ginger2') };
    const harvest = (spices: Readonly<Record<string, Spice>>) =>
      ({ type: 'spyHarvest', seat: 1, card: 'none', spices }) as const;
    const state = spying(edition, { plots }, AHEAD);
    const four = { 'p1.0': 'clove', 'p1.1': 'clove', 'p1.2': 'clove', 'p2.0': 'ginger' } as const;
    expect(on(played(state, [0, harvest(four)]), 0, 'p1')).toEqual(['clove', 'clove', 'clove']);
    at(state)
      .when(0, harvest({ ...four, 'p2.1': 'ginger' }))
      .thenRefused('TOO_MANY_SPICES', { max: 4 });
    at(state)
      .when(0, harvest({ 'p2.0': 'clove' }))
      .thenRefused('SPICE_NOT_ALLOWED');
  });

  it('is used up', () => {
    const state = played(spying('2012', {}, AHEAD), [0, spy('ships')]);
    expect(tilesBefore(state, 0)).toEqual([]);
    expect(state.spent).toEqual(['espionage']);
    at(state).when(0, spy('ships')).thenRefused('TILE_NOT_YOURS');
  });

  it('uses any opponent’s board, not the player’s own', () => {
    const state = spying('2004', {}, AHEAD);
    expect([0, 1, 2].map((seat) => may(state, 0, spy('ships', seat)))).toEqual([false, true, true]);
  });

  it.each(BOTH)('never draws expedition cards (%s)', (edition) => {
    const state = spying(edition, {}, AHEAD);
    for (const what of ['expeditions', 'expedition', 'cards'])
      at(state).whenSent(0, { type: 'spy', seat: 1, what }).thenRefused('SPYING_UNKNOWN');
  });

  const found = (card: CardId | 'none' = 'none') =>
    ({ type: 'spyFound', seat: 1, colony: 'Cochin', card }) as const;

  it('2012: found a colony with an opponent’s marker, as a free play: the action is to come', () => {
    const before = spying('2012', { colonists: 0 }, AHEAD, { pile: ['ships2', 'sell2', 'sell1'] });
    const state = played(
      before,
      [0, found()],
      [0, { type: 'settle', tile: 0 }], // 4 + 2 + 2
      [0, { type: 'fill', spices: { 'Cochin.0': 'clove' } }],
    );
    expect(on(state, 0, 'Cochin')).toEqual(['clove']);
    expect(state.step).toEqual(turn());
  });

  it('2012: it may fail or be declined, and brings one colonist', () => {
    const before = spying('2012', { colonists: 0 }, AHEAD, { pile: ['ships1', 'sell1'] });
    const state = played(before, [0, found()], [0, { type: 'decline' }]);
    expect(playerOf(state, 0)).toMatchObject({ colonists: 1, tiles: [] });
  });

  it('2004: is no founding of its own', () => {
    expect(may(spying('2004', {}, AHEAD), 0, found())).toBe(false);
  });

  it('2012: its action may take its A card, as the turn’s one card', () => {
    const hand = ['harvestMix1', 'thirdScout1', 'ships1'] as const;
    const state = spying('2012', { hand }, AHEAD);
    const mix = { type: 'spyHarvest', seat: 1, card: 'harvestMix1', spices: {} } as const;
    const mixed = played(state, [0, mix], [0, { type: 'mix', ships: 1 }]);
    expect(playerOf(mixed, 0)).toMatchObject({ ships: 5, colonists: 5 });
    at(mixed).when(0, { type: 'play', card: 'ships1' }).thenRefused('CARD_PLAYED_THIS_TURN');
    expect(played(state, [0, found('thirdScout1')]).revealed).toHaveLength(3);
    const carded = played(state, [0, { type: 'play', card: 'ships1' }]);
    expect([may(carded, 0, mix), may(carded, 0, found('thirdScout1')), may(carded, 0, found())]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('2004: it takes no card', () => {
    const state = spying('2004', { hand: ['harvestMix1'], plots: full('clove') }, AHEAD);
    expect(may(state, 0, { type: 'spyHarvest', seat: 1, card: 'harvestMix1', spices: {} })).toBe(false);
  });
});
