import { ENGINE } from '../../shared/engine.ts';
import type { LogRow } from '../../shared/kernel/log.ts';

/**
 * The state at some row, kept in the room's own storage: a cache that may be thrown away at any time.
 * With it a cold room reads the tail of the log only, so that move 1 000 costs what move 10 costs.
 */
export interface Snapshot {
  readonly seq: number;
  readonly state: unknown;
}

/** Rows between snapshots. Fewer: more rows written; more: a longer tail to read after each sleep. */
export const SNAPSHOT_EVERY = 16;

const KEY = 'snapshot';

interface Stored extends Snapshot {
  /** Rules that folded the state: another version's snapshot is worthless. */
  readonly engine: string;
}

export function readSnapshot(storage: DurableObjectStorage): Snapshot | undefined {
  const stored = storage.kv.get<Stored>(KEY);
  return stored?.engine === ENGINE ? stored : undefined;
}

export const writeSnapshot = (storage: DurableObjectStorage, snapshot: Snapshot): void =>
  storage.kv.put<Stored>(KEY, { ...snapshot, engine: ENGINE });

/**
 * Is it time for a snapshot after this row? Now and then; and after an undo in a log long enough to have
 * one, which may hold what was taken back and would cost the whole log to read.
 */
export const isSnapshotDue = ({ seq, undone }: Pick<LogRow, 'seq' | 'undone'>): boolean =>
  undone === null ? seq % SNAPSHOT_EVERY === 0 : seq >= SNAPSHOT_EVERY;

/** One that does not fit the log: it must not be found again when the log has grown past it. */
export const dropSnapshot = (storage: DurableObjectStorage): void => void storage.kv.delete(KEY);
