import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HolidaysAnswer } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { startClock, stopClock } from './support/clock.ts';
import type { Client } from './support/client.ts';
import { gameRow, logRows } from './support/database.ts';
import { clientOf, viewOf, type Match } from './support/play.ts';
import {
  CLOCK,
  clockOf,
  clockSettings,
  DAY,
  handOver,
  HOUR,
  ms,
  nothingFor,
  tableEventsOf,
  timedGame,
  toMove,
} from './support/timed.ts';

/** Holidays at a table with a clock: those that begin by themselves, and those that a player takes. */

beforeEach(startClock);
afterEach(stopClock);

const setHolidays = (client: Client, changes: object) =>
  client.send<HolidaysAnswer & { code: string }>('/api/me/holidays', changes, { method: 'PUT' });

const holidaysOf = (client: Client) => client.get<HolidaysAnswer>('/api/me/holidays');

/** A game whose seat to move wants holidays that begin by themselves. */
async function withAutomatic(automatic = true) {
  const match = await timedGame();
  const seat = await toMove(match);
  expect((await setHolidays(seat.client, { automatic })).status).toBe(200);
  return { match, ...seat };
}

const automaticEvents = async (match: Match) =>
  (await tableEventsOf(match)).filter((event) => event.type === 'holidayTaken');

describe('a holiday that begins by itself', () => {
  test('comes in place of the time-out, is announced, and leaves time for a turn after it', async () => {
    const { match, seat, next, client, left } = await withAutomatic();
    await nothingFor(match, left);
    const from = Date.now();
    const until = from + ms(5 * DAY);
    expect(await tableEventsOf(match)).toEqual([
      { type: 'holidayTaken', seat, from, until, automatic: true },
    ]);
    expect((await holidaysOf(client)).left).toBe(25);
    const view = await viewOf(match, clientOf(match, next));
    expect(view.seats[seat]?.clock?.deadline).toBe(until + ms(CLOCK.increment));
    expect(view.seats[seat]?.holiday).toMatchObject({ from, to: until });
    await handOver(match);
    expect((await clockOf(match, seat)).missed).toBe(0);
  });

  test('is shared by two games whose time runs out together', async () => {
    const { match, seat, client, left } = await withAutomatic();
    const second = await secondGame(client);
    await nothingFor(match, left);
    await nothingFor(second, 0);
    await nothingFor(second, CLOCK.bank);
    const [one, two] = [await automaticEvents(match), await automaticEvents(second)];
    expect(one).toMatchObject([{ seat, automatic: true }]);
    expect(two.map((event) => 'until' in event && event.until)).toEqual(
      one.map((event) => 'until' in event && event.until),
    );
    expect((await holidaysOf(client)).taken).toHaveLength(1);
  });

  test('follows no other unless the player has moved: who is gone costs the table one holiday', async () => {
    const { match, seat, client, left } = await withAutomatic();
    await nothingFor(match, left);
    await nothingFor(match, 5 * DAY + CLOCK.increment);
    expect(await automaticEvents(match)).toHaveLength(1);
    expect((await holidaysOf(client)).left).toBe(25);
    expect((await logRows(match.id)).filter(({ by }) => by === 'timeOut')).toHaveLength(1);
    expect((await clockOf(match, seat)).missed).toBe(1);
  });

  test('may follow another once the player has moved', async () => {
    const { match, seat, left } = await withAutomatic();
    await nothingFor(match, left);
    await handOver(match);
    await handOver(match);
    expect(await toMove(match)).toMatchObject({ seat });
    await nothingFor(match, CLOCK.cap);
    await nothingFor(match, 5 * DAY);
    expect(await automaticEvents(match)).toHaveLength(2);
  });

  test('does not come if the player has switched it off', async () => {
    const { match, seat, left } = await withAutomatic(false);
    await nothingFor(match, left);
    expect(await tableEventsOf(match)).toEqual([]);
    expect((await clockOf(match, seat)).missed).toBe(1);
  });

  test('is due no second time while it lasts, however often the alarm rings', async () => {
    const { match, left } = await withAutomatic();
    await nothingFor(match, left);
    const { seq } = await gameRow(match.id);
    for (let ring = 0; ring < 4; ring += 1) await nothingFor(match, HOUR);
    expect((await gameRow(match.id)).seq).toBe(seq);
  });
});

/** A game with a clock that the player of `host` makes, and in which they are to move first or second. */
async function secondGame(host: Client): Promise<Match> {
  const made = await host.post<{ id: string }>('/api/games', {
    game: VEHICLE,
    clock: clockSettings,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  });
  const match = { id: made.id, path: `/api/games/${made.id}`, clients: [host, undefined] };
  await nothingFor(match, 0);
  return match;
}

describe('a holiday that a player takes', () => {
  test('is told to the table, and stops their time while it lasts', async () => {
    const match = await timedGame();
    const { seat, next, client, left } = await toMove(match);
    await nothingFor(match, HOUR);
    const from = Date.now() + ms(HOUR);
    const until = from + ms(3 * DAY);
    await setHolidays(client, { holiday: { from, until } });
    expect(await tableEventsOf(match)).toEqual([
      { type: 'holidayTaken', seat, from, until, automatic: false },
    ]);
    const { clock } = (await viewOf(match, clientOf(match, next))).seats[seat] ?? {};
    expect(clock?.deadline).toBe(until + ms(left - 2 * HOUR));
  });

  test('that is over says nothing more, and others are told of none that the game never knew', async () => {
    const host = await timedGame();
    const { client } = await toMove(host);
    await setHolidays(client, { holiday: { from: Date.now(), until: Date.now() + ms(DAY) } });
    await nothingFor(host, 2 * DAY);
    const later = await secondGame(client);
    const view = await viewOf(later, client);
    expect(view.seats.map(({ holiday }) => holiday)).toEqual([undefined, undefined]);
  });
});
