import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/merchants/index.ts';
import type { Event } from '#shared/games/merchants/events.ts';
import { given, table, TRADE } from './fixture.ts';

describe('End', () => {
  it('comes at once when the last card is drawn', () => {
    given(table({ pile: ['fish', 'wood'], step: TRADE }))
      .when(0, { type: 'draw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish', 'wood'], by: 'trade' }, { type: 'ended' });
  });

  it('comes in the middle of a draw', () => {
    given(table({ pile: ['fish'], step: TRADE }))
      .when(0, { type: 'draw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish'], by: 'trade' }, { type: 'ended' });
  });

  it('comes in the middle of a turn: after an office drew the last card nothing more is sold', () => {
    const step = { phase: 'office', seat: 0, draws: 2 } as const;
    given(table({ players: [{ cards: ['office', 'office'], hand: ['fish'] }, {}], pile: ['fish'], step }))
      .when(0, { type: 'officeDraw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish'], by: 'office' }, { type: 'ended' });
  });

  it('leaves no draw to an office at the end of the turn', () => {
    given(table({ officeDraw: 'turnEnd', players: [{ cards: ['office'] }, {}], pile: ['fish'], step: TRADE }))
      .when(0, { type: 'draw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish'], by: 'trade' }, { type: 'ended' });
  });

  it('does not come while a card is left', () => {
    const state = given(table({ pile: ['fish', 'wood', 'cloth'], step: TRADE }))
      .when(0, { type: 'draw' })
      .thenState();
    expect(state.step.phase).toBe('planning');
  });

  it('leaves nobody a decision', () => {
    const over = given([...table(), { type: 'ended' }]);
    expect(rules.acting(over.state)).toEqual([]);
    expect(over.choices(0)).toEqual([]);
    over.when(0, { type: 'pass' }).thenRefused('GAME_OVER');
  });
});

describe('Score', () => {
  const ranks = (events: readonly Event[]) =>
    rules.standings(given(events).state).map(({ seat, rank, total }) => [seat, rank, total]);

  it('is won by the most money', () => {
    expect(ranks(table({ players: [{ money: 5 }, { money: 20 }, { money: 7 }] }))).toEqual([
      [1, 1, 20],
      [2, 2, 7],
      [0, 3, 5],
    ]);
  });

  it('is shared in a tie, and the next rank is left out', () => {
    expect(ranks(table({ players: [{ money: 5 }, { money: 20 }, { money: 20 }] }))).toEqual([
      [1, 1, 20],
      [2, 1, 20],
      [0, 3, 5],
    ]);
  });

  it('counts neither special cards nor hands', () => {
    expect(
      ranks(table({ players: [{ cards: ['docks', 'office'], hand: ['fish', 'fish'] }, { money: 1 }] })),
    ).toEqual([
      [1, 1, 1],
      [0, 2, 0],
    ]);
  });

  it('says where the money came from and where it went, and the lines add up', () => {
    const state = given(table({ players: [{ money: 15 }, {}] }))
      .when(0, { type: 'buy', card: 'office' })
      .thenState();
    expect(rules.standings(state)[0]).toEqual({
      seat: 0,
      rank: 1,
      total: 7,
      lines: [
        { reason: { key: 'merchants.score.sales', args: {} }, points: 15 },
        { reason: { key: 'merchants.score.purchases', args: {} }, points: -8 },
      ],
    });
  });
});
