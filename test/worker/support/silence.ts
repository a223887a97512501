import { vi } from 'vitest';
import { ANSWERS_WITHIN_MS } from '../../../worker/db/database.ts';
import { throughGate } from './database.ts';

/** A database that takes a call and never answers. */

export const stopTimers = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() });
export const startTimers = (): void => void vi.useRealTimers();

type Call = (statements: readonly string[]) => boolean;

/**
 * Sends a request whose first database call that `hits` gets no answer, and lets time pass until the service gives up.
 * Timers must be stopped. `meanwhile` runs before that. `late` lets the database carry out the call after all, as if it
 * had been slow, and returns its result.
 */
export async function unanswered<T>(
  hits: Call,
  request: () => Promise<T>,
  meanwhile: () => Promise<void> = async () => undefined,
) {
  let carryOut = (): void => undefined;
  let outcome: Promise<unknown> = Promise.resolve();
  let held: (() => void) | undefined;
  const reached = new Promise<void>((resolve) => (held = resolve));
  const answer = await throughGate(
    (statements, go) => {
      if (held === undefined || !hits(statements)) return go();
      outcome = new Promise<void>((resolve) => (carryOut = resolve))
        .then(go)
        .catch((error: unknown) => error);
      held();
      held = undefined;
      return new Promise(() => undefined);
    },
    async () => {
      const answering = request();
      await reached;
      await meanwhile();
      await vi.advanceTimersByTimeAsync(ANSWERS_WITHIN_MS);
      return answering;
    },
  );
  const late = (): Promise<unknown> => {
    carryOut();
    return outcome;
  };
  return { answer, late };
}
