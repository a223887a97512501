import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { shards } from '../../worker/db/shards.ts';
import { SNAPSHOT_EVERY } from '../../worker/room/storage/snapshot.ts';
import { Client } from './support/client.ts';
import { tripsOf, type Trip } from './support/database.ts';
import {
  claimOf,
  clientOf,
  commit,
  decision,
  inPlay,
  newGame,
  playRandomly,
  streamOf,
  untilPerson,
  viewOf,
  type Match,
} from './support/play.ts';
import { evict, inRoom } from './support/rooms.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** What a move may cost; rows as the platform bills them, indexes included. */
const ROWS = { keepsTurn: 2, handsOver: 6 };
const TRIPS = { warm: 2, cold: 3 };

const PASS = { type: 'pass' };
const DRAW = { type: 'draw' };

const rows = (trips: readonly Trip[]): number => trips.reduce((sum, trip) => sum + trip.written, 0);

async function atTurn(match: Match) {
  const { client, seat, view } = await decision(match, streamOf(81));
  return { client, seat, seq: view.seq };
}

/** Waits for the bots and deletes their alarm, so that nothing is counted twice. */
async function quieten(match: Match): Promise<Match> {
  await untilPerson(match);
  await inRoom(match.id, ({ storage }) => storage.deleteAlarm());
  return match;
}

describe.each(['warm', 'cold'] as const)('a %s room', (temperature) => {
  const measure = async (match: Match, work: () => Promise<unknown>): Promise<Trip[]> => {
    if (temperature === 'cold') await evict(match.id);
    return tripsOf(work);
  };

  test('writes two rows for a move that keeps the turn', async () => {
    const match = await inPlay();
    const { client, seq } = await atTurn(match);
    const trips = await measure(match, () => commit(match, client, seq, PASS));
    expect(rows(trips)).toBeGreaterThan(0);
    expect(rows(trips)).toBeLessThanOrEqual(ROWS.keepsTurn);
    expect(trips.length).toBeLessThanOrEqual(TRIPS[temperature]);
  });

  test('writes at most six rows for a move that hands over, also to a bot', async () => {
    for (const match of [await inPlay(), await quieten(await inPlay(['person', 'bot']))]) {
      const { client, seq } = await atTurn(match);
      const trips = await measure(match, () => commit(match, client, seq, PASS, DRAW));
      const own = trips.slice(0, trips.findIndex(({ written }) => written > 0) + 1); // a bot's follow
      expect(rows(own)).toBeGreaterThan(0);
      expect(rows(own)).toBeLessThanOrEqual(ROWS.handsOver);
      expect(own.length).toBeLessThanOrEqual(TRIPS[temperature]);
      await quieten(match);
    }
  });

  test('writes at most two rows for a free undo, and reads the log once for it', async () => {
    const match = await inPlay();
    const { client, seq } = await atTurn(match);
    await commit(match, client, seq, PASS);
    const trips = await measure(match, () => client.post(`${match.path}/undo`, { expect: seq + 1, to: seq }));
    expect(rows(trips)).toBeLessThanOrEqual(ROWS.keepsTurn);
    expect(trips.length).toBeLessThanOrEqual(TRIPS[temperature] + 1);
  });

  test('writes nothing for a refused request or a read', async () => {
    const match = await inPlay();
    const { client, seat, seq } = await atTurn(match);
    const trips = await measure(match, async () => {
      await client.send(`${match.path}/moves`, { expect: seq, moves: [{ type: 'fly' }] });
      await client.send(`${match.path}/moves`, { expect: seq - 1, moves: [PASS] });
      await clientOf(match, 1 - seat).send(`${match.path}/moves`, { expect: seq, moves: [PASS] });
      for (const path of ['', '/log', '/export']) await client.fetch(`${match.path}${path}`);
    });
    expect(rows(trips)).toBe(0);
  });

  test('answers a player’s read with two round trips, for the session and the game; a stranger’s with one', async () => {
    const match = await inPlay();
    expect(await measure(match, () => viewOf(match, clientOf(match, 0)))).toHaveLength(2);
    const trips = await measure(match, () => viewOf(match, new Client()));
    expect(trips).toHaveLength(1);
    if (temperature === 'warm') expect(trips[0]?.read).toBeLessThanOrEqual(1 + 1 + 2 * 2); // the last row, the game, its seats and their notices
  });

  test('answers many reads that arrive together with one or two round trips', async () => {
    const match = await inPlay();
    const trips = await measure(match, () =>
      Promise.all(Array.from({ length: 20 }, () => viewOf(match, new Client()))),
    );
    expect(trips.length).toBeLessThanOrEqual(2);
  });
});

test('bots cost what people do: the index of due times is written when they start and when they end', async () => {
  const match = await quieten(await inPlay(['person', 'bot', 'bot', 'bot']));
  const { client, seq } = await atTurn(match);
  const trips = await tripsOf(async () => {
    await commit(match, client, seq, PASS, DRAW);
    await quieten(match);
  });
  const written = trips.flatMap((trip) => (trip.written > 0 ? [trip.written] : []));
  expect(written).toEqual([ROWS.keepsTurn + 1, ROWS.keepsTurn, ROWS.keepsTurn, ROWS.keepsTurn + 1]);
});

test('a cold room late in a game reads no more of the log than early on', async () => {
  const match = await newGame();
  const view = await playRandomly(match, streamOf(82), SNAPSHOT_EVERY * 2 + 5);
  await evict(match.id);
  const trips = await tripsOf(() => viewOf(match, new Client()));
  const [load] = trips;
  expect(view.seq).toBeGreaterThan(SNAPSHOT_EVERY * 2);
  expect(trips).toHaveLength(1);
  expect(load?.read).toBeLessThanOrEqual(SNAPSHOT_EVERY + 1 + 2); // snapshot's row and tail, the game, its seats
});

test('making a game and taking a seat write each row once, with its indexes', async () => {
  const [host, guest] = [new Client(), new Client()];
  await host.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
  let link = '';
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const making = await tripsOf(async () => {
    const made = await host.post<{ seats: { link?: string }[] }>('/api/games', { game: VEHICLE, seats });
    link = made.seats[1]?.link ?? '';
  });
  expect(making.length).toBeLessThanOrEqual(TRIPS.warm + 2); // the daily count is read first, the way to the game written
  expect(rows(making)).toBeLessThanOrEqual(1 + 1 + 3 + 3); // the count; the way; the game, its due and host index; two seats and one player's index
  const headers = { 'idempotency-key': '0'.repeat(64) };
  const once = await tripsOf(() => host.send('/api/games', { game: VEHICLE, seats }, { headers }));
  // One read of each database of games: was the game already made, here or where games went before?
  expect([once.length, rows(once)]).toEqual([making.length + shards(env).length, rows(making)]);
  const taking = await tripsOf(() => guest.post(...claimOf(link)));
  expect(taking.length).toBeLessThanOrEqual(TRIPS.cold + 1);
  expect(rows(taking)).toBeLessThanOrEqual(2 + 1 + 2 + 2 + 1); // a guest and their session; the way; game, due index; seat, index; row 1
});
