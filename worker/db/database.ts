import { drizzle } from 'drizzle-orm/d1';

export type Database = ReturnType<typeof database>;

/** The database that holds a game's log, or (without a game) the people. One shard so far; see `ids.ts`. */
export const database = (env: Env) => drizzle(bounded(env.DB));

/**
 * Milliseconds after which a call counts as failed: longer than any query of ours takes, shorter than a page waits for
 * its answer. Whether it was carried out nobody knows, and it may be later: keys and fences keep that from doing harm.
 */
export const ANSWERS_WITHIN_MS = 10_000;

/** The database, or a statement of it, whose calls do not keep anybody waiting for ever. */
function bounded<T extends object>(target: T): T {
  return new Proxy(target, {
    get: (_, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: readonly unknown[]): unknown => {
        const result: unknown = Reflect.apply(member, target, args);
        if (result instanceof Promise) return inTime(result);
        return typeof result === 'object' && result !== null ? bounded(result) : result;
      };
    },
  });
}

async function inTime<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('D1_ERROR: no answer in time')), ANSWERS_WITHIN_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Another writer was faster: there is a row under this key already. */
export const isKeyClash = (error: unknown): boolean => says(error, /UNIQUE constraint failed/i);

/** The same of rows that are written over: they are no longer as they were read (the fences of `games.ts`). */
const isFenced = (error: unknown): boolean =>
  says(error, /NOT NULL constraint failed: (games\.status|seats\.kind)/i);

/** What a failed write means. Anything but a clash leaves open whether it was carried out. */
export const isClash = (error: unknown): boolean => isKeyClash(error) || isFenced(error);

/** Did the database fail (and not our code)? Its errors all begin alike. */
export const isStorageFailure = (error: unknown): boolean => says(error, /^D1_/);

function says(error: unknown, pattern: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (pattern.test(cause.message)) return true;
  return false;
}
