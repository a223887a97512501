import { FOLDS } from '#shared/engine.ts';
import type { LogRow } from '#shared/kernel/log.ts';

/**
 * The state at some row, in the room's own storage. It is a cache and may be deleted at any time. With it a room that
 * wakes reads only the tail of the log, so that move 1 000 costs as much as move 10.
 */
export interface Snapshot {
  readonly seq: number;
  /** Head of the log at row `seq` (`chain.ts`). The snapshot is used only if the log still has that row with this head. */
  readonly head: string;
  readonly state: unknown;
  /** When the rows up to `seq` were last read and checked (ms). */
  readonly checkedAt: number;
}

/** Rows between snapshots. A smaller number writes more rows; a larger one reads a longer tail after each sleep. */
export const SNAPSHOT_EVERY = 16;

/** How long a snapshot replaces the rows before it (ms). After that they are read again, so that damage in them is found. */
export const VALID_FOR_MS = 86_400_000;

const KEY = 'snapshot';

interface Stored extends Snapshot {
  readonly game: string;
  /** Hash of the code that folded the state. Other code may fold to another state, so the snapshot is then ignored. */
  readonly fold: string;
}

/** The snapshot, if there is one of today's shape and fold that was checked within `VALID_FOR_MS`. */
export function readSnapshot(storage: DurableObjectStorage, now: number): Snapshot | undefined {
  const stored = storage.kv.get<Partial<Stored>>(KEY);
  return stored !== undefined && isCurrent(stored) && now - stored.checkedAt < VALID_FOR_MS
    ? stored
    : undefined;
}

/** Does it have today's shape, and was it folded by today's code? */
const isCurrent = (stored: Partial<Stored>): stored is Stored =>
  stored.game !== undefined &&
  stored.fold !== undefined &&
  stored.fold === FOLDS[stored.game] &&
  typeof stored.head === 'string' &&
  typeof stored.checkedAt === 'number';

export function writeSnapshot(storage: DurableObjectStorage, game: string, snapshot: Snapshot): void {
  const fold = FOLDS[game];
  if (fold !== undefined) storage.kv.put<Stored>(KEY, { ...snapshot, game, fold });
}

/**
 * Is a snapshot due after this row? After every `SNAPSHOT_EVERY` rows. Also after an undo in a log that is long enough to
 * have a snapshot: the old one may contain what was taken back, and without a new one the whole log would be read.
 */
export const isSnapshotDue = ({ seq, undone }: Pick<LogRow, 'seq' | 'undone'>): boolean =>
  undone === null ? seq % SNAPSHOT_EVERY === 0 : seq >= SNAPSHOT_EVERY;

/** Deletes the snapshot. One that does not fit the log must not be used when the log has grown past its row again. */
export const dropSnapshot = (storage: DurableObjectStorage): void => void storage.kv.delete(KEY);
