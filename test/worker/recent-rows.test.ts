import { expect, test } from 'vitest';
import type { LogRow } from '#shared/kernel/log.ts';
import { RecentRows, REMEMBERED } from '../../worker/room/live/recentRows.ts';

/** A room keeps few rows in memory, however long its game is. */

const LENGTH = 200;
const row = (seq: number): LogRow => ({
  seq,
  at: seq,
  seat: null,
  by: 'person',
  moves: [],
  events: [],
  version: 1,
  undone: 0,
});
const end = { game: { seq: LENGTH }, lastAt: LENGTH };

function afterLongGame(): RecentRows {
  const recent = new RecentRows();
  for (let seq = 1; seq <= LENGTH; seq += 1) recent.add(row(seq));
  return recent;
}

test('a page that lacks the newest rows is given them from memory', () => {
  const from = LENGTH - REMEMBERED;
  const missed = afterLongGame().missedBy({ from, at: undefined }, end);
  expect(missed.kind === 'rows' && missed.rows.map(({ seq }) => seq)).toEqual(
    Array.from({ length: REMEMBERED }, (_, n) => from + n + 1),
  );
});

test('a page that lacks one row more is given rows that are read: memory does not grow with the game', () => {
  const from = LENGTH - REMEMBERED - 1;
  expect(afterLongGame().missedBy({ from, at: undefined }, end)).toEqual({ kind: 'read', after: from });
});

test('rows that were read for a page are not kept beyond that either', async () => {
  const recent = new RecentRows();
  await recent.read(0, async () => Array.from({ length: LENGTH }, (_, n) => row(n + 1)));
  const from = LENGTH - REMEMBERED - 1;
  expect(recent.missedBy({ from, at: undefined }, end)).toEqual({ kind: 'read', after: from });
});
