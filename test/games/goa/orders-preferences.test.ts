import { describe, expect, it } from 'vitest';
import type { Orders } from '#shared/games/goa/orders/schema.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { Question, State } from '#shared/games/goa/state.ts';
import type { Spice } from '#shared/games/goa/things.ts';
import { NO_DICE } from '#shared/kernel/dice.ts';
import { play } from '#shared/kernel/play.ts';
import { because, LOT, says } from './ordersSupport.ts';
import {
  atWithoutDice,
  BOTH,
  colony,
  extra,
  FOUR_PLANTATIONS,
  placing,
  plantation,
  space,
  table,
  turn,
  type Seated,
} from './support.ts';

describe('No orders', () => {
  it('say nothing to any decision', () => {
    for (const step of [placing(0), turn(), turn({ acted: true }), extra(0)])
      expect(says(table({ step, players: [{ extra: 1, tiles: ['redShip'] }, {}] }), 0, {})).toBe(undefined);
    for (const question of QUESTIONS) expect(says(asking(question), 0, {})).toBe(undefined);
  });
});

const QUESTIONS: readonly Question[] = [
  { ask: 'fill', seat: 0, fields: ['p1.0'], by: 'bonus.laid' },
  { ask: 'spices', seat: 0, n: 1, by: 'bonanza.oneSpice' },
  { ask: 'discardPlantation', seat: 0, tile: 'clove1' },
  { ask: 'either', seat: 0, n: 3, by: 'tile.shipsOrColonists' },
  { ask: 'resupply', seat: 0, n: 3 },
  { ask: 'mix', seat: 0, n: 3 },
  { ask: 'favor', seat: 0 },
  { ask: 'founding', seat: 0, colony: 'Quilon', board: 0 },
];

const asking = (question: Question, player: Seated = { plots: { p1: plantation('cropRotation') } }): State =>
  table({ players: [player, {}], questions: [question], step: turn({ acted: true }) });

/** All that a player can prefer. */
const ALL: Orders = {
  fill: ['clove', 'ginger', 'pepper', 'cinnamon', 'nutmeg'],
  either: 'ships',
  giveUp: ['ginger2'],
  favor: ['duty'],
  endTurn: true,
  extra: 'pass',
};

describe('A wish list for markers', () => {
  const [inner, corner] = [space(1, 2), space(1, 1)];
  const wishes = (
    ...spaces: readonly { readonly space: number; readonly tile?: 'clove1' | 'duty' }[]
  ): Orders => ({
    markers: { round: 1, spaces: [...spaces] },
  });
  const flag = table({ grid: { [inner]: 'clove1', [corner]: 'duty' }, step: placing(0) });
  const next = table({
    grid: { [inner]: 'clove1', [corner]: 'duty', [space(5, 5)]: 'swap' },
    markers: [{ seat: 1, space: space(0, 2) }],
    step: placing(0),
  });

  it('takes the first space that may be taken', () => {
    const list = wishes({ space: space(5, 5) }, { space: corner }, { space: inner });
    expect(says(next, 0, list)).toEqual({ type: 'placeMarker', space: corner });
  });

  it('is for the flag too: tiles are skipped there, and spaces for the flag later', () => {
    const list = wishes({ space: inner }, { space: space(0, 1) });
    expect(says(flag, 0, list)).toEqual({ type: 'placeMarker', space: space(0, 1) });
    expect(says(next, 0, wishes({ space: space(0, 1) }, { space: inner }))).toEqual({
      type: 'placeMarker',
      space: inner,
    });
  });

  it('skips a space whose tile is another one by now', () => {
    const list = wishes({ space: corner, tile: 'clove1' }, { space: inner, tile: 'clove1' });
    expect(says(next, 0, list)).toEqual({ type: 'placeMarker', space: inner });
  });

  it('asks if no wish is left, and says for which marker', () => {
    expect(says(next, 0, wishes({ space: space(5, 5) }))).toBe('asks: noSpace');
    expect(because(next, 0, wishes())?.args).toEqual({ marker: 2 });
  });

  it('says nothing in another round', () => {
    expect(says({ ...next, round: 2 }, 0, wishes({ space: inner }))).toBe(undefined);
    expect(says({ ...next, phase: 'B' }, 0, wishes({ space: inner }))).toBe(undefined);
  });
});

describe('Preferred spices', () => {
  const [clovePepper, ginger]: [readonly Spice[], readonly Spice[]] = [['clove', 'pepper'], ['ginger']];
  const plots = {
    p1: plantation('ginger2'),
    p2: plantation('cropRotation'),
    Quilon: colony('Quilon', [null], clovePepper),
  };
  const fill = (...fill: readonly Spice[]): Orders => ({ fill: [...fill] });
  const filling = asking(
    { ask: 'fill', seat: 0, fields: ['p2.0', 'Quilon.0'], by: 'action.harvest' },
    { plots },
  );

  it('fill every field with the first spice that it allows', () => {
    expect(says(filling, 0, fill('nutmeg', 'pepper', 'clove'))).toEqual({
      type: 'fill',
      spices: { 'p2.0': 'nutmeg', 'Quilon.0': 'pepper' },
    });
  });

  it('ask if a field allows none of them', () => {
    expect(says(filling, 0, fill('nutmeg'))).toBe('asks: noSpice');
  });

  const placingOf = (n: number): State =>
    asking({ ask: 'spices', seat: 0, n, by: 'bonanza.oneSpice' }, { plots });

  it('choose the fields as well where spices may go to several', () => {
    expect(says(placingOf(1), 0, fill('clove', 'ginger'))).toEqual({
      type: 'placeSpices',
      spices: { 'p2.0': 'clove' },
    });
    expect(says(placingOf(1), 0, fill(...ginger))).toEqual({
      type: 'placeSpices',
      spices: { 'p1.0': 'ginger' },
    });
  });

  it('place as many as there are, and ask rather than lose some', () => {
    expect(says(placingOf(3), 0, fill('clove', 'ginger'))).toEqual({
      type: 'placeSpices',
      spices: { 'p1.0': 'ginger', 'p2.0': 'clove', 'Quilon.0': 'clove' },
    });
    expect(says(placingOf(3), 0, fill('clove'))).toBe('asks: noSpice');
    expect(says(placingOf(9), 0, fill('clove', 'ginger'))).toMatchObject({ type: 'placeSpices' });
  });

  it('do not show their order to others: events list fields in the order of the board', () => {
    const state = asking(
      { ask: 'spices', seat: 0, n: 2, by: 'bonanza.oneSpice' },
      { plots: { p1: plantation('ginger1'), p2: plantation('clove1') } },
    );
    const told = [fill('clove', 'ginger'), fill('ginger', 'clove')].map((order) => {
      const played = play(rules, state, 0, says(state, 0, order), NO_DICE);
      return JSON.stringify(played.ok && played.value.map((event) => rules.redact(event, 1)));
    });
    expect(told[0]).toMatch(/"p1.0":"ginger","p2.0":"clove"/);
    expect(told[1]).toBe(told[0]);
  });

  it('say nothing to what Resupply brings, which is more than a choice of spice', () => {
    expect(says(asking({ ask: 'resupply', seat: 0, n: 2 }), 0, ALL)).toBe(undefined);
  });
});

describe('Ships or colonists', () => {
  it.each(['ships', 'colonists'] as const)('are %s if the orders say so', (either) => {
    const state = asking({ ask: 'either', seat: 0, n: 3, by: 'tile.shipsOrColonists' });
    expect(says(state, 0, { either })).toEqual({ type: 'either', what: either });
  });
});

describe('A plantation to give up', () => {
  const full = (edition: '2004' | '2012'): State =>
    table({
      edition,
      players: [{ plots: FOUR_PLANTATIONS }, {}],
      questions: [{ ask: 'discardPlantation', seat: 0, tile: 'clove1' }],
    });

  it.each(BOTH)('is the first of the list that the player has (%s)', (edition) => {
    const order: Orders = { giveUp: ['ginger1', 'cinnamon2', 'pepper2'] };
    expect(says(full(edition), 0, order)).toEqual({ type: 'discardPlantation', plot: 'p3' });
  });

  it('may be the new one in 2004 only', () => {
    const order: Orders = { giveUp: ['clove1', 'pepper2'] };
    expect(says(full('2004'), 0, order)).toEqual({ type: 'discardPlantation', plot: 'new' });
    expect(says(full('2012'), 0, order)).toEqual({ type: 'discardPlantation', plot: 'p2' });
  });

  it('is left to the player if the list names none, and the sentence names the new one', () => {
    expect(says(full('2012'), 0, { giveUp: ['clove1'] })).toBe('asks: noPlantation');
    expect(because(full('2012'), 0, { giveUp: [] })?.args).toEqual({ tile: { term: 'goa.tile.clove1' } });
  });
});

describe('A Favor', () => {
  const favor = table({ removed: ['duty', 'mission3'], questions: [{ ask: 'favor', seat: 0 }] });

  it('takes the first tile of the list that was removed', () => {
    expect(says(favor, 0, { favor: ['swap', 'mission3', 'duty'] })).toEqual({
      type: 'favor',
      tile: 'mission3',
    });
  });

  it('is left to the player if none was', () => {
    expect(says(favor, 0, { favor: ['swap'] })).toBe('asks: noFavor');
  });
});

describe('The end of a turn', () => {
  const order: Orders = { endTurn: true };
  const holding = (step: State['step']) => table({ players: [{ tiles: ['redShip'] }, {}], step });

  it('comes once the action is done', () => {
    expect(says(holding(turn({ acted: true })), 0, order)).toEqual({ type: 'endTurn' });
    expect(says(holding(turn({ acted: true, action: 'extra' })), 0, order)).toEqual({ type: 'endTurn' });
  });

  it('does not come before the action, nor while a question is open', () => {
    expect(says(holding(turn()), 0, order)).toBe(undefined);
    expect(says(asking({ ask: 'mix', seat: 0, n: 2 }), 0, order)).toBe(undefined);
  });

  it('is nobody else’s', () => {
    expect(says(holding(turn({ acted: true })), 1, order)).toBe(undefined);
  });
});

describe('The extra actions', () => {
  const order: Orders = { extra: 'pass' };
  const holding = (n: number) => table({ players: [{ extra: n }, {}], step: extra(0) });

  it('are passed', () => {
    expect(says(holding(1), 0, order)).toEqual({ type: 'pass' });
  });

  it('cannot be passed with more cards than may be kept: the player is asked', () => {
    atWithoutDice(holding(2))
      .when(0, { type: 'pass' })
      .thenRefused('EXTRA_CARDS_LEFT', { extra: 2, kept: 1 });
    expect(says(holding(2), 0, order)).toBe('asks: extraCards');
    expect(because(holding(2), 0, order)?.args).toEqual({ extra: 2, kept: 1 });
  });

  it('the order does not pass in auctions', () => {
    const bidding = table({
      markers: [null, { seat: 1, space: LOT }],
      step: { phase: 'auction', seat: 0, marker: 2, high: null },
    });
    expect(says(bidding, 0, order)).toBe(undefined);
  });
});
