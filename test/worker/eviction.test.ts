import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ENGINE, FOLDS } from '#shared/engine.ts';
import { SNAPSHOT_EVERY } from '../../worker/room/storage/snapshot.ts';
import { contentsOf, logRows, tripsOf } from './support/database.ts';
import {
  clientOf,
  commit,
  decision,
  inPlay,
  lookAt,
  newGame,
  playedGame,
  playRandomly,
  streamOf,
  viewOf,
  wholeLog,
} from './support/play.ts';
import type { Match } from './support/play.ts';
import { evict, inRoom, wipe } from './support/rooms.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** What every seat and a spectator see: state, choices, log. */
const seen = async (match: Match) =>
  Promise.all(
    match.clients.map(async (_, seat) => {
      const client = clientOf(match, seat);
      return { view: await viewOf(match, client), log: await wholeLog(match, client) };
    }),
  );

const snapshotOf = (match: Match) =>
  inRoom(match.id, ({ storage }) =>
    storage.kv.get<{ seq: number; game: string; fold: string; state: unknown }>('snapshot'),
  );

/** The head of the log's last row. */
const headOf = async (match: Match) => (await logRows(match.id)).at(-1)?.head;

const putSnapshot = (match: Match, snapshot: object): Promise<void> =>
  inRoom(match.id, ({ storage }) => storage.kv.put('snapshot', snapshot));

/** So many rows that a snapshot is taken and rows follow it. `LAWS=all`: that a second one takes its place. */
const ROWS = SNAPSHOT_EVERY * (env.LAWS === 'all' ? 2 : 1) + 3;

describe('an evicted room', () => {
  test('wakes after every move with the same state, choices and log', async () => {
    const match = await newGame();
    const stream = streamOf(11);
    for (let move = 0; move < ROWS; move += 1) {
      const { client, view, move: next } = await decision(match, stream);
      await commit(match, client, view.seq, next);
      const warm = await seen(match);
      await evict(match.id);
      expect(await seen(match), `after row ${view.seq + 1}`).toEqual(warm);
    }
  });

  test('takes the next move', async () => {
    const match = await inPlay();
    await evict(match.id);
    const { client, view, move } = await decision(match, streamOf(12));
    await evict(match.id);
    expect((await commit(match, client, view.seq, move)).seq).toBe(view.seq + 1);
  });

  test('has lost nothing even if its storage was wiped', async () => {
    const stream = streamOf(13);
    const match = await playedGame(stream, SNAPSHOT_EVERY + 4);
    const before = { seen: await seen(match), stored: await contentsOf(match.id) };
    expect((await snapshotOf(match))?.seq).toBe(SNAPSHOT_EVERY);
    await wipe(match.id);
    expect(await snapshotOf(match)).toBeUndefined();
    expect({ seen: await seen(match), stored: await contentsOf(match.id) }).toEqual(before);
    await playRandomly(match, stream, 3);
    expect((await lookAt(match)).seq).toBe(before.stored.game.seq + 3);
  });
});

describe('a snapshot', () => {
  afterEach(() => void vi.restoreAllMocks());

  const played = (moves: number): Promise<Match> => playedGame(streamOf(14), moves);

  test('saves reading the rows before it, and gives the state of the whole log', async () => {
    const match = await played(SNAPSHOT_EVERY + 4);
    const warm = await seen(match);
    await evict(match.id);
    const trips = await tripsOf(() => lookAt(match));
    const loads = trips.filter(({ statements }) =>
      statements.some((statement) => /from "log"/.test(statement)),
    );
    expect(loads).toHaveLength(1); // one that did not fit would have cost a second
    expect(loads[0]?.read).toBeLessThan(SNAPSHOT_EVERY);
    expect(await seen(match)).toEqual(warm);
  });

  test('that another fold made, or in an earlier shape, is ignored', async () => {
    const match = await played(SNAPSHOT_EVERY + 2);
    const warm = await seen(match);
    const right = await snapshotOf(match);
    const state = { lies: true };
    for (const other of [
      { ...right, fold: 'other rules', state },
      { seq: right?.seq, engine: ENGINE, state },
    ]) {
      await putSnapshot(match, other);
      await evict(match.id);
      expect(await seen(match)).toEqual(warm);
    }
  });

  test('stays valid when other code changes: it is bound to the fold of its own game', async () => {
    const match = await played(SNAPSHOT_EVERY + 2);
    const stored = await snapshotOf(match);
    expect([stored?.game, stored?.fold]).toEqual([VEHICLE, FOLDS[VEHICLE]]);
    expect(JSON.stringify(stored)).not.toContain(ENGINE);
  });

  test('that is false spoils the state if it names today’s fold, and is dropped: so the tests above can fail', async () => {
    const match = await played(SNAPSHOT_EVERY + 2);
    const warm = await lookAt(match);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await putSnapshot(match, {
      ...(await snapshotOf(match)),
      seq: warm.seq,
      head: await headOf(match),
      state: {},
    });
    await evict(match.id);
    expect((await clientOf(match, 0).fetch(match.path)).status).toBe(503);
    expect(await lookAt(match)).toEqual(warm);
  });

  test('ahead of the database is ignored: the log is the game', async () => {
    const match = await played(SNAPSHOT_EVERY + 2);
    const warm = await seen(match);
    await putSnapshot(match, { ...(await snapshotOf(match)), seq: 900, state: { lies: true } });
    await evict(match.id);
    expect(await seen(match)).toEqual(warm);
    await playRandomly(match, streamOf(15), 2);
    expect((await lookAt(match)).seq).toBe((warm[0]?.view.seq ?? 0) + 2);
  });
});
