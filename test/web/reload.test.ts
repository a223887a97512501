import { expect, test } from 'vitest';
import { mayReload } from '../../web/reload.ts';
import { storage } from './support/world.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 1, 12);

test('a part that cannot be had, or other rules, load the page anew at once', () => {
  expect(mayReload(storage(), NOON)).toBe(true);
});

test('where that brings nothing, it is not done again and again', () => {
  const session = storage();
  mayReload(session, NOON);
  expect([0, 1_000, 29_999].map((ms) => mayReload(session, NOON + ms))).toEqual([false, false, false]);
});

test('a page that never gets what it needs reloads ever more rarely, hourly in the end', () => {
  const session = storage();
  const times: number[] = [];
  for (let ms = 0; ms <= 24 * 60 * MINUTE; ms += 10_000) if (mayReload(session, NOON + ms)) times.push(ms);
  const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(waits.slice(0, 4)).toEqual([30_000, MINUTE, 2 * MINUTE, 4 * MINUTE]);
  expect(Math.max(...waits)).toBe(60 * MINUTE);
  expect(times.length).toBeLessThan(35);
});

test('after a hitch, a second deploy in the same tab is followed at once', () => {
  const session = storage();
  mayReload(session, NOON); // a part was lost on its way
  expect(mayReload(session, NOON + 60 * MINUTE)).toBe(true); // another build
  expect(mayReload(session, NOON + 61 * MINUTE)).toBe(true); // and what it needed was not there yet
  expect(mayReload(session, NOON + 24 * 60 * MINUTE)).toBe(true);
});

test('a tab that can remember nothing leaves it to its reader', () => {
  const forgetful = { ...storage(), read: () => undefined };
  expect(mayReload(forgetful, NOON)).toBe(false);
});

test.each([
  ['a clock that was put back', { at: NOON + 24 * 60 * MINUTE, row: 7 }],
  ['what another release has noted', 'a1b2c3d4e5f6'],
  ['nonsense', { at: 'yesterday' }],
])('%s holds nobody up', (_what, kept) => {
  const session = storage();
  session.write('carrack.reloads', kept);
  expect(mayReload(session, NOON)).toBe(true);
});
