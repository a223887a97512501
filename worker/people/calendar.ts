import { withAutomatic, holidayAt, type Holiday } from '#shared/kernel/holidays.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { Hours } from '#shared/protocol/http.ts';
import { peopleDatabase } from '../db/database.ts';
import { playerById, updateHolidays, type Person } from '../db/people/players.ts';
import type { Holidays, SeatCalendar } from '../db/schema.ts';

/** When a player's time counts: what they have chosen, and what their games know of it. */

/** Holidays of a player who has never changed them: one begins by itself. */
const NO_HOLIDAYS: Holidays = { automatic: true, taken: [] };

/** A player's holidays. Without hours and holidays nobody knows their calendar, and none begins by itself. */
export const holidaysOf = ({ hours, holidays }: Pick<Person, 'hours' | 'holidays'>): Holidays =>
  holidays ?? { ...NO_HOLIDAYS, automatic: (hours ?? null) !== null };

/** The player's calendar as their games keep it; null if nothing was chosen. */
export function seatCalendarOf(hours: Hours | null, holidays: Holidays | null): SeatCalendar | null {
  if (hours === null && holidays === null) return null;
  const { automatic, taken } = holidays ?? NO_HOLIDAYS;
  const { zone, awake } = hours ?? { zone: 'UTC', awake: null };
  return { zone, awake, off: taken, autoHoliday: automatic };
}

/** When the player's time counts, as they have chosen; undefined if there is no such player. */
export async function chosenCalendar(env: Env, playerId: string): Promise<SeatCalendar | null | undefined> {
  const player = await playerById(peopleDatabase(env), playerId);
  return player && seatCalendarOf(player.hours, player.holidays);
}

export const isSameCalendar = (a: SeatCalendar | null, b: SeatCalendar | null): boolean =>
  canonicalJson(a) === canonicalJson(b);

/** A holiday that has begun by itself, and the calendar with it. Times in ms. */
export interface HolidayTaken {
  readonly calendar: SeatCalendar;
  readonly from: number;
  readonly until: number;
}

/**
 * Begins a holiday at `now` before the player's time runs out. One that another game has begun is used. Null if the player
 * does not want that, or has no days left. A change at the same time by the player wins.
 */
export async function takeHoliday(env: Env, playerId: string, now: number): Promise<HolidayTaken | null> {
  return (await tryHoliday(env, playerId, now)) ?? tryHoliday(env, playerId, now);
}

/** Null also if the player changed their holidays meanwhile. */
async function tryHoliday(env: Env, playerId: string, now: number): Promise<HolidayTaken | null> {
  const db = peopleDatabase(env);
  const player = await playerById(db, playerId);
  if (player === undefined) return null;
  const holidays = player.holidays ?? NO_HOLIDAYS;
  const running = holidayAt(holidays.taken, now);
  if (running !== undefined) return takenFrom(player.hours, holidays, running);
  const taken = holidays.automatic ? withAutomatic(holidays.taken, now) : undefined;
  if (taken === undefined) return null;
  const next = { ...holidays, taken };
  const written = await updateHolidays(db, playerId, player.holidays, next);
  const begun = holidayAt(taken, now);
  return written && begun !== undefined ? takenFrom(player.hours, next, begun) : null;
}

const takenFrom = (hours: Hours | null, holidays: Holidays, { from, to }: Holiday): HolidayTaken | null => {
  const calendar = seatCalendarOf(hours, holidays);
  return calendar && { calendar, from, until: to };
};
