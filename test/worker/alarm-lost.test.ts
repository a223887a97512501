import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import worker from '../../worker/index.ts';
import { AUTOMATIC_PER_INVOCATION } from '../../worker/room/play/automatic.ts';
import { gamesTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { connect } from './support/socket.ts';
import { db, gameRow, throughGate } from './support/database.ts';
import { anyClient, clientOf, lookAt, newGame, until, type Match } from './support/play.ts';
import { evict, inRoom, ringAlarm } from './support/rooms.ts';
import { updatesGame, stuckGame, withGame, seqs, untilOver } from './support/stuck.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('a lost alarm', () => {
  const cron = () => worker.scheduled(createScheduledController(), env);
  const goesOn = (match: Match) => until(async () => ((await gameRow(match.id)).seq > 1 ? true : undefined));

  test.each<[who: string, come: (match: Match) => Promise<unknown>]>([
    ['reads the game', (match) => lookAt(match)],
    ['reads its log', (match) => new Client().get(`${match.path}/log?from=1`)],
    ['connects', (match) => connect(match, anyClient(match))],
  ])('is made up for when somebody %s', async (_who, come) => {
    const match = await stuckGame();
    await come(match);
    await goesOn(match);
  });

  test('after a failure is not replaced early, however many read the game meanwhile', async () => {
    const match = await stuckGame();
    let tries = 0;
    const failing = async (statements: readonly string[], go: () => Promise<unknown>) => {
      if (!updatesGame(statements)) return go();
      tries += 1;
      throw new Error('D1_ERROR: Network connection lost.');
    };
    await throughGate(failing, async () => {
      await ringAlarm(match.id);
      for (let reads = 0; reads < 5; reads += 1) await lookAt(match);
      await evict(match.id); // waits for what is under way
    });
    expect(tries).toBe(1);
  });

  test('is made up for by the cron, one minute after it was due', async () => {
    const match = await stuckGame();
    await cron();
    expect(await seqs(match)).toEqual([1]);
    await db()
      .update(gamesTable)
      .set({ due: Date.now() - 61_000 })
      .where(eq(gamesTable.id, match.id));
    await cron();
    expect((await gameRow(match.id)).seq).toBeGreaterThanOrEqual(1 + AUTOMATIC_PER_INVOCATION);
    await untilOver(match);
  });

  test('that the cron postponed because the room failed is made up for when the repaired game is read', async () => {
    const match = await stuckGame();
    await withGame(match, 'chess', async () => {
      await db()
        .update(gamesTable)
        .set({ due: Date.now() - 90_000 })
        .where(eq(gamesTable.id, match.id));
      await cron();
    });
    expect((await gameRow(match.id)).due).toBeGreaterThan(Date.now());
    await inRoom(match.id, ({ storage }) => storage.deleteAlarm());
    await evict(match.id);
    await lookAt(match);
    await goesOn(match);
  });

  test('of a game is made up for by the cron although another game’s room fails', async () => {
    const [broken, good] = [await stuckGame(), await stuckGame()];
    await db()
      .update(gamesTable)
      .set({ due: Date.now() - 90_000, game: 'chess' })
      .where(eq(gamesTable.id, broken.id));
    await db()
      .update(gamesTable)
      .set({ due: Date.now() - 61_000 })
      .where(eq(gamesTable.id, good.id));
    await evict(broken.id);
    await cron();
    expect((await gameRow(good.id)).seq).toBeGreaterThan(1);
    expect((await gameRow(broken.id)).seq).toBe(1);
  });

  test('that older rules left on a game that waits for a person is forgotten', async () => {
    const match = await newGame();
    await db().update(gamesTable).set({ due: 1 }).where(eq(gamesTable.id, match.id));
    await evict(match.id);
    await cron();
    expect((await gameRow(match.id)).due).toBeGreaterThan(Date.now());
    expect(await viewSeq(match)).toBe(1);
  });

  test('is not assumed for a game that waits for a person: the cron lets its room sleep', async () => {
    const match = await newGame();
    const view = await lookAt(match);
    expect((await gameRow(match.id)).due).toBeGreaterThan(Date.now());
    await cron();
    expect((await viewSeq(match)) - view.seq).toBe(0);
  });
});

const viewSeq = async (match: Match): Promise<number> =>
  (await clientOf(match, 0).get<{ seq: number }>(match.path)).seq;
