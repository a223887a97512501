import { expect, test } from 'vitest';
import { ambiguousNames } from '../scripts/names.ts';

/** What keeps the source easy to read for a newcomer. */

test('an exported name has one meaning', () => {
  expect([...ambiguousNames(['shared', 'worker', 'web'])]).toEqual([]);
});
