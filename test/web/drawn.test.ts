import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What may come later waits until there is something to look at. */

beforeEach(() => {
  vi.resetModules(); // a page on which nothing is drawn yet
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

test('a page that cannot be drawn does not keep the rest waiting for ever', async () => {
  const { whenDrawn, drawn } = await import('../../web/drawn.ts');
  let came = false;
  void whenDrawn().then(() => (came = true));
  await vi.advanceTimersByTimeAsync(9_999);
  expect([came, drawn.value]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([came, drawn.value]).toEqual([true, true]);
});

test('what is drawn is waited for no longer', async () => {
  const { whenDrawn, nowDrawn } = await import('../../web/drawn.ts');
  const waiting = whenDrawn();
  nowDrawn();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});
