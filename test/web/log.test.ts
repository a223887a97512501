import { expect, test } from 'vitest';
import { lineFor } from '../../web/table/log/Rows.tsx';
import { textOf } from '../../web/table/log/logText.ts';

const LAST = 9;
const on = (at: number) => ({ at, last: LAST, entry: 4 });
const BOX = on(-1);

test('from the log itself the arrows lead to the entry line', () => {
  expect(['ArrowUp', 'ArrowDown'].map((key) => lineFor(key, BOX))).toEqual([4, 4]);
});

test('the arrows lead from line to line, and not beyond the ends', () => {
  expect([5, 0].map((at) => lineFor('ArrowUp', on(at)))).toEqual([4, 0]);
  expect([5, LAST].map((at) => lineFor('ArrowDown', on(at)))).toEqual([6, LAST]);
});

test('Home and End lead to the first and the last line from anywhere', () => {
  for (const place of [BOX, on(0), on(5), on(LAST)])
    expect(['Home', 'End'].map((key) => lineFor(key, place))).toEqual([0, LAST]);
});

test('the log does not take the keys that step through the game, open a line or leave the log', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Enter', ' ', 'Tab', 'toString'])
    expect(lineFor(key, on(5))).toBeUndefined();
});

test('the log tells of a row that takes back: of a seat’s undo, and of a repair by no seat', () => {
  const row = { seq: 9, at: 0, undone: false, takesBack: 4, lines: [] };
  const told = (seat: number | null) => textOf({ ...row, seat }, new Set(), () => 'Ann');
  expect(told(0)).toMatch(/Ann.* takes back everything after entry 4/);
  expect(told(null)).toMatch(/has been repaired: everything after entry 4 no longer counts/);
});
