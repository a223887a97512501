import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { Edition, Options } from '#shared/games/goa/meta.ts';
import { layOut } from '#shared/games/goa/setup.ts';
import { CORNERS, GRID } from '#shared/games/goa/spaces.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { BONANZAS, plantationOf, type CardId, type Tile } from '#shared/games/goa/things.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { evolveAll, keyOf } from '../../support/playout.ts';
import {
  at,
  auction,
  BOTH,
  layoutWith,
  placing,
  played,
  rowOf,
  started,
  table,
  tilesOf,
  turn,
} from './support.ts';

const plain = (edition: Edition, change: Partial<Options> = {}): Options => ({
  edition,
  quickStart: false,
  bonanza: false,
  money: 'hidden',
  ...change,
});
const setUp = (options: Options, seats: number, seed: number): readonly Event[] =>
  rules.setup(options, seats, seededDice(keyOf(seed)));
const laidOut = (options: Options, seats: number, seed = 1): State =>
  evolveAll(rules, undefined, setUp(options, seats, seed));

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const isPlantation = (tile: Tile): boolean => plantationOf(tile) !== undefined;
const inOrder = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted();

describe('The seat order (rules 2.1)', () => {
  it('is drawn: of four players everybody can sit to the left of everybody', () => {
    const orders = SEEDS.map((seed) => laidOut(plain('2012'), 4, seed).order);
    for (const order of orders) expect(order.toSorted()).toEqual([0, 1, 2, 3]);
    const neighbours = orders.flatMap((order) => order.map((seat, i) => `${seat} ${order[(i + 1) % 4]!}`));
    expect(new Set(neighbours).size).toBe(4 * 3);
  });

  it('is the order of quick start, markers, bids, actions and extra actions', () => {
    const state: State = { ...table({ players: [{}, {}, {}, {}] }), order: [2, 0, 3, 1] };
    const after = (step: State['step'], ...moves: readonly (readonly [Seat, Move])[]) =>
      played({ ...state, step }, ...moves).step;
    expect(after({ phase: 'quickStart', seat: 0 }, [0, { type: 'quickDucats' }])).toMatchObject({ seat: 3 });
    expect(after(placing(0), [0, { type: 'placeMarker', space: 1 }])).toMatchObject({ seat: 3 });
    const markers = [
      { seat: 0, space: 1 },
      { seat: 3, space: 8 },
    ];
    const speaking = { ...state, markers, step: auction(3, 1) };
    expect(played(speaking, [3, { type: 'pass' }]).step).toMatchObject({ seat: 1 });
    expect(after(turn(), [0, { type: 'taxes' }])).toMatchObject({ seat: 3, action: 1 });
    expect(after(turn({ seat: 2 }), [2, { type: 'taxes' }])).toMatchObject({ seat: 0, action: 2 });
  });
});

describe('The tiles (rules 2.1)', () => {
  it('2004: 25 of the 27 tiles of phase A are laid, two are put away unseen', () => {
    const { grid, removed } = laidOut(plain('2004'), 3);
    expect(tilesOf('2004', 'A')).toHaveLength(27);
    expect(GRID.filter((space) => grid[space] !== null)).toHaveLength(25);
    expect(grid.filter((tile) => tile !== null)).toHaveLength(25);
    expect(removed).toEqual([]);
  });

  it('2012: of 29 tiles four are removed face up and 25 are laid', () => {
    const { grid, removed } = laidOut(plain('2012'), 3);
    const laid = grid.filter((tile) => tile !== null);
    expect(removed).toHaveLength(4);
    expect(laid).toHaveLength(25);
    expect(inOrder([...laid, ...removed])).toEqual(inOrder(tilesOf('2012', 'A')));
    expect(tilesOf('2012', 'A')).toHaveLength(29);
  });

  it('2012: at most two of the removed tiles are plantations, crop rotation counted as one', () => {
    const removals = SEEDS.map((seed) => laidOut(plain('2012'), 2, seed).removed);
    const counts = removals.map((removed) => removed.filter(isPlantation).length);
    expect(Math.max(...counts)).toBe(2);
    expect(removals.some((removed) => removed.includes('cropRotation'))).toBe(true);
    for (const removed of removals) expect(removed).toHaveLength(4);
  });

  it('are shuffled: every tile can come to lie first', () => {
    const firsts = new Set(SEEDS.map((seed) => laidOut(plain('2004'), 2, seed).grid[GRID[0]!]));
    expect(firsts.size).toBeGreaterThan(10);
  });
});

describe('The starting player (rules 2.2)', () => {
  const symbolOf = (edition: Edition, card: CardId) => FIGURES[edition].cards[card]?.symbol;

  it.each([
    ['2004', 'tiger'],
    ['2012', 'elephant'],
  ] as const)('%s: cards are turned over until one shows the %s', (edition, symbol) => {
    for (const seed of SEEDS.slice(0, 10)) {
      const event = setUp(plain(edition), 4, seed).find(({ type }) => type === 'cardsTurned');
      const cards = event?.type === 'cardsTurned' ? event.cards : [];
      expect(cards.map((card) => symbolOf(edition, card) === symbol)).toEqual(
        cards.map((_, i) => i === cards.length - 1),
      );
    }
  });

  it.each([
    [0, 2],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
  ])('seats 2, 0, 1 turn clockwise: after %i other cards it is seat %i', (others, seat) => {
    const cards = Object.keys(FIGURES['2004'].cards) as CardId[];
    const tigers = cards.filter((card) => symbolOf('2004', card) === 'tiger');
    const rest = cards.filter((card) => !tigers.includes(card));
    const pile = [...rest.slice(0, others), ...tigers, ...rest.slice(others)];
    const events = layOut(plain('2004'), {
      order: [2, 0, 1],
      ...layoutWith('2004'),
      bonanza: [],
      pile,
      figures: FIGURES['2004'],
    });
    const state = evolveAll(rules, undefined, events);
    expect(state.flag).toBe(seat);
    expect(rules.acting(state)).toEqual([seat]);
    expect(state.discard).toEqual(pile.slice(0, others + 1));
    expect(state.pile).toEqual(pile.slice(others + 1));
  });

  it('can be checked afterwards, and so can every card drawn: with the dice, a forged one is noticed', () => {
    const dice = seededDice(keyOf(3));
    const events = rules.setup(plain('2012'), 4, dice);
    const at = events.findIndex(({ type }) => type === 'cardsTurned');
    const before = evolveAll(rules, undefined, events.slice(0, at));
    const turned = events[at]!;
    expect(rules.recomputeChance(before, turned, dice)).toEqual(turned);
    expect(rules.recomputeChance(before, { ...turned, seat: 9 } as Event, dice)).toEqual(turned);
    const after = evolveAll(rules, before, events.slice(at));
    const [card] = after.pile.slice(-1);
    const drawn: Event = { type: 'drawn', seat: 0, cards: [card!], by: 'action.expedition' };
    expect(rules.recomputeChance(after, drawn, dice)).toEqual({ ...drawn, cards: after.pile.slice(0, 1) });
  });

  it('gets no extra-action card with the first flag', () => {
    for (const { extra } of started('2012', 4).players) expect(extra).toBe(0);
  });
});

describe('What a player starts with (rules 2.3)', () => {
  it.each([
    ['2004', 7],
    ['2012', 5],
  ] as const)('%s: 4 ships, 2 colonists and 10 ducats, the starting player %i', (edition, ducats) => {
    const { players } = started(edition, 3);
    expect(players.map((player) => [player.ships, player.colonists, player.ducats])).toEqual([
      [4, 2, ducats],
      [4, 2, 10],
      [4, 2, 10],
    ]);
  });

  it('is no card, no tile and no plantation', () => {
    const { hand, tiles, plots, kept } = playerOf(started('2012', 2), 1);
    expect([hand, tiles, kept]).toEqual([[], [], []]);
    expect(Object.values(plots).every((plot) => plot === null)).toBe(true);
  });
});

describe('Quick start (rules 2.4)', () => {
  const begun = (edition: Edition, flag = 1): State => ({
    ...table({ edition, players: [{}, {}, {}], flag, round: 0, step: { phase: 'quickStart', seat: flag } }),
    options: plain(edition, { quickStart: true }),
  });

  it.each(BOTH)('is the first decision when it is chosen (%s)', (edition) => {
    const state = laidOut(plain(edition, { quickStart: true }), 3);
    expect(state.step).toEqual({ phase: 'quickStart', seat: state.flag });
    expect(laidOut(plain(edition), 3).step).toEqual({ phase: 'placing', seat: state.flag });
  });

  it.each(BOTH)('moves two different markers to row 2, for nothing and without a bonus (%s)', (edition) => {
    const state = played(begun(edition), [1, { type: 'quickMarkers', columns: ['ships', 'taxes'] }]);
    expect([rowOf(state, 1, 'ships'), rowOf(state, 1, 'taxes'), rowOf(state, 1, 'harvest')]).toEqual([
      2, 2, 1,
    ]);
    expect(playerOf(state, 1)).toMatchObject({ ships: 4, ducats: 10, extra: 0, hand: [] });
  });

  it('or brings 10 ducats', () => {
    const state = played(begun('2012'), [1, { type: 'quickDucats' }]);
    expect(playerOf(state, 1)).toMatchObject({ ducats: 20, ledger: { quickStart: 10 } });
  });

  it.each([
    ['one marker', ['ships']],
    ['three markers', ['ships', 'harvest', 'taxes']],
    ['one marker twice', ['ships', 'ships']],
  ])('does not move %s', (_, columns) => {
    at(begun('2004'))
      .whenSent(1, { type: 'quickMarkers', columns })
      .thenRefused('MARKERS_WRONG', { markers: 2 });
  });

  it('takes the two markers in the columns’ order only, and says so', () => {
    at(begun('2004'))
      .whenSent(1, { type: 'quickMarkers', columns: ['taxes', 'ships'] })
      .thenRefused('LIST_OUT_OF_ORDER');
  });

  it('is decided from the starting player clockwise; then the first round begins', () => {
    let state = begun('2004');
    for (const seat of [1, 2, 0]) {
      expect(rules.acting(state)).toEqual([seat]);
      state = played(state, [seat, { type: 'quickDucats' }]);
    }
    expect(state).toMatchObject({ phase: 'A', round: 1, step: { phase: 'placing', seat: 1 } });
  });
});

describe('Bonanza (rules 2.5)', () => {
  it('is played in the 2012 edition only', () => {
    expect(v.safeParse(rules.options, { edition: '2012', bonanza: true }).success).toBe(true);
    expect(v.safeParse(rules.options, { edition: '2004', bonanza: true }).success).toBe(false);
  });

  it('lays four of eight different tiles face down, one under each corner tile', () => {
    const state = laidOut(plain('2012', { bonanza: true }), 2);
    expect(BONANZAS).toHaveLength(8);
    expect(CORNERS).toEqual([8, 12, 36, 40]);
    expect(state.bonanza).toHaveLength(4);
    expect(new Set(state.bonanza).size).toBe(4);
    expect(rules.view(state, 0).bonanza).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });

  it('draws any of the eight', () => {
    const drawn = SEEDS.flatMap((seed) => laidOut(plain('2012', { bonanza: true }), 2, seed).bonanza);
    expect(new Set(drawn)).toEqual(new Set(BONANZAS));
  });
});
