import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Work that may come later waits until the page is drawn. */

beforeEach(() => {
  vi.resetModules(); // a page on which nothing is drawn yet
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

test('a page that cannot be drawn does not delay the rest for ever', async () => {
  const { whenInteractive, interactive } = await import('../../web/interactive.ts');
  let came = false;
  void whenInteractive().then(() => (came = true));
  await vi.advanceTimersByTimeAsync(9_999);
  expect([came, interactive.value]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([came, interactive.value]).toEqual([true, true]);
});

test('the rest goes on once the page is drawn', async () => {
  const { whenInteractive, markInteractive } = await import('../../web/interactive.ts');
  const waiting = whenInteractive();
  markInteractive();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});
