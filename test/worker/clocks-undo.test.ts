import { describe, expect, test } from 'vitest';
import type { LogRow } from '#shared/kernel/log.ts';
import type { ClockSettings, SeatClock } from '#shared/kernel/clock.ts';
import { clocksAfter, type Clocked } from '../../worker/room/clock/seatClocks.ts';

/** What an undo does to clocks: it gives no time to those who take back their own move. And what ends a row of missed turns. */

const HOUR = 3_600_000;
const NOW = Date.UTC(2040, 0, 1);
const SETTINGS = { bank: 10 * HOUR, increment: 8 * HOUR, cap: 20 * HOUR, weekendsOff: false };
const STANDS = { left: SETTINGS.bank, since: null, missed: 0, reminded: 0 };

interface Table {
  readonly acting: readonly number[];
  readonly clocks: readonly SeatClock[];
  readonly asked?: boolean;
  readonly paused?: boolean;
  readonly settings?: ClockSettings;
}

/** A game of which only what clocks depend on is made up. */
const tableOf = ({ acting, clocks, asked = false, paused = false, settings = SETTINGS }: Table): Clocked =>
  ({
    game: {
      status: 'running',
      seq: 7,
      clock: settings,
      seatClocks: { ...clocks },
      pausedUntil: paused ? NOW + HOUR : null,
      asleepSince: null,
      question: asked ? { kind: 'undo', by: 0, to: 3 } : null,
    },
    seats: clocks.map((_, seat) => ({ seat, kind: 'person', calendar: null, vacancy: null })),
    rules: { acting: (state: readonly number[]) => state },
    state: acting,
  }) as unknown as Clocked;

const rowOf = (row: Partial<LogRow>, at: number): LogRow => ({
  seq: 8,
  seat: 0,
  by: 'person',
  moves: [],
  events: [],
  undone: null,
  version: 1,
  at,
  ...row,
});

/** The clocks after `row`, after which `acting` decide. `ends`: the pause ends with it. */
function after(
  before: Table,
  row: Partial<LogRow>,
  acting: readonly number[],
  at = NOW,
  ends = false,
): Table {
  const from = tableOf(before);
  const game = ends ? { ...from.game, pausedUntil: null } : from.game;
  const clocks = clocksAfter(from, { ...from, game, state: acting }, rowOf(row, at), at);
  const { clocks: _, paused = false, ...table } = before;
  return { ...table, acting, paused: paused && !ends, clocks: Object.values(clocks ?? {}) as SeatClock[] };
}

const RESUMED: Partial<LogRow> = { seat: null, by: 'forced', tableEvent: { type: 'resumed' } };

const left = ({ clocks }: Table, seat = 0): number => clocks[seat]?.left ?? -1;

describe('taking back a move that handed the turn over', () => {
  test.each([0.1, 3, 9.5])('leaves the %f hours that were left before, however often', (hours) => {
    const running = { ...STANDS, left: hours * HOUR, since: NOW };
    let table: Table = { acting: [0], clocks: [running, STANDS] };
    for (let times = 0; times < 5; times += 1) {
      table = after(table, {}, [1]);
      expect(left(table)).toBe((hours + 8) * HOUR);
      table = after(table, { undone: 6 }, [0]);
      expect(left(table)).toBe(hours * HOUR);
    }
  });

  test.each([
    ['at the cap', SETTINGS, 15],
    ['with an increment above the cap', { ...SETTINGS, increment: 30 * HOUR }, 15],
  ])('leaves what was left %s too: an undo takes no more than the move brought', (_, settings, hours) => {
    const running = { ...STANDS, left: hours * HOUR, since: NOW };
    let table: Table = { acting: [0], clocks: [running, STANDS], settings };
    for (let times = 0; times < 5; times += 1) {
      table = { ...after(table, {}, [1]), settings };
      table = { ...after(table, { undone: 6 }, [0]), settings };
      expect(table.clocks[0]).toEqual(running);
    }
  });

  test('brings nothing at the cap either', () => {
    let table: Table = { acting: [0], clocks: [{ ...STANDS, left: SETTINGS.cap, since: NOW }, STANDS] };
    for (let times = 0; times < 5; times += 1) {
      table = after(table, {}, [1], NOW + HOUR);
      table = after(table, { undone: 6 }, [0], NOW + HOUR);
    }
    expect(left(table)).toBeLessThanOrEqual(SETTINGS.cap - HOUR);
  });

  test.each([
    [
      'with a day for each turn',
      { bank: 24 * HOUR, increment: 24 * HOUR, cap: 24 * HOUR, weekendsOff: false },
      22,
    ],
    ['at the cap', SETTINGS, 15],
  ])(
    'leaves what was left %s, also if the next player took their own move back before',
    (_, settings, hours) => {
      const running = { ...STANDS, left: hours * HOUR, since: NOW };
      let table: Table = { acting: [0], clocks: [running, STANDS], settings };
      for (let times = 0; times < 5; times += 1) {
        table = after(table, { seat: 0 }, [1]);
        table = after(table, { seat: 1 }, [0]);
        table = after(table, { seat: 1, undone: 7 }, [1]);
        table = after(table, { seat: 0, undone: 6 }, [0]);
        expect(left(table)).toBe(hours * HOUR);
      }
    },
  );

  test('takes nothing from a successor, to whom the move of the player before brought nothing', () => {
    const settings = { ...SETTINGS, bank: SETTINGS.increment };
    const moved = after({ acting: [0], clocks: [{ ...STANDS, since: NOW }, STANDS], settings }, {}, [1]);
    const seated = { type: 'successorSeated', seat: 0, name: 'Eve', former: 'Ana' } as const;
    const taken = after(moved, { seat: null, by: 'forced', tableEvent: seated }, [1]);
    expect(left(after(taken, { undone: 6 }, [0]))).toBe(settings.bank);
  });

  test('takes nothing from others who are asked again by it', () => {
    const before: Table = { acting: [2], clocks: [STANDS, { ...STANDS, left: HOUR }, STANDS] };
    const table = after(before, { seat: 0, undone: 6 }, [0, 1]);
    expect(table.clocks[1]).toEqual({ ...STANDS, left: HOUR, since: NOW });
  });

  test('leaves time for a turn if the table agreed', () => {
    const before: Table = { acting: [1], clocks: [{ ...STANDS, left: 9 * HOUR }, STANDS], asked: true };
    expect(left(after(before, { undone: 3 }, [0]))).toBe(8 * HOUR);
  });

  test('leaves none to who takes their own move back while the table is asked to go back further', () => {
    const before: Table = { acting: [1], clocks: [{ ...STANDS, left: 9 * HOUR }, STANDS], asked: true };
    expect(left(after(before, { undone: 6 }, [0]))).toBe(HOUR);
    const others: Table = { acting: [0], clocks: [STANDS, { ...STANDS, left: 9 * HOUR }], asked: true };
    expect(left(after(others, { seat: 1, undone: 6 }, [1]), 1)).toBe(HOUR);
  });
});

describe('a player whose turn others take back while they are away', () => {
  const { increment } = SETTINGS;
  const runs = (acting: number[], times: readonly number[]): Table => ({
    acting,
    clocks: times.map((hours, seat) => ({
      ...STANDS,
      left: hours * HOUR,
      since: acting.includes(seat) ? NOW : null,
    })),
  });
  /** The seat before moves at `at`, and takes it back so many hours later. */
  const toAndFro = (table: Table, at: number, hours: number): Table =>
    after(after(table, {}, [1], at), { undone: 6 }, [0], at + hours * HOUR);

  test('has time for a turn when a new one begins', () => {
    const undone = toAndFro(runs([0], [10, 8]), NOW, 7.9);
    expect(left(undone, 1)).toBeCloseTo(0.1 * HOUR);
    const again = after(undone, {}, [1], NOW + 8 * HOUR);
    expect(again.clocks[1]).toMatchObject({ left: increment, since: NOW + 8 * HOUR, reminded: 0 });
  });

  test('has it after a pause in that turn, too', () => {
    const begun = after(runs([0], [10, 8]), {}, [1], NOW);
    const stopped = { ...begun, paused: true };
    const paused = after(
      stopped,
      { seat: null, tableEvent: { type: 'paused', until: NOW } },
      [1],
      NOW + 7 * HOUR,
    );
    const undone = after(paused, { undone: 6 }, [0], NOW + 7 * HOUR);
    expect(left(after(undone, {}, [1], NOW + 7 * HOUR), 1)).toBe(increment);
  });

  test('has no more than that turn began with, where that was less', () => {
    expect(left(after(toAndFro(runs([0], [10, 2]), NOW, 1), {}, [1], NOW + HOUR), 1)).toBe(2 * HOUR);
  });

  test('has what was left if the same turn comes back', () => {
    const interrupted = after(runs([1], [10, 8, 10]), { seat: 2, undone: 6 }, [2], NOW + 5 * HOUR);
    expect(left(after(interrupted, { seat: 2, undone: 7 }, [1], NOW + 6 * HOUR), 1)).toBe(3 * HOUR);
  });

  test('stops a game no longer than by one turn more, however often a friend does it', () => {
    let [table, at] = [runs([0], [10, 8]), NOW];
    for (let times = 0; times < 9; times += 1) {
      table = toAndFro(table, at, 7.5);
      at += 7.5 * HOUR;
    }
    expect(left(after(table, {}, [1], at), 1)).toBe(0);
  });
});

describe('a game that is paused, in which no clock runs', () => {
  const GAINED = 18 * HOUR;
  const paused = (more: Partial<SeatClock> = {}): Table => ({
    acting: [0],
    clocks: [{ ...STANDS, reminded: 2, ...more }, STANDS],
    paused: true,
  });

  test.each(['person', 'order', 'forced'] as const)('brings the increment for a turn that ends: %s', (by) => {
    expect(after(paused(), { by }, [1]).clocks).toEqual([{ ...STANDS, left: GAINED }, STANDS]);
  });

  test('brings none for a move that keeps the turn, nor for the turn of a bot on a vacated seat', () => {
    expect(after(paused(), {}, [0]).clocks[0]?.left).toBe(SETTINGS.bank);
    expect(after(paused(), { by: 'timeOut' }, [1]).clocks[0]?.left).toBe(SETTINGS.bank);
  });

  test('brings no time by a move and its undo, however often', () => {
    let table = paused();
    for (let times = 0; times < 5; times += 1) {
      table = after(table, {}, [1]);
      expect(left(table)).toBe(GAINED);
      table = after(table, { undone: 6 }, [0]);
      expect(left(table)).toBe(SETTINGS.bank);
    }
  });

  test('leaves what was left before, where a move in it is taken back later', () => {
    const moved = after(paused({ left: HOUR }), {}, [1]);
    const resumed = after(moved, RESUMED, [1], NOW, true);
    const undone = after(resumed, { undone: 6 }, [0]);
    expect(undone.clocks[0]).toEqual({ ...STANDS, left: HOUR, since: NOW });
  });

  test('begins turns with no reminder given, and goes on with those that were', () => {
    const next: Table = { acting: [1], clocks: [{ ...STANDS, reminded: 2 }, STANDS], paused: true };
    const begun = after(next, { seat: 1 }, [0]);
    expect(after(begun, RESUMED, [0], NOW, true).clocks[0]).toEqual({ ...STANDS, since: NOW });
    expect(after(paused(), RESUMED, [0], NOW, true).clocks[0]?.reminded).toBe(2);
  });
});

describe('turns that ran out in a row', () => {
  const missedOnce = { ...STANDS, missed: 1, since: NOW };
  const missedAfter = (by: LogRow['by'], acting: readonly number[]): number | undefined =>
    after({ acting: [0], clocks: [missedOnce, STANDS] }, { by }, acting).clocks[0]?.missed;

  test.each(['person', 'order'] as const)('are over with a decision of the player: %s', (by) => {
    expect([missedAfter(by, [1]), missedAfter(by, [0])]).toEqual([0, 0]);
  });

  test('are over with a move in a pause, in which no clock runs', () => {
    const paused = { acting: [0], clocks: [{ ...STANDS, missed: 1 }, STANDS], paused: true };
    expect(after(paused, {}, [1]).clocks[0]?.missed).toBe(0);
    expect(after(paused, {}, [0]).clocks[0]).toEqual(STANDS);
  });

  test('are not over with an answer that was forced: a player who is gone gives it too', () => {
    expect([missedAfter('forced', [1]), missedAfter('forced', [0])]).toEqual([1, 1]);
  });
});
