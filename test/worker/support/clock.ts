import { afterEach, beforeEach, vi } from 'vitest';

const MINUTE = 60_000;

/** The clock runs this far ahead, so that no alarm set by it rings by itself. */
const START = Date.UTC(2040, 0, 1, 12);

/** Stops the service's clock. Only `later` moves it. A test must ring the mailboxes' alarms itself. */
export const startClock = (): void => void vi.useFakeTimers({ toFake: ['Date'], now: START });
export const stopClock = (): void => void vi.useRealTimers();

export const later = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE);

const MONTH_MINUTES = 30 * 24 * 60;

/** The clock of a file whose tests have a month each, so that no quota, list or game of an earlier one is left. */
export function startAnotherMonth(): void {
  let months = 0;
  beforeEach(() => {
    startClock();
    later((months += 1) * MONTH_MINUTES);
  });
  afterEach(stopClock);
}
