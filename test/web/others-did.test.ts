import { expect, test } from 'vitest';
import { othersDid } from '../../web/features/recap/recap.ts';
import type { Phrase } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';

const said = (key: string): Phrase => ({ key, args: {} });
const line = (seq: number, seat: Seat | null, key: string) => ({ seq, seat, phrase: said(key) });
/** What is told to the reader in seat 0, and how the log tells it. */
const touching = (seq: number, key: string) => ({ ...line(seq, 1, `${key} of yours`), inLog: said(key) });

const STORY = [
  line(1, 1, 'pass'),
  line(1, 1, 'draw'),
  line(2, 0, 'order'),
  line(3, 1, 'cover'),
  line(4, 2, 'buy'),
];
const told = (
  relevant: Parameters<typeof othersDid>[0]['relevant'],
  you: Seat | null = 0,
  inParts = false,
): readonly string[] => othersDid({ relevant, story: STORY }, you, ({ phrase }) => phrase.key, inParts);

test('a recap of what affected nobody tells the latest that the others did, but no own move', () => {
  expect(told([])).toEqual(['draw', 'cover', 'buy']);
});

test('what affected the reader is not told twice, and takes the room of the rest', () => {
  expect(told([touching(3, 'cover')])).toEqual(['draw', 'buy']);
  expect(told([touching(1, 'draw'), touching(3, 'cover'), touching(4, 'buy')])).toEqual([]);
});

test('nobody is left out, whatever has affected the reader', () => {
  const often = [touching(1, 'pass'), touching(1, 'draw'), touching(3, 'cover')];
  expect(told(often)).toEqual(['buy']);
  expect(told(often, 0, true)).toEqual(['buy']);
  expect(told([], 0, true)).toEqual(['cover', 'buy']);
});

test('a spectator is told the latest of all anyway', () => {
  expect(told([], null)).toEqual([]);
});
