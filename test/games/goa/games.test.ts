import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { Options } from '#shared/games/goa/meta.ts';
import { defaultPayment } from '#shared/games/goa/prices.ts';
import { playerOf, type Player, type State } from '#shared/games/goa/state.ts';
import { contains } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { evolveAll, keyOf, playOut } from '../../support/playout.ts';
import { testStream } from '../../support/testStream.ts';
import { invariants } from './invariants.ts';
import { OPTIONS } from './options.ts';

const tables = [2, 3, 4].flatMap((seats) => OPTIONS.map((options) => ({ seats, options })));

function randomGame({ seats, options }: { readonly seats: number; readonly options: Options }, seed: number) {
  const stream = testStream(seed);
  return playOut(rules, { options, seats, dice: seededDice(keyOf(seed)) }, (state, seat) =>
    sampleMove(rules.choices(seatView(rules, state, seat)), stream),
  );
}

/** Every event of a game with the state before it. */
function histories(table: (typeof tables)[number], seed: number) {
  let state: State | undefined;
  return randomGame(table, seed)
    .rows.flatMap((row) => row.events)
    .flatMap((event) => {
      const before = state;
      state = rules.evolve(state, event);
      return before === undefined ? [] : [{ before, event }];
    });
}

describe.each(tables)('A random game of $seats players with $options', (table) => {
  it('keeps ducats, cards, tiles, markers and fields in order after every decision', () => {
    let state: State | undefined;
    for (const { events } of randomGame(table, 1).rows) {
      state = evolveAll(rules, state, events);
      expect(invariants(state)).toEqual([]);
    }
  });

  it('has eight rounds, in each of which every marker is placed and auctioned', () => {
    const events = randomGame(table, 2).rows.flatMap((row) => row.events);
    const count = (type: Event['type']): number => events.filter((event) => event.type === type).length;
    expect(count('roundBegan')).toBe(8);
    expect(count('markerPlaced')).toBe(8 * (table.seats + 1));
    expect(count('auctionWon')).toBe(8 * (table.seats + 1));
  });

  it('never draws above the limit in an expedition', () => {
    for (const { before, event } of histories(table, 3)) {
      if (event.type !== 'drawn' || event.by !== 'action.expedition' || event.cards.length === 0) continue;
      const { hand, rows } = playerOf(before, event.seat);
      expect(hand.length + event.cards.length).toBeLessThanOrEqual(
        before.figures.cardLimit[rows.expeditions]!,
      );
    }
  });

  it('changes ducats by these events alone', () => {
    const changing = new Set<Event['type']>();
    for (const { before, event } of histories(table, 4)) {
      const after = rules.evolve(before, event);
      if (before.players.some(({ ducats }, seat) => ducats !== playerOf(after, seat).ducats))
        changing.add(event.type);
    }
    for (const type of ['auctionWon', 'cardsTurned', 'gained', 'progressed', 'quickStarted', 'sold'] as const)
      changing.delete(type);
    expect([...changing]).toEqual([]);
  });
});

describe('The invariants', () => {
  const { state } = randomGame({ seats: 3, options: OPTIONS[3]! }, 1);
  const [first] = state.players;
  const changed = (change: Partial<Player>): State => ({
    ...state,
    players: state.players.with(0, { ...first!, ...change }),
  });

  it.each<[string, State]>([
    ['a card twice', { ...state, discard: [...state.discard, ...state.discard.slice(0, 1)] }],
    ['a card lost', { ...state, pile: [], discard: [] }],
    ['a tile lost', { ...state, spent: state.spent.slice(1) }],
    ['a tile too many', { ...state, spent: [...state.spent, 'swap'] }],
    ['a colony tile lost', { ...state, colonies: { ...state.colonies, Quilon: [] } }],
    ['ducats from nowhere', changed({ ducats: first!.ducats + 1 })],
    ['half a ship', changed({ ships: 0.5 })],
    ['a marker below the last row', changed({ rows: { ...first!.rows, ships: 5 } })],
    [
      'a spice where it does not grow',
      changed({
        plots: { ...first!.plots, p1: { name: 'clove1', allowed: ['clove'], fields: ['ginger'] } },
        tiles: [],
      }),
    ],
    ['a game that goes on after its end', { ...state, step: { phase: 'placing', seat: 9 } }],
  ])('notice %s', (_, broken) => {
    expect(invariants(state)).toEqual([]);
    expect(invariants(broken)).not.toEqual([]);
  });
});

describe('The default payment', () => {
  it('is a payment that is offered, wherever one is asked for', () => {
    let asked = 0;
    for (const table of tables) {
      let state: State | undefined;
      for (const { events } of randomGame(table, 5).rows) {
        state = evolveAll(rules, state, events);
        for (const seat of rules.acting(state)) {
          const view = seatView(rules, state, seat);
          for (const choice of rules.choices(view)) {
            const payment = defaultPayment(view, choice);
            if (payment === undefined) continue;
            asked += 1;
            const move = { ...sampleMove([choice], testStream(asked)), payment };
            expect(contains(choice, move)).toBe(true);
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});
