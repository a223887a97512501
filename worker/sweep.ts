import { database } from './db/database.ts';
import { overdueGames } from './db/games.ts';
import { roomOf } from './routes/support.ts';

/** An alarm is later than this only if it was lost. */
const LOST_AFTER_MS = 60_000;

/** Rooms woken in one run: within the free plan's 50 subrequests. The rest are due in the next one. */
const ROOMS_PER_SWEEP = 40;

/** The safety net: wakes rooms whose due time has passed and whose alarm did not come. */
export async function sweep(env: Env, now: number): Promise<void> {
  const overdue = await overdueGames(database(env), now - LOST_AFTER_MS, ROOMS_PER_SWEEP);
  const woken = await Promise.allSettled(overdue.map(({ id }) => roomOf(env, id).wake()));
  for (const result of woken)
    if (result.status === 'rejected') console.error({ event: 'sweep failed', error: String(result.reason) });
}
