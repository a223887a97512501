import { FIRST_SHARD } from '#shared/protocol/ids.ts';
import { database } from '../db/database.ts';
import { jobOf, putJob } from '../db/jobs.ts';
import { countPortion } from '../db/operator.ts';
import { idRange } from '../lib/ids.ts';

/** What a run of the sweep did. */
export interface SweepDone {
  /** Which of the `portions` of players and games it counts. */
  readonly portion: number;
  readonly portions: number;
  /** Rooms and mailboxes that were woken. */
  readonly woken: number;
  /** Kinds of work that failed. */
  readonly failures: number;
}

/** Counts a portion of players and games for the operator, and stores it with what the sweep did. */
export async function noteSweep(env: Env, now: number, done: SweepDone): Promise<void> {
  const db = database(env);
  const { portion, portions, woken, failures } = done;
  const ranges = { players: idRange(portion, portions), games: idRange(portion, portions, FIRST_SHARD) };
  const [before, counted] = await Promise.all([jobOf(db, 'sweep'), countPortion(db, ranges, now)]);
  const known = before?.counts?.portions ?? [];
  const counts = Array.from({ length: portions }, (_, n) => (n === portion ? counted : (known[n] ?? null)));
  await putJob(db, {
    name: 'sweep',
    at: now,
    done: woken,
    next: portion,
    counts: { portions: counts, failures },
  });
}
