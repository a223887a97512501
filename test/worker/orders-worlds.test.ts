import { afterEach, expect, test } from 'vitest';
import { rules } from '../support/vehicle.ts';
import { NO_ORDERS, type StandingOrders } from '#shared/kernel/orders.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { logRows } from './support/database.ts';
import { PASS_AND_DRAW, plantOrders } from './support/ordered.ts';
import { standBeforeDraw } from './support/orderedTable.ts';
import { plantLog, planted, playerIdOf } from './support/planting.ts';
import { giveAddressTo, ringMailbox } from './support/mails.ts';
import { alarmOf, inRoom, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import { firstDifference, Traffic } from './support/traffic.ts';
import { DB } from './support/stored.ts';

/** Other players and spectators cannot tell what orders say, nor that orders have answered. */

afterEach(stopClock);

const ID = 'b234567892345678';
const PATH = `/api/games/${ID}`;
const READ = ['', '/log', '/export', '/messages'].map((path) => PATH + path).concat('/api/me/games');
const MINUTE = 60_000;

type World = { readonly orders: StandingOrders } | { readonly byHand: true };

interface Stand extends ReturnType<typeof standBeforeDraw> {
  /** Is the table asked to take the move back that hands the turn over, and then not asked any more? */
  readonly asks?: boolean;
}

/** All traffic to the viewer while the turn passes through the seat with orders. */
async function trafficOf(world: World, viewer: Viewer, { log, seat, ordered, asks = false }: Stand) {
  startClock();
  await DB.prepare('DELETE FROM orders').run();
  await DB.prepare('DELETE FROM notices').run();
  await DB.prepare('DELETE FROM captured_mails').run();
  await plantLog(rules, ID, log);
  for (const one of [0, 1, 2]) await giveAddressTo(playerIdOf(one), `${one}@worlds.example.org`);
  if ('orders' in world) await plantOrders(ID, ordered, world.orders);
  const client = viewer === 'spectator' ? new Client() : planted(Number(viewer));
  const traffic = new Traffic(client, PATH);
  const live = await connect({ path: PATH }, client);
  await planted(seat).post(`${PATH}/moves`, { expect: log.length, moves: [{ type: 'draw' }] });
  if (asks) await askedAndWithdrawn(planted(seat), log.length);
  for (const [at, move] of MOMENTS.entries()) {
    await traffic.look(READ);
    await answer(world, ordered, log.length + 1 + at, move);
    await ringMailbox(playerIdOf(ordered));
  }
  await traffic.look(READ);
  await traffic.frames(live);
  live.close();
  await traffic.mails(`${viewer}@worlds.example.org`);
  return traffic.lines;
}

/** The room's alarm rings, and is not set any more. */
async function rings(): Promise<void> {
  await inRoom(ID, (ctx) => ctx.storage.deleteAlarm());
  await ringAlarm(ID);
}

async function askedAndWithdrawn(client: Client, to: number): Promise<void> {
  const expect = to + 1;
  const { question } = await client.post<{ question: { id: string } }>(`${PATH}/undo`, { expect, to });
  later(4);
  await rings();
  await client.post(`${PATH}/votes`, { expect, question: question.id, answer: 'no' });
}

const MOMENTS = [{ type: 'pass' }, { type: 'draw' }] as const;
/** When the answers came in the first world, ms; a person plays at the same times. */
const times: number[] = [];

async function answer(world: World, seat: number, expect: number, move: { type: string }): Promise<void> {
  const waits =
    'orders' in world ? ((await alarmOf(ID)) ?? 0) - Date.now() : (times[expect] ?? 0) - Date.now();
  later(waits / MINUTE);
  if ('byHand' in world) return void (await planted(seat).post(`${PATH}/moves`, { expect, moves: [move] }));
  await rings();
  times[expect] = Date.now();
}

const AUTO: StandingOrders = { ...NO_ORDERS, game: PASS_AND_DRAW };
const WORLDS: readonly (readonly [string, World])[] = [
  [
    'other limits',
    { orders: { ...AUTO, game: { ...PASS_AND_DRAW, trade: { count: 'lead', least: 98, sale: 'play' } } } },
  ],
  [
    'a vacation that has not begun',
    { orders: { ...AUTO, vacation: { level: 'easy', from: Date.UTC(2050, 0) } } },
  ],
  ['a plan made beside', { orders: { ...AUTO, plan: { moves: [{ type: 'pass' }], send: true } } }],
  ['a person who plays the same at the same times', { byHand: true }],
];

async function playedByOrders(eyes: Viewer, at: Stand) {
  const lines = await trafficOf({ orders: AUTO }, eyes, at);
  const answered = (await logRows(ID)).slice(at.log.length + 1).map(({ by }) => by);
  expect(answered).toEqual(['order', 'order']);
  return lines;
}

/** The first world, by viewer. Each other world is compared with it. */
type First = Map<Viewer, Promise<readonly string[]>>;

async function expectSame(world: World, at: Stand, first: First): Promise<void> {
  for (const eyes of [at.viewer, at.seat, 'spectator'] as const) {
    const known = first.get(eyes) ?? playedByOrders(eyes, at);
    first.set(eyes, known);
    const one = await known;
    expect(firstDifference(one, await trafficOf(world, eyes, at))).toBeUndefined();
  }
}

const plain: First = new Map();
test.each(WORLDS)('the others get the same bytes at the same times with %s', async (_, world) => {
  await expectSame(world, standBeforeDraw(), plain);
});

const askedFirst: First = new Map();
test.each(WORLDS)('and so they do after a question that was withdrawn, with %s', async (_, world) => {
  await expectSame(world, { ...standBeforeDraw(), asks: true }, askedFirst);
});

test('orders that ask look like a player who lets the table wait, for as long as orders may take', async () => {
  const { log, seat, ordered, viewer } = standBeforeDraw();
  const asks: StandingOrders = { ...AUTO, game: { planning: 'ask' } };
  const waiting = async (orders: StandingOrders | undefined): Promise<readonly string[]> => {
    startClock();
    await DB.prepare('DELETE FROM orders').run();
    await DB.prepare('DELETE FROM notices').run();
    await plantLog(rules, ID, log);
    if (orders !== undefined) await plantOrders(ID, ordered, orders);
    const client = planted(viewer);
    const traffic = new Traffic(client, PATH);
    await planted(seat).post(`${PATH}/moves`, { expect: log.length, moves: [{ type: 'draw' }] });
    for (let minutes = 0; minutes < 2.9; minutes += 0.4) {
      later(0.4);
      await ringMailbox(playerIdOf(ordered));
      await ringAlarm(ID);
      await traffic.look(READ);
    }
    return traffic.lines;
  };
  expect(firstDifference(await waiting(asks), await waiting(undefined))).toBeUndefined();
});
