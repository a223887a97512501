import { expect, test } from 'vitest';
import { leaving, mayReload } from '../../web/lib/reload.ts';
import { storage } from './support/world.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 1, 12);

test('a missing part or other rules reload the page at once', () => {
  expect(mayReload(storage(), NOON)).toBe(true);
});

test('a reload that does not help is not repeated again and again', () => {
  const session = storage();
  mayReload(session, NOON);
  expect([0, 1_000, 29_999].map((ms) => mayReload(session, NOON + ms))).toEqual([false, false, false]);
});

test('a page that never gets what it needs reloads ever more rarely, in the end hourly', () => {
  const session = storage();
  const times: number[] = [];
  for (let ms = 0; ms <= 24 * 60 * MINUTE; ms += 10_000) if (mayReload(session, NOON + ms)) times.push(ms);
  const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(waits.slice(0, 4)).toEqual([30_000, MINUTE, 2 * MINUTE, 4 * MINUTE]);
  expect(Math.max(...waits)).toBe(60 * MINUTE);
  expect(times.length).toBeLessThan(35);
});

test('after a failed load, a later deploy in the same tab reloads at once', () => {
  const session = storage();
  mayReload(session, NOON); // a part could not be fetched
  expect(mayReload(session, NOON + 60 * MINUTE)).toBe(true); // a deploy
  expect(mayReload(session, NOON + 61 * MINUTE)).toBe(true); // whose part was not there yet
  expect(mayReload(session, NOON + 24 * 60 * MINUTE)).toBe(true);
});

test('a tab without storage does not reload by itself', () => {
  const forgetful = { ...storage(), read: () => undefined };
  expect(mayReload(forgetful, NOON)).toBe(false);
});

test.each([
  ['a clock that was set back', { at: NOON + 24 * 60 * MINUTE, row: 7 }],
  ['a note of another release', 'a1b2c3d4e5f6'],
  ['nonsense', { at: 'yesterday' }],
])('%s does not delay a reload', (_what, kept) => {
  const session = storage();
  session.write('carrack.reloads', kept);
  expect(mayReload(session, NOON)).toBe(true);
});

test.each(['beforeunload', 'pagehide'])('while the page is left (%s) nothing reloads it', (event) => {
  const page = new EventTarget();
  let now = 1_000;
  const isLeaving = leaving(page, () => now);
  expect(isLeaving()).toBe(false);
  page.dispatchEvent(new Event(event));
  expect(isLeaving()).toBe(true);
  now += 30_000; // it was a download: the page is still there
  expect(isLeaving()).toBe(false);
});

test('a page that is come back to is not being left', () => {
  const page = new EventTarget();
  const isLeaving = leaving(page, () => 1_000);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  expect(isLeaving()).toBe(false);
});
