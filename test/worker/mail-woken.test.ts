import { afterEach, beforeEach, expect, test } from 'vitest';
import { later, startClock, stopClock } from './support/clock.ts';
import { gameRow } from './support/database.ts';
import { loseAlarm } from './support/mails.ts';
import type { Match } from './support/play.ts';
import { here, playOn, Table } from './support/reached.ts';
import { ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import { DAY, goes } from './support/timed.ts';

/** A game that wakes tells the players it waits for, also if their last message was sent before it slept. */

beforeEach(startClock);
afterEach(stopClock);

/** Time passes; then the rooms of the games ring, and Bob's mailbox. */
async function pass(minutes: number, table: Table, games: readonly Match[]): Promise<void> {
  later(minutes);
  for (const { id } of games) await ringAlarm(id);
  await loseAlarm(table.bobId);
  await table.ring();
}

/** Games that wait for Bob and have fallen asleep. He got a message of them, and three reminders. */
async function asleep(count: number) {
  const table = await Table.set();
  const match = await table.game();
  const games = [match];
  while (games.length < count) games.push(await table.game());
  for (const each of games) await table.toBob(each);
  for (const wait of [4, DAY, 3 * DAY, 7 * DAY, 50 * DAY]) await pass(wait, table, games);
  for (const { id } of games) expect((await gameRow(id)).asleepSince).not.toBeNull();
  expect(await table.mails()).toHaveLength(4);
  return { table, match, games };
}

test.each([1, 2])(
  'One of %d sleeping games wakes: its player is told, and reminded day by day',
  async (count) => {
    const { table, match, games } = await asleep(count);
    await goes(match, 0, 'return');
    expect((await gameRow(match.id)).asleepSince).toBeNull();
    await pass(4, table, games);
    expect((await table.mails()).at(4)?.subject).toMatch(/^Your turn in /);
    for (const wait of [DAY, 3 * DAY, 7 * DAY]) await pass(wait, table, games);
    expect(await table.mails()).toHaveLength(8);
  },
);

test('A game wakes in an absence in which its player was told of another: they get no second message', async () => {
  const { table, match, games } = await asleep(1);
  const other = await table.game();
  const live = await connect(other, table.bob);
  await here(live);
  live.close();
  await table.toBob(other);
  await pass(4, table, games);
  const told = (await table.mails()).length;
  expect(told).toBe(5);
  await goes(match, 0, 'return');
  await pass(60, table, games);
  expect(await table.mails()).toHaveLength(told);
  await pass(DAY, table, games);
  expect((await table.mails()).at(-1)?.text).toContain(match.id);
});

test('A game that is woken by a move of the player it waits for mails nobody but the next one', async () => {
  const { table, match, games } = await asleep(1);
  await playOn(match, 1);
  await pass(4, table, games);
  expect(await table.mails()).toHaveLength(4);
});
