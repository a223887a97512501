import { beforeAll, describe, expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { countOf } from '#shared/kernel/count.ts';
import { type Good, GOODS, playerOf, type State, VEHICLE } from '../support/vehicle.ts';
import type { GameView, Problem } from '#shared/protocol/http.ts';
import { ENGINE_HEADER } from '#shared/protocol/names.ts';
import { Client } from './support/client.ts';
import { contentsOf, rowCount } from './support/database.ts';
import { clientOf, decision, inPlay, streamOf, viewOf, type Match } from './support/play.ts';
import { expectProblem } from './support/problem.ts';
import { evict } from './support/rooms.ts';

const PASS = { type: 'pass' };
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('at a table', () => {
  let match: Match;
  let client: Client;
  let seat: number;
  let view: GameView;
  let has: Good;
  let lacks: Good;

  beforeAll(async () => {
    match = await inPlay(['person', 'person', 'person']);
    ({ client, seat, view } = await decision(match, streamOf(101)));
    const { hand } = playerOf(view.state as State, seat);
    has = GOODS.find((good) => hand.includes(good)) ?? 'fish';
    lacks = GOODS.find((good) => !hand.includes(good)) ?? 'fish';
  });

  /** Sends the body from an address of its own, and checks that it is refused and changes nothing. */
  async function refused(
    path: string,
    body: unknown,
    status: number,
    code: string,
    {
      from = client,
      raw,
      headers = {},
    }: { from?: Client; raw?: BodyInit; headers?: Record<string, string> } = {},
  ): Promise<Problem> {
    const before = [await contentsOf(match.id), await rowCount()];
    const response = await from.fetch(path, {
      method: 'POST',
      ...(raw === undefined ? { json: body } : { body: raw }),
      headers: { 'cf-connecting-ip': new Client().address, ...headers },
    });
    const problem = await expectProblem(response, status, code);
    expect([await contentsOf(match.id), await rowCount()]).toEqual(before);
    return problem;
  }

  const moves = (list: unknown, more: object = {}) => ({ expect: view.seq, moves: list, ...more });

  test.each<[string, () => unknown]>([
    ['no moves', () => ({ expect: view.seq })],
    ['an empty list', () => moves([])],
    ['65 moves', () => moves(Array.from({ length: 65 }, () => PASS))],
    ['a move that is null', () => moves([null])],
    ['a move that is text', () => moves(['pass'])],
    ['a move without a type', () => moves([{}])],
    ['a type that is a number', () => moves([{ type: 5 }])],
    [
      'a move of five thousand members',
      () =>
        moves([
          Object.fromEntries([['type', 'pass'], ...Array.from({ length: 5_000 }, (_, i) => [`k${i}`, i])]),
        ]),
    ],
    ['a type of 41 letters', () => moves([{ type: 'p'.repeat(41) }])],
    ['moves that are an object', () => moves({ 0: PASS, length: 1 })],
    ['no expect', () => ({ moves: [PASS] })],
    ['a negative expect', () => moves([PASS], { expect: -1 })],
    ['a fractional expect', () => moves([PASS], { expect: 1.5 })],
    ['an expect in quotes', () => moves([PASS], { expect: `${view.seq}` })],
    ['a huge expect', () => moves([PASS], { expect: 1e99 })],
    ['an extra member', () => moves([PASS], { seat: 1 })],
    ['a list', () => [moves([PASS])]],
    ['null', () => null],
    ['text', () => 'pass'],
    ['a number', () => 7],
  ])('a body with %s is BAD_REQUEST', async (_what, body) => {
    await refused(`${match.path}/moves`, body(), 400, 'BAD_REQUEST');
  });

  test.each([
    ['no text', ''],
    ['half a body', '{"expect":1,'],
    ['NaN', '{"expect":NaN,"moves":[]}'],
    ['two bodies', '{}{}'],
    ['a byte order mark in the middle', '{\ufeff"expect":1}'],
    ['bytes that are not UTF-8', new Uint8Array([0xff, 0xfe, 0x00])],
    ['30 000 nested lists', nested(30_000)],
    ['a move with 30 000 nested lists', `{"expect":1,"moves":[{"type":"load","good":${nested(30_000)}}]}`],
    ['a move with 20 nested lists', `{"expect":1,"moves":[{"type":"load","good":${nested(20)}}]}`],
  ])('a body of %s is BAD_REQUEST', async (_what, raw) => {
    await refused(`${match.path}/moves`, undefined, 400, 'BAD_REQUEST', { raw });
  });

  test.each<[string, () => unknown[], string]>([
    ['of an unknown type', () => [{ type: 'fly' }], 'MOVE_NOT_OFFERED'],
    ['with the name of an inherited member', () => [{ type: 'constructor' }], 'MOVE_NOT_OFFERED'],
    ['with an extra member', () => [{ type: 'pass', x: 1 }], 'MOVE_NOT_OFFERED'],
    ['for another seat', () => [{ type: 'pass', seat: (seat + 1) % 3 }], 'MOVE_NOT_OFFERED'],
    ['of another phase', () => [{ type: 'play', good: has, spaces: [0] }], 'PLANNING_FIRST'],
    ['sent twice', () => [PASS, PASS], 'PLANNING_OVER'],
    ['with an unknown ship', () => [{ type: 'exchange', ship: 9, good: 'fish' }], 'SHIP_UNKNOWN'],
    ['with a ship in quotes', () => [{ type: 'exchange', ship: '0', good: 'fish' }], 'SHIP_UNKNOWN'],
    ['with an unknown good', () => [{ type: 'exchange', ship: 0, good: 'gold' }], 'GOOD_UNKNOWN'],
    ['with a good that is a list', () => [{ type: 'exchange', ship: 0, good: ['fish'] }], 'GOOD_UNKNOWN'],
    ['with an inherited good', () => [{ type: 'exchange', ship: 0, good: '__proto__' }], 'GOOD_UNKNOWN'],
    ['with an unknown card', () => [{ type: 'buy', card: 'crown' }], 'CARD_UNKNOWN'],
    ['without the money for it', () => [{ type: 'buy', card: 'office' }], 'NOT_ENOUGH_MONEY'],
    ['for a ship without the money for it', () => [{ type: 'buyShip', good: 'fish' }], 'NOT_ENOUGH_MONEY'],
    [
      'with a good one does not hold',
      () => [PASS, { type: 'play', good: lacks, spaces: [0] }],
      'CARDS_NOT_IN_HAND',
    ],
    ['onto no space', () => [PASS, { type: 'play', good: has, spaces: [] }], 'NO_SPACES'],
    ['onto an unknown space', () => [PASS, { type: 'play', good: has, spaces: [6] }], 'SPACE_UNKNOWN'],
    ['onto a fractional space', () => [PASS, { type: 'play', good: has, spaces: [0.5] }], 'SPACE_UNKNOWN'],
    ['onto one space twice', () => [PASS, { type: 'play', good: has, spaces: [0, 0] }], 'SPACES_REPEATED'],
    [
      'onto more spaces than there are',
      () => [PASS, { type: 'play', good: has, spaces: [0, 1, 2, 3, 4, 5, 6] }],
      'TOO_MANY_CARDS',
    ],
    ['after a draw', () => [PASS, { type: 'draw' }, PASS], 'NEEDS_SERVER'],
  ])('a move %s is refused by the rules', async (_what, list, code) => {
    await refused(`${match.path}/moves`, moves(list()), 422, code);
  });

  test('a player who plays more cards than they hold is told how many they hold', async () => {
    const held = countOf(playerOf(view.state as State, seat).hand, has);
    const list = [PASS, { type: 'play', good: has, spaces: [0, 1, 2, 3, 4, 5] }];
    const { params } = await refused(`${match.path}/moves`, moves(list), 422, 'CARDS_NOT_IN_HAND');
    expect(params).toEqual({ good: has, held });
  });

  test('a good move before a bad one is not carried out', async () => {
    const { at } = (await refused(
      `${match.path}/moves`,
      moves([PASS, { type: 'fly' }]),
      422,
      'MOVE_NOT_OFFERED',
    )) as {
      at?: number;
    };
    expect(at).toBe(1);
  });

  test('a move is refused out of turn, from a spectator, and on an old state', async () => {
    const other = clientOf(match, (seat + 1) % 3);
    await refused(`${match.path}/moves`, moves([PASS]), 422, 'NOT_YOUR_TURN', { from: other });
    await refused(`${match.path}/moves`, moves([PASS]), 403, 'NOT_YOUR_SEAT', { from: new Client() });
    const stale = await refused(`${match.path}/moves`, moves([PASS], { expect: view.seq - 1 }), 409, 'STALE');
    expect([stale.seq, stale.commits?.map(({ seq }) => seq)]).toEqual([view.seq, [view.seq]]);
    const ahead = await refused(`${match.path}/moves`, moves([PASS], { expect: view.seq + 7 }), 409, 'STALE');
    expect([ahead.seq, ahead.commits]).toEqual([view.seq, []]);
  });

  test.each([
    ['undo', { expect: 0, to: 0, x: 1 }, 400, 'BAD_REQUEST'],
    ['undo', { to: 1 }, 400, 'BAD_REQUEST'],
    ['votes', { expect: 1, question: 'q', answer: 'maybe' }, 400, 'BAD_REQUEST'],
    ['votes', { expect: 1, question: 'q'.repeat(61), answer: 'yes' }, 400, 'BAD_REQUEST'],
    ['start', { bots: 'godlike' }, 400, 'BAD_REQUEST'],
    ['start', {}, 409, 'GAME_NOT_OPEN'],
    ['cancel', {}, 409, 'GAME_NOT_OPEN'],
    ['cancel', { really: true }, 400, 'BAD_REQUEST'],
    ['seats/x/replace', {}, 404, 'SEAT_NOT_FOUND'],
    ['seats/12/replace', {}, 404, 'SEAT_NOT_FOUND'],
    ['seats/-1/claim', { token: 'f'.repeat(40), name: 'Eve' }, 404, 'SEAT_NOT_FOUND'],
    ['seats/1/claim', { token: 5, name: 'Eve' }, 400, 'BAD_REQUEST'],
    ['seats/1/claim', { token: 'f'.repeat(40), name: 'Eve', entropy: 'zz' }, 400, 'BAD_REQUEST'],
    ['nowhere', {}, 404, 'NOT_FOUND'],
  ])('POST %s %j is refused', async (path, body, status, code) => {
    await refused(`${match.path}/${path}`, body, status, code, { from: clientOf(match, 0) });
  });

  test('a vote without a question is QUESTION_CLOSED', async () => {
    const body = { expect: view.seq, question: 'undo-1-2', answer: 'yes' };
    await refused(`${match.path}/votes`, body, 409, 'QUESTION_CLOSED');
  });

  test.each([
    ['of ten megabytes with a content length', () => 'x'.repeat(10_000_000)],
    [
      'of ten megabytes in a stream of unknown length',
      () => new Response('x'.repeat(10_000_000)).body!.pipeThrough(new TransformStream()),
    ],
    ['just above the limit', () => `{"expect":1,"moves":[{"type":"pass"}]}${' '.repeat(65_536)}`],
  ])('a body %s is BODY_TOO_LARGE', async (_how, body) => {
    await refused(`${match.path}/moves`, undefined, 413, 'BODY_TOO_LARGE', { raw: body() });
  });

  test('a move of another engine is ENGINE_CHANGED and does nothing; a move of today’s engine is played', async () => {
    const headers = { [ENGINE_HEADER]: 'another' };
    await refused(`${match.path}/moves`, moves([PASS]), 409, 'ENGINE_CHANGED', { headers });
    const game = await inPlay();
    const turn = await decision(game, streamOf(102));
    const body = { expect: turn.view.seq, moves: [PASS] };
    const answer = await turn.client.send(`${game.path}/moves`, body, {
      headers: { [ENGINE_HEADER]: ENGINE },
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    ['undo', { expect: 1, to: 0 }],
    ['votes', { expect: 1, question: 'undo-1-2', answer: 'yes' }],
    ['questions', {}],
    ['orders/rest', {}],
  ])('%s of another engine are ENGINE_CHANGED', async (path, body) => {
    const headers = { [ENGINE_HEADER]: 'another' };
    await refused(`${match.path}/${path}`, body, 409, 'ENGINE_CHANGED', { headers });
  });

  test('a page of another engine makes a game, speaks and changes its language: none of these needs rules', async () => {
    const headers = { [ENGINE_HEADER]: 'another' };
    const seats = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }];
    const made = await new Client().send('/api/games', { game: VEHICLE, seats }, { headers });
    const said = await client.send(
      `${match.path}/messages`,
      { id: 'good-wind', text: 'Good wind.' },
      { headers },
    );
    const stored = await client.send('/api/me', { language: 'cs' }, { method: 'PATCH', headers });
    expect([made.status, said.status, stored.status]).toEqual([201, 200, 200]);
  });

  test.each([
    'a222222222222222',
    'b234567892345678',
    'A222222222222222',
    'short',
    '..%2f..%2fapi',
    `${'a'.repeat(500)}`,
    '%00',
    'a22222222222222%27',
  ])('the id %s is GAME_NOT_FOUND on every path', async (id) => {
    for (const path of ['', '/log', '/export', '/live'])
      await expectProblem(
        await client.fetch(`/api/games/${id}${path}`, {
          headers: { upgrade: path === '/live' ? 'websocket' : undefined, origin: 'http://carrack.test' },
        }),
        404,
        'GAME_NOT_FOUND',
      );
    await refused(`/api/games/${id}/moves`, moves([PASS]), 404, 'GAME_NOT_FOUND');
    await refused(`/api/games/${id}/cancel`, {}, 404, 'GAME_NOT_FOUND');
  });

  test.each(['from=x', 'from=-1', 'from=1.5', 'to=x', 'from=99999999', 'from=1&to=1e3'])(
    'a log page with %s is BAD_REQUEST',
    async (query) => {
      await expectProblem(await client.fetch(`${match.path}/log?${query}`), 400, 'BAD_REQUEST');
    },
  );

  test.each([
    ['application/x-ndjson', 'application/x-ndjson'],
    ['text/html, application/x-ndjson;q=0.5', 'application/x-ndjson'],
    ['application/x-ndjson-not', 'application/json'],
    ['text/html;x=application/x-ndjson', 'application/json'],
    ['*/*', 'application/json'],
    [undefined, 'application/json'],
  ])('a log requested as %s is sent as %s', async (accept, type) => {
    const response = await client.fetch(`${match.path}/log`, { headers: { accept } });
    await response.text();
    expect(response.headers.get('content-type')).toBe(type);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s does nothing to a game', async (method) => {
    const before = await contentsOf(match.id);
    await expectProblem(await client.fetch(match.path, { method, json: {} }), 404, 'NOT_FOUND');
    expect(await contentsOf(match.id)).toEqual(before);
  });

  test('all these requests leave the game unchanged, in memory and in the database', async () => {
    expect(await viewOf(match, client)).toEqual(view);
    await evict(match.id);
    expect(await viewOf(match, client)).toEqual(view);
  });
});
