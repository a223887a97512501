import { nowFor } from '../lib/serviceClock.ts';
import { formatDateTime, t, type MessageKey } from '../lib/i18n.ts';
import type { GameView, SeatInfo } from '#shared/protocol/http.ts';
import { formatDate, formatDeadline, formatDuration, type DurationStyle } from '../lib/times.ts';
import type { ClockSettings } from '#shared/kernel/clock.ts';

interface Props {
  readonly until: number;
  /** The time with which the turn began (ms), where that is known. */
  readonly full?: number;
  readonly words: TimeWords;
}

/** Counts down to a moment, and draws nothing but itself anew. */
export function TimeLeft({ until, full, words }: Props) {
  const now = nowFor(until);
  const left = until - now;
  return (
    <>
      <time
        class={isLow(left, full) ? 'time-left low' : 'time-left'}
        dateTime={new Date(until).toISOString()}
        title={t('clock.until', { at: formatDateTime(until) })}
      >
        {leftText(left, full, words)}
      </time>
      {left > 0 && <span class="time-until"> {t('clock.by', { at: formatDeadline(until, now) })}</span>}
    </>
  );
}

/** The state of a seat's clock (`SeatInfo.clock`). */
export type SeatTime = NonNullable<SeatInfo['clock']>;

/** Time left is low from here on (ms). */
const LOW = 3 * 3_600_000;
/** Of the time that a turn began with, the part that is low. */
const LOW_PART = 0.2;

/** Is it time to hurry? `full`: what the turn began with, where that is known. */
export const isLow = (left: number, full = Infinity): boolean => left <= Math.min(LOW, full * LOW_PART);

/** Three ways to say how much time is left: some, little, none. */
interface TimeWords {
  readonly left: MessageKey;
  readonly low: MessageKey;
  readonly none: MessageKey;
}
export const SEAT_TIME_WORDS: TimeWords = {
  left: 'clock.left',
  low: 'clock.left.low',
  none: 'clock.left.none',
};
export const OWN_TIME_WORDS: TimeWords = { left: 'clock.own', low: 'clock.own.low', none: 'clock.own.none' };

/** How much time is left, by words for it. */
export function leftText(
  left: number,
  full: number | undefined,
  words: TimeWords,
  style?: DurationStyle,
): string {
  if (left <= 0) return t(words.none);
  return t(isLow(left, full) ? words.low : words.left, { time: formatDuration(left, style) });
}

/** What a seat has saved (ms), in waking hours: a player's days are shorter than those of the calendar. */
export const savedText = (left: number): string => t('clock.has', { n: Math.round(left / 3_600_000) });

/** A line of the text mode about a seat's time. Everything is written out, because nothing opens there. */
export const timeLine = (name: string, time: SeatTime, now: number): string =>
  t('clock.text.of', { name, said: timeText(time, now) });

function timeText({ deadline, left }: SeatTime, now: number): string {
  if (deadline === null) return savedText(left);
  const remaining = deadline - now;
  const said = leftText(remaining, left, SEAT_TIME_WORDS, { long: true });
  return remaining <= 0 ? said : `${said}, ${t('clock.by', { at: formatDeadline(deadline, now) })}`;
}

/** A holiday is announced so long before it begins (ms). */
const ANNOUNCED = 14 * 86_400_000;

/** A note that a player is on holiday, or soon will be; empty if neither. The end is given as the last day. */
export function holidayText(holiday: SeatInfo['holiday'], now: number): string {
  if (holiday === undefined || holiday.to <= now || holiday.from > now + ANNOUNCED) return '';
  const until = formatDate(holiday.to - 1);
  return holiday.from <= now
    ? t('clock.holiday', { until })
    : t('clock.holiday.soon', { from: formatDate(holiday.from), until });
}

/** Why no clock of the game runs; empty if one may. */
export function standstillText(clock: GameView['clock'] | null | undefined): string {
  if (clock?.asleep) return t('clock.asleep');
  return clock?.pausedUntil == null ? '' : t('clock.paused', { at: formatDateTime(clock.pausedUntil) });
}

/** The time of a seat that is played by its player; undefined where none runs or is saved. */
export const seatTime = ({ clock, kind, vacancy }: SeatInfo): SeatTime | undefined =>
  kind === 'person' && vacancy === undefined ? clock : undefined;

/** The tab's title when it is one's turn and time runs; undefined otherwise. */
export function ownTitle(
  game: string,
  own: SeatTime | undefined,
  now: (until: number) => number,
): string | undefined {
  const until = own?.deadline;
  if (until == null) return undefined;
  const left = until - now(until);
  return left <= 0 ? undefined : t('clock.title', { time: formatDuration(left, { rough: true }), game });
}

/** A sentence on the time that a clock gives its players. */
export function clockText({ bank, increment, cap, weekendsOff }: ClockSettings): string {
  const [from, more, most] = [bank, increment, cap].map((ms) => formatDuration(ms, { long: true }));
  const gives = t('clock.pace.hint', { bank: from ?? '', increment: more ?? '', cap: most ?? '' });
  return weekendsOff ? `${gives}. ${t('clock.weekendsOff')}.` : gives;
}

/** Sentences on the times of a game, for players before it begins. */
export function clockTerms(settings: ClockSettings | null | undefined): string {
  if (!settings) return t('clock.pace.relaxed.hint');
  return `${clockText(settings).replace(/\.$/, '')}. ${t('clock.nights')}`;
}
