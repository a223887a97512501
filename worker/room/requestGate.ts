import { canonicalJson } from '#shared/kernel/json.ts';
import { ok } from '#shared/kernel/result.ts';
import { matchesAssertedSeat, rightsOf, type Caller, type Rights } from '../people/access.ts';
import { failpoint } from '../lib/failpoints.ts';
import { isPeopleClosed, isStorageFailure } from '../db/database.ts';
import { gameDatabase } from '../db/shards.ts';
import { rootCauseMessage, refuse, type RoomResult } from '../lib/failure.ts';
import { DamagedLog, type LogFault } from './storage/damage.ts';
import type { Queue, Room } from './roomContext.ts';
import { dropSnapshot } from './storage/snapshot.ts';
import type { LoadedGame, RoomStorage } from './storage/loadedGame.ts';
import { closeEnded } from './live/connections.ts';
import { isDue, type Waker } from './play/dueWork.ts';
import { asSeenBy } from './live/watchDelay.ts';
import { isWriteConflict } from './storage/write.ts';
import { deleteFault, putFault } from '../db/games/figures.ts';

/**
 * A request that has waited this long in the queue (ms) is refused. The database does not answer, and the client has
 * given up or repeated its request by then. Doing the old requests would delay the new ones when D1 answers again.
 */
const MAX_WAIT_MS = 15_000;

/** Did the work fail, as opposed to being refused? */
const isFailed = (code: string): boolean =>
  ['OUTCOME_UNKNOWN', 'GAME_DAMAGED', 'PEOPLE_CLOSED'].includes(code);

/** A text of all that a refusal may depend on, to compare the cached game with the one in D1. */
const textOf = (loaded: LoadedGame | undefined): string =>
  canonicalJson(
    loaded && [
      loaded.head,
      loaded.game.status,
      loaded.game.question,
      loaded.seats,
      [...loaded.orders.values()],
    ],
  );

/**
 * The cached game. Undefined if D1 must be read first, or if rows found there are still being sent to the sockets.
 */
export function warmGame({ loaded, lastBroadcast }: Room): LoadedGame | undefined {
  const isBroadcast =
    lastBroadcast === undefined ||
    (lastBroadcast.seq === loaded?.game.seq && lastBroadcast.head === loaded.head);
  return isBroadcast ? loaded : undefined;
}

/** Lets requests to the game in one at a time, gives each the current game, and answers every one of them. */
export class RequestGate {
  readonly #room: Room;
  readonly #queue: Queue;
  readonly #waker: Waker;
  readonly #background: (work: Promise<unknown>) => void;
  /** The load in progress that connecting pages share. */
  #loading: Promise<LoadedGame | undefined> | undefined;

  /** `background`: keeps the object awake until the work is done. */
  constructor(room: Room, queue: Queue, waker: Waker, background: (work: Promise<unknown>) => void) {
    this.#room = room;
    this.#queue = queue;
    this.#waker = waker;
    this.#background = background;
  }

  /** Runs `work` in the queue, whether or not the game exists. Starts due work after it. */
  async run<T>(caller: Caller, work: () => Promise<RoomResult<T>>): Promise<RoomResult<T>> {
    const answer = await this.#answer(caller, work);
    await failpoint(this.#room.env, 'before-answer');
    if (answer.ok && this.#is(() => isDue(this.#room))) this.#background(this.#waker.wake());
    else this.resume();
    return answer;
  }

  /** Starts due work whose alarm was lost. So every read of a game, or connection to it, gets it going again. */
  resume(): void {
    if (this.#is(() => this.#waker.isNeeded)) this.#background(this.#waker.wake());
  }

  /** Asks the cached game. If it cannot say, because its state is damaged, the cache is emptied: false. */
  #is(ask: () => boolean): boolean {
    try {
      return ask();
    } catch (error) {
      this.invalidate(error, 'STORAGE_UNAVAILABLE');
      return false;
    }
  }

  /**
   * Runs `work` on the cached game; its writes are fenced. If nothing was written, because of a write conflict or a
   * refusal, reads D1 and runs `work` once more if the game there is another one.
   */
  change<T>(caller: Caller, work: (loaded: LoadedGame) => Promise<RoomResult<T>>): Promise<RoomResult<T>> {
    const tick = (this.#room.ticks += 1);
    const attempt = async (loaded: LoadedGame | undefined): Promise<RoomResult<T>> =>
      loaded === undefined
        ? refuse('GAME_NOT_FOUND')
        : work(loaded).catch((error: unknown) => this.invalidate(error, 'OUTCOME_UNKNOWN'));
    return this.run(caller, async () => {
      const cached = await this.#room.load();
      if (cached !== undefined) await closeEnded(this.#room.env, this.#room.sockets, cached.game);
      const answer = await attempt(cached);
      if (answer.ok || isFailed(answer.failure.code)) return answer;
      const current = await this.#room.load(tick);
      return isWriteConflict(answer) || textOf(current) !== textOf(cached) ? attempt(current) : answer;
    });
  }

  /** As `change`, for the caller's seat. Refuses with NOT_YOUR_SEAT if the caller asserts a seat that is not theirs. */
  changeAsSeat<T>(
    caller: Caller,
    work: (loaded: LoadedGame) => Promise<RoomResult<T>>,
  ): Promise<RoomResult<T>> {
    return this.change(caller, async (loaded) =>
      matchesAssertedSeat(caller.seat, rightsOf(caller.playerId, loaded.game, loaded.seats).viewer)
        ? work(loaded)
        : refuse('NOT_YOUR_SEAT'),
    );
  }

  /**
   * The game for connecting pages. They do not wait in the queue. If D1 must be read, one load waits there for all.
   */
  async current(): Promise<LoadedGame | undefined> {
    const warm = warmGame(this.#room);
    if (warm !== undefined) return warm;
    this.#loading ??= this.#queue.run(() => this.#room.load()).finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  /**
   * Shows the game to a caller who may see it, to spectators with its delay. The cache is compared with D1 in the queue, once for all callers who wait
   * at that time. `show` runs outside the queue, so that its reads delay nobody.
   */
  async read<T>(
    caller: Caller,
    show: (loaded: LoadedGame, rights: Rights) => T | Promise<T>,
  ): Promise<RoomResult<T>> {
    const tick = (this.#room.ticks += 1);
    const found = await this.query(caller, async () => ok(await this.#room.load(tick)));
    if (!found.ok) return found;
    const loaded = found.value;
    if (loaded === undefined) return refuse('GAME_NOT_FOUND');
    const rights = rightsOf(caller.playerId, loaded.game, loaded.seats);
    if (!rights.see) return refuse('WATCHING_OFF');
    try {
      return ok(await show(await asSeenBy(this.#room, loaded, rights.viewer), rights));
    } catch (error) {
      return this.invalidate(error, 'STORAGE_UNAVAILABLE', caller.requestId);
    }
  }

  /** Runs `work` in the queue. For requests that change nothing. */
  async query<T>(caller: Caller, work: () => Promise<RoomResult<T>>): Promise<RoomResult<T>> {
    const answer = await this.#answer(caller, work);
    this.resume();
    return answer;
  }

  #answer<T>({ requestId }: Caller, work: () => Promise<RoomResult<T>>): Promise<RoomResult<T>> {
    const room = this.#room;
    const startedAt = room.now();
    return this.#queue.run(async () => {
      if (room.now() - startedAt > MAX_WAIT_MS) return refuse('STORAGE_UNAVAILABLE');
      room.requestId = requestId; // the queue lets one request in at a time
      try {
        return await work();
      } catch (error) {
        return this.invalidate(error, 'STORAGE_UNAVAILABLE');
      } finally {
        room.requestId = undefined;
      }
    });
  }

  /**
   * Empties the cache after an error: D1 did not answer, the log is damaged, or there is a bug. Unless D1 failed, drops
   * the snapshot too. Logs the error and returns GAME_DAMAGED, or `code` for any other error.
   */
  invalidate(
    error: unknown,
    code: 'STORAGE_UNAVAILABLE' | 'OUTCOME_UNKNOWN',
    requestId = this.#room.requestId,
  ): ReturnType<typeof refuse> {
    if (isPeopleClosed(error)) return refuse('PEOPLE_CLOSED'); // people are written before the game
    const { gameId } = this.#room;
    this.#room.loaded = undefined;
    if (!isStorageFailure(error)) dropSnapshot(this.#room.storage);
    if (error instanceof DamagedLog) {
      console.error({ event: 'log damaged', game: gameId, requestId, ...error.fault });
      noteFault(this.#room, error.fault, this.#room.now());
      return refuse('GAME_DAMAGED');
    }
    console.error({ event: 'room failed', game: gameId, requestId, error: rootCauseMessage(error) });
    return refuse(code);
  }
}

/** Notes for the operator that the game's log is damaged. Nothing waits for it, and nothing depends on it. */

/** Storage key: when the fault was last noted (ms). */
const NOTED = 'fault noted';

/** A damaged game that is asked for again and again is noted once in this time (ms). */
const AGAIN_AFTER_MS = 3_600_000;

function noteFault({ env, gameId, storage }: RoomStorage, { row, kind }: LogFault, now: number): void {
  if (now - (storage.kv.get<number>(NOTED) ?? -Infinity) < AGAIN_AFTER_MS) return;
  storage.kv.put(NOTED, now);
  settle(putFault(gameDatabase({ env, gameId }), { gameId, row, kind, at: now }));
}

/** The game could be read: it was repaired, if it was damaged. */
export function clearFault({ env, gameId, storage }: RoomStorage): void {
  if (storage.kv.get<number>(NOTED) === undefined) return;
  storage.kv.delete(NOTED);
  settle(deleteFault(gameDatabase({ env, gameId }), gameId));
}

const settle = (write: PromiseLike<unknown>): void =>
  void Promise.resolve(write).catch((error: unknown) =>
    console.error({ event: 'fault not noted', error: rootCauseMessage(error) }),
  );
