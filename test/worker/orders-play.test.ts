import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_ORDERS } from '#shared/kernel/orders.ts';
import { ordersTable } from '../../worker/db/schema.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, logRows, tripsOf } from './support/database.ts';
import { giveOrders, plantOrders, untilAnswered } from './support/ordered.ts';
import { clientOf, commit, inPlay, viewOf } from './support/play.ts';
import { Table } from './support/reached.ts';
import { alarmOf, evict, ringAlarm } from './support/rooms.ts';
import { AUTO, table, playTurn, rowsOf, toAnnsPlanning } from './support/orderedTable.ts';

/** Standing orders beside undos, plans, vacations, bots and mails. */

beforeEach(startClock);

afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
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
    expect((await viewOf(match, nextClient)).orders?.says).toEqual({ kind: 'rest' });
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
    expect(view.orders).toBeNull(); // nothing else was ordered
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
    expect((await viewOf(match, client)).orders).toBeNull();
  });
});

describe('a vacation', () => {
  const HOUR = 3_600_000;
  const from = () => Date.UTC(2040, 0, 2); // the next midnight

  /** A turn waits for a player whose vacation begins at the next midnight. */
  async function beforeVacation(delayKey?: string) {
    const { match, client, next, nextClient } = await table();
    const content = { ...NO_ORDERS, vacation: { level: 'easy', from: from() } } as const;
    await plantOrders(match.id, next, content, delayKey);
    await evict(match.id);
    const handed = await playTurn(match, client);
    return { match, next, nextClient, handed };
  }

  test('leaves decisions to the player until it has begun, and then to a bot', async () => {
    const { match, next, nextClient, handed } = await beforeVacation();
    for (const at of [from() - 1_000, from(), from() + 1_000]) {
      vi.setSystemTime(at);
      await ringAlarm(match.id);
      expect(await rowsOf(match, handed)).toEqual([]);
    }
    await evict(match.id);
    await untilAnswered(match.id);
    expect(Date.now() - from()).toBeLessThanOrEqual(12 * HOUR + 1_000);
    expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
    expect((await viewOf(match, nextClient)).acting).not.toEqual([next]);
  });

  test('begins when its seat’s secret key says, hours apart: the day alone does not tell when', async () => {
    const begun: number[] = [];
    for (const key of ['00', '5a', 'c3', 'ff', '5a']) {
      startClock();
      const { match } = await beforeVacation(key.repeat(32));
      await untilAnswered(match.id);
      begun.push(Date.now() - from());
    }
    expect(new Set(begun).size).toBe(4);
    expect(begun[4]).toBe(begun[1]);
    expect(Math.max(...begun) - Math.min(...begun)).toBeGreaterThan(HOUR);
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

describe('where nobody else plays but bots', () => {
  test('orders answer at once', async () => {
    const match = await inPlay(['person', 'bot', 'bot']);
    const client = clientOf(match, 0);
    const { seq } = await viewOf(match, client);
    await giveOrders(match.path, client, seq, AUTO);
    await vi.waitFor(async () =>
      expect((await rowsOf(match, seq)).slice(0, 4)).toEqual(['0 order', '0 order', '1 bot', '2 bot']),
    );
  });

  test('they wait if a seat has been left: somebody may take it', async () => {
    const { match, seat, next, client, nextClient, seq } = await table();
    await nextClient.post(`${match.path}/seats/${next}/leave`, {});
    await giveOrders(match.path, client, seq + 1, AUTO);
    await ringAlarm(match.id);
    expect(await rowsOf(match, seq + 1)).toEqual([]);
    const { orders } = await viewOf(match, clientOf(match, seat));
    expect(orders?.says).toMatchObject({ kind: 'play' });
  });
});

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
    const content = { ...NO_ORDERS, game: { old: true } };
    await db().update(ordersTable).set({ content }).where(eq(ordersTable.gameId, match.id));
    await evict(match.id);
    later(3);
    await ringAlarm(match.id);
    await people.ring();
    expect(await people.notice(match)).toMatchObject({ kind: 'turn', state: 'sent' });
  });

  test('says why orders have left the decision to the player', async () => {
    expect(await mailAfter({ planning: 'ask' }, 0)).toMatch(/Your orders left this to you: [A-Z]/);
  });
});
