import { maskOf, type Seat } from '#shared/kernel/types.ts';
import { isSameCalendar } from '../../people/calendar.ts';
import type { SeatClocks } from '../../db/schema.ts';
import { mailboxOf } from '../../lib/objects.ts';
import type { Change, Room } from '../roomContext.ts';
import { tableRow } from '../play/commit.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { lapseChange, pauseChange } from '../votes/questions.ts';
import { endChange, sleepChange, vacate } from '../seats/tableChanges.ts';
import type { TableStep } from './tableSteps.ts';

/** The change that a step of the table is. Asks the player's mailbox for a holiday. */
export async function changeOfStep(room: Room, loaded: LoadedGame, step: TableStep): Promise<Change> {
  const { question } = loaded.game;
  switch (step.kind) {
    case 'resume':
      return pauseChange(room, loaded, 0);
    case 'lapse':
      return question === null ? {} : lapseChange(room, loaded, question);
    case 'vacate':
      return vacate(room, loaded, step.seat, 'timeOut');
    case 'sleep':
      return sleepChange(room, loaded);
    case 'abandon':
      return endChange(room, loaded, 'abandoned');
    case 'remind':
      return remindChange(loaded, step.seat, step.nth);
    case 'holiday':
      return holidayChange(room, loaded, step.seat);
  }
}

/** The player is told that their time runs short. */
function remindChange({ game }: LoadedGame, seat: Seat, reminded: 1 | 2): Change {
  const clock = game.seatClocks?.[seat];
  if (clock === undefined) return {};
  return {
    game: { seatClocks: { ...game.seatClocks, [seat]: { ...clock, reminded } } },
    notices: [{ kind: 'time', seats: maskOf([seat]) }],
  };
}

/**
 * A holiday begins by itself instead of a time-out, announced to the table. After it the player has time for a turn. If
 * they have no days left, the game notes that it need not ask again, and the time-out follows.
 */
async function holidayChange(room: Room, loaded: LoadedGame, seat: Seat): Promise<Change> {
  const row = loaded.seats[seat];
  if (row?.playerId == null || row.calendar === null) return {};
  const taken = await mailboxOf(room.env, row.playerId).takeHoliday(room.now());
  if (taken === null || isSameCalendar(taken.calendar, row.calendar))
    return { seats: [{ ...row, calendar: { ...row.calendar, autoHoliday: false } }] };
  const { calendar, from, until } = taken;
  return {
    row: tableRow(room, loaded, { type: 'holidayTaken', seat, from, until, automatic: true }),
    state: loaded.state,
    seats: [{ ...row, calendar: { ...calendar, autoHoliday: false } }], // until the player moves again
    game: { seatClocks: { ...loaded.game.seatClocks, ...clockOfTurn(loaded, seat) } },
    notices: [{ kind: 'time', seats: maskOf([seat]) }],
  };
}

/** The clock of a seat that begins its turn anew, with the time of one turn. */
function clockOfTurn({ game }: LoadedGame, seat: Seat): SeatClocks {
  const clock = game.seatClocks?.[seat];
  if (clock === undefined || game.clock === null) return {};
  return { [seat]: { ...clock, left: game.clock.increment, since: null, reminded: 0 } };
}
