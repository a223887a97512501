import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { giveOrders, untilAnswered } from './support/ordered.ts';
import { AUTO, playTurn, rowsOf, table, toAnnsPlanning } from './support/orderedTable.ts';
import { commit, viewOf, type Match } from './support/play.ts';
import { Table } from './support/reached.ts';
import { evict, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import { DB } from './support/stored.ts';

/** What others see of notices, questions and pages says nothing of orders, and orders take nothing from them. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;
const ASK = { game: { planning: 'ask' } };

/** Does a spectator see that Bob was mailed about his turn? */
const isTold = async ({ path }: Match): Promise<boolean> =>
  (await new Client().get<GameView>(path)).seats[1]?.told !== undefined;

/** Bob is mailed about one turn and plays it; then Ann hands him the next one, for which he has given orders. */
async function toldAfterHandOver(orders: object | undefined): Promise<boolean> {
  const people = await Table.set();
  const match = await people.game();
  await toAnnsPlanning(match);
  await playTurn(match, people.ann);
  later(4);
  await people.ring();
  later(5);
  const seq = await playTurn(match, people.bob);
  if (orders !== undefined) await giveOrders(match.path, people.bob, seq, orders);
  later(5);
  await playTurn(match, people.ann);
  return isTold(match);
}

test('whether a player was mailed in an earlier turn is forgotten at a hand-over, whatever their orders say', async () => {
  const seen = [];
  for (const orders of [undefined, ASK, AUTO]) seen.push(await toldAfterHandOver(orders));
  expect(seen).toEqual([false, false, false]);
});

/** Ann hands Bob the turn. The notices of earlier turns are gone. */
async function handedOver(orders?: object) {
  const people = await Table.set();
  const match = await people.game();
  const seq = await toAnnsPlanning(match);
  await DB.prepare('DELETE FROM notices').run();
  await evict(match.id);
  if (orders !== undefined) await giveOrders(match.path, people.bob, seq, orders);
  const handed = await playTurn(match, people.ann);
  return { people, match, handed, at: Date.now() };
}

/** When the notice of Bob's turn is due, ms after the hand-over. */
const dueAfter = async ({ people, match, at }: Awaited<ReturnType<typeof handedOver>>): Promise<number> =>
  ((await people.notice(match))?.dueAt ?? 0) - at;

test('the mail about a turn comes at the same time, whether orders or the player answered its first half', async () => {
  const byHand = await handedOver();
  later(1.5);
  await commit(byHand.match, byHand.people.bob, byHand.handed, { type: 'pass' });
  const expected = await dueAfter(byHand);
  const ordered = await handedOver({ game: { planning: 'pass' } });
  await untilAnswered(ordered.match.id);
  expect(await dueAfter(ordered)).toBe(expected);
});

test('a player who changes orders so that they ask, while they were to answer, is mailed all the same', async () => {
  const { people, match, handed } = await handedOver(AUTO);
  later(0.2);
  await giveOrders(match.path, people.bob, handed, ASK);
  later(4);
  await people.ring();
  expect(await isTold(match)).toBe(true);
});

test('orders leave a question to the table open, and answer once it is closed', async () => {
  const { match, client, next, nextClient, seq } = await table();
  await giveOrders(match.path, nextClient, seq, AUTO);
  const handed = await playTurn(match, client);
  await client.post(`${match.path}/undo`, { expect: handed, to: seq });
  later(3);
  await ringAlarm(match.id);
  expect(await rowsOf(match, handed)).toEqual([]);
  const { question } = await viewOf(match, nextClient);
  const no = { expect: handed, question: question?.id, answer: 'no' };
  await nextClient.post(`${match.path}/votes`, no);
  await ringAlarm(match.id);
  expect(await rowsOf(match, handed)).toEqual([]);
  await untilAnswered(match.id);
  expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
});

test('the bot of a vacation goes on after an undo', async () => {
  const { match, client, next, nextClient, seq } = await table();
  expect(seq).toBeGreaterThan(0);
  const handed = await playTurn(match, client);
  const back = (await commit(match, nextClient, handed, { type: 'pass' }, { type: 'draw' })).seq;
  const asked = await nextClient.post<{ question: { id: string } }>(`${match.path}/undo`, {
    expect: back,
    to: handed,
  });
  await giveOrders(match.path, nextClient, back, { vacation: { level: 'easy', from: Date.now() } });
  await client.post(`${match.path}/votes`, { expect: back, question: asked.question.id, answer: 'yes' });
  later(DAY);
  await ringAlarm(match.id);
  expect((await rowsOf(match, back + 1))[0]).toBe(`${next} order`);
});

test('a page that connects again gets the orders as they are now', async () => {
  const { match, client, seq } = await table();
  await giveOrders(match.path, client, seq, AUTO);
  const live = await (await connect(match, client, { from: seq })).settled();
  expect(live.frames.find(({ type }) => type === 'orders')).toMatchObject({ orders: { order: AUTO } });
});

/** What everybody sees of Bob's seat after his clock has reminded him, with these orders. */
async function afterReminder(orders?: object) {
  const people = await Table.set();
  const day = DAY * 60_000;
  const clock = { bank: 2 * day, increment: day, cap: 2 * day, weekendsOff: false };
  const match = await people.game(0, { clock });
  const seq = await toAnnsPlanning(match);
  if (orders !== undefined) await giveOrders(match.path, people.bob, seq, orders);
  await playTurn(match, people.ann);
  const at = Date.now();
  later(DAY + 1);
  await ringAlarm(match.id);
  later(0.2);
  await people.ring();
  const { told, clock: shown } = (await new Client().get<GameView>(match.path)).seats[1] ?? {};
  const since = (time: number | null | undefined) => (time == null ? time : time - at);
  return { told: since(told), deadline: since(shown?.deadline), mails: (await people.mails()).length };
}

test('a reminder of the clock comes at the same time, whether orders ask or there are none', async () => {
  const expected = await afterReminder();
  expect(expected.told).toBeGreaterThan(0);
  expect(await afterReminder(ASK)).toEqual(expected);
});
