import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Committed, GameView, Problem } from '#shared/protocol/http.ts';
import { contentsOf, throughGate, writes, type Gate } from './support/database.ts';
import { clientOf, decision, inPlay, lookAt, streamOf, wholeLog, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { linkTokens, stranger } from './support/scenes.ts';
import { startTimers, stopTimers, unanswered } from './support/silence.ts';

/** The database never answers. Nobody waits for ever, and what it carries out later forks no log. */

const PASS = { type: 'pass' };
const DRAW = { type: 'draw' };

beforeEach(() => {
  stopTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  startTimers();
  vi.restoreAllMocks();
});

const send = (match: Match, seat: number, expect_: number, ...moves: object[]) =>
  clientOf(match, seat).send<Partial<Committed> & Partial<Problem>>(`${match.path}/moves`, {
    expect: expect_,
    moves,
  });

async function atTurn() {
  const match = await inPlay();
  const { seat, view } = await decision(match, streamOf(31));
  return { match, seat, seq: view.seq };
}

const numbers = async (match: Match): Promise<number[]> => (await wholeLog(match)).map(({ seq }) => seq);
const oneTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe('A commit that the database never answers', () => {
  test('is answered OUTCOME_UNKNOWN; the room goes on, and the repeat counts', async () => {
    const { match, seat, seq } = await atTurn();
    const { answer } = await unanswered(writes, () => send(match, seat, seq, PASS));
    expect([answer.status, answer.body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
    expect((await lookAt(match)).seq).toBe(seq);
    expect((await send(match, seat, seq, PASS)).body.seq).toBe(seq + 1);
    expect(await numbers(match)).toEqual(oneTo(seq + 1));
  });

  test('but carries out late counts once, and its repeat gets the answer', async () => {
    const { match, seat, seq } = await atTurn();
    const { late } = await unanswered(writes, () => send(match, seat, seq, PASS));
    await late();
    expect((await lookAt(match)).seq).toBe(seq + 1);
    expect((await send(match, seat, seq, PASS)).body.seq).toBe(seq + 1);
    expect(await numbers(match)).toEqual(oneTo(seq + 1));
  });

  test('but carries out after another commit was played in its place changes nothing', async () => {
    const { match, seat, seq } = await atTurn();
    const { late } = await unanswered(writes, () => send(match, seat, seq, PASS));
    await send(match, seat, seq, PASS, DRAW);
    const before = await contentsOf(match.id);
    expect(await late()).toBeInstanceOf(Error);
    expect(await contentsOf(match.id)).toEqual(before);
    expect(await numbers(match)).toEqual(oneTo(seq + 1));
  });

  test('does not hold up later requests', async () => {
    const { match, seat, seq } = await atTurn();
    const others: Promise<GameView>[] = [];
    await unanswered(writes, () => {
      const sending = send(match, seat, seq, PASS);
      for (let i = 0; i < 3; i += 1) others.push(lookAt(match));
      return sending;
    });
    expect((await Promise.all(others)).map((view) => view.seq)).toEqual([seq, seq, seq]);
  });
});

test('a game that the database does not return is STORAGE_UNAVAILABLE, and the next read is answered', async () => {
  const { match, seq } = await atTurn();
  await evict(match.id);
  const reads = (statements: readonly string[]) => statements.some((one) => one.includes('"games"'));
  const { answer } = await unanswered(reads, async () => {
    const response = await clientOf(match, 0).fetch(match.path);
    return [response.status, (await response.json<Problem>()).code];
  });
  expect(answer).toEqual([503, 'STORAGE_UNAVAILABLE']);
  expect((await lookAt(match)).seq).toBe(seq);
});

test('a request that waited longer than its client does is not carried out', async () => {
  const { match, seat, seq } = await atTurn();
  let waiting: ReturnType<typeof send> | undefined;
  await unanswered(
    writes,
    () => send(match, seat, seq, PASS, DRAW),
    async () => {
      waiting = send(match, seat, seq, PASS);
      for (let turn = 0; turn < 50; turn += 1) await scheduler.wait(0);
      vi.setSystemTime(Date.now() + 10_000);
    },
  );
  expect((await waiting)?.body.code).toBe('STORAGE_UNAVAILABLE');
  expect((await lookAt(match)).seq).toBe(seq);
});

test.each([
  ['/api/auth/look', { token: linkTokens.signIn() }],
  ['/api/auth/passkey/new', {}],
])(
  '%s changes no room: where the database fails it is STORAGE_UNAVAILABLE, as the API describes',
  async (path, json) => {
    const client = await stranger();
    const fails: Gate = (statements, go) => {
      if (statements.some((one) => one.includes('"sessions"'))) return go();
      throw new Error('D1_ERROR: gone');
    };
    const { status, body } = await throughGate(fails, () => client.send(path, json));
    expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  },
);
