import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { syncServiceClock, serviceNow, createNowFor } from '../../web/lib/serviceClock.ts';

/** When what counts down is drawn again. */

const MINUTE = 60_000;

/** A page in memory, with one timer at most for each pace, and what was drawn on it. */
class Page {
  time = 0;
  visible = true;
  readonly timers: { readonly ms: number; run(): void }[] = [];
  readonly #watchers = new Set<() => void>();

  readonly nowFor = createNowFor({
    now: () => this.time,
    isVisible: () => this.visible,
    onVisibility: (callback) => {
      this.#watchers.add(callback);
      return () => void this.#watchers.delete(callback);
    },
    later: (ms, run) => {
      const timer = { ms, run };
      this.timers.push(timer);
      return () =>
        void this.timers.splice(0, this.timers.length, ...this.timers.filter((one) => one !== timer));
    },
  });

  /** What is left of a time until then, as it is drawn again and again; and what ends that. */
  count(until: number): { readonly drawn: readonly number[]; stop(): void } {
    const drawn: number[] = [];
    const stop = effect(() => void drawn.push(until - this.nowFor(until)));
    return { drawn, stop };
  }

  /** The next timer rings, and returns how long it waited. */
  ring(): number {
    const timer = this.timers.shift();
    if (timer === undefined) throw new Error('nothing ticks');
    this.time += timer.ms;
    timer.run();
    return timer.ms;
  }

  show(visible: boolean): void {
    this.visible = visible;
    for (const watcher of this.#watchers) watcher();
  }

  get watchers(): number {
    return this.#watchers.size;
  }
}

test('a long time is drawn each minute', () => {
  const page = new Page();
  const { drawn } = page.count(60 * MINUTE);
  expect([page.ring(), page.ring()]).toEqual([MINUTE, MINUTE]);
  expect(drawn).toEqual([60 * MINUTE, 59 * MINUTE, 58 * MINUTE]);
});

test('the last minutes are drawn each second, down to nothing; then nothing ticks', () => {
  const page = new Page();
  const { drawn } = page.count(7 * MINUTE);
  expect([page.ring(), page.ring()]).toEqual([MINUTE, 1_000]);
  while (page.timers.length > 0) page.ring();
  expect(drawn.slice(0, 3)).toEqual([7 * MINUTE, 6 * MINUTE, 6 * MINUTE - 1_000]);
  expect(drawn.at(-1)).toBe(0);
  expect(drawn).toHaveLength(2 + 6 * 60);
});

test('nothing ticks while the page is hidden; shown again, it draws at once', () => {
  const page = new Page();
  const { drawn } = page.count(60 * MINUTE);
  page.show(false);
  expect(page.timers).toEqual([]);
  page.time = 10 * MINUTE;
  page.show(true);
  expect(drawn).toEqual([60 * MINUTE, 50 * MINUTE]);
  expect(page.ring()).toBe(MINUTE);
});

test('a page opened in the background ticks once it is shown', () => {
  const page = new Page();
  page.visible = false;
  const { drawn } = page.count(60 * MINUTE);
  expect(page.timers).toEqual([]);
  page.show(true);
  expect([drawn.length, page.timers.length]).toEqual([2, 1]);
});

test('several times share a timer, and without any there is none', () => {
  const page = new Page();
  const times = [page.count(60 * MINUTE), page.count(90 * MINUTE)];
  expect(page.timers).toHaveLength(1);
  for (const { stop } of times) stop();
  expect([page.timers.length, page.watchers]).toEqual([0, 0]);
});

test('a time that is past does not tick', () => {
  const page = new Page();
  page.count(0);
  expect([page.timers.length, page.watchers]).toEqual([0, 0]);
});

test('what counts down goes by the service’s clock where the device’s is wrong', () => {
  vi.useFakeTimers({ now: 100 * MINUTE });
  const off = (date: string | null, took = 0): number => {
    syncServiceClock(date, Date.now() - took);
    return serviceNow() - Date.now();
  };
  const at = (ms: number): string => new Date(ms).toUTCString();
  expect(off(at(80 * MINUTE))).toBe(-20 * MINUTE);
  expect(off(at(90 * MINUTE), MINUTE)).toBe(-20 * MINUTE); // it took too long to tell anything
  expect(off(at(100 * MINUTE - 9_000))).toBe(0); // an answer takes its time
  expect(off(at(180 * MINUTE))).toBe(80 * MINUTE);
  expect([off(null), off('yesterday')]).toEqual([80 * MINUTE, 80 * MINUTE]); // an answer without a date tells nothing
  vi.useRealTimers();
});

/** It reads the device's clock for the device's own matter: when it was last asked. */
const KEEPS_TIME = new Set(['features/telling/pushDevice.ts']);

test('no part of the page reads the device’s clock for the service’s times', () => {
  const root = join(import.meta.dirname, '../../web');
  const readers = ['features', 'games', 'table', 'ui']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !KEEPS_TIME.has(file))
    .filter((file) => /Date\.now|new Date\(\)/.test(readFileSync(join(root, file), 'utf8')));
  expect(readers).toEqual([]);
});

test('a clock about half a minute wrong does not jump from answer to answer', () => {
  vi.useFakeTimers({ now: 100 * MINUTE });
  const off = (seconds: number): number => {
    syncServiceClock(new Date(100 * MINUTE + seconds * 1_000).toUTCString(), Date.now());
    return (serviceNow() - Date.now()) / 1_000;
  };
  expect([0, 29, 31, 29, 16, 14, 29].map(off)).toEqual([0, 0, 31, 29, 16, 0, 0]);
  vi.useRealTimers();
});
