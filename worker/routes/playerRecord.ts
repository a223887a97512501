import { addCounts, quartilesOf } from '#shared/kernel/decisionTimes.ts';
import type { PlayerRecord } from '#shared/protocol/http.ts';
import { database } from '../db/database.ts';
import { countRunning, resultsOfPlayer } from '../db/games/results.ts';

/** A player's newest games that count for their record. */
const GAMES_COUNTED = 300;

/** How reliable a player is, from their results. */
export async function recordOf(env: Env, playerId: string): Promise<PlayerRecord> {
  const db = database(env);
  const [results, running] = await Promise.all([
    resultsOfPlayer(db, playerId, GAMES_COUNTED),
    countRunning(db, playerId),
  ]);
  const times = addCounts(results.map((result) => result.times));
  return {
    begun: results.length + running,
    finished: results.filter(({ left }) => left === null).length,
    timeOuts: results.reduce((sum, { timeOuts }) => sum + timeOuts, 0),
    times: quartilesOf(times),
  };
}
