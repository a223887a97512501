import type { ClockSettings } from '#shared/kernel/clock.ts';
import { t } from '../lib/i18n.ts';
import { formatDuration } from '../lib/times.ts';

/** What a clock gives its players, as a sentence. */
export function clockText({ bank, increment, cap, weekendsOff }: ClockSettings): string {
  const [from, more, most] = [bank, increment, cap].map((ms) => formatDuration(ms, { long: true }));
  const gives = t('clock.pace.hint', { bank: from ?? '', increment: more ?? '', cap: most ?? '' });
  return weekendsOff ? `${gives}. ${t('clock.weekendsOff')}.` : gives;
}

/** What players of a game read of its times before it begins. */
export function clockTerms(settings: ClockSettings | null | undefined): string {
  if (!settings) return t('clock.pace.relaxed.hint');
  return `${clockText(settings).replace(/\.$/, '')}. ${t('clock.nights')}`;
}
