import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/merchants/index.ts';
import { OFFICE_DRAW } from '#shared/games/merchants/meta.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { evolveAll, keyOf, playOut } from '../../support/playout.ts';
import { testStream } from '../../support/testStream.ts';
import { invariants } from './invariants.ts';

const tables = [2, 3, 4].flatMap((seats) => OFFICE_DRAW.map((officeDraw) => ({ seats, officeDraw })));

const randomGame = (seats: number, officeDraw: 'planning' | 'turnEnd', seed: number) => {
  const stream = testStream(seed);
  return playOut(rules, { options: { officeDraw }, seats, dice: seededDice(keyOf(seed)) }, (state, seat) =>
    sampleMove(rules.choices(seatView(rules, state, seat)), stream),
  );
};

describe.each(tables)('A random game of $seats players, office $officeDraw', ({ seats, officeDraw }) => {
  it('keeps cards, markers, special cards and money together after every decision', () => {
    for (let seed = 0; seed < 15; seed += 1) {
      let state: State | undefined;
      for (const { events } of randomGame(seats, officeDraw, seed).rows) {
        state = evolveAll(rules, state, events);
        expect(invariants(state)).toEqual([]);
      }
    }
  });

  it('ends within 76 turns', () => {
    for (let seed = 0; seed < 15; seed += 1) {
      const events = randomGame(seats, officeDraw, seed).rows.flatMap((row) => row.events);
      const turns = events.filter((event) => event.type === 'stepBegan' && event.step.phase === 'planning');
      expect(turns.length).toBeLessThanOrEqual(76);
    }
  });
});

describe('The invariants', () => {
  const { state } = randomGame(2, 'planning', 1);

  it.each<[string, State]>([
    ['a card too many', { ...state, covered: { ...state.covered, fish: state.covered.fish + 1 } }],
    [
      'a card of another good',
      { ...state, market: state.market.with(0, state.market[0] === 'fish' ? 'wood' : 'fish') },
    ],
    [
      'a marker lost',
      { ...state, supply: { ...state.supply, markers: { ...state.supply.markers, fish: 0 } } },
    ],
    [
      'money from nowhere',
      { ...state, players: state.players.map((player) => ({ ...player, money: player.money + 1 })) },
    ],
    ['a game that goes on without a pile', { ...state, step: { phase: 'trade', seat: 0 } }],
  ])('notice %s', (_, broken) => {
    expect(invariants(state)).toEqual([]);
    expect(invariants(broken)).not.toEqual([]);
  });

  it('hold for a view too', () => {
    expect(invariants(rules.view(state, 'spectator'))).toEqual([]);
  });
});

describe('The bots', () => {
  it.each(tables)(
    'play offered moves to the end at a table of $seats, office $officeDraw',
    ({ seats, officeDraw }) => {
      for (const level of rules.meta.levels) {
        const stream = testStream(seats);
        playOut(rules, { options: { officeDraw }, seats, dice: seededDice(keyOf(7)) }, (state, seat) => {
          const view = seatView(rules, state, seat);
          const move = rules.bot(view, level, stream);
          expect(isOffered(rules.choices(view), move)).toBe(true);
          return move;
        });
      }
    },
  );

  const victories = (level: 'easy' | 'normal', against: 'easy' | 'random'): number =>
    Array.from({ length: 20 }, (_, seed) => {
      const stream = testStream(seed);
      const own = seed % 2;
      const table = { options: { officeDraw: 'planning' as const }, seats: 2, dice: seededDice(keyOf(seed)) };
      const { state } = playOut(rules, table, (now, seat) => {
        const view = seatView(rules, now, seat);
        if (seat === own) return rules.bot(view, level, stream);
        return against === 'random'
          ? sampleMove(rules.choices(view), stream)
          : rules.bot(view, against, stream);
      });
      return rules.standings(state)[0]?.seat === own ? 1 : 0;
    }).reduce<number>((sum, won) => sum + won, 0);

  it('on level normal beat random play and level easy nearly always', () => {
    expect(victories('normal', 'random')).toBeGreaterThanOrEqual(19);
    expect(victories('normal', 'easy')).toBeGreaterThanOrEqual(19);
  });
});
