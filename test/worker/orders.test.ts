import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_ORDERS, ORDER_DELAY_MS } from '#shared/kernel/orders.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { ordersTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, logRows, tripsOf } from './support/database.ts';
import { giveOrders, PASS_AND_DRAW, plantOrders, untilAnswered, withdrawOrders } from './support/ordered.ts';
import {
  clientOf,
  commit,
  decision,
  inPlay,
  streamOf,
  viewOf,
  wholeLog,
  type Match,
} from './support/play.ts';
import { Table } from './support/reached.ts';
import { alarmOf, evict, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';

/** Standing orders answer for their player, and only that player learns of it. */

beforeEach(startClock);
afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

const AUTO = { game: PASS_AND_DRAW };

/** A game of people in which somebody is in phase I: who it is, who comes next, and where the log stands. */
async function table(people = 2) {
  const match = await inPlay(Array.from({ length: people }, () => 'person' as const));
  const { acting, seq } = await viewOf(match, clientOf(match, 0));
  const seat = acting[0] ?? -1;
  const next = (seat + 1) % people;
  return { match, seat, next, client: clientOf(match, seat), nextClient: clientOf(match, next), seq };
}

/** The seat passes and draws by hand, which hands the turn over. */
async function playTurn(match: Match, client: Client): Promise<number> {
  const { seq } = await viewOf(match, client);
  return (await commit(match, client, seq, { type: 'pass' }, { type: 'draw' })).seq;
}

const rowsOf = async ({ id }: Match, from: number) =>
  (await logRows(id)).filter(({ seq }) => seq > from).map(({ seat, by }) => `${seat} ${by}`);

/** Do orders answer the decision that is to be made? */
async function isAnswered(match: Match): Promise<boolean> {
  const { acting } = await viewOf(match, clientOf(match, 0));
  const { orders } = await viewOf(match, clientOf(match, acting[0] ?? -1));
  return orders?.says?.kind === 'play';
}

describe('an answer by orders', () => {
  test('is played after a delay of 30 to 170 seconds, and not before', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    const begun = Date.now();
    const due = (await alarmOf(match.id)) ?? 0;
    expect(due - begun).toBeGreaterThanOrEqual(ORDER_DELAY_MS.min);
    expect(due - begun).toBeLessThanOrEqual(ORDER_DELAY_MS.max + 1_000);
    later((due - begun) / 60_000 - 0.1);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed)).toEqual([]);
    await untilAnswered(match.id);
    expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
  });

  test('is played at once if its player says so', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, { ...AUTO, atOnce: true });
    const handed = await playTurn(match, client);
    await vi.waitFor(async () =>
      expect(await rowsOf(match, handed)).toEqual([`${next} order`, `${next} order`]),
    );
  });

  test('goes on in a room that was put to sleep meanwhile', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    await evict(match.id);
    await untilAnswered(match.id);
    expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
  });

  test('is played at the first request after its time, if the alarm was lost', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    later(3);
    await viewOf(match, client);
    await vi.waitFor(async () => expect(await rowsOf(match, handed)).toEqual([`${next} order`]));
  });

  test('is marked as an answer by orders for its player alone', async () => {
    const { match, client, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    await playTurn(match, client);
    await untilAnswered(match.id);
    expect((await wholeLog(match, nextClient)).at(-1)).toMatchObject({ by: 'order' });
    expect((await wholeLog(match, client)).at(-1)).not.toHaveProperty('by');
  });

  test('is not played if the orders were changed meanwhile', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    await db()
      .update(ordersTable)
      .set({ revision: 7, content: { ...NO_ORDERS, game: { planning: 'ask' } } })
      .where(eq(ordersTable.gameId, match.id));
    later(3);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed)).toEqual([]);
    expect((await viewOf(match, nextClient)).acting).toEqual([next]);
  });
});

describe('orders', () => {
  test('are shown with their current answer to their player, and to nobody else', async () => {
    const { match, client, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    const own = (await viewOf(match, nextClient)).orders;
    expect(own).toMatchObject({
      order: AUTO,
      revision: 1,
      madeAt: seq,
      says: { kind: 'play', moves: [{ type: 'pass' }], at: ((await alarmOf(match.id)) ?? 0) - 1_000 },
    });
    for (const other of [client, new Client()])
      expect((await other.get<GameView>(match.path)).orders).toBeNull();
    expect(handed).toBe(seq + 1);
  });

  test('made for a position that has changed are stale; the same orders again are a repeat', async () => {
    const { match, client, nextClient, seq } = await table();
    await playTurn(match, client);
    const stale = await giveOrders(match.path, nextClient, seq, AUTO);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect((await giveOrders(match.path, nextClient, seq + 1, AUTO)).status).toBe(200);
    expect((await giveOrders(match.path, nextClient, seq, AUTO)).body.orders?.revision).toBe(1);
  });

  test('changed on one device are not silently overwritten from another', async () => {
    const { match, client, seq } = await table();
    await giveOrders(match.path, client, seq, AUTO, { revision: 0 });
    await giveOrders(match.path, client, seq, { game: {} }, { revision: 1 });
    const late = await giveOrders(match.path, client, seq, { ...AUTO, atOnce: true }, { revision: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'ORDERS_CHANGED']);
    expect((await viewOf(match, client)).orders?.order.game).toEqual({});
  });

  test('that the game cannot read are refused', async () => {
    const { match, client, seq } = await table();
    const refused = await giveOrders(match.path, client, seq, { game: { planning: 'sing' } });
    expect([refused.status, refused.body.code]).toEqual([422, 'BAD_ORDERS']);
  });

  test('longer than sixteen thousand characters are refused', async () => {
    const { match, client, seq } = await table();
    const moves = [{ type: 'pass', why: 'x'.repeat(17_000) }];
    const refused = await giveOrders(match.path, client, seq, { plan: { moves, send: true } });
    expect([refused.status, refused.body.code]).toEqual([422, 'BAD_ORDERS']);
  });

  test('that are withdrawn before they have answered leave the decision to the player', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    expect((await withdrawOrders(match.path, nextClient)).body.orders).toBeNull();
    later(3);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed)).toEqual([]);
    expect((await viewOf(match, nextClient)).acting).toEqual([next]);
  });

  test('cause no frame for the others; the player’s other device gets them', async () => {
    const { match, client, nextClient, seq } = await table();
    const [own, other] = [
      await connect(match, client, { from: seq }),
      await connect(match, nextClient, { from: seq }),
    ];
    await other.settled();
    const before = other.texts.length;
    await giveOrders(match.path, client, seq, { game: { docks: 'done' } });
    await own.until(({ frames }) => frames.some(({ type }) => type === 'orders'));
    await other.settled();
    expect(other.texts.slice(before)).toEqual(['pong']);
  });

  test('of an earlier release that are no longer readable leave the decision to the player, and say so', async () => {
    const { match, client, seq } = await table();
    await plantOrders(match.id, (await viewOf(match, client)).you ?? -1, {
      ...NO_ORDERS,
      game: { old: true },
    });
    await evict(match.id);
    const view = await viewOf(match, client);
    expect(view.orders?.says).toEqual({ kind: 'ask', because: { key: 'orders.outdated', args: {} } });
    expect((await commit(match, client, seq, { type: 'pass' })).seq).toBe(seq + 1);
  });

  test('are deleted when the game is over', async () => {
    const { match, client, nextClient, seq } = await table();
    for (const one of [nextClient, client]) await giveOrders(match.path, one, seq, { ...AUTO, atOnce: true });
    while (await isAnswered(match)) await ringAlarm(match.id); // until the last draw, which orders leave to their player
    const { acting, seq: last } = await viewOf(match, client);
    await commit(match, clientOf(match, acting[0] ?? -1), last, { type: 'draw' });
    expect((await viewOf(match, client)).status).toBe('over');
    expect(await db().select().from(ordersTable).where(eq(ordersTable.gameId, match.id))).toEqual([]);
  });
});

describe('an undo', () => {
  test('of a move by orders keeps them from repeating it until the player has decided', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    await untilAnswered(match.id);
    await nextClient.post(`${match.path}/undo`, { expect: handed + 1, to: handed });
    later(3);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed + 1)).toEqual([`${next} person`]);
    expect((await viewOf(match, nextClient)).orders?.says).toBeNull();
    await commit(match, nextClient, handed + 2, { type: 'pass' });
    await untilAnswered(match.id);
    expect((await rowsOf(match, handed + 2)).at(-1)).toBe(`${next} order`);
  });

  test('before orders have answered cancels their answer', async () => {
    const { match, client, nextClient, seat, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const to = (await commit(match, client, seq, { type: 'pass' })).seq;
    const handed = (await commit(match, client, to, { type: 'draw' })).seq;
    const asked = await client.post<{ question: { id: string } }>(`${match.path}/undo`, {
      expect: handed,
      to,
    });
    const vote = { expect: handed, question: asked.question.id, answer: 'yes' };
    await nextClient.post(`${match.path}/votes`, vote);
    later(3);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed)).toEqual([`${seat} person`]);
  });

  test('of a move that orders have answered needs the consent of their player', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    await untilAnswered(match.id);
    const asked = await client.send<{ question?: { asked: number[] } }>(`${match.path}/undo`, {
      expect: handed + 1,
      to: seq,
    });
    expect(asked.body.question?.asked).toEqual([next]);
  });
});

describe('a planned turn', () => {
  const plan = (send: boolean, ...moves: { readonly type: string }[]) => ({ plan: { moves, send } });

  test('is sent automatically when the turn comes, as one commit, and is then used up', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, plan(true, { type: 'pass' }, { type: 'draw' }));
    const handed = await playTurn(match, client);
    await untilAnswered(match.id);
    expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
    const view = await viewOf(match, nextClient);
    expect(view.acting).not.toEqual([next]);
    expect(view.orders?.order.plan).toBeNull();
  });

  test('without automatic sending waits for its player', async () => {
    const { match, client, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, plan(false, { type: 'pass' }, { type: 'draw' }));
    await playTurn(match, client);
    expect((await viewOf(match, nextClient)).orders?.says).toEqual({
      kind: 'ask',
      because: { key: 'orders.plan.ready', args: {} },
    });
  });

  test('that has become impossible asks its player, and says at which step', async () => {
    const { match, client, nextClient, seq } = await table();
    const moves = [{ type: 'pass' }, { type: 'play', good: 'fish', spaces: [9] }];
    await giveOrders(match.path, nextClient, seq, plan(true, ...moves));
    const handed = await playTurn(match, client);
    expect((await viewOf(match, nextClient)).orders?.says).toMatchObject({
      kind: 'ask',
      because: { key: 'orders.plan.broken', args: { step: 2 } },
    });
    expect(await rowsOf(match, handed)).toEqual([]);
  });

  test('is deleted once its player has begun the turn by hand', async () => {
    const { match, client, seq } = await table();
    await giveOrders(match.path, client, seq, plan(false, { type: 'pass' }, { type: 'draw' }));
    await commit(match, client, seq, { type: 'pass' });
    expect((await viewOf(match, client)).orders?.order.plan).toBeNull();
  });
});

describe('a vacation', () => {
  test('leaves decisions to the player until it begins, and then to a bot', async () => {
    const { match, client, next, nextClient, seq } = await table();
    const from = Date.now() + 3_600_000;
    await giveOrders(match.path, nextClient, seq, { vacation: { level: 'easy', from } });
    const handed = await playTurn(match, client);
    expect(await alarmOf(match.id)).toBe(from + 1_000);
    later(30);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed)).toEqual([]);
    await untilAnswered(match.id);
    expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
    expect((await viewOf(match, nextClient)).acting).not.toEqual([next]);
  });
});

describe('many orders', () => {
  test('of four seats play in one chain of eight commits an invocation, within its limit of queries', async () => {
    const { match, seq } = await table(4);
    for (const seat of [0, 1, 2, 3]) {
      const client = clientOf(match, seat);
      await giveOrders(match.path, client, (await viewOf(match, client)).seq, { ...AUTO, atOnce: seat > 0 });
    }
    const before = (await logRows(match.id)).length;
    expect(before).toBeGreaterThanOrEqual(seq);
    const trips = await tripsOf(async () => {
      const client = clientOf(match, 0);
      const { seq: at } = await viewOf(match, client);
      await giveOrders(match.path, client, at, { ...AUTO, atOnce: true });
      await ringAlarm(match.id);
    });
    const statements = trips.reduce((sum, trip) => sum + trip.statements.length, 0);
    const played = (await logRows(match.id)).length - before;
    expect(played).toBeGreaterThanOrEqual(8);
    expect(statements / played).toBeLessThan(5);
    expect(await alarmOf(match.id)).not.toBeNull();
  });

  test('play beside a bot, which answers at once', async () => {
    const match = await inPlay(['person', 'bot']);
    const client = clientOf(match, 0);
    const { seq } = await viewOf(match, client);
    await giveOrders(match.path, client, seq, AUTO);
    await untilAnswered(match.id);
    await untilAnswered(match.id);
    const played = await rowsOf(match, seq);
    expect(played.slice(0, 3)).toEqual(['0 order', '0 order', '1 bot']);
  });
});

/** Plays at random until Ann is in phase I. */
async function toAnnsPlanning(match: Match): Promise<number> {
  for (let stream = 1; ; stream += 1) {
    const { seat, client, view, move } = await decision(match, streamOf(stream));
    if (seat === 0 && view.choices.some(({ type }) => type === 'pass')) return view.seq;
    await commit(match, client, view.seq, move);
  }
}

describe('the mail about a turn', () => {
  /** The text of Bob's mail after Ann has handed the turn over and Bob's orders have answered this many decisions. */
  async function mailAfter(game: object, answers: number): Promise<string | undefined> {
    const people = await Table.set();
    const match = await people.game();
    await giveOrders(match.path, people.bob, await toAnnsPlanning(match), { game, atOnce: true });
    const handed = await playTurn(match, people.ann);
    await vi.waitFor(async () => expect((await viewOf(match, people.bob)).seq).toBe(handed + answers));
    later(3);
    await people.ring();
    return (await people.mails()).at(-1)?.text;
  }

  test('says what orders did since the player’s last move', async () => {
    expect(await mailAfter({ planning: 'pass' }, 1)).toMatch(/What your orders did:\s+\S+ .*Bob.* pass/);
  });

  test('is sent if the orders that should have answered are no longer readable when their time comes', async () => {
    const people = await Table.set();
    const match = await people.game();
    await giveOrders(match.path, people.bob, await toAnnsPlanning(match), { game: { planning: 'pass' } });
    await playTurn(match, people.ann);
    const before = await people.notice(match);
    const content = { ...NO_ORDERS, game: { old: true } };
    await db().update(ordersTable).set({ content }).where(eq(ordersTable.gameId, match.id));
    await evict(match.id);
    later(3);
    await ringAlarm(match.id);
    expect((await people.notice(match))?.id).not.toBe(before?.id);
    expect(await people.notice(match)).toMatchObject({ kind: 'turn', state: 'queued' });
  });

  test('says why orders have left the decision to the player', async () => {
    expect(await mailAfter({ planning: 'ask' }, 0)).toMatch(/Your orders left this to you: [A-Z]/);
  });
});
