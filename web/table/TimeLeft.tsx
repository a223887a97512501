import { nowFor } from '../lib/ticking.ts';
import { formatDateTime, t } from '../lib/i18n.ts';
import { isLow, leftText, type LeftWords } from './timeWords.ts';

interface Props {
  readonly until: number;
  /** What the turn began with (ms), where that is known. */
  readonly full?: number;
  readonly words: LeftWords;
}

/** Counts down, and draws nothing but itself anew. The moment itself is its title. */
export function TimeLeft({ until, full, words }: Props) {
  const left = until - nowFor(until);
  return (
    <time
      class={isLow(left, full) ? 'time-left low' : 'time-left'}
      dateTime={new Date(until).toISOString()}
      title={t('clock.until', { at: formatDateTime(until) })}
    >
      {leftText(left, full, words)}
    </time>
  );
}
