/** Holidays: days on which a player's time does not count. Any 365 days have a balance. Pure; times in ms since 1970. */

/** From an instant on, until before another. */
export interface Holiday {
  readonly from: number;
  readonly to: number;
}

/** Days of holiday that a player may take in a year, which is any 365 days. */
const HOLIDAY_DAYS = 30;
/** Holidays in a year, however short. Every seat of the player keeps a copy of them. */
const HOLIDAYS_AT_MOST = 100;
/** How long a holiday lasts that begins by itself, if so many days are left. */
export const AUTOMATIC_DAYS = 5;
const DAY = 86_400_000;

const YEAR = 365 * DAY;

/** Time of holidays in the year that ends at `end` (ms). */
const usedBefore = (taken: readonly Holiday[], end: number): number =>
  taken.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, end - YEAR)), 0);

/** Whole days left: the year ends with `now`, or with the last holiday that is to come. */
export const daysLeft = (taken: readonly Holiday[], now: number): number => {
  const end = Math.max(now, ...taken.map(({ to }) => to));
  return Math.max(0, Math.floor((HOLIDAY_DAYS * DAY - usedBefore(taken, end)) / DAY));
};

/** The holiday at `now`; undefined if there is none. */
export const holidayAt = (taken: readonly Holiday[], now: number): Holiday | undefined =>
  taken.find(({ from, to }) => from <= now && now < to);

/** The holidays that count for a balance now or later, in order. */
const current = (taken: readonly Holiday[], now: number): readonly Holiday[] =>
  taken.filter(({ to }) => to > now - YEAR).toSorted((a, b) => a.from - b.from);

/**
 * The holidays with one more, which takes the place of those it meets. What is past stays as it was. `to` at or before
 * `now` withdraws the holiday that begins at `from`, or else the one that is running. Undefined if there are not so many
 * days left, or too many holidays.
 */
export function withHoliday(
  taken: readonly Holiday[],
  { from, to }: Holiday,
  now: number,
): readonly Holiday[] | undefined {
  const begins = Math.max(from, now);
  const isNew = to > begins;
  const ended = taken.find((one) => one.from === from) ?? holidayAt(taken, now);
  const goes = (one: Holiday): boolean => (isNew ? one.to > begins && one.from < to : one === ended);
  const others = taken.flatMap((one): readonly Holiday[] => {
    if (!goes(one)) return [one];
    const past = { from: one.from, to: Math.min(one.to, Math.max(now, one.from)) };
    return past.from < past.to ? [past] : [];
  });
  const next = current(isNew ? [...others, { from: begins, to }] : others, now);
  const isOver = next.some(({ to: end }) => usedBefore(next, end) > HOLIDAY_DAYS * DAY);
  const isFull = isNew && next.length > HOLIDAYS_AT_MOST;
  return isOver || isFull ? undefined : next;
}

/** The holidays with one that begins by itself at `now`; undefined if no day is left this year. */
export function withAutomatic(taken: readonly Holiday[], now: number): readonly Holiday[] | undefined {
  const days = Math.min(AUTOMATIC_DAYS, daysLeft(taken, now));
  return days === 0 ? undefined : withHoliday(taken, { from: now, to: now + days * DAY }, now);
}
