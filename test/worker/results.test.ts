import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gamesTable, resultsTable, type ResultRow } from '../../worker/db/schema.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, gameRow, logRows, seatRows, tripsOf } from './support/database.ts';
import {
  claimOf,
  clientOf,
  commit,
  decision,
  inPlay,
  lookAt,
  newGame,
  playRandomly,
  streamOf,
} from './support/play.ts';
import { variantOf } from '../../worker/room/play/results.ts';
import { rules, VEHICLE } from '../support/vehicle.ts';
import type { Match } from './support/play.ts';
import { Client } from './support/client.ts';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { evict, ringAlarm } from './support/rooms.ts';

/** What is kept of a finished game. */

const resultsOf = (match: Match): Promise<ResultRow[]> =>
  db().select().from(resultsTable).where(eq(resultsTable.gameId, match.id)).orderBy(resultsTable.seat).all();

const DAY = 24 * 60;

async function endByVote(match: Match): Promise<void> {
  const seats = match.clients.flatMap((client, seat) => (client === undefined ? [] : [seat]));
  const [proposer = 0, ...others] = seats;
  await clientOf(match, proposer).post(`${match.path}/questions`, { kind: 'end' });
  for (const seat of others) {
    const { seq, question } = await lookAt(match);
    await clientOf(match, seat).post(`${match.path}/votes`, {
      expect: seq,
      question: question?.id,
      answer: 'yes',
    });
  }
}

/** The player of a seat leaves, and `person` takes it. */
async function succeedTo(match: Match, seat: number, person = new Client()): Promise<Client> {
  await clientOf(match, seat).post(`${match.path}/seats/${seat}/leave`, {});
  const other = clientOf(
    match,
    match.clients.findIndex((client, at) => at !== seat && client !== undefined && client !== person),
  );
  const { link = '' } = await other.post<{ link?: string }>(`${match.path}/seats/${seat}/replace`, {});
  await person.post(...claimOf(link, 'Eve'));
  return person;
}

describe('a game that its rules end', () => {
  test('leaves one row for each person’s seat, with rank and total as the table shows them', async () => {
    const match = await newGame(['person', 'bot', 'person']);
    const { status, standings } = await playRandomly(match, streamOf(11));
    expect(status).toBe('over');
    const rows = await resultsOf(match);
    expect(rows.map(({ seat }) => seat)).toEqual([0, 2]);
    for (const { seat, rank, total } of rows)
      expect(standings.find((one) => one.seat === seat)).toMatchObject({ rank, total });
    const log = await logRows(match.id);
    const players = await seatRows(match.id);
    const game = await gameRow(match.id);
    for (const row of rows)
      expect(row).toMatchObject({
        playerId: players[row.seat]?.playerId,
        seats: 3,
        rows: log.length,
        timeOuts: 0,
        left: null,
        startedAt: log[0]?.at,
        endedAt: log.at(-1)?.at,
        variant: variantOf(rules, game.options),
      });
    const counted = rows.flatMap(({ times }) => times).reduce((sum, n) => sum + n, 0);
    expect(counted).toBe(log.filter(({ by, undone }) => by === 'person' && undone === null).length);
  });

  test('leaves the same rows if its room has slept before the last move', async () => {
    const match = await newGame();
    for (;;) {
      const { status, acting } = await lookAt(match);
      if (status !== 'running' || acting.length === 0) break;
      await evict(match.id);
      await playRandomly(match, streamOf(12), 20);
    }
    const rows = await resultsOf(match);
    expect(rows.map(({ rows: n }) => n)).toEqual(Array(2).fill((await logRows(match.id)).length));
  });

  test('leaves none if only bots have played', async () => {
    const host = new Client();
    const bot = { kind: 'bot', level: 'easy' };
    const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats: [bot, bot] });
    const match: Match = { id, path: `/api/games/${id}`, clients: [] };
    for (let n = 0; n < 300 && (await host.get<{ status: string }>(match.path)).status === 'running'; n += 1)
      await ringAlarm(id);
    expect((await host.get<{ status: string }>(match.path)).status).toBe('over');
    expect(await resultsOf(match)).toEqual([]);
  });

  test('is not written about before its end', async () => {
    const match = await inPlay();
    const { client, view, move } = await decision(match, streamOf(13));
    const trips = await tripsOf(() => commit(match, client, view.seq, move));
    expect(trips.flatMap(({ statements }) => statements).filter((sql) => sql.includes('results'))).toEqual(
      [],
    );
    expect(await resultsOf(match)).toEqual([]);
  });
});

describe('of a game with a clock,', () => {
  beforeEach(startClock);
  afterEach(stopClock);
  const clock = {
    bank: 2 * DAY * 60_000,
    increment: DAY * 60_000,
    cap: 3 * DAY * 60_000,
    weekendsOff: false,
  };

  test('times are those of the player’s own decisions, and turns that ran out are counted apart', async () => {
    const match = await inPlay(['person', 'person'], { clock });
    const [seat = 0] = (await lookAt(match)).acting;
    const before = await resultsOf(match);
    expect(before).toEqual([]);
    later(100);
    const { seq } = await lookAt(match);
    await commit(match, clientOf(match, seat), seq, { type: 'pass' }, { type: 'draw' });
    later(3 * DAY + 1);
    await ringAlarm(match.id);
    await endByVote(match);
    const rows = await resultsOf(match);
    expect(rows.map(({ timeOuts }) => timeOuts)[1 - seat]).toBe(1);
    expect(rows[seat]?.times.at(-1)).toBe(1);
    expect(rows[seat]?.times.length).toBe(Math.floor(Math.log2(100 * 60)) + 1);
    expect(rows.map(({ left }) => left)).toEqual([null, null]);
  });

  test('a seat that was left says why, and the bot’s turns there are not its player’s', async () => {
    const match = await inPlay(['person', 'person', 'person'], { clock });
    await clientOf(match, 1).post(`${match.path}/seats/1/leave`, {});
    for (let n = 0; n < 4; n += 1) {
      later(DAY + 1);
      await ringAlarm(match.id);
      const { acting, seq, seats } = await lookAt(match);
      const seat = acting.find((one) => seats[one]?.vacancy === undefined);
      if (seat !== undefined)
        await commit(match, clientOf(match, seat), seq, { type: 'pass' }, { type: 'draw' });
    }
    const log = await logRows(match.id);
    expect(log.some(({ seat, by }) => seat === 1 && by === 'timeOut')).toBe(true);
    const others = {
      ...match,
      clients: match.clients.map((client, seat) => (seat === 1 ? undefined : client)),
    };
    await endByVote(others);
    const rows = await resultsOf(match);
    expect(rows.map(({ left }) => left)).toEqual([null, 'left', null]);
    expect(rows[1]?.timeOuts).toBe(0);
  });

  test('a successor has only their own decisions', async () => {
    const match = await inPlay(['person', 'person'], { clock });
    await clientOf(match, 1).post(`${match.path}/seats/1/leave`, {});
    const { link = '' } = await clientOf(match, 0).post<{ link?: string }>(
      `${match.path}/seats/1/replace`,
      {},
    );
    const successor = new Client();
    await successor.post(...claimOf(link, 'Eve'));
    await endByVote({ ...match, clients: [match.clients[0], successor] });
    const rows = await resultsOf(match);
    const [, seat] = await seatRows(match.id);
    const own = rows.find(({ playerId }) => playerId === seat?.playerId);
    expect(own).toMatchObject({ seat: 1, left: null, times: [], timeOuts: 0 });
    expect(rows[0]?.times).not.toEqual([]);
  });

  test('a player who is succeeded has a result without a rank, and what they did until then', async () => {
    const match = await inPlay(['person', 'person', 'person'], { clock });
    const [seat = 0] = (await lookAt(match)).acting;
    const { seq } = await lookAt(match);
    await commit(match, clientOf(match, seat), seq, { type: 'pass' }, { type: 'draw' });
    const lost = (await seatRows(match.id))[seat]?.playerId;
    later(60);
    await succeedTo(match, seat);
    const [result, ...others] = await resultsOf(match);
    expect(others).toEqual([]);
    expect(result).toMatchObject({ seat, playerId: lost, rank: null, total: null, left: 'left' });
    expect(result?.times).not.toEqual([]);
    expect(await clientOf(match, seat).get(`/api/me/results`)).toMatchObject({
      results: [{ id: match.id, rank: null, left: 'left' }],
      sums: [{ played: 1, left: 1, won: 0, averageRank: null }],
    });
  });

  /** The others vote that a bot plays on for the player of a seat, who has let a turn run out, and end the game. */
  async function endWithBot(match: Match, seat: number): Promise<ResultRow[]> {
    later(3 * DAY + 1);
    await ringAlarm(match.id);
    const others = match.clients.map((client, at) => (at === seat ? undefined : client));
    const [asker = 0, voter = 0] = others.flatMap((client, at) => (client === undefined ? [] : [at]));
    await clientOf(match, asker).post(`${match.path}/questions`, { kind: 'replace', seat, with: 'bot' });
    const { seq, question } = await lookAt({ ...match, clients: others });
    const vote = { expect: seq, question: question?.id, answer: 'yes' };
    await clientOf(match, voter).post(`${match.path}/votes`, vote);
    await endByVote({ ...match, clients: others });
    return resultsOf(match);
  }

  test('a successor for whom the table seats a bot has not left: the player before them had', async () => {
    const match = await inPlay(['person', 'person', 'person'], { clock });
    const [seat = 0] = (await lookAt(match)).acting;
    const successor = await succeedTo(match, seat);
    const rows = await endWithBot({ ...match, clients: match.clients.with(seat, successor) }, seat);
    const own = (await seatRows(match.id))[seat]?.playerId;
    expect(rows.find(({ playerId }) => playerId === own)).toMatchObject({ seat, left: 'vote' });
  });

  test('a player who left and came back, and for whom the table seats a bot later, did not leave last', async () => {
    const match = await inPlay(['person', 'person', 'person'], { clock });
    const [seat = 0] = (await lookAt(match)).acting;
    for (const how of ['leave', 'return'])
      await clientOf(match, seat).post(`${match.path}/seats/${seat}/${how}`, {});
    const rows = await endWithBot(match, seat);
    expect(rows.map(({ left }) => left)[seat]).toBe('vote');
  });

  test('a player who left has left, whatever the table decides about the seat afterwards', async () => {
    const match = await inPlay(['person', 'person', 'person'], { clock });
    await clientOf(match, 1).post(`${match.path}/seats/1/leave`, {});
    for (const kind of ['bot', 'successor']) {
      await clientOf(match, 0).post(`${match.path}/questions`, { kind: 'replace', seat: 1, with: kind });
      const { seq, question } = await lookAt(match);
      const vote = { expect: seq, question: question?.id, answer: 'yes' };
      await clientOf(match, 2).post(`${match.path}/votes`, vote);
    }
    await endByVote({ ...match, clients: match.clients.with(1, undefined) });
    expect((await resultsOf(match)).map(({ left }) => left)).toEqual([null, 'left', null]);
  });

  test('a player who was succeeded and takes another lost seat of the game has one result for each', async () => {
    const match = await inPlay(['person', 'person', 'person'], { clock });
    const first = clientOf(match, 0);
    const successor = await succeedTo(match, 0);
    await succeedTo(match, 1, first);
    await endByVote({ ...match, clients: [successor, first, match.clients[2]] });
    const lost = (await resultsOf(match)).filter(({ rank }) => rank === null);
    expect(lost.map(({ seat }) => seat)).toEqual([0, 1]);
    const { results } = await first.get<{ results: { seat: number; rank: number | null }[] }>(
      '/api/me/results',
    );
    expect(results.map(({ seat, rank }) => [seat, rank === null]).toSorted()).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  test('a player who was succeeded and comes back as a successor has the result of the end', async () => {
    const match = await inPlay(['person', 'person'], { clock });
    const first = clientOf(match, 1);
    const successor = await succeedTo(match, 1);
    await succeedTo({ ...match, clients: [match.clients[0], successor] }, 1, first);
    await endByVote({ ...match, clients: [match.clients[0], first] });
    const own = (await resultsOf(match)).filter(({ seat }) => seat === 1);
    expect(own.map(({ rank, left }) => [rank === null, left])).toEqual(
      expect.arrayContaining([
        [true, 'left'],
        [false, null],
      ]),
    );
    expect(own).toHaveLength(2);
  });
});

test('a game that was called off leaves nothing', async () => {
  const host = new Client();
  const { id } = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await host.post(`/api/games/${id}/cancel`);
  expect(await resultsOf({ id, path: '', clients: [] })).toEqual([]);
});

test('a game ends even if its results cannot be computed', async () => {
  const match = await inPlay();
  await db().update(gamesTable).set({ options: 'unreadable' }).where(eq(gamesTable.id, match.id)).run();
  await evict(match.id);
  await endByVote(match);
  expect((await lookAt(match)).status).toBe('over');
  expect(await resultsOf(match)).toEqual([]);
});
