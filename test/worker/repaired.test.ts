import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_ORDERS } from '#shared/kernel/orders.ts';
import type { Problem } from '#shared/protocol/http.ts';
import { selectRows } from '../../worker/db/games/log.ts';
import { correctionOf, type Correction } from '../../worker/room/storage/correction.ts';
import { SNAPSHOT_EVERY } from '../../worker/room/storage/snapshot.ts';
import { rules } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, gameRow, seatRows } from './support/database.ts';
import { plantOrders } from './support/ordered.ts';
import {
  clientOf,
  commit,
  decision,
  lookAt,
  playedGame,
  streamOf,
  viewOf,
  wholeLog,
  type Match,
} from './support/play.ts';
import { cutRow, spoilRow } from './support/restoring.ts';
import { evict, inRoom } from './support/rooms.ts';
import { DB } from './support/stored.ts';

/** What `npm run repair -- <game> --append --yes` writes lets the room of a damaged game go on. */

const MOVES = SNAPSHOT_EVERY + 4;
const BROKEN = 9;
const HOUR_MS = 3_600_000;
const UNKNOWN = JSON.stringify([{ type: 'fromTheFuture' }]);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

async function correction(id: string): Promise<Correction> {
  const { status, seq, aware, clock, seatClocks } = await gameRow(id);
  const people = (await seatRows(id)).filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  const rows = await selectRows(db(), id, 1);
  const found = await correctionOf(
    rules,
    { id, status, seq, aware, people, clock, seatClocks, stands: false },
    rows,
    Date.now(),
  );
  if (!found.ok) throw new Error(found.failure);
  return found.value;
}

const write = ({ statements }: Correction): Promise<unknown> =>
  DB.batch(statements.map(({ sql, params }) => DB.prepare(sql).bind(...params)));

const codeOf = async (match: Match): Promise<string> =>
  (await (await clientOf(match, 0).fetch(match.path)).json<Problem>()).code;

/** A game that its damage has closed. */
async function closedGame(harm: (id: string) => Promise<unknown>): Promise<Match> {
  const match = await playedGame(streamOf(61), MOVES);
  await harm(match.id);
  await inRoom(match.id, ({ storage }) => storage.kv.delete('snapshot'));
  await evict(match.id);
  expect(await codeOf(match)).toBe('GAME_DAMAGED');
  return match;
}

describe.each([
  ['an event that the rules do not know', (id: string) => spoilRow(id, BROKEN, UNKNOWN)],
  ['a row that is no JSON', (id: string) => spoilRow(id, BROKEN, '[{')],
  ['a missing row', (id: string) => cutRow(id, BROKEN)],
])('After %s, the correcting row', (_, harm) => {
  test('opens the game, takes it back for every viewer, and play goes on', async () => {
    const match = await closedGame(harm);
    const { seq } = await gameRow(match.id);
    const corrected = await correction(match.id);
    expect(corrected).toMatchObject({ sound: BROKEN - 1, emptied: [BROKEN], row: { seq: seq + 1 } });
    await write(corrected);
    const view = await lookAt(match);
    expect(view).toMatchObject({ seq: seq + 1, status: 'running', acting: corrected.acting });
    for (const client of [clientOf(match, 0), clientOf(match, 1)]) {
      const log = await wholeLog(match, client);
      expect(log.at(-1)).toMatchObject({ seq: seq + 1, seat: null, undone: BROKEN - 1, events: [] });
      expect(log[BROKEN - 1]).toMatchObject({ seq: BROKEN, events: [] });
    }
    for (let played = 0; played < SNAPSHOT_EVERY + 2; played += 1) {
      const { client, view: now, move } = await decision(match, streamOf(62 + played));
      await commit(match, client, now.seq, move);
    }
    const warm = await viewOf(match, clientOf(match, 0));
    await evict(match.id);
    expect(await viewOf(match, clientOf(match, 0))).toEqual(warm);
  });
});

test('a room that is awake and has not noticed the damage goes on from the correcting row', async () => {
  const match = await playedGame(streamOf(61), 6);
  const before = await decision(match, streamOf(62));
  const { seq } = await gameRow(match.id);
  await spoilRow(match.id, seq, '[{"type":"stepBegan"}]');
  await write(await correction(match.id));
  const refused = await before.client.send(`${match.path}/moves`, { expect: seq, moves: [before.move] });
  expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
  const { client, view, move } = await decision(match, streamOf(63));
  expect(view.seq).toBe(seq + 1);
  expect((await commit(match, client, view.seq, move)).seq).toBe(seq + 2);
});

test('spectators who see the game late see it up to the last sound row, until the correcting row is old enough', async () => {
  startClock();
  try {
    const match = await closedGame(async (id) => {
      await DB.prepare('UPDATE games SET watch_delay = ? WHERE id = ?').bind(HOUR_MS, id).run();
      await spoilRow(id, BROKEN, UNKNOWN);
    });
    later(60);
    const corrected = await correction(match.id);
    await write(corrected);
    const seen = async () => {
      const response = await new Client().fetch(match.path);
      return [response.status, (await response.json<{ seq: number }>()).seq];
    };
    expect(await seen()).toEqual([200, BROKEN - 1]);
    expect((await lookAt(match)).seq).toBe(corrected.row.seq);
    later(60);
    expect(await seen()).toEqual([200, corrected.row.seq]);
  } finally {
    stopClock();
  }
});

test('a plan made after the last sound row is not sent by itself any more: it was made for a later turn', async () => {
  const plan = { moves: [{ type: 'pass' }], send: true };
  const match = await closedGame(async (id) => {
    await plantOrders(id, 0, { ...NO_ORDERS, plan });
    await plantOrders(id, 1, { ...NO_ORDERS, plan });
    await DB.prepare('UPDATE orders SET made_at = ? + seat')
      .bind(BROKEN - 1)
      .run();
    return spoilRow(id, BROKEN, UNKNOWN);
  });
  await write(await correction(match.id));
  const { results } = await DB.prepare('SELECT content, revision FROM orders ORDER BY seat').all();
  const stopped = { ...NO_ORDERS, plan: { ...plan, send: false } };
  expect(results.map(({ content, revision }) => [JSON.parse(`${content}`), revision])).toEqual([
    [{ ...NO_ORDERS, plan }, 1],
    [stopped, 2],
  ]);
});

test('a correction of a game that was repaired meanwhile writes nothing', async () => {
  const match = await closedGame((id) => spoilRow(id, BROKEN, UNKNOWN));
  const late = await correction(match.id);
  await write(await correction(match.id));
  const after = await gameRow(match.id);
  await expect(write(late)).rejects.toThrow(/NOT NULL|UNIQUE/);
  expect(await gameRow(match.id)).toEqual(after);
});
