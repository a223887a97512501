import { forgetPast } from '../db/counters.ts';
import { database } from '../db/database.ts';
import { forgetSessions } from '../db/people.ts';

const HOUR = 3_600_000;
const DIGITS = '0123456789abcdef';

/**
 * Deletes counts of past days, expired used links, and expired sessions. Sessions have no index on time, because it would
 * cost a written row with each session. So each hour reads a sixteenth of them, by the first digit of the hash.
 */
export async function purge(env: Env, now: number): Promise<void> {
  const db = database(env);
  await forgetPast(db, now);
  await forgetSessions(db, DIGITS[Math.floor(now / HOUR) % DIGITS.length] ?? '0', now);
}
