import { describe, expect, it } from 'vitest';
import type { LogRow } from '#shared/kernel/log.ts';
import type { Reveals } from '#shared/kernel/rules.ts';
import { maskOf, seatsOf, type AnyEvent, type Seat } from '#shared/kernel/types.ts';
import { undoPrice } from '#shared/kernel/undo.ts';
import { rowOf, undoRow } from '../support/rows.ts';

/** A game whose events say themselves what they reveal. */
type Shown = AnyEvent & Reveals;
const nothing: Shown = { type: 'quiet', seats: 0, public: false, chance: false };
const rules = { reveals: (event: Shown): Reveals => event, upcast: (event: AnyEvent) => event as Shown };

const setup = rowOf(1, null, [{ ...nothing, chance: true }]);
const quiet = (seq: number, seat: Seat | null): LogRow => rowOf(seq, seat, [nothing]);
const pausedRow = (seq: number): LogRow => ({
  ...rowOf(seq, null, []),
  tableEvent: { type: 'paused', until: 1 },
});
const byBot = (seq: number, seat: Seat): LogRow => ({ ...quiet(seq, seat), by: 'bot' });
const shows = (seq: number, seat: Seat, what: Partial<Reveals>): LogRow =>
  rowOf(seq, seat, [nothing, { ...nothing, ...what }]);

const everybody = { humans: maskOf([0, 1, 2, 3]) };
const price = (rows: readonly LogRow[], to: number, others = everybody, seat: Seat = 0) =>
  undoPrice(rules, rows, seat, to, others);

describe('an undo by seat 0 of four needs the consent of', () => {
  it.each<[string, LogRow[], number, Seat[]]>([
    ['nobody: one own quiet row', [setup, quiet(2, 0)], 1, []],
    ['nobody: several own quiet rows', [setup, quiet(2, 0), quiet(3, 0), quiet(4, 0)], 1, []],
    ['nobody: the last of one’s rows', [setup, shows(2, 0, { chance: true }), quiet(3, 0)], 2, []],
    ['everybody else: back beyond somebody else’s decision', [setup, quiet(2, 1), quiet(3, 0)], 1, [1, 2, 3]],
    ['everybody else: somebody else’s decisions only', [setup, quiet(2, 1)], 1, [1, 2, 3]],
    ['nobody: only a table event lies between', [setup, quiet(2, 0), pausedRow(3), quiet(4, 0)], 1, []],
    ['those who have acted since', [setup, quiet(2, 0), quiet(3, 1), quiet(4, 2), quiet(5, 1)], 1, [1, 2]],
    ['those who learned something', [setup, shows(2, 0, { seats: maskOf([1, 3]) })], 1, [1, 3]],
    [
      'those who acted or learned something',
      [setup, shows(2, 0, { seats: maskOf([3]) }), quiet(3, 1)],
      1,
      [1, 3],
    ],
    [
      'those whom somebody else showed something',
      [setup, quiet(2, 0), shows(3, 1, { seats: maskOf([2]) })],
      1,
      [1, 2],
    ],
    ['everybody else: chance was drawn', [setup, shows(2, 0, { chance: true })], 1, [1, 2, 3]],
    ['everybody else: all learned something', [setup, shows(2, 0, { public: true })], 1, [1, 2, 3]],
    ['everybody else: oneself learned something', [setup, shows(2, 0, { seats: maskOf([0]) })], 1, [1, 2, 3]],
    [
      'nobody: what was shown is taken back already',
      [setup, shows(2, 0, { chance: true }), undoRow(3, 1, 1), quiet(4, 0)],
      1,
      [],
    ],
    [
      'nobody: others’ rows are taken back already',
      [setup, quiet(2, 0), quiet(3, 1), undoRow(4, 1, 2)],
      1,
      [],
    ],
  ])('%s', (_, rows, to, consent) => {
    expect(price(rows, to)).toEqual({ ok: true, value: { consent: maskOf(consent) } });
  });

  it('people only: bots are not asked', () => {
    const rows = [setup, quiet(2, 0), quiet(3, 1), shows(4, 2, { public: true })];
    expect(price(rows, 1, { humans: maskOf([0, 3]) })).toEqual({ ok: true, value: { consent: maskOf([3]) } });
    expect(price(rows, 1, { humans: maskOf([0]) })).toEqual({ ok: true, value: { consent: 0 } });
  });
});

describe('once a bot has answered', () => {
  const rows = [setup, quiet(2, 0), byBot(3, 1)];

  it('everybody else at the table is asked: nobody could refuse the bot a second answer', () => {
    const others = { humans: maskOf([0, 2, 3]) };
    expect(price(rows, 1, others)).toEqual({ ok: true, value: { consent: maskOf([2, 3]) } });
  });

  it('nobody is asked if all others are bots: nobody is harmed', () => {
    expect(price([...rows, byBot(4, 2)], 1, { humans: maskOf([0]) })).toEqual({
      ok: true,
      value: { consent: 0 },
    });
  });

  it('rows after its answer are free again', () => {
    expect(price([...rows, quiet(4, 0)], 3, { humans: maskOf([0, 2, 3]) })).toEqual({
      ok: true,
      value: { consent: 0 },
    });
  });
});

describe('an undo is impossible', () => {
  it.each<[string, LogRow[], number, string]>([
    ['before the set-up', [setup, quiet(2, 0)], 0, 'UNDO_SETUP'],
    ['before the first row', [setup, quiet(2, 0)], -1, 'UNDO_SETUP'],
    ['where nothing follows', [setup, quiet(2, 0)], 2, 'UNDO_NOTHING'],
    ['in an empty log', [], 1, 'UNDO_NOTHING'],
    ['to a row that is still to come', [setup, quiet(2, 0)], 3, 'UNDO_NOTHING'],
    ['to half a row', [setup, quiet(2, 0)], 1.5, 'UNDO_NOTHING'],
    ['to no number', [setup, quiet(2, 0)], NaN, 'UNDO_NOTHING'],
    [
      'to a row taken back',
      [setup, quiet(2, 0), quiet(3, 0), undoRow(4, 0, 1), quiet(5, 0)],
      2,
      'UNDO_NOTHING',
    ],
    ['to a row that took back', [setup, quiet(2, 0), undoRow(3, 0, 1), quiet(4, 0)], 3, 'UNDO_NOTHING'],
  ])('%s', (_, rows, to, code) => {
    expect(price(rows, to)).toEqual({ ok: false, failure: { code } });
  });
});

describe('a set of seats', () => {
  it.each([[[]], [[0]], [[3, 1]], [[0, 1, 2, 3]], [[30]]])('of %j is a mask and back', (seats) => {
    expect(seatsOf(maskOf(seats))).toEqual(seats.toSorted((a, b) => a - b));
  });
});
