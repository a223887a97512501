import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Archive, CreatedGame, MyGames, MyResults, Statistics } from '#shared/protocol/http.ts';
import { logTable, resultsTable, seatsTable, tablesOfTable } from '../../worker/db/schema.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, seatRows } from './support/database.ts';
import { clientOf, newGame, playRandomly, streamOf, type Match } from './support/play.ts';

/** Lists of finished games: a player's results and archive, and everybody's statistics. */

beforeAll(startClock);
afterAll(stopClock);

const idOf = async (match: Match, seat: number): Promise<string> =>
  (await seatRows(match.id))[seat]?.playerId ?? '';

/** All pages of a list. */
/** The player's games are looked for where this one is, too. */
const leadTo = (playerId: string, gameId: string) => db().insert(tablesOfTable).values({ playerId, gameId });

async function pages<T extends { readonly next: string | null }>(client: Client, path: string): Promise<T[]> {
  const found: T[] = [];
  for (let before = ''; ;) {
    const page = await client.get<T>(`${path}${before}`);
    found.push(page);
    if (page.next === null) return found;
    before = `${path.includes('?') ? '&' : '?'}before=${page.next}`;
  }
}

describe('the results of a player', () => {
  test('are summed up by game and variant; games they left count as played, not as won', async () => {
    const match = await newGame();
    await playRandomly(match, streamOf(31));
    const playerId = await idOf(match, 0);
    const own = (await db().select().from(resultsTable).all()).find((row) => row.playerId === playerId);
    if (own === undefined) throw new Error('no result');
    const more = { ...own, rank: 1, startedAt: own.endedAt - 4 * 86_400_000, rows: 50 };
    await db()
      .insert(resultsTable)
      .values([
        { ...more, gameId: 'a2', rank: 1, left: null, variant: 'other' },
        { ...more, gameId: 'a3', rank: 2, left: null, variant: 'other', rows: 70 },
        { ...more, gameId: 'a4', rank: 1, left: 'left', variant: 'other' },
      ]);
    await leadTo(playerId, 'a2');
    const { sums, results, next } = await clientOf(match, 0).get<MyResults>('/api/me/results');
    expect(next).toBeNull();
    expect(results).toHaveLength(4);
    const { rank, total, rows } = own;
    expect(results.find(({ id }) => id === match.id)).toMatchObject({
      rank,
      total,
      rows,
      seats: 2,
      left: null,
    });
    expect(sums[0]).toEqual({
      game: VEHICLE,
      variant: 'other',
      played: 3,
      left: 1,
      won: 1,
      averageRank: 1.5,
      averageRows: 60,
      averageDays: 4,
    });
    expect(sums[1]).toMatchObject({ variant: own.variant, played: 1, left: 0, averageRank: rank });
  });

  test('come in pages, each game once, newest first', async () => {
    const match = await newGame();
    const playerId = await idOf(match, 0);
    const [some] = await db().select().from(resultsTable).limit(1).all();
    if (some === undefined) throw new Error('no result');
    const ids = Array.from(
      { length: 65 },
      (_, n) => `a${'abcdefghjk'[Math.floor(n / 10)]}${'abcdefghjk'[n % 10]}`,
    );
    for (const [n, gameId] of ids.entries())
      await db()
        .insert(resultsTable)
        .values({ ...some, gameId, playerId, endedAt: 1_000 * Math.floor(n / 7) });
    await leadTo(playerId, ids[0] ?? '');
    const found = await pages<MyResults>(clientOf(match, 0), '/api/me/results');
    expect(found.map(({ results }) => results.length)).toEqual([30, 30, 5]);
    const listed = found.flatMap(({ results }) => results);
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(ids));
    const ends = listed.map(({ endedAt }) => endedAt);
    expect(ends).toEqual(ends.toSorted((a, b) => b - a));
  });
});

describe('the archive', () => {
  test('has finished and called-off games only, and finds them by a name or the game', async () => {
    const ann = new Client();
    const made = async (...names: string[]) => {
      const seats = [{ kind: 'me', name: 'Ann' }, ...names.map(() => ({ kind: 'open' }))];
      const { id } = await ann.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
      return id;
    };
    const [kept, calledOff] = [await made('Bob'), await made('Bob')];
    await ann.post(`/api/games/${calledOff}/cancel`);
    const found = async (name: string) =>
      (await ann.get<Archive>(`/api/me/archive?name=${encodeURIComponent(name)}`)).games.map(({ id }) => id);
    expect(await found('')).toEqual([calledOff]);
    expect(await found('aNN')).toEqual([calledOff]);
    expect(await found(VEHICLE.slice(1, 4).toUpperCase())).toEqual([calledOff]);
    expect(await found('Zoe')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(kept).not.toBe(calledOff);
  });

  test('finds a name that is typed without its capital, also beyond English', async () => {
    const host = new Client();
    const seats = [{ kind: 'me', name: 'Žofie Černá' }, { kind: 'open' }];
    const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    await host.post(`/api/games/${id}/cancel`);
    for (const name of ['žofie', 'Žofie', 'žofie č'])
      expect(
        (await host.get<Archive>(`/api/me/archive?name=${encodeURIComponent(name)}`)).games,
      ).toHaveLength(1);
  });

  test('has a game that was ended by a release that noted no end at the seats, in its place', async () => {
    const host = new Client();
    const games: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      later(1);
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
      await host.post(`/api/games/${id}/cancel`);
      games.unshift(id);
    }
    const noted = await db().select().from(seatsTable).where(isNotNull(seatsTable.endedAt));
    expect(noted.filter(({ gameId }) => games.includes(gameId))).toHaveLength(6);
    await db()
      .update(seatsTable)
      .set({ endedAt: null })
      .where(eq(seatsTable.gameId, games[1] ?? ''));
    expect((await host.get<Archive>('/api/me/archive')).games.map(({ id }) => id)).toEqual(games);
    expect((await host.get<MyGames>('/api/me/games')).games).toHaveLength(3);
  });

  test('comes in pages', async () => {
    const host = new Client();
    for (let n = 0; n < 32; n += 1) {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
      await host.post(`/api/games/${id}/cancel`);
    }
    const found = await pages<Archive>(host, '/api/me/archive?name=');
    expect(found.map(({ games }) => games.length)).toEqual([30, 2]);
    expect(new Set(found.flatMap(({ games }) => games.map(({ id }) => id))).size).toBe(32);
  });
});

describe('statistics', () => {
  test('tell everybody wins by seat and lengths of games that their rules ended, by variant and number of seats', async () => {
    later(60);
    await db().delete(resultsTable);
    const row = { game: VEHICLE, variant: 'x', playerId: 'p', total: 9, timeOuts: 0, times: [], left: null };
    const span = { startedAt: 0, endedAt: 2 * 86_400_000 };
    await db()
      .insert(resultsTable)
      .values([
        { ...row, ...span, gameId: 'c1', seat: 0, seats: 2, rank: 1, rows: 40 },
        { ...row, ...span, gameId: 'c1', seat: 1, seats: 2, rank: 2, rows: 40 },
        { ...row, ...span, gameId: 'c2', seat: 0, seats: 2, rank: 2, rows: 60 },
        { ...row, ...span, gameId: 'c3', seat: 2, seats: 3, rank: 1, rows: 10, endedAt: 86_400_000 },
      ]);
    const early = { ...row, ...span, gameId: 'c4', seats: 2, rows: 7 };
    await db()
      .insert(resultsTable)
      .values([
        { ...early, seat: 0, rank: 1 },
        { ...early, seat: 1, rank: 1 },
      ]);
    await db()
      .insert(logTable)
      .values({
        gameId: 'c4',
        engine: 'x',
        seq: 7,
        by: 'forced',
        moves: [],
        events: [],
        at: 0,
        version: 1,
        tableEvent: { type: 'endedEarly', why: 'abandoned' },
      });
    const asked = () => new Client().get<Statistics>(`/api/statistics?game=${VEHICLE}`);
    const { variants, at } = await asked();
    expect(at).toBe(Date.now());
    expect(variants).toEqual([
      {
        variant: 'x',
        seats: 2,
        games: 2,
        averageRows: 50,
        averageDays: 2,
        bySeat: [
          { seat: 0, played: 2, won: 1 },
          { seat: 1, played: 1, won: 0 },
        ],
      },
      {
        variant: 'x',
        seats: 3,
        games: 1,
        averageRows: 10,
        averageDays: 1,
        bySeat: [{ seat: 2, played: 1, won: 1 }],
      },
    ]);
    await db().delete(resultsTable);
    expect((await asked()).variants).toHaveLength(2);
    later(11);
    expect((await asked()).variants).toEqual([]);
  });

  test('of no game are refused', async () => {
    const answer = await new Client().fetch('/api/statistics?game=chess');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'UNKNOWN_GAME']);
    expect((await new Client().fetch('/api/statistics')).status).toBe(400);
  });
});
