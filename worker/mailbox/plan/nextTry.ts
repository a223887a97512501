import type { Retry } from '../../lib/mail.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Times from a failed try to the next (ms). After the last one the notice fails, and players see that. */
export const RETRY_AFTER_MS = [MINUTE, 10 * MINUTE, 60 * MINUTE, 6 * 60 * MINUTE] as const;

interface Tried {
  /** Failed tries so far. */
  readonly attempts: number;
}

interface NextTry extends Tried {
  /** Ms since 1970; null for never. */
  readonly dueAt: number | null;
}

/** Messages that wait for the next day are spread over this time (ms), so that they are not all sent at its start. */
const NEXT_DAY_SPREAD_MS = 30 * MINUTE;

/** When to try again after a failure (`dueAt` null for never), and the count of attempts. An exhausted quota is no attempt. */
export function nextTry(retry: Retry, { attempts }: Tried, now: number): NextTry {
  switch (retry) {
    case 'never':
      return { dueAt: null, attempts: attempts + 1 };
    case 'backoff': {
      const after = RETRY_AFTER_MS[attempts];
      return { dueAt: after === undefined ? null : now + after, attempts: attempts + 1 };
    }
    case 'nextDay':
      return { dueAt: (Math.floor(now / DAY) + 1) * DAY + (now % NEXT_DAY_SPREAD_MS), attempts };
  }
}
