import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Committed, Problem } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { contentsOf, throughGate, writes } from './support/database.ts';
import {
  clientOf,
  decision,
  inPlay,
  lookAt,
  newGame,
  streamOf,
  untilPerson,
  wholeLog,
  type Match,
} from './support/play.ts';
import { evict, inRoom } from './support/rooms.ts';
import { connect, upgrade } from './support/socket.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** The error of a database that is not available. */
const lost = (): never => {
  throw new Error('D1_ERROR: Network connection lost.');
};

/** The database fails at the calls that `hits` before it has done its work. */
const failingBefore = <R>(
  hits: (statements: readonly string[]) => boolean,
  work: () => Promise<R>,
): Promise<R> =>
  throughGate((statements, go) => (hits(statements) ? Promise.resolve().then(lost) : go()), work);

/** The database carries out the calls that `hits`, but the answers are lost. */
const failingAfter = <R>(
  hits: (statements: readonly string[]) => boolean,
  work: () => Promise<R>,
): Promise<R> =>
  throughGate(async (statements, go) => {
    const answer = await go();
    return hits(statements) ? lost() : answer;
  }, work);

const readsGame = (statements: readonly string[]): boolean =>
  statements.some((statement) => /^select .* from "(games|log)"/s.test(statement));

const PASS = { type: 'pass' };

const send = (match: Match, seat: number, expect: number, ...moves: object[]) =>
  clientOf(match, seat).send<Partial<Committed> & Partial<Problem>>(`${match.path}/moves`, { expect, moves });

/** What the service has logged in this test. */
const lines: Readonly<Record<string, unknown>>[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: (typeof lines)[number]) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

describe('a lost answer of the database', () => {
  test('does not keep the row from open pages: the next request sends it to all of them', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(33));
    const spectator = await connect(match, clientOf(match, 1 - seat), { from: view.seq });
    await failingAfter(writes, () => send(match, seat, view.seq, PASS));
    expect((await spectator.settled()).commits).toEqual([]);
    expect((await send(match, seat, view.seq, PASS)).status).toBe(200);
    expect((await spectator.settled()).commits.map(({ seq }) => seq)).toEqual([view.seq + 1]);
  });
});

describe('a room’s error log', () => {
  /** The event and request of each entry about a game. */
  const logged = ({ id }: Match): readonly (readonly [event: unknown, requestId: unknown])[] =>
    lines.filter((line) => line['game'] === id).map((line) => [line['event'], line['requestId']]);

  test('names the failed request by the same id as the answer', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(35));
    const [written, read] = [
      await failingBefore(writes, () => send(match, seat, view.seq, PASS)),
      await failingBefore(readsGame, () => clientOf(match, seat).fetch(match.path)),
    ];
    expect(logged(match)).toEqual([
      ['write failed', written.body.requestId],
      ['room failed', ((await read.json()) as Problem).requestId],
    ]);
  });

  test('names the request of a failed connection', async () => {
    const match = await inPlay();
    await evict(match.id);
    const refused = await failingBefore(readsGame, () => upgrade(match, new Client()));
    expect(logged(match)).toEqual([['room failed', (await refused.json<Problem>()).requestId]]);
  });

  test('names no request for automatic work', async () => {
    const match = await failingBefore(
      (statements) => statements.some((statement) => statement.startsWith('update "games"')),
      async () => {
        const made = await newGame(['bot', 'bot']);
        await evict(made.id); // waits for what is under way
        return made;
      },
    );
    expect(logged(match)).toEqual([
      ['write failed', undefined],
      ['room failed', undefined],
    ]);
  });
});

describe('a room that is reset while it answers', () => {
  test('answers OUTCOME_UNKNOWN, because the move may be stored, and the repeat counts once', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(34));
    const failed = await throughGate(
      async (statements, go) => {
        const answer = await go();
        if (writes(statements)) await inRoom(match.id, (ctx) => ctx.abort('reset')).catch(() => undefined);
        return answer;
      },
      () => send(match, seat, view.seq, PASS),
    );
    expect([failed.status, failed.body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
    expect(await send(match, seat, view.seq, PASS)).toMatchObject({
      status: 200,
      body: { seq: view.seq + 1 },
    });
    expect((await wholeLog(match)).length).toBe(view.seq + 1);
  });
});

describe.each([
  { when: 'before', failing: failingBefore, rows: 0 },
  { when: 'after', failing: failingAfter, rows: 1 },
])('a write that fails $when it was carried out', ({ failing, rows }) => {
  test('is answered OUTCOME_UNKNOWN, and its repeat counts exactly once', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(31));
    const failed = await failing(writes, () => send(match, seat, view.seq, PASS));
    expect([failed.status, failed.body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
    expect(failed.headers.get('retry-after')).toBe('1');
    expect((await contentsOf(match.id)).game.seq).toBe(view.seq + rows);
    const again = await send(match, seat, view.seq, PASS);
    expect([again.status, again.body.seq]).toEqual([200, view.seq + 1]);
    expect((await contentsOf(match.id)).game.seq).toBe(view.seq + 1);
    expect((await wholeLog(match)).map(({ seq }) => seq)).toHaveLength(view.seq + 1);
  });

  test('empties the room’s memory: the next read shows what the database holds', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(32));
    await failing(writes, () => send(match, seat, view.seq, PASS));
    const warm = await lookAt(match);
    expect(warm.seq).toBe(view.seq + rows);
    await evict(match.id);
    expect(await lookAt(match)).toEqual(warm);
  });

  test('of a new game leaves the whole game or nothing', async () => {
    const host = new Client();
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }];
    const failed = await failing(
      (statements) => statements.some((statement) => statement.startsWith('insert into "games"')),
      () => host.send('/api/games', { game: VEHICLE, seats }),
    );
    expect([failed.status, failed.body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
    const { games } = await host.get<{ games: { seats: object[] }[] }>('/api/me/games');
    expect(games.map((game) => game.seats.length)).toEqual(rows === 1 ? [2] : []);
  });

  test('of an undo is answered in the same way, and its repeat counts exactly once', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(33));
    await send(match, seat, view.seq, PASS);
    const undo = { expect: view.seq + 1, to: view.seq };
    const client = clientOf(match, seat);
    const failed = await failing(writes, () => client.send(`${match.path}/undo`, undo));
    expect(failed.body.code).toBe('OUTCOME_UNKNOWN');
    const again = await client.send<Committed>(`${match.path}/undo`, undo);
    expect([again.status, again.body.seq]).toEqual([200, view.seq + 2]);
    expect((await lookAt(match)).seq).toBe(view.seq + 2);
  });
});

test('a bot’s move whose write fails is made later', async () => {
  const match = await failingBefore(
    (statements) => statements.some((statement) => statement.startsWith('update "games"')),
    () => newGame(['person', 'bot', 'bot']),
  );
  await inRoom(match.id, ({ storage }) => storage.setAlarm(Date.now()));
  const view = await untilPerson(match);
  expect(view.acting).toEqual([0]);
});

describe('a database that cannot be read', () => {
  const asleep = async (): Promise<Match> => {
    const match = await inPlay();
    await evict(match.id);
    return match;
  };

  test('makes a read answer STORAGE_UNAVAILABLE, and the room recovers', async () => {
    const match = await asleep();
    const client = clientOf(match, 0);
    const response = await failingBefore(readsGame, () => client.fetch(match.path));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect((await lookAt(match)).status).toBe('running');
  });

  test('makes a move answer STORAGE_UNAVAILABLE without effect, and the same commit then succeeds', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(34));
    const before = await contentsOf(match.id);
    await evict(match.id);
    const failed = await failingBefore(readsGame, () => send(match, seat, view.seq, PASS));
    expect([failed.status, failed.body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(await contentsOf(match.id)).toEqual(before);
    expect((await send(match, seat, view.seq, PASS)).status).toBe(200);
  });

  test('makes the room refuse a live connection with a reason, and accept the next one', async () => {
    const match = await asleep();
    const refused = await failingBefore(readsGame, () => upgrade(match, clientOf(match, 0)));
    expect([refused.status, (await refused.json<Problem>()).code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect((await upgrade(match, clientOf(match, 0))).status).toBe(101);
  });

  test.each(['/api/me', '/api/me/games', '/api/health'])(
    'makes %s answer STORAGE_UNAVAILABLE too',
    async (path) => {
      const match = await inPlay();
      const response = await failingBefore(
        () => true,
        () => clientOf(match, 0).fetch(path),
      );
      expect([response.status, (await response.json<Problem>()).code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
      expect((await clientOf(match, 0).fetch(path)).status).toBe(200);
    },
  );
});
