import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import type { CardId } from '#shared/games/goa/things.ts';
import { play } from '#shared/kernel/play.ts';
import type { Event } from '#shared/games/goa/events.ts';
import { at, BOTH, DICE, may, played, table, turn, type Table } from './support.ts';

const PILE: readonly CardId[] = ['ducats1', 'ducats2', 'ducats3', 'ships3'];
const draw = (cards: number) => ({ type: 'expedition', cards }) as const;
const holding = (row: number, hand: readonly CardId[], wanted: Table = {}): State =>
  table({ pile: PILE, ...wanted, players: [{ rows: { expeditions: row }, hand }, {}] });
const HANDS: readonly CardId[] = ['sell1', 'sell2', 'sell3', 'shipsOnly1', 'shipsOnly2', 'spicesOnly1'];
const hold = (n: number): readonly CardId[] => HANDS.slice(0, n);

type Events = readonly Event[];
function eventsOf(state: State, move: ReturnType<typeof draw>): Events {
  const result = play(rules, state, 0, move, DICE);
  return result.ok ? result.value : expect.fail(result.failure.code);
}

describe('Expedition (rules 3.4)', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 3],
    [4, 2, 4],
    [5, 3, 5],
  ])('in row %i draws up to %i cards, %i in the hand at most', (row, drawn, limit) => {
    const { columns, cardLimit } = FIGURES['2004'];
    expect([columns.expeditions.yield[row - 1], cardLimit[row - 1]]).toEqual([drawn, limit]);
    const state = holding(row, []);
    expect(playerOf(played(state, [0, draw(drawn)]), 0).hand).toHaveLength(drawn);
    at(state)
      .when(0, draw(drawn + 1))
      .thenRefused('EXPEDITION_YIELD', { max: drawn });
  });

  it('draws from the top of the pile', () => {
    expect(playerOf(played(holding(4, []), [0, draw(2)]), 0).hand).toEqual(['ducats1', 'ducats2']);
  });

  it('may draw fewer cards, or none', () => {
    expect(playerOf(played(holding(4, []), [0, draw(1)]), 0).hand).toEqual(['ducats1']);
    const none = played(holding(4, []), [0, draw(0)]);
    expect(playerOf(none, 0).hand).toEqual([]);
    expect(rules.acting(none)).toEqual([1]);
  });

  it('that finds both piles empty, or too few cards in them, is told', () => {
    const empty = holding(4, [], { pile: [] });
    at(empty)
      .when(0, draw(2))
      .thenEvents(
        { type: 'drawn', seat: 0, cards: [], by: 'action.expedition', missing: 2 },
        { type: 'stepBegan', step: turn({ seat: 1 }), questions: [] },
      );
    const last: Events = eventsOf(holding(4, [], { pile: ['ducats1'] }), draw(2));
    expect(last.filter(({ type }) => type === 'drawn')).toEqual([
      { type: 'drawn', seat: 0, cards: ['ducats1'], by: 'action.expedition' },
      { type: 'drawn', seat: 0, cards: [], by: 'action.expedition', missing: 1 },
    ]);
    expect(last.map((event) => rules.story(rules.redact(event, 1)).key)).toContain('goa.story.drawn.missing');
  });

  it.each([
    [4, 4],
    [4, 5],
    [1, 1],
  ])('in row %i draws nothing with %i cards in hand', (row, n) => {
    const state = holding(row, hold(n));
    at(state).when(0, draw(1)).thenRefused('CARD_LIMIT', { room: 0 });
    expect(may(state, 0, draw(0))).toBe(true);
  });

  it('above the limit after discarding still draws nothing', () => {
    const state = played(holding(2, hold(4)), [0, { type: 'discard', cards: ['sell1'] }]);
    at(state).when(0, draw(1)).thenRefused('CARD_LIMIT', { room: 0 });
  });

  it('all making of room comes before the one draw: a card played after it makes no room', () => {
    const state = played(holding(4, hold(3)), [0, draw(1)]);
    at(state).when(0, draw(1)).thenRefused('ACTION_TAKEN');
  });

  it('the limit counts in this action alone: hands may be larger at other times', () => {
    const state = played(holding(1, hold(5)), [0, { type: 'taxes' }], [0, { type: 'endTurn' }]);
    expect(playerOf(state, 0).hand).toHaveLength(5);
  });
});

describe.each(BOTH)('The examples of the hand limit, row 4 (rules 5), edition %s', (edition) => {
  it('1 card in hand: draws 2, and holds 3', () => {
    const state = played(holding(4, hold(1), { edition }), [0, draw(2)]);
    expect(playerOf(state, 0).hand).toHaveLength(3);
  });

  it('3 cards in hand: draws 1', () => {
    const before = holding(4, hold(3), { edition });
    at(before).when(0, draw(2)).thenRefused('CARD_LIMIT', { room: 1 });
    expect(playerOf(played(before, [0, draw(1)]), 0).hand).toHaveLength(4);
  });

  it('3 cards in hand: or discards one and draws 2', () => {
    const state = played(
      holding(4, hold(3), { edition }),
      [0, { type: 'discard', cards: ['sell2'] }],
      [0, draw(2)],
    );
    expect(playerOf(state, 0).hand).toEqual(['ducats1', 'ducats2', 'sell1', 'sell3']);
    expect(state.discard).toEqual(['sell2']);
  });

  it('3 cards in hand: or plays one, if none was played in this turn, and draws 2', () => {
    const hand = ['colonists1', 'sell1', 'ships1'] as const;
    const state = played(holding(4, hand, { edition }), [0, { type: 'play', card: 'ships1' }]);
    expect(playerOf(played(state, [0, draw(2)]), 0)).toMatchObject({
      ships: 6,
      hand: ['colonists1', 'ducats1', 'ducats2', 'sell1'],
    });
    at(state).when(0, { type: 'play', card: 'colonists1' }).thenRefused('CARD_PLAYED_THIS_TURN');
  });
});
