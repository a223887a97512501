import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Committed, Problem, UndoAnswer } from '#shared/protocol/http.ts';
import type { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { contentsOf } from './support/database.ts';
import { clientOf, decision, inPlay, lookAt, streamOf, type Match } from './support/play.ts';

/** Passing and taking back writes rows that lead nowhere: a log must not be filled with them. */

beforeEach(startClock);
afterEach(stopClock);

/** So often one seat may take back in a day. */
const MOST = 40;
const DAY = 24 * 60;

type Answer = Partial<Committed> & Partial<Problem>;

const play = (match: Match, client: Client, expect_: number, ...types: readonly string[]) =>
  client.post<Committed>(`${match.path}/moves`, { expect: expect_, moves: types.map((type) => ({ type })) });

/** Passes and takes that back to row `to`, where the turn began; the answer to the latter. */
async function passAndTakeBack(match: Match, client: Client, to: number) {
  const { seq } = await lookAt(match);
  await play(match, client, seq, 'pass');
  return client.send<Answer>(`${match.path}/undo`, { expect: seq + 1, to });
}

test('a seat may take back forty times in a day, and the next day again; the game goes on meanwhile', async () => {
  const match = await inPlay();
  const { seat, client, view } = await decision(match, streamOf(71));
  for (let n = 1; n <= MOST; n += 1)
    expect((await passAndTakeBack(match, client, view.seq)).status).toBe(200);
  const { status, body } = await passAndTakeBack(match, client, view.seq);
  expect([status, body.code]).toEqual([429, 'UNDOS_EXHAUSTED']);

  const { game } = await contentsOf(match.id);
  const other = clientOf(match, 1 - seat);
  await play(match, client, game.seq, 'draw');
  expect((await passAndTakeBack(match, other, game.seq + 1)).status).toBe(200);
  await play(match, other, game.seq + 3, 'pass', 'draw');
  later(DAY);
  expect((await passAndTakeBack(match, client, game.seq + 4)).status).toBe(200);
});

test('whoever has taken back so often may still ask those whom it concerns', async () => {
  const match = await inPlay();
  const { seat, client, view } = await decision(match, streamOf(71));
  for (let n = 1; n <= MOST; n += 1) await passAndTakeBack(match, client, view.seq);
  const { seq } = await lookAt(match);
  await play(match, client, seq, 'pass', 'draw');
  const { status, body } = await client.send<UndoAnswer>(`${match.path}/undo`, {
    expect: seq + 1,
    to: view.seq,
  });
  expect([status, body]).toMatchObject([200, { question: { by: seat, asked: [1 - seat] } }]);
});
