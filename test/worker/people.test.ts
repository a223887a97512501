import { describe, expect, test } from 'vitest';
import type { Blocks, CreatedGame, Problem, SeatRecord } from '#shared/protocol/http.ts';
import { reportsTable } from '../../worker/db/schema.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { db, seatRows } from './support/database.ts';
import { claimOf, clientOf, newGame, playRandomly, streamOf, type Match } from './support/play.ts';

/** What people at a table learn of each other and can do about each other. */

const blockAt = (match: Match, by: number, seat: number) =>
  clientOf(match, by).send(`${match.path}/seats/${seat}/block`);
const unblockAt = (match: Match, by: number, seat: number) =>
  clientOf(match, by).fetch(`${match.path}/seats/${seat}/block`, { method: 'DELETE' });
const recordAt = (match: Match, client: Client, seat: number) =>
  client.get<SeatRecord>(`${match.path}/seats/${seat}/record`);

/** An open game of this host with a link. */
async function offered(host: Client): Promise<string> {
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
  const { seats: made } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  return made[1]?.link ?? '';
}

describe('a blocked player', () => {
  test('cannot take a seat of the blocker’s open game, and can again once unblocked', async () => {
    const match = await newGame();
    const [ann, bob] = [clientOf(match, 0), clientOf(match, 1)];
    expect((await blockAt(match, 0, 1)).status).toBe(200);
    const link = await offered(ann);
    const refused = await bob.send<Problem>(...claimOf(link));
    expect([refused.status, refused.body.code]).toEqual([403, 'BLOCKED']);
    await unblockAt(match, 0, 1);
    expect((await bob.send(...claimOf(link))).status).toBe(200);
  });

  test('cannot take a seat in the game of somebody else where the blocker sits', async () => {
    const match = await newGame();
    await blockAt(match, 0, 1);
    const host = new Client();
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { seats: made } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    await clientOf(match, 0).post(...claimOf(made[1]?.link ?? ''));
    expect((await clientOf(match, 1).send(...claimOf(made[2]?.link ?? ''))).body.code).toBe('BLOCKED');
    expect((await new Client().send(...claimOf(made[2]?.link ?? ''))).status).toBe(200);
  });

  test('is not told, and the blocker may still join their games', async () => {
    const match = await newGame();
    const before = await recordAt(match, clientOf(match, 1), 0);
    await blockAt(match, 0, 1);
    expect(await recordAt(match, clientOf(match, 1), 0)).toEqual(before);
    expect((await clientOf(match, 0).send(...claimOf(await offered(clientOf(match, 1))))).status).toBe(200);
  });

  test('is not seated with the blocker by playing again', async () => {
    const match = await newGame();
    await playRandomly(match, streamOf(22));
    await blockAt(match, 0, 1);
    for (const seat of [0, 1])
      expect((await clientOf(match, seat).send(`${match.path}/rematch`, {})).body.code).toBe('BLOCKED');
    await unblockAt(match, 0, 1);
    expect((await clientOf(match, 1).send(`${match.path}/rematch`, {})).status).toBe(200);
  });

  test('stands in the blocker’s list by the name they had at the table, without their id', async () => {
    const match = await newGame();
    const ann = clientOf(match, 0);
    await blockAt(match, 0, 1);
    await blockAt(match, 0, 1);
    const { blocks } = await ann.get<Blocks>('/api/me/blocks');
    expect(blocks.map(({ name }) => name)).toEqual(['Bob']);
    const [, bob] = await seatRows(match.id);
    expect(JSON.stringify(blocks)).not.toContain(bob?.playerId);
    await ann.fetch('/api/me/blocks/0000000000000000', { method: 'DELETE' });
    expect((await ann.get<Blocks>('/api/me/blocks')).blocks).toHaveLength(1);
    await ann.fetch(`/api/me/blocks/${blocks[0]?.id}`, { method: 'DELETE' });
    expect(await ann.get<Blocks>('/api/me/blocks')).toEqual({ blocks: [] });
  });

  test('is somebody else than oneself, a bot, or a person one does not sit with', async () => {
    const match = await newGame(['person', 'person', 'bot']);
    expect((await blockAt(match, 0, 0)).body.code).toBe('SEAT_NOT_FOUND');
    expect((await blockAt(match, 0, 2)).body.code).toBe('SEAT_NOT_FOUND');
    const elsewhere = await newGame();
    const stranger = await clientOf(elsewhere, 0).send(`${match.path}/seats/1/block`);
    expect(stranger.body.code).toBe('NOT_YOUR_SEAT');
  });
});

describe('the record of a player', () => {
  test('counts games begun and finished, and never decisions: those of a game by hand tell how many orders took', async () => {
    const match = await newGame();
    expect(await recordAt(match, new Client(), 0)).toEqual({
      begun: 1,
      finished: 0,
      timeOuts: 0,
      times: null,
      blocked: null,
    });
    await playRandomly(match, streamOf(21));
    const record = await recordAt(match, clientOf(match, 1), 0);
    expect(record).toMatchObject({ begun: 1, finished: 1, timeOuts: 0, blocked: false });
    expect(Object.keys(record).toSorted()).toEqual(['begun', 'blocked', 'finished', 'timeOuts', 'times']);
    expect(record.times?.median).toBeGreaterThan(0);
    const { blocked: _, ...own } = record;
    expect(await clientOf(match, 0).get('/api/me/record')).toEqual(own);
  });

  test('names no player: a bot and an open seat have none', async () => {
    const match = await newGame(['person', 'bot']);
    const answer = await new Client().fetch(`${match.path}/seats/1/record`);
    expect(answer.status).toBe(404);
    const [ann] = await seatRows(match.id);
    expect(JSON.stringify(await recordAt(match, new Client(), 0))).not.toContain(ann?.playerId);
  });

  test('says to its reader whether they have blocked the player', async () => {
    const match = await newGame();
    await blockAt(match, 0, 1);
    expect((await recordAt(match, clientOf(match, 0), 1)).blocked).toBe(true);
    expect((await recordAt(match, clientOf(match, 0), 0)).blocked).toBeNull();
  });
});

describe('a report', () => {
  test('is kept for the operator, five times a day', async () => {
    const match = await newGame();
    const report = (seat?: number) =>
      clientOf(match, 0).send(`${match.path}/report`, {
        text: 'Rude words',
        ...(seat === undefined ? {} : { seat }),
      });
    expect((await report(1)).status).toBe(201);
    for (let n = 0; n < 4; n += 1) expect((await report()).status).toBe(201);
    expect((await report()).body.code).toBe('REPORTS_EXHAUSTED');
    const kept = (await db().select().from(reportsTable).all()).filter(({ gameId }) => gameId === match.id);
    expect(kept).toHaveLength(5);
    const [ann] = await seatRows(match.id);
    expect(kept.filter(({ seat }) => seat === 1)).toMatchObject([
      { playerId: ann?.playerId, text: 'Rude words' },
    ]);
  });

  test('about a seat needs a person there', async () => {
    const match = await newGame(['person', 'bot']);
    const answer = await clientOf(match, 0).send(`${match.path}/report`, { seat: 1, text: 'A bot' });
    expect(answer.body.code).toBe('SEAT_NOT_FOUND');
  });
});
