import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { prospectOf, type Attempt, type Prospect } from '#shared/games/goa/prospect.ts';
import { playerOf, yieldOf, type State } from '#shared/games/goa/state.ts';
import type { CardId, Colony } from '#shared/games/goa/things.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { evolveAll, keyOf } from '../../support/playout.ts';
import { table, type Seated, type Table } from './support.ts';

/** The prospect of seat 0 founding this colony, as seat 0 sees it. */
function prospect(name: Colony, own: Seated, more: Table = {}, change: Partial<Attempt> = {}): Prospect {
  const state = table({ players: [own, { rows: { colonists: 4 } }], ...more });
  const seen = rules.view(state, 0);
  return prospectOf(seen, { seat: 0, colony: name, board: 0, card: 'none', ...change });
}

/** Two cards with one colonist and one with two; all others have been seen. */
const LAST: readonly CardId[] = ['ships1', 'sell1', 'ducats2'];
const seenBut = (cards: readonly CardId[]): readonly CardId[] =>
  (Object.keys(table().figures.cards) as CardId[]).filter((card) => !cards.includes(card));

describe('Before a colony is founded', () => {
  it('two cards bring between two and six colonists', () => {
    expect(prospect('Quilon', {}).cards).toEqual({ min: 2, max: 6 });
  });

  it('three cards with the third scout', () => {
    const own = { hand: ['thirdScout1'] } as const;
    expect(prospect('Quilon', own, {}, { card: 'thirdScout1' }).cards).toEqual({ min: 3, max: 9 });
  });

  it('the shortfall is what board and own colonists leave', () => {
    expect(prospect('Madras', { colonists: 5 }, {}, { board: 2 }).wanted).toBe(3);
    expect(prospect('Quilon', { colonists: 9 }).wanted).toBe(0);
  });

  it('cards that have been seen do not lie in the pile', () => {
    const more = { pile: LAST, discard: seenBut(LAST) };
    expect(prospect('Quilon', {}, more).cards).toEqual({ min: 2, max: 3 });
  });

  it('the discarded cards come again after the last of the pile', () => {
    const more = { pile: ['ships1'], discard: ['sell3', 'ducats2'] } as const;
    expect(prospect('Quilon', {}, more).cards).toEqual({ min: 3, max: 6 });
  });

  it('the prospect can be hopeless', () => {
    expect(prospect('Calicut', { colonists: 5 }).missing).toBe(1);
    expect(prospect('Calicut', { colonists: 6 }).missing).toBe(0);
  });

  it.each([
    ['a card with colonists', { hand: ['colonists1'] }, 2],
    ['a third scout', { hand: ['thirdScout1'] }, 3],
    ['the better of two cards, for one can be played', { hand: ['colonists1', 'thirdScout1'] }, 3],
    ['a red Colonist', { tiles: ['redColonist'] }, 1],
    ['a Resupply', { tiles: ['resupply'] }, 6],
    ['kept Colonists', { tiles: ['colonists'] }, 4],
    ['a kept Ships/Colonists and a Settlement', { tiles: ['shipsOrColonists', 'settlement'] }, 4],
    ['nothing that is used already', { used: ['redColonist'] }, 0],
    ['nothing else', { hand: ['ships1'], tiles: ['redShip', 'espionage'] }, 0],
  ] as const)('plays that are possible before the decision count: %s', (_, own, n) => {
    const { missing, plays } = prospect('Calicut', own);
    expect([missing, plays]).toEqual([Math.max(0, 4 - n), n]);
  });

  it('in 2004 Espionage counts, and the third scout after the reveal does not', () => {
    const edition = '2004';
    expect(prospect('Calicut', { tiles: ['espionage'] }, { edition }).missing).toBe(1);
    expect(prospect('Calicut', { hand: ['thirdScout1'] }, { edition }).missing).toBe(4);
  });

  it('a second card in the turn does not count', () => {
    const own = { hand: ['colonists1', 'thirdScout1'] } as const;
    expect(prospect('Calicut', own, {}, { card: 'thirdScout1' }).missing).toBe(1);
  });

  it('the prospect agrees with the reveal, whatever lies in the pile', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const dice = seededDice(keyOf(seed));
      const cards = Object.keys(table().figures.cards) as CardId[];
      const pile = dice
        .stream('pile', 0)
        .shuffle(cards)
        .slice(0, 1 + (seed % 5));
      const state = table({ pile, discard: cards.filter((card) => !pile.includes(card)) });
      const {
        wanted,
        missing,
        cards: range,
      } = prospectOf(rules.view(state, 0), {
        seat: 0,
        colony: 'Quilon',
        board: 0,
        card: 'none',
      });
      const brought = revealedIn(state, dice);
      expect(brought).toBeGreaterThanOrEqual(range.min);
      expect(brought).toBeLessThanOrEqual(range.max);
      expect(missing).toBeLessThanOrEqual(Math.max(0, wanted - brought));
      expect(wanted).toBe(6 - playerOf(state, 0).colonists - yieldOf(state, 0, 'colonists'));
    }
  });
});

/** Colonists on the cards that seat 0's founding of Quilon reveals. */
function revealedIn(state: State, dice: ReturnType<typeof seededDice>): number {
  const done = play(rules, state, 0, { type: 'found', colony: 'Quilon', card: 'none' }, dice);
  if (!done.ok) throw new Error(done.failure.code);
  const after = seatView(rules, evolveAll(rules, state, done.value), 0).state;
  return after.revealed.reduce((sum, card) => sum + (after.figures.cards[card]?.colonists ?? 0), 0);
}
