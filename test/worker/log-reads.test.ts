import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Committed, Problem } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { throughGate } from './support/database.ts';
import { decision, inPlay, lookAt, once, streamOf, type Match } from './support/play.ts';

/** A refused or repeated request must not read the whole of a long log again and again. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;
/** Rows sent along with STALE. */
const SENT_ALONG = 200;
/** Rows that a request reads besides the log: session, game, seats, indexes. */
const BESIDE = 30;

type Answer = Partial<Committed> & Problem;

/** Each request comes from an address of its own, so that no burst limit applies. */
const send = (match: Match, client: Client, path: string, json: object) => {
  const headers = { 'cf-connecting-ip': new Client().address };
  return client.send<Answer>(`${match.path}/${path}`, json, { headers });
};
const move = (match: Match, client: Client, expect_: number, ...types: readonly string[]) =>
  send(match, client, 'moves', { expect: expect_, moves: types.map((type) => ({ type })) });
const undo = (match: Match, client: Client, expect_: number, to: number) =>
  send(match, client, 'undo', { expect: expect_, to });

/** Rows that the database returns while `work` runs. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  let rows = 0;
  const gate = async (_: readonly string[], go: () => Promise<unknown>): Promise<unknown> => {
    const answer = await go();
    for (const result of [answer].flat()) rows += rowsOf(result);
    return answer;
  };
  await throughGate(gate, work);
  return rows;
}
/** `raw` returns plain rows; everything else returns the result of a statement. */
const rowsOf = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'results' in result
    ? (result as D1Result).results.length
    : 1;

/** A game whose log is far longer than an answer. One player has passed and drawn; the other has tried things since. */
async function makeLongGame() {
  const match = await inPlay();
  const first = await decision(match, streamOf(71));
  await move(match, first.client, first.view.seq, 'pass', 'draw');
  const { client, view } = await decision(match, streamOf(71));
  let { seq } = view;
  for (let day = 0; day < 3; day += 1) {
    for (let n = 0; n < 40; n += 1) {
      await move(match, client, seq, 'pass');
      const { status } = await undo(match, client, seq + 1, view.seq);
      expect(status).toBe(200);
      seq += 2;
    }
    later(DAY);
  }
  return { match, client, start: view.seq, seq, first };
}

/** Created once; no test here changes it. */
const longGame = once(makeLongGame);

test('a stale commit reads no more rows than its answer carries; an old repeat is still recognized', async () => {
  const { match, client, start, seq, first } = await longGame();
  const stale = await rowsRead(async () => {
    const { status, body } = await move(match, first.client, 0, 'pass');
    expect([status, body.code, body.commits?.length]).toEqual([409, 'STALE', SENT_ALONG]);
  });
  expect(stale).toBeLessThan(SENT_ALONG + BESIDE);
  const again = await move(match, client, start, 'pass');
  expect([again.status, again.body.code]).toEqual([409, 'STALE']); // it was undone
  const repeat = await move(match, first.client, first.view.seq, 'pass', 'draw');
  expect([repeat.status, repeat.body.seq]).toEqual([200, first.view.seq + 1]);
  expect((await lookAt(match)).seq).toBe(seq);
});

test('an impossible undo is refused any number of times for one read of the log', async () => {
  const { match, start, seq, first } = await longGame();
  const refused = async () => {
    const { status, body } = await undo(match, first.client, seq, start + 1); // this row was undone itself
    expect([status, body.code]).toEqual([422, 'UNDO_NOTHING']);
  };
  expect(await rowsRead(refused)).toBeGreaterThan(SENT_ALONG);
  for (let n = 0; n < 3; n += 1) expect(await rowsRead(refused)).toBeLessThan(BESIDE);
});

test('repeated exports read the log once', async () => {
  const { match } = await longGame();
  const spectator = new Client();
  const exported = async () => spectator.get(`${match.path}/export`);
  await exported();
  expect(await rowsRead(exported)).toBeLessThan(BESIDE);
});
