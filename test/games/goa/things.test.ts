import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { COLONIES, COLUMNS, PLANTATIONS, SPICES, type CardId } from '#shared/games/goa/things.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { evolveAll, keyOf } from '../../support/playout.ts';
import { at, BOTH, colony, full, may, plantation, started, table, turn } from './support.ts';

describe('Things (rules 1)', () => {
  it('there are five spices: ginger, pepper, cinnamon, nutmeg, clove', () => {
    expect(SPICES).toEqual(['ginger', 'pepper', 'cinnamon', 'nutmeg', 'clove']);
  });

  it('a supply board has four spaces for plantations and one for each of the four colonies', () => {
    const { plots } = playerOf(started('2004', 2), 0);
    expect(Object.keys(plots)).toEqual([...PLANTATIONS, ...COLONIES]);
    expect(PLANTATIONS).toHaveLength(4);
    expect(COLONIES).toEqual(['Quilon', 'Cochin', 'Madras', 'Calicut']);
  });

  it('a field holds one spice: nothing goes onto a field that is taken', () => {
    const players = [{ plots: { p1: plantation('clove2', 'clove') } }, {}];
    at(table({ players }))
      .when(0, { type: 'harvest', card: 'none', spices: { 'p1.0': 'clove' } })
      .thenRefused('FIELD_NOT_FREE');
  });

  it('a development board has five columns of five rows, with a marker in row 1 of each', () => {
    const { players, figures } = started('2012', 2);
    for (const { rows } of players)
      expect(rows).toEqual({ ships: 0, harvest: 0, taxes: 0, expeditions: 0, colonists: 0 });
    for (const column of COLUMNS) expect(figures.columns[column].yield).toHaveLength(5);
  });

  it('ships, colonists, ducats, spices and extra-action cards never run out', () => {
    const plenty = { ships: 500, colonists: 500, ducats: 500, extra: 500, plots: full('clove', 'clove') };
    const state = table({ players: [{ ...plenty, tiles: ['redShip', 'redColonist', 'redDucats'] }, plenty] });
    for (const move of [
      { type: 'useTile', tile: 'redShip' },
      { type: 'useTile', tile: 'redColonist' },
      { type: 'useTile', tile: 'redDucats' },
      { type: 'buildShips' },
      { type: 'taxes' },
    ] as const)
      expect(may(state, 0, move)).toBe(true);
  });

  it.each(BOTH)('there are 30 expedition cards and 18 colony tiles (%s)', (edition) => {
    const { cards, colonies } = FIGURES[edition];
    expect(Object.keys(cards)).toHaveLength(30);
    expect(COLONIES.map((name) => colonies[name].tiles.length)).toEqual([5, 4, 5, 4]);
  });

  it('the expedition discard pile is reshuffled when the draw pile is empty, revealed cards not', () => {
    const discard = ['ducats1', 'ducats2', 'ducats3'] as const;
    const state = at(table({ players: [{ rows: { expeditions: 3 } }, {}], pile: ['ships1'], discard }))
      .when(0, { type: 'expedition', cards: 2 })
      .thenState();
    const { hand } = playerOf(state, 0);
    expect(hand).toHaveLength(2);
    expect(hand).toContain('ships1');
    expect([...state.pile, ...hand].toSorted()).toEqual([...discard, 'ships1']);
    expect(state.discard).toEqual([]);
  });

  it('the draw pile may stay empty until a card is needed', () => {
    const state = at(table({ pile: ['ships1'], discard: ['ducats1'] }))
      .when(0, { type: 'expedition', cards: 1 })
      .thenState();
    expect(state).toMatchObject({ pile: [], discard: ['ducats1'] });
  });

  it('what cannot be drawn is not drawn when both piles are empty', () => {
    const state = at(table({ players: [{ rows: { expeditions: 3 } }, {}], pile: ['ships1'] }))
      .when(0, { type: 'expedition', cards: 2 })
      .thenState();
    expect(playerOf(state, 0).hand).toEqual(['ships1']);
    const none = at(table({ pile: [] }))
      .when(0, { type: 'expedition', cards: 1 })
      .thenState();
    expect(playerOf(none, 0).hand).toEqual([]);
    expect(rules.acting(none)).toEqual([1]);
  });

  it('founding reveals what is left when the cards run out', () => {
    const asked = at(table({ pile: ['ships3'], players: [{ colonists: 3 }, {}] }))
      .when(0, { type: 'found', colony: 'Quilon', card: 'none' })
      .thenState();
    expect(asked.revealed).toEqual(['ships3']);
    expect(may(asked, 0, { type: 'settle', tile: 0 })).toBe(true);
  });
});

describe('What is open and what is not (rules 1)', () => {
  const hand: readonly CardId[] = ['ducats1', 'sell2'];
  const state = table({
    players: [
      { hand, tiles: ['mission2', 'duty'], kept: ['clove1'], plots: { Cochin: colony('Cochin', ['clove']) } },
      {},
    ],
    bonanza: ['twoShips', 'fiveDucats', 'oneSpice', 'oneExpedition'],
    discard: ['ships1'],
  });

  it('a hand is seen only by its owner', () => {
    expect(playerOf(rules.view(state, 0), 0).hand).toEqual(hand);
    for (const viewer of [1, 'spectator'] as const)
      expect(playerOf(rules.view(state, viewer), 0).hand).toEqual(['hidden', 'hidden']);
  });

  it('the number of cards in a hand is open', () => {
    expect(playerOf(rules.view(state, 1), 0).hand).toHaveLength(2);
  });

  it('nobody sees the order of the draw pile', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { pile } = rules.view(state, viewer);
      expect(new Set(pile)).toEqual(new Set(['hidden']));
      expect(pile).toHaveLength(state.pile.length);
    }
  });

  it('nobody sees face-down Bonanza tiles, but which are taken', () => {
    const taken = { ...state, bonanza: state.bonanza.with(1, null) };
    expect(rules.view(taken, 0).bonanza).toEqual(['hidden', null, 'hidden', 'hidden']);
  });

  it('tiles still to come are in no view, nor those that the 2004 edition puts away unseen', () => {
    const old = evolveAll(
      rules,
      undefined,
      rules.setup({ ...state.options, edition: '2004', bonanza: false }, 2, seededDice(keyOf(3))),
    );
    const { figures: _, ...table_ } = rules.view(old, 0);
    expect(old.removed).toEqual([]);
    for (const tile of ['mission2', 'mission3', 'swap', 'viceKing', 'ginger3'])
      expect(JSON.stringify(table_)).not.toContain(`"${tile}"`);
    expect(old.grid.filter((tile) => tile !== null)).toHaveLength(25);
  });

  it('the four tiles that the 2012 edition removes are open', () => {
    expect(state.removed).toHaveLength(4);
    expect(rules.view(state, 'spectator').removed).toEqual(state.removed);
  });

  it('all else is open: boards, tiles, discarded cards, revealed cards, ducats, the flag', () => {
    const full_ = { ...state, revealed: ['sell1'] as const, step: turn({ seat: 1 }) };
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = rules.view(full_, viewer);
      const { hand: _, ...others } = playerOf(full_, 0);
      expect(playerOf(view, 0)).toMatchObject(others);
      for (const part of [
        'grid',
        'discard',
        'revealed',
        'markers',
        'colonies',
        'flag',
        'step',
        'spent',
      ] as const)
        expect(view[part]).toEqual(full_[part]);
    }
  });

  it('`money` hides nothing in the engine, only in the standings before the end', () => {
    const open = { ...state, options: { ...state.options, money: 'open' as const } };
    const { options: hiddenOptions, ...hidden } = rules.view(state, 1);
    const { options: openOptions, ...shown } = rules.view(open, 1);
    expect(shown).toEqual(hidden);
    expect([hiddenOptions.money, openOptions.money]).toEqual(['hidden', 'open']);
    const richest = (s: State) =>
      rules.standings(s).some(({ lines }) => lines.some(({ reason }) => reason.key === 'goa.score.richest'));
    expect([richest(state), richest(open)]).toEqual([false, true]);
  });

  it('hands are shown when the game is over', () => {
    const over = { ...state, step: { phase: 'over' } as const };
    expect(playerOf(rules.view(over, 1), 0).hand).toEqual(hand);
  });
});

describe('Figures (rules 6)', () => {
  it('a game keeps the numbers of its first event, whatever the figures are today', () => {
    const [first, ...rest] = rules.setup(
      { edition: '2004', quickStart: false, bonanza: false, money: 'hidden' },
      2,
      seededDice(keyOf(1)),
    );
    if (first?.type !== 'started') throw new Error('no first event');
    expect(first.figures).toEqual(FIGURES['2004']);
    const taxes = { ...first.figures.columns.taxes, yield: [7, 7, 7, 7, 7] };
    const older = { ...first.figures, columns: { ...first.figures.columns, taxes } };
    const state = { ...evolveAll(rules, undefined, [{ ...first, figures: older }, ...rest]), step: turn() };
    const before = playerOf(state, 0).ducats;
    expect(playerOf(at(state).when(0, { type: 'taxes' }).thenState(), 0).ducats).toBe(before + 7);
  });
});
