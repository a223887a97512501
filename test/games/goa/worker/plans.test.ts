import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { NO_ORDERS } from '#shared/kernel/orders.ts';
import { playAll, seatView } from '#shared/kernel/play.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { ordersTable } from '../../../../worker/db/schema.ts';
import { startClock, stopClock } from '../../../worker/support/clock.ts';
import { db } from '../../../worker/support/database.ts';
import { plantOrders } from '../../../worker/support/ordered.ts';
import { asBots, madeUpLog, plantLog, planted } from '../../../worker/support/planting.ts';

beforeEach(startClock);
afterEach(stopClock);

const OPTIONS = { edition: '2012', quickStart: false, bonanza: false, money: 'hidden' } as const;
const TAXES = { type: 'taxes' } as const;
const ID = 'h234567892345672';

/** An auction that its auctioneer can end, and whose end begins their own action turn. */
function lastAuction() {
  for (let seed = 1; seed < 60; seed += 1) {
    const whole = madeUpLog(rules, { options: OPTIONS, people: 3, moves: 60, seed }, asBots);
    for (const [rows, { seat }] of whole.entries()) {
      const state = foldLog(rules, whole.slice(0, rows));
      if (state?.step.phase !== 'auction' || seat === null) continue;
      for (const move of [{ type: 'buy' }, { type: 'pass' }] as const)
        if (beginsTurn(state, seat, move)) return { log: whole.slice(0, rows), seat, move };
    }
  }
  throw new Error('no such auction');
}

function beginsTurn(state: State, seat: number, move: Move): boolean {
  const ended = playAll(rules, state, seat, [move], NO_DICE);
  const went = playAll(rules, state, seat, [move, TAXES], NO_DICE);
  return ended.ok && went.ok && rules.orders.isTurnStart(seatView(rules, ended.value.state, seat));
}

test('a plan is dropped by a commit that ends an auction and goes on into the planned turn', async () => {
  const { log, seat, move } = lastAuction();
  const path = `/api/games/${ID}`;
  const plan = { moves: [{ type: 'buildShips' }], send: true };
  const planOf = async () => (await planted(seat).get<GameView>(path)).orders?.order.plan ?? null;
  for (const [moves, left] of [
    [[move], plan],
    [[move, TAXES], null],
  ] as const) {
    await plantLog(rules, ID, log);
    await db().delete(ordersTable).where(eq(ordersTable.gameId, ID));
    await plantOrders(ID, seat, { ...NO_ORDERS, plan });
    await planted(seat).post(`${path}/moves`, { expect: log.length, moves });
    expect(await planOf()).toEqual(left);
  }
});
