import { vi } from 'vitest';

const MINUTE = 60_000;

/** So far ahead that no alarm set by this clock rings by itself. */
const START = Date.UTC(2040, 0, 1, 12);

/** Stops the service's clock; it moves by `later` alone. Mailboxes must be rung. */
export const startClock = (): void => void vi.useFakeTimers({ toFake: ['Date'], now: START });
export const stopClock = (): void => void vi.useRealTimers();

export const later = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE);
