import { wasToldAfter } from '../db/games/absences.ts';
import { peopleDatabase } from '../db/database.ts';
import { backSince, setBackAt } from '../db/people/players.ts';
import { askShards } from '../db/shards.ts';

/**
 * The player is back. That is noted once in an absence in which they were told of games, whichever these are. False if they were
 * not told since they were back.
 */
export async function endAbsence(env: Env, playerId: string, now: number): Promise<boolean> {
  const since = await backSince(peopleDatabase(env), playerId);
  const told = await askShards(env, playerId, (db) => wasToldAfter(db, playerId, since));
  if (!told.includes(true)) return false;
  await setBackAt(peopleDatabase(env), playerId, now);
  return true;
}
