import type { Memory } from './models/platform.ts';

/** What a tab remembers of the times it has loaded itself anew. */
interface Reloads {
  /** The last one, ms since 1970. */
  readonly at: number;
  /** So many in a row, each soon after the one before. */
  readonly row: number;
}

const KEY = 'carrack.reloads';

/** Milliseconds until the reload after the first in a row; twice as many after each further one. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 3_600_000;
/** A page that has held so long after it could have loaded itself anew is a good one: after it, a row begins anew. */
const STEADY_AFTER = 600_000;

/**
 * May the page load itself anew now? It notes down that it does. A first time always, then ever more rarely: a page and
 * a server that never agree do not reload for ever, and no hitch or second deploy leaves a page that never does.
 */
export function mayReload(session: Memory, now: number): boolean {
  const before = reloadsIn(session.read(KEY));
  const wait = before === undefined ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (before.row - 1));
  const since = now - (before?.at ?? 0);
  if (since >= 0 && since < wait) return false; // a clock that was put back holds nobody up
  const steady = before === undefined || since < 0 || since >= wait + STEADY_AFTER;
  session.write(KEY, { at: now, row: steady ? 1 : before.row + 1 } satisfies Reloads);
  return reloadsIn(session.read(KEY))?.at === now; // a tab that remembers nothing would take each time for the first
}

const reloadsIn = (kept: unknown): Reloads | undefined =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  typeof kept.at === 'number' &&
  'row' in kept &&
  typeof kept.row === 'number'
    ? { at: kept.at, row: kept.row }
    : undefined;
