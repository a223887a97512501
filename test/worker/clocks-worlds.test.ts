import { afterEach, expect, test } from 'vitest';
import { NO_ORDERS, type StandingOrders } from '#shared/kernel/orders.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import { rules } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { logRows } from './support/database.ts';
import { ringMailbox } from './support/mails.ts';
import { PASS_AND_DRAW, plantOrders } from './support/ordered.ts';
import { standBeforeDraw } from './support/orderedTable.ts';
import { plantLog, planted, playerIdOf, type Planted } from './support/planting.ts';
import { ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import { CLOCK, clockSettings, DAY, ms } from './support/timed.ts';
import { firstDifference, Traffic } from './support/traffic.ts';
import { DB } from './support/stored.ts';

/** In a game with a clock, too, others cannot tell what orders say, nor when a player is awake or was on holiday. */

afterEach(stopClock);

const ID = 'c234567892345678';
const PATH = `/api/games/${ID}`;
const READ = ['', '/log', '/export'].map((path) => PATH + path).concat('/api/me/games');

interface World {
  readonly orders?: StandingOrders;
  readonly calendar?: object;
}

async function prepare({ orders, calendar }: World, log: Planted, ordered: number): Promise<void> {
  startClock();
  for (const table of ['orders', 'notices', 'captured_mails']) await DB.prepare(`DELETE FROM ${table}`).run();
  await plantLog(rules, ID, log);
  await DB.prepare('UPDATE games SET clock = ? WHERE id = ?').bind(JSON.stringify(clockSettings), ID).run();
  if (orders !== undefined) await plantOrders(ID, ordered, orders);
  if (calendar !== undefined)
    await DB.prepare('UPDATE seats SET calendar = ? WHERE game_id = ? AND seat = ?')
      .bind(JSON.stringify(calendar), ID, ordered)
      .run();
}

/** When the room and the mailbox are woken after the turn was handed over: at reminders and at the time-out (minutes). */
const MOMENTS = [3, CLOCK.bank / 2, CLOCK.bank * 0.8, CLOCK.bank];

/** All traffic to `eyes` while the time of the seat with orders runs out. */
async function trafficOf(
  world: World,
  eyes: Viewer,
  { log, seat, ordered }: ReturnType<typeof standBeforeDraw>,
) {
  await prepare(world, log, ordered);
  const client = eyes === 'spectator' ? new Client() : planted(Number(eyes));
  const traffic = new Traffic(client, PATH);
  const live = await connect({ path: PATH }, client);
  await planted(seat).post(`${PATH}/moves`, { expect: log.length, moves: [{ type: 'draw' }] });
  let passed = 0;
  for (const moment of MOMENTS) {
    later(moment - passed);
    passed = moment;
    await ringAlarm(ID);
    await ringMailbox(playerIdOf(ordered));
    await traffic.look(READ);
  }
  await traffic.frames(live);
  live.close();
  return traffic.lines;
}

const ASKS: StandingOrders = { ...NO_ORDERS, game: { planning: 'ask' } };
const LATER: StandingOrders = {
  ...NO_ORDERS,
  game: { planning: 'ask' },
  vacation: { level: 'easy', from: Date.UTC(2050, 0) },
};

async function expectAlike(one: World, two: World): Promise<void> {
  const table = standBeforeDraw();
  for (const eyes of [table.viewer, 'spectator'] as const) {
    const first = await trafficOf(one, eyes, table);
    const rows = (await logRows(ID)).slice(table.log.length + 1).map(({ by }) => by);
    expect(rows).toEqual(['timeOut']);
    expect(firstDifference(first, await trafficOf(two, eyes, table))).toBeUndefined();
  }
}

test.each([
  ['none', {}],
  ['a vacation that has not begun', { orders: LATER }],
] as const)('orders that ask look like %s until the time is over, to the millisecond', async (_, other) => {
  await expectAlike({ orders: ASKS }, other);
});

test.each(['sale', 'draw'])(
  'a bot plays the whole turn of a player whose time is over, whatever their orders say to the rest of it: a %s',
  async (what) => {
    const trade = { count: 'coins', least: what === 'sale' ? 0 : 99, sale: 'play' };
    await expectAlike({ orders: { ...NO_ORDERS, game: { ...PASS_AND_DRAW, planning: 'ask', trade } } }, {});
  },
);

test('of two calendars with the same deadline the others cannot tell which it is', async () => {
  const from = Date.UTC(2000, 5, 1);
  const calendar = { zone: 'UTC', awake: null, off: [{ from, to: from + ms(9 * DAY) }], autoHoliday: false };
  await expectAlike({ calendar }, { calendar: { ...calendar, zone: 'Africa/Abidjan', off: [] } });
});

test('what orders answer does not show in the clocks: with other limits the same bytes come at the same times', async () => {
  const table = standBeforeDraw();
  const game = (least: number) => ({ ...PASS_AND_DRAW, trade: { count: 'coins', least, sale: 'ask' } });
  const moments = async (least: number): Promise<readonly string[]> => {
    await prepare({ orders: { ...NO_ORDERS, game: game(least) } }, table.log, table.ordered);
    const client = planted(table.viewer);
    const traffic = new Traffic(client, PATH);
    const live = await connect({ path: PATH }, client);
    await planted(table.seat).post(`${PATH}/moves`, { expect: table.log.length, moves: [{ type: 'draw' }] });
    for (let ring = 0; ring < 12; ring += 1) {
      later(0.5);
      await ringAlarm(ID);
      await traffic.look(READ);
    }
    await traffic.frames(live);
    live.close();
    return traffic.lines;
  };
  const one = await moments(99);
  const answered = (await logRows(ID)).slice(table.log.length + 1).map(({ by }) => by);
  expect(answered).toEqual(['order', 'order']);
  expect(firstDifference(one, await moments(98))).toBeUndefined();
});
