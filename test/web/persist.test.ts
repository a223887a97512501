import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from '../../web/lib/requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part that comes after so many failures. */
function partAfter(failures: number) {
  let tries = 0;
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries <= failures) throw new Error('offline');
    return 'part';
  };
  return { load, tries: () => tries };
}

test('a part that could not be fetched is fetched again, ever more rarely, until it comes', async () => {
  const part = partAfter(3);
  const [done, failed] = [vi.fn(), vi.fn()];
  retry(part.load, done, failed);
  await vi.advanceTimersByTimeAsync(4_999);
  expect([part.tries(), failed.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(part.tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000 + 20_000);
  expect([part.tries(), done.mock.calls]).toEqual([4, [['part']]]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(part.tries()).toBe(4);
});

test('a part is asked for once a minute at least', async () => {
  const part = partAfter(Infinity);
  retry(part.load, vi.fn());
  await vi.advanceTimersByTimeAsync(3_600_000);
  const { length } = [5, 10, 20, 40];
  expect(part.tries()).toBe(1 + length + Math.floor((3_600 - 75) / 60));
});

test('what is not wanted any more is neither fetched again nor taken', async () => {
  const [late, never] = [partAfter(0), partAfter(1)];
  const done = vi.fn();
  retry(late.load, done)();
  const end = retry(never.load, done);
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([never.tries(), done.mock.calls]).toEqual([1, []]);
});
