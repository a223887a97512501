import { deadline } from '#shared/kernel/calendar.ts';
import { firstInstant, localDay } from '#shared/kernel/timeZone.ts';
import type { Hours, NoticeKind } from '#shared/protocol/http.ts';
import type { StoredTelling } from '../../db/schema.ts';
import { isUrgent } from '../../lib/notices.ts';

/** When and of what a player wants to be told. Pure. */

/** A player's telling for one game; undefined: everything. */
export type ToldOfGame = 'urgent' | 'none' | undefined;

export const isWanted = (kind: NoticeKind, telling: ToldOfGame): boolean =>
  telling === undefined || (telling === 'urgent' && isUrgent(kind));

/** A player's telling, and the clocks it goes by. */
export interface TellingTimes {
  readonly telling: StoredTelling | null;
  readonly hours: Hours | null;
  /** Does a device or a webhook reach them too, or has one told them of what a mail is still to tell? */
  readonly hasChannels: boolean;
}

/** Is the player told once a day? */
export const isDaily = ({ telling }: TellingTimes): boolean => (telling?.digestHour ?? null) !== null;

const HOUR_MS = 3_600_000;

/**
 * How long after a message by the player's channels its mail follows (ms), if they have not looked by then. Null: both go at
 * the same time, as in a daily message.
 */
export function mailFollowsAfter(times: TellingTimes): number | null {
  const hours = times.telling?.mailAfterHours ?? null;
  return hours === null || !times.hasChannels || isDaily(times) ? null : hours * HOUR_MS;
}

/**
 * The earliest time (ms) at which the player may be told of a notice that was due at `dueAt`: at the hour of their daily
 * message, and not in their quiet hours. What is urgent waits for neither. See `restedAt` for a mailbox that wakes later.
 */
export function tellableAt(
  times: TellingTimes,
  { kind, dueAt }: { readonly kind: NoticeKind; readonly dueAt: number },
): number {
  const { telling, hours } = times;
  if (telling === null || isUrgent(kind)) return dueAt;
  if (telling.digestHour === null) return restedAt(times, kind, dueAt);
  const daily = dailyTimes(hours?.zone ?? 'UTC', telling.digestHour, dueAt);
  return daily.map((at) => restedAt(times, kind, at)).find((at) => at >= dueAt) ?? dueAt;
}

/** The first time at or after `at` (ms) that is not in the player's quiet hours. What is urgent does not wait for it. */
export const restedAt = ({ telling, hours }: TellingTimes, kind: NoticeKind, at: number): number =>
  telling?.quiet && !isUrgent(kind) ? awakeAt(hours, at) : at;

/** When clocks of the zone show this full hour on the day of `around`, and the days before and after it. */
function dailyTimes(zone: string, hour: number, around: number): readonly number[] {
  const today = localDay(zone, around);
  return [today - 1, today, today + 1].map((day) => firstInstant(zone, day, hour * 60));
}

/** The first time at or after `from` in the waking hours. */
function awakeAt(hours: Hours | null, from: number): number {
  if (hours?.awake == null) return from;
  return deadline(from, 1, { ...hours, weekendsOff: false, off: [] }) - 1; // one ms has counted by then
}
