import type { PartFailed } from './lib/failure.ts';
import type { Due } from './lib/time.ts';

/** One kind of things that can be due: games, hosts, or players with notices. */
export interface DueKind {
  readonly name: string;
  /** At most `limit` due ones that come after `after` in the order of time and id. Costs one query. */
  due(after: Due | undefined, limit: number): Promise<readonly Due[]>;
  /** Wakes them. Costs one call for each `perCall` ids, rounded up. */
  wake(ids: readonly string[]): Promise<void>;
  readonly perCall: number;
}

/** Maximum of ids in one query, so that no answer of the database grows too large. */
const PAGE = 2_000;

/** A query and a call. */
const LEAST_SHARE = 2;

interface OpenKind {
  readonly kind: DueKind;
  /** The last one woken. */
  readonly after: Due | undefined;
}

/**
 * Wakes what is due, the oldest of each kind first, until nothing is left or `budget` is used. `budget`: maximum of queries
 * and calls together in this invocation. In each round the kinds share the rest equally, so that a part one kind does not
 * need goes to the others. If it is not enough for all, the first kinds share it. A kind that fails is reported to `failed`
 * and left for the next run. Returns the names of the kinds of which more may be due.
 */
export async function wakeDue(
  kinds: readonly DueKind[],
  budget: number,
  failed: PartFailed,
): Promise<readonly string[]> {
  let used = 0;
  let open: readonly OpenKind[] = kinds.map((kind) => ({ kind, after: undefined }));
  while (open.length > 0 && budget - used >= LEAST_SHARE) {
    const turns = open.slice(0, Math.floor((budget - used) / LEAST_SHARE));
    const share = Math.floor((budget - used) / turns.length);
    const next: OpenKind[] = [];
    for (const turn of turns) {
      const limit = Math.min(PAGE, (share - 1) * turn.kind.perCall);
      const woken = await wakePage(turn, limit, failed);
      used += 1 + Math.ceil(woken.length / turn.kind.perCall);
      const last = woken.at(-1);
      if (last !== undefined && woken.length === limit) next.push({ kind: turn.kind, after: last });
    }
    open = [...open.slice(turns.length), ...next];
  }
  return open.map(({ kind }) => kind.name);
}

/** Wakes the next ones of a kind and returns them; empty if that failed. */
async function wakePage(
  { kind, after }: OpenKind,
  limit: number,
  failed: PartFailed,
): Promise<readonly Due[]> {
  try {
    const due = await kind.due(after, limit);
    if (due.length > 0) await kind.wake(due.map(({ id }) => id));
    return due;
  } catch (error) {
    failed(kind.name, error);
    return [];
  }
}
