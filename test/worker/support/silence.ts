import { vi } from 'vitest';
import { ANSWERS_WITHIN_MS } from '../../../worker/db/database.ts';
import { throughGate } from './database.ts';

/** A database that takes a call and never answers, or fails. */

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

/** Takes databases down until the end of the test (`vi.restoreAllMocks`). */
export function takeDown(...databases: readonly D1Database[]): void {
  for (const database of databases)
    for (const call of ['prepare', 'batch'] as const)
      vi.spyOn(database, call).mockImplementation(() => {
        throw new Error('D1_ERROR: Network connection lost.');
      });
}

/** Repeats `make`, which makes a game, until there is one in each of the first two databases. */
export async function oneInEach<G extends { readonly id: string }>(
  make: () => Promise<G>,
): Promise<{ readonly a: G; readonly ba: G }> {
  const games: G[] = [];
  const inShard = (letters: string) => games.find(({ id }) => id.startsWith(letters));
  for (;;) {
    const [a, ba] = [inShard('a'), inShard('ba')];
    if (a !== undefined && ba !== undefined) return { a, ba };
    games.push(await make());
  }
}
