import { perLanguage } from '#shared/words/render.ts';
import { ownVariant } from './i18n.ts';
import { language } from './language.ts';
import { LAST_MINUTES, serviceNow } from './serviceClock.ts';

/** Moments and durations in the reader's language. Moments are ms since 1970. */

/** How long ago something was, in the largest unit that fits: "3 hours ago"; "now" within half a minute. */
export function formatRelative(at: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - at) / MINUTE));
  const format = past(ownVariant(language.value));
  if (minutes === 0) return present(ownVariant(language.value)).format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  return minutes < 48 * 60
    ? format.format(-Math.round(minutes / 60), 'hour')
    : format.format(-Math.round(minutes / 1440), 'day');
}

/** How long until a moment: "in 2 minutes"; at least a minute, because the page does not count seconds. */
export function formatUntil(at: number, now: number): string {
  const minutes = Math.max(1, Math.round((at - now) / MINUTE));
  const format = future(ownVariant(language.value));
  if (minutes < 60) return format.format(minutes, 'minute');
  if (minutes < 48 * 60) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 1440), 'day');
}

/** How a duration is written. */
export interface DurationStyle {
  /** In whole words: "1 day 4 hours" and not "1d 4h". */
  readonly long?: true;
  /** Only the largest unit. */
  readonly rough?: true;
}

/**
 * How long something lasts (ms), rounded down, in its two largest units: "1d 4h", "3h 20 min". Seconds count in the last
 * minutes only.
 */
export function formatDuration(ms: number, { long, rough }: DurationStyle = {}): string {
  const left = Math.max(0, ms);
  const first = UNITS.findIndex(({ from }) => left >= from);
  const at = first === -1 ? UNITS.length - 1 : first;
  const most = rough || (at === MINUTES && left >= LAST_MINUTES) ? 1 : 2;
  const parts = UNITS.slice(at, at + most).map(({ unit, size }, nth) => {
    const whole = nth === 0 ? left : left % (UNITS[at]?.size ?? 1);
    return { unit, n: Math.floor(whole / size) };
  });
  return parts
    .filter(({ n }, nth) => nth === 0 || n > 0)
    .map(({ unit, n }) => durations[long ? 'long' : shortOf(unit)][unit](language.value).format(n))
    .join('\u00a0');
}

const MINUTE = 60_000;
/** Largest first; `from`: the shortest duration that is told in it. */
const UNITS = [
  { unit: 'day', size: 1440 * MINUTE, from: 1440 * MINUTE },
  { unit: 'hour', size: 60 * MINUTE, from: 60 * MINUTE },
  { unit: 'minute', size: MINUTE, from: MINUTE },
  { unit: 'second', size: 1_000, from: 0 },
] as const;
type Unit = (typeof UNITS)[number]['unit'];
const MINUTES = UNITS.findIndex(({ unit }) => unit === 'minute');

/** A single letter would be clear for days and hours, but not for minutes. */
const shortOf = (unit: Unit): 'narrow' | 'short' => (unit === 'day' || unit === 'hour' ? 'narrow' : 'short');

const inUnits = (unitDisplay: 'narrow' | 'short' | 'long') => {
  const of = (unit: Unit) =>
    perLanguage((spoken) => new Intl.NumberFormat(spoken, { style: 'unit', unit, unitDisplay }));
  return { day: of('day'), hour: of('hour'), minute: of('minute'), second: of('second') };
};
const durations = { narrow: inUnits('narrow'), short: inUnits('short'), long: inUnits('long') };

/** A day in words. */
export const formatDate = (moment: number): string => days(ownVariant(language.value)).format(moment);

/** A moment to come: "Tue 14:00" within six days, later with its date: "Tue, Jan 12, 14:00". */
export const formatDeadline = (at: number, now: number): string =>
  (at - now < 6 * DAY ? weekdays : dates)(ownVariant(language.value)).format(at);

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const weekdays = perLanguage((of) => new Intl.DateTimeFormat(of, { weekday: 'short', ...TIME }));
const dates = perLanguage(
  (of) => new Intl.DateTimeFormat(of, { weekday: 'short', day: 'numeric', month: 'short', ...TIME }),
);

/** A full hour of the day (0 … 23), as the reader's region writes it. */
export const formatHour = (hour: number): string =>
  hoursOfDay(ownVariant(language.value)).format(Date.UTC(2000, 0, 1, hour));

const hoursOfDay = perLanguage(
  (of) => new Intl.DateTimeFormat(of, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);
const past = perLanguage((of) => new Intl.RelativeTimeFormat(of, { numeric: 'always', style: 'short' }));
const present = perLanguage((of) => new Intl.RelativeTimeFormat(of, { numeric: 'auto' }));
const future = perLanguage((of) => new Intl.RelativeTimeFormat(of, { numeric: 'always' }));
const days = perLanguage((of) => new Intl.DateTimeFormat(of, { dateStyle: 'medium' }));

/** A day as a date field has it, `2026-01-31`, by the reader's own clock. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When a day begins by the reader's own clock, ms since 1970. */
export function momentOf(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
}

/** When a day has ended by the reader's own clock, ms since 1970. */
export function afterDay(day: string): number {
  const date = new Date(momentOf(day));
  return date.setDate(date.getDate() + 1);
}

const DAY = 86_400_000;
const daysAgo = perLanguage((of) => new Intl.RelativeTimeFormat(of, { numeric: 'auto' }));

/** How long ago a day of the service (UTC, `2026-01-31`) was: “today”, “3 days ago”. */
export function dayInWords(day: string, now = serviceNow()): string {
  const past = Math.floor(now / DAY) - Date.parse(`${day}T00:00:00Z`) / DAY;
  return daysAgo(language.value).format(-Math.max(0, past), 'day');
}
