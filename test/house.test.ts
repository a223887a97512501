import { expect, test } from 'vitest';
import { ambiguousNames } from '../scripts/names.ts';
import { LONGEST, sentences } from '../scripts/prose.ts';

/** What keeps the source easy to read for a newcomer. */

test('an exported name has one meaning', () => {
  expect([...ambiguousNames(['shared', 'worker', 'web'])]).toEqual([]);
});

test(`no sentence of comments, docs and test titles has more than ${LONGEST} words`, () => {
  const all = sentences();
  expect(all.length).toBeGreaterThan(5_000);
  expect(all.filter(({ words }) => words > LONGEST)).toEqual([]);
});
