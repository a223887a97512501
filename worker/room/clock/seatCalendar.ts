import { pauseClock } from '#shared/kernel/clock.ts';
import { ok } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { isSameCalendar } from '../../people/calendar.ts';
import type { GameRow, SeatCalendar, SeatRow } from '../../db/schema.ts';
import { mailboxOf } from '../../lib/objects.ts';
import type { Change, Room } from '../roomContext.ts';
import { tableRow } from '../play/commit.ts';
import type { RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { calendarOf } from './seatClocks.ts';
import { isKept } from '../../people/access.ts';
import { write } from '../storage/write.ts';

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

/**
 * The part that the game has missed of the calendar of a player whose time is over; undefined if nothing, and the time-out follows.
 * The mailbox is asked, because a room may not have been told: it was one of too many, or it could not be written then.
 * An answer that does not come is an error, and the time-out waits for the next try.
 */
export async function missedCalendar(
  room: Room,
  loaded: LoadedGame,
  seat: Seat,
): Promise<Change | undefined> {
  const row = loaded.seats[seat];
  if (row === undefined || row.playerId === null || !isKept(row)) return undefined;
  const chosen = await mailboxOf(room.env, row.playerId).calendar();
  if (chosen === undefined) return undefined;
  // The copy says no automatic holiday once one was begun here, or none was left. That holds until the player moves.
  const calendar = chosen && row.calendar ? { ...chosen, autoHoliday: row.calendar.autoHoliday } : chosen;
  if (isSameCalendar(calendar, row.calendar)) return undefined;
  const holiday = untoldHoliday(calendar, row.calendar, room.now());
  return {
    ...(holiday && announced(room, loaded, seat, { from: holiday.from, until: holiday.to })),
    seats: [{ ...row, calendar }],
    game: { seatClocks: recharged(room, loaded, { ...row, calendar }) },
  };
}

/** A holiday that runs or is to come, and of which the game's copy knows nothing. */
const untoldHoliday = (calendar: SeatCalendar | null, copy: SeatCalendar | null, now: number) =>
  calendar?.off.find(
    ({ from, to }) => to > now && !copy?.off.some((known) => known.from === from && known.to === to),
  );

/** The clocks once the seat's turn is charged by its new calendar from its beginning: a holiday in it takes no time. */
function recharged(room: Room, { game }: LoadedGame, row: SeatRow): GameRow['seatClocks'] {
  const clock = game.seatClocks?.[row.seat];
  if (clock === undefined || game.clock === null) return game.seatClocks;
  const paused = pauseClock(clock, room.now(), calendarOf(game.clock, row));
  return { ...game.seatClocks, [row.seat]: paused };
}

const announced = (room: Room, loaded: LoadedGame, seat: number, { from, until }: HolidaySpan): Change => ({
  row: tableRow(room, loaded, { type: 'holidayTaken', seat, from, until, automatic: false }),
  state: loaded.state,
});
