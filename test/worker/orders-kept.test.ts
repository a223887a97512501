import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forcedMove } from '#shared/kernel/choices.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { NO_ORDERS } from '#shared/kernel/orders.ts';
import { publicView } from '#shared/kernel/seatView.ts';
import { seatView } from '#shared/kernel/play.ts';
import { VEHICLE, rules } from '../support/vehicle.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { signLink } from '../../worker/lib/links.ts';
import { changedOrders } from '../../worker/room/orders/ordersChange.ts';
import { loadGame } from '../../worker/room/storage/loadedGame.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { logRows } from './support/database.ts';
import { playerIdOf, redeem } from './support/mails.ts';
import { giveOrders, PASS_AND_DRAW, plantOrders } from './support/ordered.ts';
import { madeUpLog, plantLog, planted } from './support/planting.ts';
import { clientOf, inPlay, viewOf, type Match } from './support/play.ts';
import { inRoom, ringAlarm } from './support/rooms.ts';
import { goes } from './support/timed.ts';
import { GameArchive } from '../../worker/room/storage/archive.ts';
import { DB } from './support/stored.ts';

/** To which player orders belong, and how long they are kept. */

beforeEach(startClock);
afterEach(stopClock);

/** A game in which both seats have given orders. */
async function ordered(): Promise<Match> {
  const match = await inPlay();
  for (const seat of [0, 1]) {
    const client = clientOf(match, seat);
    const { seq } = await viewOf(match, client);
    await giveOrders(match.path, client, seq, { game: PASS_AND_DRAW });
  }
  return match;
}

/** The orders that a new player of seat 0 would change. */
const changeOfSeat = (match: Match, samePeople: boolean) =>
  inRoom(match.id, async ({ storage }) => {
    const loaded = await loadGame(
      { gameId: match.id, env, storage, archive: new GameArchive(env, match.id) },
      Date.now(),
    );
    const [seat] = loaded?.seats ?? [];
    if (loaded === undefined || seat === undefined) throw new Error('no game');
    return [...changedOrders(loaded, { seats: [{ ...seat, playerId: 'somebody else' }], samePeople })];
  });

test('a seat that gets another player loses its orders; the other seats keep theirs', async () => {
  const match = await ordered();
  expect(await changeOfSeat(match, false)).toEqual([[0, null]]);
});

test('a player who leaves and comes back has none, and the pages and devices that knew them learn it', async () => {
  const match = await ordered();
  const client = clientOf(match, 0);
  const before = await viewOf(match, client);
  expect(before.orders?.order.game).toEqual(PASS_AND_DRAW);
  for (const how of ['leave', 'return'] as const) await goes(match, 0, how);
  const { seq, orders, ordersRevision } = await viewOf(match, client);
  expect(orders).toBeNull();
  expect(ordersRevision).toBeGreaterThan(before.ordersRevision);
  await giveOrders(match.path, client, seq, { plan: null });
  const other = await giveOrders(
    match.path,
    client,
    seq,
    { game: PASS_AND_DRAW },
    { revision: before.ordersRevision },
  );
  expect(other.body.code).toBe('ORDERS_CHANGED');
});

test('a guest who signs in as a player keeps the orders', async () => {
  const match = await ordered();
  expect(await changeOfSeat(match, true)).toEqual([]);
  const [guest, player] = [clientOf(match, 1), new Client()];
  await player.post('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Bob' }, { kind: 'open' }],
  });
  const claims = { for: 'go', player: await playerIdOf(player), game: match.id, seat: 1 } as const;
  const link = `http://carrack.test/m#${signLink(env, claims, Date.now())}`;
  expect((await redeem(link, guest, { bring: true })).status).toBe(200);
  expect((await guest.get<GameView>(match.path)).orders?.order.game).toEqual(PASS_AND_DRAW);
});

const ID = 'c234567892345678';

/** A game whose next move leaves a seat one choice only, by what everybody sees. */
function beforeTheOnlyMove() {
  for (let seed = 1; seed < 400; seed += 1) {
    const whole = madeUpLog(rules, { options: { officeDraw: 'planning' }, people: 2, moves: 60, seed });
    for (let rows = 10; rows < whole.length; rows += 1) {
      const state = foldLog(rules, whole.slice(0, rows));
      const [seat] = state === undefined ? [] : rules.acting(state);
      if (state === undefined || seat === undefined || state.step.phase !== 'planning') continue;
      const next = foldLog(rules, whole.slice(0, rows + 1));
      if (next?.step.phase !== 'trade' || next.step.seat !== seat) continue;
      if (rules.forced(publicView(rules, next), seat) === undefined) continue;
      const choices = rules.choices(seatView(rules, next, seat));
      if (forcedMove(choices) !== undefined) return { log: whole.slice(0, rows), seat };
    }
  }
  throw new Error('no such position');
}

test.each([
  ['is played for its player', true, ['person', 'forced']],
  ['is left to a player who wants to be asked', false, ['person']],
] as const)('the only move %s', async (_, onlyMove, by) => {
  const { log, seat } = beforeTheOnlyMove();
  await plantLog(rules, ID, log);
  await DB.prepare('DELETE FROM orders').run();
  await plantOrders(ID, seat, { ...NO_ORDERS, onlyMove });
  const client = planted(seat);
  await client.post(`/api/games/${ID}/moves`, { expect: log.length, moves: [{ type: 'pass' }] });
  later(5);
  await ringAlarm(ID);
  expect((await logRows(ID)).slice(log.length, log.length + 2).map((row) => row.by)).toEqual(by);
});
