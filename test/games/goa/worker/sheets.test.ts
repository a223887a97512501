import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Orders } from '#shared/games/goa/orders/schema.ts';
import { ALL_SPACES, GRID } from '#shared/games/goa/spaces.ts';
import type { State } from '#shared/games/goa/state.ts';
import { plantationOf, SPICES, TILES } from '#shared/games/goa/things.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { AUTOMATIC_PER_INVOCATION } from '../../../../worker/room/play/automatic.ts';
import { gamesTable } from '../../../../worker/db/schema.ts';
import { startClock, stopClock } from '../../../worker/support/clock.ts';
import { db, logRows, tripsOf } from '../../../worker/support/database.ts';
import { giveOrders, untilAnswered } from '../../../worker/support/ordered.ts';
import { madeUpLog, plantLog, planted } from '../../../worker/support/planting.ts';
import { ringAlarm } from '../../../worker/support/rooms.ts';

beforeEach(startClock);
afterEach(stopClock);

const SEATS = [0, 1, 2, 3];
const OPTIONS = { edition: '2012', quickStart: false, bonanza: false, money: 'hidden' } as const;

/** A game of four at its first decision: the flag holder places the flag. Orders stay with the id of a game. */
async function begun(id: string) {
  await plantLog(rules, id, madeUpLog(rules, { options: OPTIONS, people: 4, moves: 0, seed: 1 }));
  // It has just begun: a table that has waited for long falls asleep.
  await db().update(gamesTable).set({ turnAt: Date.now() }).where(eq(gamesTable.id, id));
  const path = `/api/games/${id}`;
  const see = (seat: number): Promise<GameView> => planted(seat).get<GameView>(path);
  return {
    id,
    see,
    state: async () => (await see(0)).state as State,
    give: (seat: number, game: Orders, atOnce = false) =>
      giveOrders(path, planted(seat), 1, { game, atOnce }),
  };
}

/** Orders for all of round 1: markers anywhere, a line for every lot, an answer to what a lot brings. */
const ORDERS: Orders = {
  markers: { round: 1, spaces: ALL_SPACES.map((space) => ({ space })) },
  sheet: {
    round: 1,
    lines: [{ lot: 'flag', limit: 1 }, ...GRID.map((lot) => ({ lot, limit: 4, from: 2, buyUpTo: 1 }))],
    budget: 6,
  },
  fill: [...SPICES],
  either: 'ships',
};

test('wish lists and bid sheets of four players play a round up to its first action', async () => {
  const { id, state, give } = await begun('g234567892345672');
  for (const seat of SEATS) expect((await give(seat, ORDERS)).status).toBe(200);
  while ((await state()).step.phase !== 'turn') await untilAnswered(id);
  const [, ...rows] = await logRows(id);
  expect(rows.filter(({ by }) => by !== 'order')).toEqual([]);
  const { won } = await state();
  expect(won).toHaveLength(5);
  for (const seat of SEATS) {
    const paid = won.filter((lot) => lot.seat === seat).map(({ price }) => price);
    expect(paid.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(6);
  }
});

test('a lot without a line is left to its player, who reads which one', async () => {
  const { id, see, state, give } = await begun('g234567892345673');
  for (const seat of SEATS) await give(seat, { ...ORDERS, sheet: { round: 1, lines: [] } });
  while ((await state()).step.phase === 'placing') await untilAnswered(id);
  const { acting } = await see(0);
  const { orders } = await see(acting[0] ?? -1);
  expect(orders?.says).toEqual({
    kind: 'ask',
    because: { key: 'goa.orders.noLine', args: { marker: 1, lot: { term: 'goa.flag' } } },
  });
});

test('the longest orders are accepted, with a line of every member for every lot', async () => {
  const { give } = await begun('g234567892345675');
  const unless = Array.from({ length: 6 }, () => ({ tile: 'shipsOrColonists' }) as const);
  const members = {
    tile: 'shipsOrColonists',
    limit: 99,
    from: 99,
    above: 'pass',
    buyUpTo: 99,
    unless,
    group: 9,
  } as const;
  const longest: Orders = {
    sheet: { round: 8, lines: GRID.map((lot) => ({ lot, ...members })), others: 'pass', budget: 99 },
    markers: { round: 8, spaces: ALL_SPACES.map((space) => ({ space, tile: 'shipsOrColonists' })) },
    fill: [...SPICES],
    either: 'colonists',
    giveUp: TILES.filter((tile) => plantationOf(tile) !== undefined),
    favor: [...TILES],
    endTurn: true,
    extra: 'pass',
  };
  expect(await give(0, longest)).toMatchObject({ status: 200 });
});

test('a sheet with two lines for one lot is refused', async () => {
  const { give } = await begun('g234567892345674');
  const lines = [1, 2].map((limit) => ({ lot: 'flag', limit }) as const);
  expect(await give(0, { sheet: { round: 1, lines } })).toMatchObject({
    status: 422,
    body: { code: 'BAD_ORDERS' },
  });
});

/** Queries that the free plan allows in one invocation. */
const QUERIES = 50;
/** A round has at most twenty words, five markers and a question for each lot. */
const INVOCATIONS = 5;

test('a chain of four players’ orders stays within the queries of its invocations', async () => {
  const { id, see, state, give } = await begun('g234567892345675');
  const [first = 0] = (await see(0)).acting;
  const trips = await tripsOf(async () => {
    for (const seat of SEATS) if (seat !== first) await give(seat, ORDERS, true);
    await give(first, ORDERS, true);
    for (let run = 0; run < INVOCATIONS; run += 1) await ringAlarm(id);
  });
  expect((await state()).step.phase).toBe('turn');
  const answers = (await logRows(id)).filter(({ by }) => by === 'order').length;
  const statements = trips.reduce((sum, trip) => sum + trip.statements.length, 0);
  expect(statements / answers).toBeLessThanOrEqual(QUERIES / AUTOMATIC_PER_INVOCATION);
});
