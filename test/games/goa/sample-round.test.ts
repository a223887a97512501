import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { rules } from '#shared/games/goa/index.ts';
import { layOut } from '#shared/games/goa/setup.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import type { CardId } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { evolveAll } from '../../support/playout.ts';
import { at, layoutWith, may, on, placing, played, rowOf, space, tilesBefore } from './support.ts';

/**
 * The sample round of the rulebooks (rules 5), action by action. Printed are the players, the flag's auction, who
 * buys what, the actions, the colonists on the revealed cards and the spices. CHOSEN marks what is not printed:
 * the spaces, the other four auctions, and the cards drawn, except those that are played.
 */
const YELLOW = 0;
const RED = 1;
const GREEN = 2;
const BLUE = 3;

/** CHOSEN, except that the red marker lies diagonally next to the flag. */
const FLAG = space(0, 2);
const COLONISTS = space(1, 3);
const CLOVE = space(2, 3);
const GINGER = space(2, 4);
const COLONIST = space(3, 4);

/** CHOSEN: one of several cards with the colonists printed; top first. */
const PILE: readonly CardId[] = [
  'ships1', // shows the start symbol: yellow begins
  'colonists1',
  'ducats1', // blue reveals 2
  'spices2',
  'sell3', // red reveals 5
  'shipsOnly1', // green's, as played later
  'payDucats2',
  'harvestMix3', // blue founds with these
  'thirdScout1',
  'spicesOnly2', // yellow founds with these
  'ships2', // red's, as played later
];

type Step = readonly [Seat, Move];

const MARKERS: readonly Step[] = [
  [YELLOW, { type: 'placeMarker', space: FLAG }],
  [RED, { type: 'placeMarker', space: COLONISTS }],
  [GREEN, { type: 'placeMarker', space: CLOVE }],
  [BLUE, { type: 'placeMarker', space: GINGER }],
  [YELLOW, { type: 'placeMarker', space: COLONIST }],
];

const bid = (seat: Seat, amount: number): Step => [seat, { type: 'bid', amount }];
const pass = (seat: Seat): Step => [seat, { type: 'pass' }];

const FLAG_AUCTION: readonly Step[] = [bid(RED, 4), pass(GREEN), bid(BLUE, 6), pass(YELLOW)];

/** CHOSEN: the bids; who takes what is printed. The auctioneer tops the bid (2004) or pays less (2012). */
const OTHER_AUCTIONS = (edition: Edition): readonly Step[] => [
  bid(GREEN, 2),
  pass(BLUE),
  pass(YELLOW),
  edition === '2004' ? bid(RED, 3) : [RED, { type: 'buy' }],
  pass(BLUE),
  bid(YELLOW, 4),
  pass(RED),
  pass(GREEN),
  pass(YELLOW),
  pass(RED),
  bid(GREEN, 3),
  pass(BLUE),
  pass(RED),
  pass(GREEN),
  bid(BLUE, 2),
  pass(YELLOW),
];

const end = (seat: Seat): Step => [seat, { type: 'endTurn' }];

/** `found` and what follows the reveal. */
const BLUE_FAILS: readonly Step[] = [
  [BLUE, { type: 'useTile', tile: 'redColonist' }],
  [BLUE, { type: 'found', colony: 'Quilon', card: 'none' }],
];
const YELLOW_FIRST: Step = [
  YELLOW,
  { type: 'progress', column: 'colonists', card: 'none', payment: { 'p1.0': 'clove' } },
];
const RED_FOUNDS: readonly Step[] = [
  [RED, { type: 'found', colony: 'Cochin', card: 'none' }],
  [RED, { type: 'settle', tile: 0 }],
  [RED, { type: 'fill', spices: { 'Cochin.0': 'cinnamon' } }],
];
const expedition = (seat: Seat): Step => [seat, { type: 'expedition', cards: 1 }];
const BLUE_FOUNDS: readonly Step[] = [
  [BLUE, { type: 'found', colony: 'Quilon', card: 'none' }],
  [BLUE, { type: 'settle', tile: 2 }],
  [BLUE, { type: 'fill', spices: { 'Quilon.0': 'nutmeg' } }],
];
const YELLOW_FOUNDS: readonly Step[] = [
  [YELLOW, { type: 'found', colony: 'Quilon', card: 'none' }],
  [YELLOW, { type: 'settle', tile: 0 }],
  [YELLOW, { type: 'fill', spices: { 'Quilon.0': 'ginger' } }],
];
const GREEN_FIRST_STEP: Step = [
  GREEN,
  { type: 'progress', column: 'ships', card: 'none', payment: { 'p1.0': 'ginger' } },
];
const YELLOW_SECOND: Step = [
  YELLOW,
  {
    type: 'progress',
    column: 'colonists',
    card: 'none',
    payment: { 'p1.1': 'clove', 'Quilon.0': 'ginger' },
  },
];
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

function begun(edition: Edition): State {
  const figures = FIGURES[edition];
  const cards = Object.keys(figures.cards) as CardId[];
  const wanted = {
    [COLONISTS]: 'colonists',
    [CLOVE]: 'clove2',
    [GINGER]: 'ginger1',
    [COLONIST]: 'redColonist',
  } as const;
  const events = layOut(
    { edition, quickStart: false, bonanza: false, money: 'hidden' },
    {
      order: [0, 1, 2, 3],
      ...layoutWith(edition, wanted),
      bonanza: [],
      pile: [...PILE, ...cards.filter((card) => !PILE.includes(card))],
      figures,
    },
  );
  return evolveAll(rules, undefined, events);
}

const markersPlaced = (edition: Edition): State => played(begun(edition), ...MARKERS);
const flagSold = (edition: Edition): State => played(markersPlaced(edition), ...FLAG_AUCTION);
const auctioned = (edition: Edition): State => played(flagSold(edition), ...OTHER_AUCTIONS(edition));
const first = (edition: Edition): readonly State[] => {
  const failing = played(auctioned(edition), ...BLUE_FAILS);
  const failed = played(failing, [BLUE, { type: 'decline' }]);
  const progressed = played(failed, YELLOW_FIRST);
  const founded = played(progressed, ...RED_FOUNDS);
  return [failing, failed, progressed, founded, played(founded, expedition(GREEN), end(GREEN))];
};
const second = (edition: Edition): State =>
  played(
    first(edition).at(-1)!,
    ...BLUE_FOUNDS,
    ...YELLOW_FOUNDS,
    expedition(RED),
    end(RED),
    GREEN_FIRST_STEP,
    end(GREEN),
  );
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

describe('The sample round, where the editions differ', () => {
  it('2004: cinnamon does not pay the first step of harvest, 2012 not that of taxes', () => {
    const stepped = (edition: Edition, column: 'harvest' | 'taxes') =>
      at(played(second(edition), [BLUE, { type: 'taxes' }], YELLOW_SECOND)).when(RED, {
        type: 'progress',
        column,
        card: 'none',
        payment: { 'Cochin.0': 'cinnamon' },
      });
    stepped('2004', 'harvest').thenRefused('SPICES_MISSING');
    stepped('2012', 'taxes').thenRefused('SPICES_MISSING');
  });

  it('2012: had Yellow kept the flag, it would have cost 5 ducats; 2004: at least 7', () => {
    const beforeYellow = (edition: Edition) => played(markersPlaced(edition), ...FLAG_AUCTION.slice(0, 3));
    const start = playerOf(begun('2012'), YELLOW).ducats;
    const kept = played(beforeYellow('2012'), [YELLOW, { type: 'buy' }]);
    expect(kept.flag).toBe(YELLOW);
    expect(playerOf(kept, YELLOW).ducats).toBe(start - 5);
    at(beforeYellow('2004')).when(YELLOW, { type: 'bid', amount: 6 }).thenRefused('BID_TOO_LOW', { min: 7 });
    expect(playerOf(played(beforeYellow('2004'), bid(YELLOW, 7)), YELLOW).ducats).toBe(0);
  });
});
