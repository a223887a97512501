import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { SNAPSHOT_EVERY } from '../../worker/room/storage/snapshot.ts';
import { Client } from './support/client.ts';
import { contentsOf, logRows } from './support/database.ts';
import {
  claimOf,
  clientOf,
  commit,
  decision,
  inPlay,
  lookAt,
  playedGame,
  playRandomly,
  streamOf,
  viewOf,
  wholeLog,
  type Match,
} from './support/play.ts';
import { backup, restore } from './support/restoring.ts';
import { evict } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** The database is restored to an earlier or a later moment, while rooms and pages remember another one. */

const PASS = { type: 'pass' };

const seen = (match: Match) =>
  Promise.all(
    match.clients.map(async (_, seat) => ({
      view: await viewOf(match, clientOf(match, seat)),
      log: await wholeLog(match, clientOf(match, seat)),
    })),
  );

const numbers = async ({ id }: Match): Promise<number[]> => (await logRows(id)).map(({ seq }) => seq);
const oneToN = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

const send = (match: Match, seat: number, expect: number, ...moves: object[]) =>
  clientOf(match, seat).send<{ code?: string; seq?: number; commits?: { seq: number }[] }>(
    `${match.path}/moves`,
    { expect, moves },
  );

afterEach(() => void vi.restoreAllMocks());

describe('a snapshot', () => {
  test.each([1, 2, 3])('of rows that a restore removed is not used (seed %i)', async (seed) => {
    const match = await playedGame(streamOf(seed), 8);
    const older = await backup(match.id);
    await playRandomly(match, streamOf(seed + 10), SNAPSHOT_EVERY);
    await evict(match.id);
    const [newer, before] = [await backup(match.id), await seen(match)];
    await restore(match.id, older);
    await evict(match.id);
    await playRandomly(match, streamOf(seed + 20), SNAPSHOT_EVERY + 4);
    await restore(match.id, newer);
    await evict(match.id);
    expect(await seen(match)).toEqual(before);
    const { client, view, move } = await decision(match, streamOf(seed));
    expect((await commit(match, client, view.seq, move)).seq).toBe(view.seq + 1);
    const warm = await seen(match);
    await evict(match.id);
    expect(await seen(match)).toEqual(warm);
  });
});

describe('a room that is awake', () => {
  /** A game whose database was restored to some moves ago, and whose room knows more. */
  async function putBack() {
    const match = await inPlay();
    const [older, before] = [await backup(match.id), await seen(match)];
    await playRandomly(match, streamOf(51), 5);
    const known = await lookAt(match);
    await restore(match.id, older);
    return { match, before, known };
  }

  test('shows the restored game at the next read', async () => {
    const { match, before } = await putBack();
    expect(await seen(match)).toEqual(before);
  });

  test('refuses a move on rows that are gone, says where the log ends, and leaves no gap', async () => {
    const { match, before, known } = await putBack();
    const [seat = 0] = known.acting;
    const answer = await send(match, seat, known.seq, PASS);
    expect([answer.status, answer.body.code, answer.body.seq]).toEqual([409, 'STALE', before[0]?.view.seq]);
    expect(await numbers(match)).toEqual(oneToN(before[0]?.view.seq ?? 0));
    expect(await seen(match)).toEqual(before);
  });

  test('accepts a move on the restored rows', async () => {
    const { match, before } = await putBack();
    const [first] = before;
    const [seat = 0] = first?.view.acting ?? [];
    const answer = await send(match, seat, first?.view.seq ?? 0, PASS);
    expect([answer.status, answer.body.seq]).toEqual([200, (first?.view.seq ?? 0) + 1]);
    expect(await numbers(match)).toEqual(oneToN((first?.view.seq ?? 0) + 1));
  });

  test('decides on the restored rows, even if the log has the same length as before', async () => {
    const match = await inPlay();
    const older = await backup(match.id);
    const { client, seat, view } = await decision(match, streamOf(52));
    const choice = view.choices.find(({ type }) => type === 'exchange');
    const goods = choice?.params.flatMap((param) =>
      param.name === 'good' && param.kind === 'one' ? param.of : [],
    );
    const exchange = (good: unknown) => ({ type: 'exchange', ship: 0, good }) as { type: string };
    const course = async (good: unknown) => {
      await commit(match, client, view.seq, exchange(good));
      const state = { stored: await backup(match.id), seen: await seen(match) };
      await restore(match.id, older);
      await lookAt(match);
      return state;
    };
    const there = await course(goods?.[0]);
    await commit(match, client, view.seq, exchange(goods?.[1]));
    await restore(match.id, there.stored);
    expect((await send(match, seat, view.seq + 1, { type: 'draw' })).status).toBe(200);
    const warm = await seen(match);
    expect(warm[0]?.log.slice(0, -1)).toEqual(there.seen[0]?.log);
    await evict(match.id);
    expect(await seen(match)).toEqual(warm);
  });

  test('forgets a game that was not yet created at that moment, and writes no row of it', async () => {
    const match = await inPlay();
    const { client, seat, view } = await decision(match, streamOf(53));
    await restore(match.id);
    expect((await send(match, seat, view.seq, PASS)).body.code).toBe('GAME_NOT_FOUND');
    expect((await client.fetch(match.path)).status).toBe(404);
    expect(await logRows(match.id)).toEqual([]);
  });

  test('offers a seat again that was not yet taken at that moment', async () => {
    const [host, guest] = [new Client(), new Client()];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    const older = await backup(made.id);
    const link = made.seats[1]?.link ?? '';
    await guest.post(...claimOf(link));
    await restore(made.id, older);
    const path = `/api/games/${made.id}`;
    expect((await host.get<{ seats: { kind: string }[] }>(path)).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'open',
      'open',
    ]);
    await new Client().post(...claimOf(link));
  });
});

describe('an open page', () => {
  test('is told to load again when its room notices', async () => {
    const match = await inPlay();
    const older = await backup(match.id);
    const page = await connect(match, clientOf(match, 0), { from: (await lookAt(match)).seq });
    await playRandomly(match, streamOf(54), 3);
    await restore(match.id, older);
    await lookAt(match);
    expect((await page.settled()).frames.at(-1)).toMatchObject({ type: 'restored' });
  });

  test('is told to load again when it reconnects with more rows than the log has', async () => {
    const match = await inPlay();
    const older = await backup(match.id);
    const { seq } = await playRandomly(match, streamOf(55), 3);
    const [row] = (await wholeLog(match)).slice(-1);
    await restore(match.id, older);
    await evict(match.id);
    const page = await connect(match, clientOf(match, 0), { from: seq, at: row?.at ?? 0 });
    expect((await page.settled()).frames).toContainEqual(expect.objectContaining({ type: 'restored' }));
  });

  test.each([0, 2])(
    'is told to load again if its last row has been replaced, %i rows before the end',
    async (more) => {
      const match = await inPlay();
      const { seq } = await lookAt(match);
      const page = await connect(match, clientOf(match, 0), { from: seq, at: 1 });
      expect((await page.settled()).frames).toContainEqual(expect.objectContaining({ type: 'restored' }));
      const [row] = (await wholeLog(match)).slice(-1);
      await playRandomly(match, streamOf(56), more);
      const other = await connect(match, clientOf(match, 0), { from: seq, at: row?.at ?? 0 });
      expect((await other.settled()).frames.some(({ type }) => type === 'restored')).toBe(false);
      expect(other.seqs).toEqual(Array.from({ length: more }, (_, i) => seq + 1 + i));
    },
  );
});

test('the log is whole after a restore and further play', async () => {
  const match = await inPlay();
  const older = await backup(match.id);
  await playRandomly(match, streamOf(57), 4);
  await restore(match.id, older);
  await playRandomly(match, streamOf(58), 6);
  const { game, log } = await contentsOf(match.id);
  expect(log.map(({ seq }) => seq)).toEqual(oneToN(game.seq));
});
