import { describe, expect, it } from 'vitest';
import { addCounts, countTimes, decisionsIn, quartilesOf } from '#shared/kernel/decisionTimes.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import type { AnyEvent, Origin, Seat } from '#shared/kernel/types.ts';

/** A game whose events say who must decide next. */
interface Now extends AnyEvent {
  readonly acting: readonly Seat[];
}
const rules = {
  evolve: (_: unknown, event: AnyEvent) => (event as Now).acting,
  acting: (state: unknown) => state as readonly Seat[],
  upcast: (event: AnyEvent) => event,
};

const SECOND = 1_000;
interface Told {
  readonly seat?: Seat;
  readonly at: number;
  readonly next?: readonly Seat[];
  readonly by?: Origin;
  readonly undone?: number;
  readonly tableEvent?: TableEvent;
}
const log = (...told: readonly Told[]): LogRow[] =>
  told.map(({ seat = null, at, next, by = 'person', undone = null, tableEvent }, i) => ({
    seq: i + 1,
    seat,
    by,
    moves: [],
    events: next === undefined ? [] : [{ type: 'now', acting: next } as Now],
    undone,
    ...(tableEvent === undefined ? {} : { tableEvent }),
    at: at * SECOND,
    version: 1,
  }));

const times = (...told: readonly Told[]) =>
  decisionsIn(rules, log(...told)).map(({ seat, took }) => [seat, took / SECOND]);

describe('the time of a decision', () => {
  it('begins when the seat must decide, and ends when it has decided', () => {
    expect(
      times({ at: 0, next: [0] }, { seat: 0, at: 10, next: [1] }, { seat: 1, at: 15, next: [0] }),
    ).toEqual([
      [0, 10],
      [1, 5],
    ]);
  });

  it('begins anew with each of several decisions in a row', () => {
    expect(
      times({ at: 0, next: [0] }, { seat: 0, at: 10, next: [0] }, { seat: 0, at: 12, next: [1] }),
    ).toEqual([
      [0, 10],
      [0, 2],
    ]);
  });

  it('goes on while another seat decides at the same time', () => {
    expect(
      times({ at: 0, next: [0, 1] }, { seat: 1, at: 4, next: [0] }, { seat: 0, at: 9, next: [] }),
    ).toEqual([
      [1, 4],
      [0, 9],
    ]);
  });

  it('begins anew after an undo', () => {
    const rows = [
      { at: 0, next: [0] },
      { seat: 0, at: 5, next: [1] },
      { seat: 0, at: 20, undone: 1 },
    ];
    expect(times(...rows, { seat: 0, at: 23, next: [1] })).toEqual([
      [0, 5],
      [0, 3],
    ]);
  });

  it('begins anew after a pause, and for a player who is back', () => {
    const paused: TableEvent = { type: 'paused', until: 0 };
    expect(
      times(
        { at: 0, next: [0] },
        { at: 5, tableEvent: paused },
        { at: 90, tableEvent: { type: 'resumed' } },
        { seat: 0, at: 92, next: [1] },
      ),
    ).toEqual([[0, 2]]);
    const back: TableEvent = { type: 'playerReturned', seat: 0 };
    expect(times({ at: 0, next: [0] }, { at: 50, tableEvent: back }, { seat: 0, at: 57, next: [1] })).toEqual(
      [[0, 7]],
    );
  });
});

describe('counts of times', () => {
  it('go by powers of two of seconds', () => {
    expect(countTimes([0, 500, 1_000, 1_999, 2_000, 3_999, 4_000].map(Number))).toEqual([4, 2, 1]);
    expect(countTimes([])).toEqual([]);
  });

  it('are added entry by entry', () => {
    expect(addCounts([[1, 2], [], [0, 1, 5]])).toEqual([1, 3, 5]);
  });

  it('give quartiles within a power of two of the true ones', () => {
    const seconds = Array.from({ length: 400 }, (_, n) => n + 1);
    const counts = countTimes(seconds.map((s) => s * SECOND));
    const found = quartilesOf(counts);
    const ratios = [100, 200, 300].map(
      (s, i) => [found?.lower, found?.median, found?.upper].map((x) => x ?? 0)[i]! / s,
    );
    for (const ratio of ratios) expect(Math.abs(Math.log2(ratio))).toBeLessThan(1);
  });

  it('give no quartiles if nothing was counted', () => {
    expect(quartilesOf([])).toBeNull();
    expect(quartilesOf([0, 0])).toBeNull();
  });

  it('give the same time thrice if all are alike', () => {
    const found = quartilesOf([0, 0, 0, 8]);
    expect([found?.lower, found?.upper].every((s) => s !== undefined && s >= 8 && s <= 16)).toBe(true);
  });
});
