import { signal, type ReadonlySignal } from '@preact/signals';

/** Between a device and the service so much (ms) is no wrong clock: answers take their time, and a preloaded one is older. */
const SMALL = 30_000;

let offset = 0;

/** The `Date` of an answer that was asked for at `sentAt` sets the clock. An answer that took long, as of a page that slept, does not. */
export function syncServiceClock(date: string | null, sentAt: number): void {
  const now = Date.now();
  const found = Date.parse(date ?? '') - now;
  // A clock about so wrong stays right or wrong: what counts down would jump from answer to answer.
  if (now - sentAt < SMALL && !Number.isNaN(found))
    offset = Math.abs(found) > (offset ? SMALL / 2 : SMALL) ? found : 0;
}

/** The time by the service's clock, whose times count; for what is displayed. */
export const serviceNow = (): number => Date.now() + offset;

/** The parts of the page that a countdown needs. */
interface Ticking {
  /** Ms since 1970. */
  now(): number;
  isVisible(): boolean;
  /** Calls back when the page is shown or hidden; the result ends that. */
  onVisibility(callback: () => void): () => void;
  /** Calls back after `ms` milliseconds; the result calls it off. */
  later(ms: number, callback: () => void): () => void;
}

const MINUTE = 60_000;
const SECOND = 1_000;
/** From here on durations have seconds (ms). */
export const LAST_MINUTES = 5 * MINUTE;

/**
 * The time now, for what counts down to `until`. Whoever reads it in a component or an effect is called again: each
 * minute, in the last minutes each second, and not at all while the page is hidden or `until` is past.
 */
export function createNowFor(page: Ticking): (until: number) => number {
  const minutes = createBeat(page, MINUTE);
  const seconds = createBeat(page, SECOND);
  return (until) => {
    const left = until - page.now();
    if (left > 0) void (left > LAST_MINUTES + MINUTE ? minutes : seconds).value;
    return page.now();
  };
}

/** Changes every `pace` ms while somebody depends on it and the page is visible, and when the page is shown again. */
function createBeat({ isVisible, onVisibility, later }: Ticking, pace: number): ReadonlySignal<number> {
  let callOff = (): void => undefined;
  let forget = (): void => undefined;
  const wait = (): void => {
    if (isVisible()) callOff = later(pace, beat);
  };
  const beat = (): void => {
    wait();
    count.value += 1;
  };
  const count = signal(0, {
    watched: () => {
      wait();
      forget = onVisibility(() => {
        callOff();
        if (isVisible()) beat();
      });
    },
    unwatched: () => {
      callOff();
      forget();
    },
  });
  return count;
}

/** The same, of this browser's page, by the service's clock: it set the times. */
export const nowFor = createNowFor({
  now: serviceNow,
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (callback) => {
    document.addEventListener('visibilitychange', callback);
    return () => document.removeEventListener('visibilitychange', callback);
  },
  later: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});
