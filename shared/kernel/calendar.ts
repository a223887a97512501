import { firstInstant, localDay } from './timeZone.ts';

export { isTimeZone } from './timeZone.ts';

/** When a player's time counts. Instants are ms since 1970. */
export interface Calendar {
  /** IANA name, e.g. "Europe/Prague". One that `isTimeZone` denies leads to a RangeError. */
  readonly zone: string;
  /**
   * Waking hours in minutes after local midnight: `from` 480, `to` 1380 is 8:00 to 23:00. `to` may be smaller than
   * `from`: the hours end on the next day, and belong to the day on which they begin. Equal, or null: the whole day.
   */
  readonly awake: { readonly from: number; readonly to: number } | null;
  /** Waking hours that begin on a Saturday or Sunday of the zone do not count. */
  readonly weekendsOff: boolean;
  /** Times that do not count: [from, to). Any order, may overlap. */
  readonly off: readonly Span[];
}

/** From an instant on, until before another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** For a player whose zone is unknown: every hour counts. */
export const ALWAYS: Calendar = { zone: 'UTC', awake: null, weekendsOff: false, off: [] };

/** A deadline is never further away, whatever the calendar. Without a bound, one without any counted time would not end. */
export const FURTHEST_DEADLINE = 5 * 365 * 86_400_000;

/** How much of [from, to) counts, ms. 0 if to <= from. */
export function countedTime(calendar: Calendar, from: number, to: number): number {
  let counted = 0;
  for (const span of countedSpans(calendar, { from, to })) counted += span.to - span.from;
  return counted;
}

/**
 * The first instant at or after `now` by which `bank` ms have counted; `now` if `bank` is not positive. At most
 * `FURTHEST_DEADLINE` after `now`, even if less has counted by then.
 */
export function deadline(now: number, bank: number, calendar: Calendar): number {
  if (bank <= 0) return now;
  const bound = now + FURTHEST_DEADLINE;
  let left = bank;
  for (const { from, to } of countedSpans(calendar, { from: now, to: bound })) {
    if (to - from >= left) return from + left;
    left -= to - from;
  }
  return bound;
}

/** The parts of `all` that count, in order. */
function* countedSpans(calendar: Calendar, all: Span): Generator<Span> {
  const off = merged(calendar.off);
  let next = 0;
  for (const span of awakeSpans(calendar, all)) {
    let { from } = span;
    for (; from < span.to; next += 1) {
      const gap = off[next];
      if (gap === undefined || gap.from >= span.to) break;
      if (gap.from > from) yield { from, to: gap.from };
      from = Math.max(from, gap.to);
      if (gap.to > span.to) break; // it may reach into the next span
    }
    if (from < span.to) yield { from, to: span.to };
  }
}

/** In order, without overlaps and without spans that hold nothing. */
function merged(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last === undefined || last.to < span.from) found.push(span);
    else found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return found;
}

const MINUTES_A_DAY = 1_440;
/** Waking hours are at least this long a day (minutes), so that nobody stops a game with them. */
export const LEAST_AWAKE = 8 * 60;

/** How long waking hours are, in minutes that clocks show. */
export const awakeMinutes = ({ from, to }: NonNullable<Calendar['awake']>): number =>
  (to - from + MINUTES_A_DAY) % MINUTES_A_DAY || MINUTES_A_DAY;

/** The parts of `all` in waking hours and not on a free weekend, in order. */
function* awakeSpans({ zone, awake, weekendsOff }: Calendar, all: Span): Generator<Span> {
  const { start, length } = hoursOf(awake);
  if (length === MINUTES_A_DAY && !weekendsOff) {
    yield all;
    return;
  }
  for (let day = localDay(zone, all.from) - 1; ; day += 1) {
    const from = firstInstant(zone, day, start); // the day before may have hours over midnight
    if (from >= all.to) return;
    if (weekendsOff && isWeekend(day)) continue;
    const to = firstInstant(zone, day, start + length);
    const span = { from: Math.max(from, all.from), to: Math.min(to, all.to) };
    if (span.from < span.to) yield span;
  }
}

/** When the waking hours of a day begin, and for how long they last, in minutes that clocks show. */
function hoursOf(awake: Calendar['awake']): { readonly start: number; readonly length: number } {
  const length = awake === null ? 0 : (awake.to - awake.from + MINUTES_A_DAY) % MINUTES_A_DAY;
  return awake === null || length === 0 ? { start: 0, length: MINUTES_A_DAY } : { start: awake.from, length };
}

/** Day 0, 1 January 1970, was a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(((day % 7) + 7) % 7);
