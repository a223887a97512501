import { describe, expect, test } from 'vitest';
import type { Message, TableQuestion } from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import type { Client } from './support/client.ts';
import { contentsOf, rowCount } from './support/database.ts';
import { clientOf, commit, decision, inPlay, streamOf, viewOf, type Match } from './support/play.ts';
import { VEHICLE } from '../support/vehicle.ts';

/**
 * Two tabs of a browser share one cookie. A page that was opened for one seat names it in every write. If another player
 * has signed in meanwhile, its writes are refused.
 */

const PASS = { type: 'pass' };
const DRAW = { type: 'draw' };

interface Write {
  readonly path: string;
  readonly json: object;
  readonly method?: string;
}

/** A request with the cookie of `client`, from a page that was opened for `seat`. */
const write = (match: Match, client: Client, seat: string, { path, json, method = 'POST' }: Write) =>
  client.send(`${match.path}${path}`, json, { method, headers: { [SEAT_HEADER]: seat } });

/** Everything a seat can write. `seat` is to move and has just passed; `other` is asked for consent to an undo. */
async function writes() {
  const match = await inPlay(['person', 'person']);
  const { seat, client, view } = await decision(match, streamOf(71));
  const other = 1 - seat;
  await commit(match, client, view.seq, PASS, DRAW);
  const seq = view.seq + 1;
  const undo = { expect: seq, to: view.seq };
  const { question } = await client.post<{ question: TableQuestion }>(`${match.path}/undo`, undo);
  const expect_ = { expect: seq };
  const all: readonly (readonly [by: number, Write])[] = [
    [seat, { path: '/messages', json: { id: 'message-one', text: 'Hello' } }],
    [seat, { path: '/notes', json: { text: 'mine', version: 0 }, method: 'PUT' }],
    [seat, { path: '/undo', json: undo }],
    [other, { path: '/votes', json: { ...expect_, question: question.id, answer: 'no' } }],
    [other, { path: '/moves', json: { ...expect_, moves: [PASS, DRAW] } }],
  ];
  return { match, all };
}

test('a write asserted for one seat is refused for another', async () => {
  const { match, all } = await writes();
  const before = [await contentsOf(match.id), await rowCount()];
  for (const [by, request] of all) {
    const { status, body } = await write(match, clientOf(match, by), `${1 - by}`, request);
    expect([request.path, status, body.code]).toEqual([request.path, 403, 'NOT_YOUR_SEAT']);
  }
  expect([await contentsOf(match.id), await rowCount()]).toEqual(before);
});

test('a write asserted for the player’s own seat is accepted', async () => {
  const { match, all } = await writes();
  for (const [by, request] of all) {
    const { status } = await write(match, clientOf(match, by), `${by}`, request);
    expect([request.path, status]).toEqual([request.path, 200]);
  }
});

test('a script that asserts no seat writes for its own', async () => {
  const { match, all } = await writes();
  for (const [by, { path, json, method = 'POST' }] of all) {
    const { status } = await clientOf(match, by).send(`${match.path}${path}`, json, { method });
    expect([path, status]).toEqual([path, 200]);
  }
});

test('a repeated commit is not answered to another seat', async () => {
  const match = await inPlay(['person', 'person']);
  const { seat, client, view } = await decision(match, streamOf(71));
  const request = { path: '/moves', json: { expect: view.seq, moves: [PASS, DRAW] } };
  expect((await write(match, client, `${seat}`, request)).status).toBe(200);
  expect((await write(match, client, `${1 - seat}`, request)).body.code).toBe('NOT_YOUR_SEAT');
  expect((await viewOf(match, client)).seq).toBe(view.seq + 1);
});

test('notes are not shown to a page that was opened for another seat', async () => {
  const match = await inPlay(['person', 'person']);
  await clientOf(match, 1).send(`${match.path}/notes`, { text: 'mine', version: 0 }, { method: 'PUT' });
  const asked = await clientOf(match, 1).fetch(`${match.path}/notes`, { headers: { [SEAT_HEADER]: '0' } });
  expect([asked.status, await asked.text()]).toEqual([403, expect.not.stringContaining('mine')]);
});

describe('A host without a seat', () => {
  test('asserts that, and is refused if a player with a seat has signed in meanwhile', async () => {
    const match = await inPlay(['person', 'person']);
    const message = { path: '/messages', json: { id: 'message-one', text: 'Who comes?' } };
    expect((await write(match, clientOf(match, 1), 'none', message)).body.code).toBe('NOT_YOUR_SEAT');
  });

  test('can write as the host', async () => {
    const { match } = await writes();
    const host = clientOf(match, 0);
    const { id } = await host.post<{ id: string }>('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const { body } = await host.send<Message>(
      `/api/games/${id}/messages`,
      { id: 'message-one', text: 'Who comes?' },
      { headers: { [SEAT_HEADER]: 'none' } },
    );
    expect(body).toMatchObject({ seq: 1, seat: null });
  });
});

test.each(['', 'x', '-1', '12', '0,1', 'NONE'])('“%s” is refused as an asserted seat', async (seat) => {
  const match = await inPlay(['person', 'person']);
  const request = { path: '/messages', json: { id: 'message-one', text: 'Hello' } };
  const { status, body } = await write(match, clientOf(match, 0), seat, request);
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
});
