import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { daysLeft, withHoliday } from '#shared/kernel/holidays.ts';
import { PutHolidays, type HolidaysAnswer } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { holidaysOf, seatCalendarOf } from '../people/calendar.ts';
import { calendarQuotas, refundQuotas, tryCharge } from '../people/quotas.ts';
import { peopleDatabase } from '../db/database.ts';
import { settleShards } from '../db/shards.ts';
import { unfinishedGamesOf } from '../db/games/games.ts';
import { updateHolidays, type Person } from '../db/people/players.ts';
import type { Holidays } from '../db/schema.ts';
import { whyNotDone } from '../lib/failure.ts';
import { roomOf } from '../lib/objects.ts';
import type { HolidaySpan } from '../room/clock/seatCalendar.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** Holidays: days on which a player's clocks stand, in all their games. */

const answerOf = ({ automatic, taken }: Holidays, now: number): HolidaysAnswer => ({
  automatic,
  taken,
  left: daysLeft(taken, now),
});

export const holidayRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getHolidays', 'The caller’s holidays, and how many days are left this year', {
        answers: { 200: 'HolidaysAnswer' },
        refuses: ['NO_SESSION'],
      }),
    ),
    (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      return c.json(answerOf(holidaysOf(person), Date.now()));
    },
  )
  .put(
    '/',
    describeRoute(
      routeDoc('putHolidays', 'Take a holiday', {
        description:
          'It is announced in all running games. It replaces those it meets; one that ends in the past withdraws the one that begins then, or runs.',
        answers: { 200: 'HolidaysAnswer' },
        refuses: ['NO_SESSION', 'HOLIDAY_TOO_LONG', 'STALE', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', PutHolidays),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { holiday, automatic } = c.req.valid('json');
      const now = Date.now();
      const before = holidaysOf(person);
      const taken =
        holiday === undefined
          ? before.taken
          : withHoliday(before.taken, { from: holiday.from, to: holiday.until }, now);
      if (taken === undefined) return problem(c, { code: 'HOLIDAY_TOO_LONG' });
      const next = { automatic: automatic ?? before.automatic, taken };
      const quotas = calendarQuotas(person.playerId);
      if (!(await tryCharge(c.env, quotas, now))) return problem(c, { code: 'CHANGES_EXHAUSTED' });
      const isWritten = await updateHolidays(
        peopleDatabase(c.env),
        person.playerId,
        person.holidays ?? null,
        next,
      );
      if (!isWritten) {
        await refundQuotas(c.env, quotas, now);
        return problem(c, { code: 'STALE' });
      }
      const told = holiday !== undefined && holiday.until > now ? holiday : null;
      await spreadCalendar(c, { ...person, holidays: next }, told);
      return c.json(answerOf(next, now));
    },
  );

/** Rooms told at once of a changed calendar. */
const ROOMS_TOLD = 40;

/**
 * Tells the player's games when their time counts from now on. A room that is not told, cannot write it, or is in a database that
 * is silent, learns of it with the player's next move there (`commit.ts`), and asks before their time runs out (`seatCalendar.ts`).
 */
export async function spreadCalendar(
  c: Context<AppEnv>,
  { playerId, hours, holidays }: Person,
  holiday: HolidaySpan | null,
): Promise<void> {
  const calendar = seatCalendarOf(hours ?? null, holidays ?? null);
  const { answers } = await settleShards(c.env, playerId, (db) => unfinishedGamesOf(db, playerId));
  const games = answers.flat();
  const told = await Promise.allSettled(
    games
      .slice(0, ROOMS_TOLD)
      .map(async ({ id }) => roomOf(c.env, id).setCalendar(playerId, calendar, holiday)),
  );
  for (const [at, result] of told.entries()) {
    const error = whyNotDone(result);
    if (error !== undefined) console.error({ event: 'calendar not spread', game: games[at]?.id, error });
  }
}
