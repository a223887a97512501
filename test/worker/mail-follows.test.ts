import { afterEach, beforeEach, expect, test } from 'vitest';
import { capturedMailsTable, channelsTable } from '../../worker/db/schema.ts';
import { overduePlayers } from '../../worker/db/games/notices.ts';
import { insertUndeliverable } from '../../worker/db/people/mails.ts';
import { PUSH_TARGET } from '../support/channels.ts';
import { CHANNELS, captured, subscribe } from './support/channels.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { until, viewOf, type Match } from './support/play.ts';
import { Table } from './support/reached.ts';
import { connect } from './support/socket.ts';

/** Players who want the mail four hours after the message to their devices, if they have not looked by then. */

beforeEach(startClock);
afterEach(stopClock);

const HOURS = 60;
const DAYS = 24 * HOURS;

/** A table whose Bob wants that, on a device with this id. */
async function following(): Promise<{ readonly table: Table; readonly device: string }> {
  const table = await Table.set();
  await db().delete(capturedMailsTable);
  const { id } = await subscribe(table.bob);
  const telling = { quiet: false, digestHour: null, mailAfterHours: 4 };
  await table.bob.send('/api/me/telling', telling, { method: 'PUT' });
  return { table, device: id };
}

/** How many messages to devices and mails Bob has had when so many minutes have passed. */
async function after(minutes: number, table: Table): Promise<readonly [pushes: number, mails: number]> {
  later(minutes);
  await table.ring();
  return [(await captured('push: ')).length, (await table.mails()).length];
}

/** Bob's page shows the game, until something is so. */
async function look(match: Match, { bob }: Table, isSo: () => Promise<boolean>): Promise<void> {
  const live = await connect(match, bob);
  live.send('here');
  await until(async () => ((await isSo()) ? true : undefined));
  live.close();
}

/** Both agree to end the game. */
async function end({ ann, bob }: Table, match: Match): Promise<void> {
  const { question } = await ann.post<{ question: { id: string } }>(`${match.path}/questions`, {
    kind: 'end',
  });
  const { seq } = await viewOf(match, bob);
  await bob.post(`${match.path}/votes`, { expect: seq, question: question.id, answer: 'yes' });
}

/** Would the cron wake Bob's mailbox in so many minutes? */
async function isOverdue({ bobId }: Table, minutes: number): Promise<boolean> {
  const late = Date.now() + minutes * 60_000;
  const due = await overduePlayers(db(), { after: '', upTo: '~' }, late, undefined, 100);
  return due.some(({ id }) => id === bobId);
}

test('They are told by their device first, and by mail if they have not looked by then', async () => {
  const { table } = await following();
  await table.toBob(await table.game());
  expect(await after(3, table)).toEqual([1, 0]);
  expect(await after(239, table)).toEqual([1, 0]);
  expect(await after(1, table)).toEqual([1, 1]);
  expect(await after(3 * DAYS, table)).toEqual([2, 2]);
});

test('Who has only glanced at the game before they were told is told by their device, too', async () => {
  const { table } = await following();
  const match = await table.game();
  await table.toBob(match);
  await look(match, table, async () => (await table.notice(match))?.state === 'seen');
  expect(await after(1 * DAYS, table)).toEqual([1, 1]);
});

test('So it is in a game with clock, and with news; the end of a game they were told of goes by both', async () => {
  const { table } = await following();
  const day = 24 * 3_600_000;
  const clock = { bank: 9 * day, increment: day, cap: 9 * day, weekendsOff: false };
  await end(table, await table.game());
  expect(await after(3, table)).toEqual([1, 0]);
  expect(await isOverdue(table, 241)).toBe(true);
  expect(await after(4 * HOURS, table)).toEqual([1, 1]);
  expect(await isOverdue(table, 10_000)).toBe(false);

  const timed = await table.game(0, { clock });
  await table.toBob(timed);
  expect(await after(3, table)).toEqual([2, 1]);
  expect(await after(4 * HOURS, table)).toEqual([2, 2]);
  await end(table, timed);
  expect(await after(3 * DAYS, table)).toEqual([3, 3]);
  expect((await table.mails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/: the game is over$/),
    expect.stringMatching(/^Still your turn in /),
    expect.stringMatching(/: the game is over$/),
  ]);
});

test('The mail follows also if the device has gone by then', async () => {
  const { table, device } = await following();
  await table.toBob(await table.game());
  expect(await after(3, table)).toEqual([1, 0]);
  await table.bob.fetch(`${CHANNELS}/by-id/${device}`, { method: 'DELETE' });
  expect(await after(239, table)).toEqual([1, 0]);
  expect(await after(1, table)).toEqual([1, 1]);
  expect(await after(3 * DAYS, table)).toEqual([1, 2]);
});

test('Nobody waits for the mail whose devices have all failed', async () => {
  const { table } = await following();
  await db()
    .update(channelsTable)
    .set({ target: { ...PUSH_TARGET, endpoint: 'https://10.0.0.1/' } });
  await table.toBob(await table.game());
  expect(await after(3, table)).toEqual([0, 1]);
  expect(await after(4 * HOURS, table)).toEqual([0, 1]); // the mail that was to follow has gone
  expect(await after(3 * DAYS, table)).toEqual([0, 2]);
});

test('Where mails come back, none follows, and the device tells and reminds', async () => {
  const { table } = await following();
  await insertUndeliverable(db(), table.address, 'bounce', Date.now());
  const match = await table.game();
  await table.toBob(match);
  expect(await after(3, table)).toEqual([1, 0]);
  expect(await after(4 * HOURS, table)).toEqual([1, 0]);
  expect(await table.notice(match)).toMatchObject({ state: 'sent', error: 'UNDELIVERABLE' });
  expect(await after(3 * DAYS, table)).toEqual([2, 0]);
  expect(await after(7 * DAYS, table)).toEqual([3, 0]);
});

test('The cron wakes no mailbox for what its player has been back from', async () => {
  const { table } = await following();
  const [ended, waits] = [await table.game(), await table.game()];
  await end(table, ended);
  await table.toBob(waits);
  await table.told();
  later(10);
  const back = Date.now();
  await look(ended, table, async () => (await table.backAt()) === back);
  later(4 * HOURS);
  expect(await isOverdue(table, 1)).toBe(true);
  await table.ring();
  expect(await isOverdue(table, 1)).toBe(false);
});

test('Without a device the wish changes nothing: in one absence there is one mail, and reminders day by day', async () => {
  const { table, device } = await following();
  await table.bob.fetch(`${CHANNELS}/by-id/${device}`, { method: 'DELETE' });
  await table.toBob(await table.game());
  expect(await after(3, table)).toEqual([0, 1]);
  later(5 * HOURS);
  await table.toBob(await table.game());
  expect(await after(3, table)).toEqual([0, 1]);
  expect(await after(DAYS, table)).toEqual([0, 2]);
});
