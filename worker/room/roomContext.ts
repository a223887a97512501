import type { BatchItem } from 'drizzle-orm/batch';
import type { FrameLimit } from './live/frameLimit.ts';
import type { LoadedGame, RoomStorage } from './storage/loadedGame.ts';
import type { PresenceDebouncer } from './live/presence.ts';
import type { RecentRows } from './live/recentRows.ts';
import type { Snapshot } from './storage/snapshot.ts';
import type { Sockets } from './live/sockets.ts';
import type { WholeLog } from './storage/wholeLog.ts';

/** The state after the rows that are shown, kept until the log or their number changes. */
export interface DelayedState {
  readonly head: string;
  readonly seq: number;
  readonly state: unknown;
}

/** What all modules of a room share: storage, sockets, clock and cache. They take it as their first argument. */
export interface Room extends RoomStorage {
  readonly sockets: Sockets;
  readonly recentRows: RecentRows;
  readonly presenceDebouncer: PresenceDebouncer;
  readonly frameLimit: FrameLimit;
  readonly wholeLog: WholeLog;
  readonly now: () => number;
  /** The cached game; undefined when it must be read from D1. */
  loaded: LoadedGame | undefined;
  /** The state that spectators of a delayed game see. */
  delayedState: DelayedState | undefined;
  /** Id of the request in progress, for the logs; undefined while the room does due work. */
  requestId: string | undefined;
  /** A counter that orders requests and reads of the database: each takes the next number. */
  ticks: number;
  /** The tick at which the read or write began that filled the cache. */
  knownAt: number;
  /** The last row that was sent to the sockets since this room woke. */
  lastBroadcast: Pick<Snapshot, 'seq' | 'head'> | undefined;
  /**
   * The game from the cache or from D1; undefined if there is none. With `since`, the cache counts only if it was filled
   * after that tick. An older cache is compared with D1, because the database may have been restored. Without `since` any
   * cache counts, because the write that follows is fenced. Throws `DamagedLog`.
   */
  readonly load: (since?: number) => Promise<LoadedGame | undefined>;
  /** Tells the mailboxes of these players that something is due at `dueAt` (ms), in the background. */
  readonly scheduleMailboxes: (playerIds: readonly string[], dueAt: number) => void;
}

export type Statement = BatchItem<'sqlite'>;

/** Runs tasks one at a time. It is needed because other requests come in while a D1 call is awaited; input gates cover storage only. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after all earlier tasks, whether they succeeded or failed. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
