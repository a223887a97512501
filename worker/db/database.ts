import { drizzle } from 'drizzle-orm/d1';

export type Database = ReturnType<typeof database>;

/** The database that holds a game's log, or (without a game) the people. One shard so far; see `ids.ts`. */
export const database = (env: Env) => drizzle(env.DB);

/** What a failed write means. Anything but a clash of keys leaves open whether it was carried out. */
export const isKeyClash = (error: unknown): boolean => says(error, /UNIQUE constraint failed/i);

/** Did the database fail (and not our code)? Its errors all begin alike. */
export const isStorageFailure = (error: unknown): boolean => says(error, /^D1_/);

function says(error: unknown, pattern: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (pattern.test(cause.message)) return true;
  return false;
}
