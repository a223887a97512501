import { ok } from '#shared/kernel/result.ts';
import { isSameCalendar } from '../auth/calendar.ts';
import type { SeatCalendar } from '../db/schema.ts';
import type { Change } from './change.ts';
import { tableRow } from './commit.ts';
import type { RoomResult } from './failure.ts';
import type { LoadedGame } from './loadedGame.ts';
import type { Room } from './roomContext.ts';
import { write } from './write.ts';

/** A holiday, [from, until) in ms since 1970. */
export interface HolidaySpan {
  readonly from: number;
  readonly until: number;
}

/**
 * The player has changed when their time counts. What has counted until now stays counted. The table is told of a
 * holiday. Nothing changes if the player has no seat here, or the game knows the calendar already.
 */
export async function setCalendar(
  room: Room,
  loaded: LoadedGame,
  playerId: string,
  calendar: SeatCalendar | null,
  holiday: HolidaySpan | null,
): Promise<RoomResult<object>> {
  const own = loaded.seats.find((seat) => seat.playerId === playerId);
  if (own === undefined || isSameCalendar(own.calendar, calendar)) return ok({});
  const seats = [{ ...own, calendar }];
  const isTold = holiday !== null && loaded.game.status === 'running' && own.vacancy === null;
  const change: Change = isTold ? { ...announced(room, loaded, own.seat, holiday), seats } : { seats };
  const written = await write(room, loaded, change);
  return written.ok ? ok({}) : written;
}

const announced = (room: Room, loaded: LoadedGame, seat: number, { from, until }: HolidaySpan): Change => ({
  row: tableRow(room, loaded, { type: 'holidayTaken', seat, from, until, automatic: false }),
  state: loaded.state,
});
