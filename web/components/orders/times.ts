import { perLanguage } from '#shared/words/render.ts';
import { language } from '../../language.ts';

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

const days = perLanguage((of) => new Intl.DateTimeFormat(of, { dateStyle: 'medium' }));
const spans = perLanguage((of) => new Intl.RelativeTimeFormat(of, { numeric: 'always' }));

/** A day in words. */
export const formatDate = (moment: number): string => days(language.value).format(moment);

/** How long until a moment: "in 2 minutes"; at least a minute, because the page does not count seconds. */
export function formatUntil(at: number, now: number): string {
  const minutes = Math.max(1, Math.round((at - now) / 60_000));
  const format = spans(language.value);
  if (minutes < 60) return format.format(minutes, 'minute');
  if (minutes < 48 * 60) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 1440), 'day');
}
