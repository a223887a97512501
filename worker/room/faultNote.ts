import { database } from '../db/database.ts';
import { deleteFault, putFault } from '../db/games/faults.ts';
import { rootCauseMessage } from '../lib/failure.ts';
import type { LogFault } from './storage/damage.ts';
import type { RoomStorage } from './storage/loadedGame.ts';

/** Notes for the operator that the game's log is damaged. Nothing waits for it, and nothing depends on it. */

/** Storage key: when the fault was last noted (ms). */
const NOTED = 'fault noted';

/** A damaged game that is asked for again and again is noted once in this time (ms). */
const AGAIN_AFTER_MS = 3_600_000;

type Room = Pick<RoomStorage, 'env' | 'gameId' | 'storage'>;

export function noteFault({ env, gameId, storage }: Room, { row, kind }: LogFault, now: number): void {
  if (now - (storage.kv.get<number>(NOTED) ?? -Infinity) < AGAIN_AFTER_MS) return;
  storage.kv.put(NOTED, now);
  settle(putFault(database(env), { gameId, row, kind, at: now }));
}

/** The game could be read: it was repaired, if it was damaged. */
export function clearFault({ env, gameId, storage }: Room): void {
  if (storage.kv.get<number>(NOTED) === undefined) return;
  storage.kv.delete(NOTED);
  settle(deleteFault(database(env), gameId));
}

const settle = (write: PromiseLike<unknown>): void =>
  void Promise.resolve(write).catch((error: unknown) =>
    console.error({ event: 'fault not noted', error: rootCauseMessage(error) }),
  );
