import type { BatchItem } from 'drizzle-orm/batch';
import type { LogRow } from '#shared/kernel/log.ts';
import type { QuestionOutcome } from '#shared/protocol/http.ts';
import type { FrameLimit } from './live/connections.ts';
import type { LoadedGame, RoomStorage, WholeLog } from './storage/loadedGame.ts';
import type { PresenceDebouncer } from './live/presence.ts';
import type { RecentRows } from './live/recentRows.ts';
import type { Snapshot } from './storage/snapshot.ts';
import type { Sockets } from './live/sockets.ts';
import type { GameRow, OrdersRow, SeatRow } from '../db/schema.ts';
import type { NoticePlan } from './views/noticesFor.ts';

/** The state after the rows that are shown, kept until the log or their number changes. */
interface DelayedState {
  readonly head: string;
  readonly seq: number;
  readonly state: unknown;
}

/** Shared by all modules of a room: storage, sockets, clock and cache. They take it as their first argument. */
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

/** One change of a game. Everything in it is written in one batch, together or not at all. */
export interface Change {
  readonly row?: LogRow;
  /** The state after `row`. */
  readonly state?: unknown;
  readonly game?: Partial<GameRow>;
  readonly seats?: readonly SeatRow[];
  /** Standing orders of a seat to store. */
  readonly orders?: OrdersRow;
  /** Notices besides those that the row causes. */
  readonly notices?: NoticePlan['notices'];
  /** True if the seats change only the player's account, not the person: orders are kept. */
  readonly samePeople?: boolean;
  /** True for an undo by consent. The write then also fails if the open question, with its votes, has changed since it was read. */
  readonly byConsent?: boolean;
  /** How the open question ends with this change, if it does; `overtaken` if this is missing. */
  readonly outcome?: QuestionOutcome;
  /** Other statements of the same batch. */
  readonly also?: readonly Statement[];
}
