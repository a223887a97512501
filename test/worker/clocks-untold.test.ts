import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playersTable, type Holidays } from '../../worker/db/schema.ts';
import { startClock, stopClock } from './support/clock.ts';
import type { Client } from './support/client.ts';
import { db, logRows, seatRows, throughGate } from './support/database.ts';
import { playerIdOf } from './support/mails.ts';
import { clientOf, viewOf, type Match } from './support/play.ts';
import { backup, cutRow, restore } from './support/restoring.ts';
import { alarmOf, evict } from './support/rooms.ts';
import {
  clockOf,
  DAY,
  handOver,
  HOUR,
  ms,
  nothingFor,
  tableEventsOf,
  timedGame,
  toMove,
} from './support/timed.ts';

/** A change of when a player's time counts that one of their games was not told of. */

beforeEach(startClock);
afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

/** What a player's row says, without the games being told: as if they had more games than are told at once. */
const quietly = async (client: Client, changes: { holidays?: Holidays; hours?: object }) =>
  db()
    .update(playersTable)
    .set(changes as Partial<typeof playersTable.$inferInsert>)
    .where(eq(playersTable.id, await playerIdOf(client)));

const onHoliday = (from: number, until: number): { holidays: Holidays } => ({
  holidays: { automatic: false, taken: [{ from, to: until }] },
});

const timeOuts = async ({ id }: Match): Promise<number> =>
  (await logRows(id)).filter(({ by }) => by === 'timeOut').length;

const daysPass = async (match: Match, days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) await nothingFor(match, DAY);
};

test('a holiday taken while the game was closed for its damaged log is kept, and told to the table', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const match = await timedGame();
  const { seat, next, client, left } = await toMove(match);
  const whole = await backup(match.id);
  await cutRow(match.id, (await logRows(match.id)).length);
  await evict(match.id);
  const [from, until] = [Date.now(), Date.now() + ms(20 * DAY)];
  const taken = { holiday: { from, until }, automatic: false };
  expect((await client.send('/api/me/holidays', taken, { method: 'PUT' })).status).toBe(200);
  expect(logged.mock.calls.flat()).toContainEqual({
    event: 'calendar not spread',
    game: match.id,
    error: 'GAME_DAMAGED',
  });
  await restore(match.id, whole);
  await evict(match.id);
  await daysPass(match, 10);
  expect(await timeOuts(match)).toBe(0);
  expect(await tableEventsOf(match)).toEqual([{ type: 'holidayTaken', seat, from, until, automatic: false }]);
  const { clock, holiday, vacancy } = (await viewOf(match, clientOf(match, next))).seats[seat] ?? {};
  expect(clock?.deadline).toBe(until + ms(left));
  expect(holiday).toMatchObject({ from, to: until });
  expect(vacancy).toBeUndefined();
});

describe('of a game that was not told', () => {
  test('only the holiday takes no time: what came before it is charged', async () => {
    const match = await timedGame();
    const { seat, client, left } = await toMove(match);
    const [from, until] = [Date.now() + ms(6 * HOUR), Date.now() + ms(6 * HOUR + 5 * DAY)];
    await quietly(client, onHoliday(from, until));
    await nothingFor(match, left);
    expect(await timeOuts(match)).toBe(0);
    const view = await viewOf(match, client);
    expect(view.seats[seat]?.clock?.deadline).toBe(until + ms(left - 6 * HOUR));
  });

  test('the time-out follows once the time is over by the player’s own calendar, and is the only one', async () => {
    const match = await timedGame();
    const { seat, client, left } = await toMove(match);
    await quietly(client, onHoliday(Date.now(), Date.now() + ms(5 * DAY)));
    await nothingFor(match, left);
    await nothingFor(match, 5 * DAY - 1);
    expect(await timeOuts(match)).toBe(0);
    await nothingFor(match, 1);
    expect(await timeOuts(match)).toBe(1);
    expect((await clockOf(match, seat)).missed).toBe(1);
  });

  test('a holiday that was over before the turn began changes nothing, and is not told', async () => {
    const match = await timedGame();
    const first = await toMove(match);
    await quietly(first.client, onHoliday(Date.now() - ms(9 * DAY), Date.now() - ms(8 * DAY)));
    await nothingFor(match, first.left);
    expect(await timeOuts(match)).toBe(1);
    expect(await tableEventsOf(match)).toEqual([]);
  });

  test('waking hours count from the beginning of the turn', async () => {
    const match = await timedGame();
    await handOver(match);
    const { seat, client, left } = await toMove(match);
    await quietly(client, { hours: { zone: 'UTC', awake: { from: 8 * 60, to: 20 * 60 } } });
    await nothingFor(match, left);
    expect(await timeOuts(match)).toBe(0);
    const { clock } = (await viewOf(match, client)).seats[seat] ?? {};
    expect(clock?.deadline).toBeGreaterThanOrEqual(Date.now() + ms(left / 2));
  });

  test('the seat’s copy still says that no holiday begins by itself until the player moves', async () => {
    const match = await timedGame();
    const { seat, client, left } = await toMove(match);
    await client.send('/api/me/holidays', { automatic: true }, { method: 'PUT' });
    await nothingFor(match, left);
    await quietly(client, { holidays: { automatic: true, taken: [] } });
    await nothingFor(match, 5 * DAY + 8 * HOUR);
    expect(await timeOuts(match)).toBe(1);
    expect((await seatRows(match.id))[seat]?.calendar).toMatchObject({ autoHoliday: false, off: [] });
  });
});

test('while the mailbox cannot say when the player’s time counts, nobody plays for them; then the game goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const match = await timedGame();
  const { left } = await toMove(match);
  const readsPlayer = (statements: readonly string[]): boolean =>
    statements.some((one) => one.includes('from "players"'));
  await throughGate(
    (statements, go) =>
      readsPlayer(statements) ? Promise.reject(new Error('D1_ERROR: Network connection lost.')) : go(),
    () => nothingFor(match, left),
  );
  expect(await timeOuts(match)).toBe(0);
  expect(await alarmOf(match.id)).toBeGreaterThan(Date.now());
  await nothingFor(match, 1);
  expect(await timeOuts(match)).toBe(1);
});
