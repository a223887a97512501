import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { logRows } from './support/database.ts';
import {
  claimOf,
  clientOf,
  commit,
  decision,
  lookAt,
  playRandomly,
  streamOf,
  type Match,
} from './support/play.ts';
import { clock, DELAY, delayed, HOUR } from './support/delayed.ts';
import { backup, restore } from './support/restoring.ts';
import { alarmOf, evict, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';

/** What spectators of a game with a delay see of its seats, its beginning, and a restored database. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 86_400_000;

/** The player of a seat leaves, and Eve takes it. */
async function succeedTo(match: Match, seat: number): Promise<void> {
  await clientOf(match, seat).post(`${match.path}/seats/${seat}/leave`, {});
  const { link = '' } = await clientOf(match, (seat + 1) % match.clients.length).post<
    CreatedGame['seats'][number]
  >(`${match.path}/seats/${seat}/replace`, { open: true });
  await new Client().post(...claimOf(link, 'Eve'));
}

/** What a spectator sees of a seat once everything that has happened is old enough. */
const seatLater = async (match: Match, seat: number) => {
  later(HOUR);
  return (await new Client().get<GameView>(match.path)).seats[seat];
};

test('a spectator sees of a successor their own clock, missed turns and holidays, and not the former player’s', async () => {
  const match = await delayed();
  const seat = (await lookAt(match)).acting[0] ?? 0;
  const former = clientOf(match, seat);
  later((7 * DAY) / 60_000);
  await ringAlarm(match.id);
  const [from, until] = [Date.now(), Date.now() + 20 * DAY];
  await former.fetch('/api/me/holidays', { method: 'PUT', json: { holiday: { from, until } } });
  expect(await seatLater(match, seat)).toMatchObject({ clock: { missed: 1 }, holiday: { from } });
  await succeedTo(match, seat);
  const seen = await seatLater(match, seat);
  expect(seen).toMatchObject({ name: 'Eve', clock: { left: clock.bank, missed: 0 } });
  expect(seen?.holiday).toBeUndefined();
});

test('a spectator sees that a player who is back has missed no turn, and that no bot’s turn on their seat was theirs', async () => {
  const match = await delayed();
  const seat = (await lookAt(match)).acting[0] ?? 0;
  const path = `${match.path}/seats/${seat}`;
  await clientOf(match, seat).post(`${path}/leave`, {});
  later(DAY / 60_000);
  await ringAlarm(match.id);
  expect((await logRows(match.id)).at(-1)).toMatchObject({ seat, by: 'timeOut' });
  expect(await seatLater(match, seat)).toMatchObject({ vacancy: 'open', clock: { missed: 0 } });
  await clientOf(match, seat).post(`${path}/return`, {});
  expect(await seatLater(match, seat)).toMatchObject({ clock: { missed: 0 } });
});

test('a spectator sees of a move and its undo the time that was left before', async () => {
  const match = await delayed();
  const { client, seat, view } = await decision(match, streamOf(1));
  const { seq } = await commit(match, client, view.seq, { type: 'pass' }, { type: 'draw' });
  const { question } = await client.post<Pick<GameView, 'question'>>(`${match.path}/undo`, {
    expect: seq,
    to: view.seq,
  });
  const vote = { expect: seq, question: question?.id, answer: 'yes' };
  await clientOf(match, 1 - seat).post(`${match.path}/votes`, vote);
  const left = (await lookAt(match)).seats[seat]?.clock?.left;
  expect((await seatLater(match, seat))?.clock?.left).toBe(left);
});

test('a spectator sees of a holiday that began by itself the time of the turn that goes on after it', async () => {
  const match = await delayed();
  const seat = (await lookAt(match)).acting[0] ?? 0;
  await clientOf(match, seat).fetch('/api/me/holidays', { method: 'PUT', json: { automatic: true } });
  later((7 * DAY) / 60_000);
  await ringAlarm(match.id);
  expect((await logRows(match.id)).at(-1)?.tableEvent).toMatchObject({
    type: 'holidayTaken',
    automatic: true,
  });
  expect((await lookAt(match)).seats[seat]?.clock?.left).toBe(clock.increment);
  expect((await seatLater(match, seat))?.clock?.left).toBe(clock.increment);
});

test('a spectator sees a game asleep until somebody is back, whoever leaves it meanwhile', async () => {
  const match = await delayed(2, { clock: null });
  later((60 * DAY) / 60_000);
  await ringAlarm(match.id);
  const asleep = async () => {
    later(HOUR);
    return (await new Client().get<GameView>(match.path)).clock?.asleep;
  };
  expect(await asleep()).toBe(true);
  await clientOf(match, 0).post(`${match.path}/seats/0/leave`, {});
  expect(await asleep()).toBe(true);
  await clientOf(match, 0).post(`${match.path}/seats/0/return`, {});
  expect(await asleep()).toBe(false);
});

test('a connection opened in the lobby, as the host’s without a seat, is told at once that the game has begun', async () => {
  const [host, ...players] = [new Client(), new Client(), new Client()];
  const seats = players.map(() => ({ kind: 'open' }));
  const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats, watchDelay: DELAY });
  const live = await connect({ path: `/api/games/${made.id}` }, host);
  for (const [seat, player] of players.entries())
    await player.post(...claimOf(made.seats[seat]?.link ?? '', `Player ${seat}`));
  expect(await alarmOf(made.id)).toBeLessThanOrEqual(Date.now() + 2_000);
  await ringAlarm(made.id);
  await live.settled();
  const table = live.frames.findLast((frame) => frame.type === 'table');
  expect(table).toMatchObject({ status: 'running', acting: [], you: null });
  expect(live.seqs).toEqual([]);
});

test.each([
  ['fewer', 2],
  ['as many', 3],
  ['more', 4],
])(
  'a connection is told to load again where a restored database has %s other rows since',
  async (_, moves) => {
    const match = await delayed();
    const saved = await backup(match.id);
    await playRandomly(match, streamOf(1), 3);
    later(HOUR);
    const live = await connect(match, new Client());
    await live.row((await lookAt(match)).seq);
    await evict(match.id);
    await restore(match.id, saved);
    await playRandomly(match, streamOf(2), moves);
    later(HOUR);
    await ringAlarm(match.id);
    await live.settled();
    expect(live.frames.at(-1)).toMatchObject({ type: 'restored' });
    await playRandomly(match, streamOf(3), 1);
    later(HOUR);
    await ringAlarm(match.id);
    await live.settled();
    expect(live.seqs.at(-1)).toBe((await lookAt(match)).seq);
  },
);
