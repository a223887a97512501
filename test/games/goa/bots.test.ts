import { describe, expect, it } from 'vitest';
import { imagine } from '#shared/games/goa/bots/strong.ts';
import { normalMove } from '#shared/games/goa/bots/normal.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { State } from '#shared/games/goa/state.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { BotLevel } from '#shared/kernel/types.ts';
import { keyOf, playOut } from '../../support/playout.ts';
import { testStream } from '../../support/testStream.ts';
import { invariants } from './invariants.ts';
import { OPTIONS } from './options.ts';

const tables = OPTIONS.flatMap((options) => [2, 3, 4].map((seats) => ({ options, seats })));
type Table = (typeof tables)[number];

/** The states of a played game before each decision. */
function positions(table: Table, seed: number, by: BotLevel | 'random'): readonly [State, number][] {
  const stream = testStream(seed);
  const seen: [State, number][] = [];
  playOut(rules, { ...table, dice: seededDice(keyOf(seed)) }, (state, seat) => {
    const view = seatView(rules, state, seat);
    seen.push([state, seat]);
    return by === 'random' ? sampleMove(rules.choices(view), stream) : rules.bot(view, by, stream);
  });
  return seen;
}

const every = <T>(items: readonly T[], n: number): readonly T[] => items.filter((_, i) => i % n === 0);

const isLegal = ([state, seat]: readonly [State, number], level: BotLevel, seed: number): boolean => {
  const view = seatView(rules, state, seat);
  return isOffered(rules.choices(view), rules.bot(view, level, testStream(seed)));
};

/** One position in this many is tested; `npm run test:all` (LAWS=all) tests all. */
const SOME = process.env['LAWS'] === 'all' ? 1 : 3;

describe.each(tables)('At a table of $seats with $options', (table) => {
  it('bots answer the positions of a game with an offered move', () => {
    for (const by of ['random', 'normal'] as const)
      for (const at of every(positions(table, table.seats, by), SOME))
        for (const level of ['easy', 'normal'] as const) expect(isLegal(at, level, 1)).toBe(true);
  });

  it('the strong bot answers positions of random games with an offered move', () => {
    for (const at of every(positions(table, 10 + table.seats, 'random'), 40))
      expect(isLegal(at, 'strong', 2)).toBe(true);
  });
});

describe('A bot', () => {
  const [table] = tables;
  const some = table === undefined ? [] : every(positions(table, 5, 'normal'), 12);

  it.each(rules.meta.levels)('on level %s plays the same again with an equal stream', (level) => {
    for (const [state, seat] of some) {
      const view = seatView(rules, state, seat);
      expect(rules.bot(view, level, testStream(3))).toEqual(rules.bot(view, level, testStream(3)));
    }
  });

  it.each(rules.meta.levels)('on level %s decides the same whatever it cannot see', (level) => {
    for (const [state, seat] of some) {
      const other = imagine(seatView(rules, state, seat), testStream(9));
      expect(rules.bot(seatView(rules, other, seat), level, testStream(4))).toEqual(
        rules.bot(seatView(rules, state, seat), level, testStream(4)),
      );
    }
  });
});

describe('An imagined world', () => {
  it('is a state of the game that looks the same to the seat', () => {
    for (const table of tables)
      for (const [state, seat] of every(positions(table, 6, 'normal'), 25)) {
        const view = seatView(rules, state, seat);
        const world = imagine(view, testStream(1));
        expect(invariants(world)).toEqual([]);
        expect(seatView(rules, world, seat)).toEqual(view);
        expect(JSON.stringify([world.pile, world.players, world.bonanza])).not.toContain('hidden');
      }
  });
});

describe('The normal bot', () => {
  /** Points of one bot and the best of the others, over some games. */
  const results = (own: BotLevel, other: BotLevel, seats: number) =>
    Array.from({ length: 8 }, (_, seed) => {
      const stream = testStream(seed);
      const options = OPTIONS[seed % 2];
      if (options === undefined) throw new Error('no options');
      const { state } = playOut(rules, { options, seats, dice: seededDice(keyOf(seed)) }, (now, seat) =>
        rules.bot(seatView(rules, now, seat), seat === seed % seats ? own : other, stream),
      );
      return rules.standings(state)[0]?.seat === seed % seats;
    }).filter((won) => won).length;

  it('beats beginners nearly always', () => {
    expect(results('normal', 'easy', 2)).toBeGreaterThanOrEqual(7);
    expect(results('normal', 'easy', 4)).toBeGreaterThanOrEqual(7);
  });

  /** Auctions that the auctioneer decides, except the last ones, after which ducats buy nothing. */
  const auctioneers = tables
    .flatMap((table) => positions(table, 8, 'normal'))
    .filter(
      ([{ step, markers, phase }, seat]) =>
        phase === 'A' && step.phase === 'auction' && markers[step.marker - 1]?.seat === seat,
    );

  /** Does the auctioneer sell at this highest bid? */
  const sells = ([state, seat]: readonly [State, number], amount: number): boolean => {
    if (state.step.phase !== 'auction') throw new Error('no auction');
    const high = { seat: (seat + 1) % state.players.length, amount };
    const offered: State = { ...state, step: { ...state.step, high } };
    return normalMove(seatView(rules, offered, seat), testStream(1)).type === 'pass';
  };

  it('as auctioneer sells for a good price, keeps a tile with a low bid, and never overpays', () => {
    expect(auctioneers.length).toBeGreaterThan(20);
    for (const at of auctioneers) {
      const answers = Array.from({ length: 25 }, (_, i) => sells(at, i + 1));
      expect(answers).toEqual(answers.toSorted((a, b) => Number(a) - Number(b)));
      expect(answers.at(-1)).toBe(true);
    }
    const kept = auctioneers.filter((at) => !sells(at, 1));
    expect(kept.length).toBeGreaterThan(0.7 * auctioneers.length);
  });
});
