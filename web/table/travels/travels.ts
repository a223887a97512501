import type { Commit } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Travel, Travels } from '../../games/gameUi.ts';

/** So many rows the service plays at once. More of them mean that the page was away. */
const MOST_ROWS = 8;
/** Of more things than this, nobody would see where each goes. */
const MOST_THINGS = 6;

/** The travels in rows that just came: those of others, and of the viewer's own orders; none if moves were taken back. */
export function travelsIn(rows: readonly Commit[], you: Seat | null, travels: Travels): readonly Travel[] {
  if (rows.length > MOST_ROWS || rows.some(({ undone }) => undone !== undefined)) return [];
  const found = rows
    .filter(({ seat, by }) => seat !== you || by === 'order')
    .flatMap(({ events }) => events)
    .flatMap((event) => travels.of(event))
    // Only the first is what lies there now: what left it later came meanwhile.
    .filter(
      ({ from }, i, all) => typeof from !== 'string' || all.findIndex((one) => one.from === from) === i,
    );
  return found.length > MOST_THINGS ? [] : found;
}
