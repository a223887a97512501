import type { Calendar } from '#shared/kernel/calendar.ts';

export const HOUR = 3_600_000;
/** An instant, from `2024-06-12T10:00+02:00`. */
export const at = (text: string): number => Date.parse(text);
export const iso = (instant: number): string => new Date(instant).toISOString();

/** Minutes after midnight, from `8:30`. */
const minutes = (time: string): number => {
  const [hours, rest] = time.split(':').map(Number);
  return hours! * 60 + rest!;
};
/** Waking hours, from `8:00-23:00`. */
export const awake = (hours: string): Calendar['awake'] => {
  const [from, to] = hours.split('-').map(minutes);
  return { from: from!, to: to! };
};
