import type { Memory } from './platform.ts';

/** A tab's record of its own reloads. */
interface Reloads {
  /** The last one, ms since 1970. */
  readonly at: number;
  /** The number of reloads so far in quick succession. */
  readonly row: number;
}

const KEY = 'carrack.reloads';

/** Milliseconds until the reload after the first in a row; twice as many after each further one. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 3_600_000;
/** After this time (ms) without a further reload the page counts as sound, and the count begins again. */
const STEADY_AFTER = 600_000;

/**
 * May the page reload now? If so, the reload is recorded. The first one is always allowed, later ones ever more rarely.
 * So a page that never matches its server does not reload for ever, and a failure or a second deploy does not stop it.
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

/** So long (ms) after it began the page counts as being left. What was begun may be a download, and the page stay. */
const LEAVING = 30_000;

/**
 * Is the page being left? Some browsers break off what loads as soon as another page is on its way, and a reload then
 * would take the place of where the player is going.
 */
export function leaving(page: EventTarget, now: () => number): () => boolean {
  let began = -Infinity;
  const begin = (): void => void (began = now());
  page.addEventListener('beforeunload', begin);
  page.addEventListener('pagehide', begin); // not every browser has the other
  page.addEventListener('pageshow', () => void (began = -Infinity));
  return () => now() - began < LEAVING;
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
