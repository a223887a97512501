import type { Context } from 'hono';
import type { Caller, AssertedSeat } from './access.ts';
import type { AppEnv } from '../http/appEnv.ts';
import type { Person } from '../db/people/players.ts';
import type { SeatCalendar } from '../db/schema.ts';
import { seatCalendarOf } from './calendar.ts';
import { clientKey } from '../http/clientKey.ts';

/** The caller as a room knows them: the session's player and, as `seat`, the seat that the request asserts. */
export const callerOf = (c: Context<AppEnv>, seat?: AssertedSeat): Caller => ({
  playerId: c.get('person')?.playerId ?? null,
  calendar: calendarOfPerson(c.get('person')),
  seat,
  requestId: c.get('requestId'),
  machine: clientKey(c),
});

const calendarOfPerson = (person: Person | null): SeatCalendar | null =>
  seatCalendarOf(person?.hours ?? null, person?.holidays ?? null);
