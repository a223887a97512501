import { perLanguage } from '#shared/words/render.ts';
import { language } from '../lib/language.ts';
import { serviceNow } from '../lib/serviceClock.ts';

const DAY = 86_400_000;
const days = perLanguage((of) => new Intl.RelativeTimeFormat(of, { numeric: 'auto' }));

/** How long ago a day of the service (UTC, `2026-01-31`) was: “today”, “3 days ago”. */
export function dayInWords(day: string, now = serviceNow()): string {
  const past = Math.floor(now / DAY) - Date.parse(`${day}T00:00:00Z`) / DAY;
  return days(language.value).format(-Math.max(0, past), 'day');
}
