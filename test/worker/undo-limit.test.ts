import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Committed, Problem, UndoAnswer } from '#shared/protocol/http.ts';
import type { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { contentsOf } from './support/database.ts';
import { clientOf, decision, inPlay, lookAt, streamOf, type Match } from './support/play.ts';

/** Passing and undoing writes rows without effect. They must not fill a log. */

beforeEach(startClock);
afterEach(stopClock);

/** Free undos of a seat in a day. */
const MOST = 40;
const DAY = 24 * 60;

type Answer = Partial<Committed> & Partial<Problem>;

const play = (match: Match, client: Client, expect_: number, ...types: readonly string[]) =>
  client.post<Committed>(`${match.path}/moves`, { expect: expect_, moves: types.map((type) => ({ type })) });

/** Passes, and undoes that to row `to`, where the turn began. Returns the answer to the undo. */
async function passAndTakeBack(match: Match, client: Client, to: number) {
  const { seq } = await lookAt(match);
  await play(match, client, seq, 'pass');
  return client.send<Answer>(`${match.path}/undo`, { expect: seq + 1, to });
}

test('a seat may undo freely forty times a day; the game goes on meanwhile, and the next day the count is new', async () => {
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

test('a table is asked a limited number of times a day, so that nobody is mailed again and again', async () => {
  const match = await inPlay();
  const { seat, client } = await decision(match, streamOf(71));
  const codes: unknown[] = [];
  for (let n = 0; n <= 20; n += 1) {
    const { body } = await client.send<UndoAnswer & Partial<Problem>>(`${match.path}/questions`, {
      kind: 'end',
    });
    codes.push(body.code);
    await answer(match, 1 - seat, 'no');
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), 'CHANGES_EXHAUSTED']);
});

test('an undo that was refused is not asked again before the next row, and three in all are', async () => {
  const match = await inPlay();
  const { seat, client, view } = await decision(match, streamOf(71));
  await play(match, client, view.seq, 'pass', 'draw');
  const asks = async (to: number): Promise<string | undefined> => {
    const { seq } = await lookAt(match);
    const { body } = await client.send<UndoAnswer & Partial<Problem>>(`${match.path}/undo`, {
      expect: seq,
      to,
    });
    return body.code;
  };
  expect(await asks(view.seq)).toBeUndefined();
  await answer(match, seat, 'no'); // withdrawn
  expect(await asks(view.seq)).toBeUndefined();
  await answer(match, 1 - seat, 'no');
  expect(await asks(view.seq)).toBe('QUESTION_ANSWERED');
  expect(await asks(1)).toBeUndefined();
  await answer(match, 1 - seat, 'no');
  expect(await asks(2)).toBe('QUESTION_ANSWERED');
  await play(match, clientOf(match, 1 - seat), view.seq + 1, 'pass');
  expect(await asks(view.seq)).toBeUndefined();
});

/** Answers the open question, or withdraws it. */
async function answer(match: Match, seat: number, said: 'yes' | 'no'): Promise<void> {
  const { seq, question } = await lookAt(match);
  await clientOf(match, seat).send(`${match.path}/votes`, {
    expect: seq,
    question: question?.id ?? '',
    answer: said,
  });
}

test('a seat at the limit may still undo by consent', async () => {
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
