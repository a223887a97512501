import { ENGINE } from '../../shared/engine.ts';

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

/** After an undo: the snapshot may hold what was taken back. */
export const dropSnapshot = (storage: DurableObjectStorage): void => void storage.kv.delete(KEY);
