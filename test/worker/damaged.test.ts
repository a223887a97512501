import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '#shared/protocol/http.ts';
import { SNAPSHOT_EVERY, VALID_FOR_MS } from '../../worker/room/storage/snapshot.ts';
import { sweep } from '../../worker/sweep.ts';
import { contentsOf, gameRow } from './support/database.ts';
import {
  clientOf,
  commit,
  decision,
  inPlay,
  lookAt,
  newGame,
  playedGame,
  streamOf,
  viewOf,
  wholeLog,
  type Match,
} from './support/play.ts';
import { backup, cutRow, restore, spoilRow } from './support/restoring.ts';
import { alarmOf, evict, inRoom, ringAlarm } from './support/rooms.ts';
import { upgrade } from './support/socket.ts';
import { DB } from './support/stored.ts';

/** A damaged log closes its own game and no other. The Worker's log names the row to the operator. */

const MOVES = SNAPSHOT_EVERY + 4;

const played = (moves = MOVES): Promise<Match> => playedGame(streamOf(61), moves);

/** What the operator reads of it. */
let logged: ReturnType<typeof vi.fn<typeof console.error>>;
beforeEach(() => {
  logged = vi.fn<typeof console.error>();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => void vi.restoreAllMocks());

const codeOf = async (response: Response): Promise<string> => (await response.json<Problem>()).code;

/** The codes that all requests about a game are answered with. */
async function codesOf(match: Match): Promise<string[]> {
  const client = clientOf(match, 0);
  const { seq } = await gameRow(match.id);
  const body = { expect: seq, moves: [{ type: 'pass' }] };
  const codes = await Promise.all([
    ...['', '/log', '/export', '/messages'].map(async (path) =>
      codeOf(await client.fetch(match.path + path)),
    ),
    client.send(`${match.path}/moves`, body).then((answer) => answer.body.code),
    client.send(`${match.path}/undo`, { expect: seq, to: seq - 1 }).then((answer) => answer.body.code),
  ]);
  // A page that has missed nothing can connect until the room has read the fault.
  return [...codes, await codeOf(await upgrade(match, client, { from: seq }))];
}

const closed = Array.from({ length: 7 }, () => 'GAME_DAMAGED');

const forgetSnapshot = (match: Match): Promise<unknown> =>
  inRoom(match.id, ({ storage }) => storage.kv.delete('snapshot'));

const UNKNOWN = JSON.stringify([{ type: 'fromTheFuture' }]);

describe.each([
  { what: 'a row out of the middle is missing', harm: cutRow, row: 9, kind: 'missing' },
  { what: 'the first row is missing', harm: cutRow, row: 1, kind: 'missing' },
  { what: 'a row after the snapshot is missing', harm: cutRow, row: SNAPSHOT_EVERY + 2, kind: 'missing' },
  { what: 'the snapshot’s own row is missing', harm: cutRow, row: SNAPSHOT_EVERY, kind: 'missing' },
  {
    what: 'an event is unknown',
    harm: (id: string, row: number) => spoilRow(id, row, UNKNOWN),
    row: SNAPSHOT_EVERY + 3,
    kind: 'unfoldable',
  },
  {
    what: 'a row is no JSON',
    harm: (id: string, row: number) => spoilRow(id, row, '[{"type":'),
    row: 5,
    kind: 'unreadable',
  },
])('if $what', ({ harm, row, kind }) => {
  test('every request about the game is answered GAME_DAMAGED, the Worker’s log names the row, nothing is written', async () => {
    const match = await played();
    const good = await backup(match.id);
    await harm(match.id, row);
    await forgetSnapshot(match);
    await evict(match.id);
    const before = await backup(match.id);
    expect(await codesOf(match)).toEqual(closed);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'log damaged', game: match.id, kind, row }),
    );
    expect(await backup(match.id)).toEqual(before);
    await restore(match.id, good);
    const { client, view, move } = await decision(match, streamOf(62));
    expect((await commit(match, client, view.seq, move)).seq).toBe(view.seq + 1);
  });
});

describe('a missing last row', () => {
  test.each(['warm', 'cold'])('closes the game of a %s room', async (temperature) => {
    const match = await played(6);
    const { seq } = await gameRow(match.id);
    await cutRow(match.id, seq);
    if (temperature === 'cold') await evict(match.id);
    expect(await codesOf(match)).toEqual(closed);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ kind: 'missing', row: seq }));
  });
});

test('a log that folds to an invalid state closes its game, and its last row is named', async () => {
  const match = await played(6);
  const { seq } = await gameRow(match.id);
  await spoilRow(match.id, seq, JSON.stringify([{ type: 'stepBegan' }]));
  await forgetSnapshot(match);
  await evict(match.id);
  expect(await codesOf(match)).toEqual(closed);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unfoldable', row: seq }));
});

test('rows beyond the last row that the game names close it', async () => {
  const match = await played(6);
  const { seq } = await gameRow(match.id);
  await DB.prepare('UPDATE games SET seq = ? WHERE id = ?')
    .bind(seq - 2, match.id)
    .run();
  await evict(match.id);
  expect(await codesOf(match)).toEqual(closed);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ kind: 'surplus', row: seq - 1 }));
});

describe('a broken row before the snapshot', () => {
  const broken = {
    'is missing': cutRow,
    'is unknown': (id: string, row: number) => spoilRow(id, row, UNKNOWN),
  };

  test.each(Object.entries(broken))(
    'that %s is noticed when the first page of the log is read',
    async (_, harm) => {
      const match = await played();
      await harm(match.id, 4);
      await evict(match.id);
      expect(await codeOf(await clientOf(match, 0).fetch(`${match.path}/log`))).toBe('GAME_DAMAGED');
      expect(await codesOf(match)).toEqual(closed);
      await evict(match.id);
      expect(await codesOf(match)).toEqual(closed);
    },
  );

  test('is noticed by a read after a day: so long a snapshot vouches for the rows before it', async () => {
    const match = await played();
    await cutRow(match.id, 4);
    await evict(match.id);
    expect((await lookAt(match)).seq).toBe((await gameRow(match.id)).seq);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + VALID_FOR_MS });
    await evict(match.id);
    try {
      expect(await codeOf(await clientOf(match, 0).fetch(match.path))).toBe('GAME_DAMAGED');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a snapshot whose tail cannot be folded', () => {
  const putState = async (match: Match, state: unknown): Promise<void> => {
    await inRoom(match.id, ({ storage }) => {
      const right = storage.kv.get<object>('snapshot');
      if (right === undefined) throw new Error('no snapshot');
      storage.kv.put('snapshot', { ...right, state });
    });
    await evict(match.id);
  };

  test('is dropped if the fold throws, and the whole log is read', async () => {
    const match = await played();
    const warm = [await viewOf(match, clientOf(match, 0)), await wholeLog(match)];
    await putState(match, null);
    expect([await viewOf(match, clientOf(match, 0)), await wholeLog(match)]).toEqual(warm);
    await evict(match.id);
    expect(await viewOf(match, clientOf(match, 0))).toEqual(warm[0]);
  });

  test('is dropped after the first answer that fails because of it', async () => {
    const match = await played(SNAPSHOT_EVERY - (await gameRow((await newGame()).id)).seq);
    const warm = await lookAt(match);
    expect(warm.seq).toBe(SNAPSHOT_EVERY);
    await putState(match, { lies: true });
    await clientOf(match, 0).fetch(match.path);
    expect(await lookAt(match)).toEqual(warm);
  });
});

describe('a damaged game', () => {
  test('does not affect other games, in their rooms, in lists or in the cron', async () => {
    const [match, other] = [await played(6), await inPlay()];
    const bots = await newGame(['person', 'bot']);
    await cutRow(match.id, 3);
    await DB.prepare('UPDATE games SET due = 1 WHERE id = ?').bind(match.id).run();
    await evict(match.id);
    await sweep(env, Date.now());
    expect(await codesOf(match)).toEqual(closed);
    const { client, view, move } = await decision(other, streamOf(63));
    expect((await commit(other, client, view.seq, move)).seq).toBe(view.seq + 1);
    expect((await lookAt(bots)).status).toBe('running');
    const { games } = await clientOf(match, 0).get<{ games: { id: string }[] }>('/api/me/games');
    expect(games.map(({ id }) => id)).toContain(match.id);
  });

  test('is not woken again and again, but waits for the operator', async () => {
    const match = await played(6);
    await cutRow(match.id, 3);
    await evict(match.id);
    await inRoom(match.id, ({ storage }) => storage.deleteAlarm());
    await ringAlarm(match.id);
    expect(await alarmOf(match.id)).toBeNull();
    expect((await contentsOf(match.id)).log).toHaveLength((await gameRow(match.id)).seq - 1);
  });
});
