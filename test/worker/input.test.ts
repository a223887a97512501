import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENGINE } from '../../shared/engine.ts';
import { countOf, GOODS, playerOf, type Good, type State } from '../../shared/games/merchants/state.ts';
import type { CreatedGame, GameView, Me, Problem } from '../../shared/protocol/http.ts';
import { ENGINE_HEADER } from '../../shared/protocol/names.ts';
import { Client } from './support/client.ts';
import { contentsOf, gameRow, rowCount } from './support/database.ts';
import {
  claimOf,
  clientOf,
  decision,
  inPlay,
  newGame,
  streamOf,
  viewOf,
  type Match,
} from './support/play.ts';
import { evict } from './support/rooms.ts';

const PASS = { type: 'pass' };
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** What every refusal must be, whatever was refused. */
async function expectProblem(response: Response, status: number, code: string): Promise<Problem> {
  const text = await response.text();
  expect([response.status, (JSON.parse(text) as Problem).code], text).toEqual([status, code]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = JSON.parse(text) as Problem;
  expect(body).toMatchObject({ type: 'about:blank', title: code, status });
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.detail).toMatch(/^\p{Lu}.+[.…?]$/su);
  expect(body.detail).not.toMatch(/\{[a-z]|error\.[A-Z_]+|\[object/i); // no key, no hole left open
  expect(text).not.toMatch(/"stack"|\.ts:\d|node_modules|D1_|SQLITE|\bat \w+ \(/);
  return body;
}

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

  /** Sends it, from an address of its own, and checks that it is refused and changes nothing. */
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
    ['a type of 41 letters', () => moves([{ type: 'p'.repeat(41) }])],
    ['moves that are an object', () => moves({ 0: PASS, length: 1 })],
    ['no expect', () => ({ moves: [PASS] })],
    ['a negative expect', () => moves([PASS], { expect: -1 })],
    ['half an expect', () => moves([PASS], { expect: 1.5 })],
    ['an expect in quotes', () => moves([PASS], { expect: `${view.seq}` })],
    ['a huge expect', () => moves([PASS], { expect: 1e99 })],
    ['a member too many', () => moves([PASS], { seat: 1 })],
    ['a list', () => [moves([PASS])]],
    ['null', () => null],
    ['text', () => 'pass'],
    ['a number', () => 7],
  ])('a body with %s is BAD_REQUEST', async (_what, body) => {
    await refused(`${match.path}/moves`, body(), 400, 'BAD_REQUEST');
  });

  test.each([
    ['nothing', ''],
    ['half a body', '{"expect":1,'],
    ['NaN', '{"expect":NaN,"moves":[]}'],
    ['two bodies', '{}{}'],
    ['a byte order mark in the middle', '{\ufeff"expect":1}'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['30 000 nested lists', nested(30_000)],
    ['a move with 30 000 nested lists', `{"expect":1,"moves":[{"type":"load","good":${nested(30_000)}}]}`],
    ['a move with 20 nested lists', `{"expect":1,"moves":[{"type":"load","good":${nested(20)}}]}`],
  ])('a body of %s is BAD_REQUEST', async (_what, raw) => {
    await refused(`${match.path}/moves`, undefined, 400, 'BAD_REQUEST', { raw });
  });

  test.each<[string, () => unknown[], string]>([
    ['of no kind', () => [{ type: 'fly' }], 'MOVE_NOT_OFFERED'],
    ['named like something every object has', () => [{ type: 'constructor' }], 'MOVE_NOT_OFFERED'],
    ['with a member too many', () => [{ type: 'pass', x: 1 }], 'MOVE_NOT_OFFERED'],
    ['for another seat', () => [{ type: 'pass', seat: (seat + 1) % 3 }], 'MOVE_NOT_OFFERED'],
    ['of another phase', () => [{ type: 'play', good: has, spaces: [0] }], 'MOVE_NOT_OFFERED'],
    ['made twice', () => [PASS, PASS], 'MOVE_NOT_OFFERED'],
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
    ['onto half a space', () => [PASS, { type: 'play', good: has, spaces: [0.5] }], 'SPACE_UNKNOWN'],
    ['onto one space twice', () => [PASS, { type: 'play', good: has, spaces: [0, 0] }], 'SPACES_REPEATED'],
    [
      'onto more spaces than there are',
      () => [PASS, { type: 'play', good: has, spaces: [0, 1, 2, 3, 4, 5, 6] }],
      'TOO_MANY_CARDS',
    ],
    ['after one’s turn', () => [PASS, { type: 'draw' }, PASS], 'NEEDS_SERVER'],
  ])('a move %s is refused by the rules', async (_what, list, code) => {
    await refused(`${match.path}/moves`, moves(list()), 422, code);
  });

  test('playing more cards than one holds says how many one holds', async () => {
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

  test('a move out of turn, for a table one only watches, or on an old state is refused', async () => {
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

  test('a vote where nothing is asked is QUESTION_CLOSED', async () => {
    const body = { expect: view.seq, question: 'undo-1-2', answer: 'yes' };
    await refused(`${match.path}/votes`, body, 409, 'QUESTION_CLOSED');
  });

  test.each([
    ['with its length told', () => 'x'.repeat(10_000_000)],
    [
      'in a stream of unknown length',
      () => new Response('x'.repeat(10_000_000)).body!.pipeThrough(new TransformStream()),
    ],
    ['just above the limit', () => `{"expect":1,"moves":[{"type":"pass"}]}${' '.repeat(65_536)}`],
  ])('a body of ten megabytes, %s, is BODY_TOO_LARGE', async (_how, body) => {
    await refused(`${match.path}/moves`, undefined, 413, 'BODY_TOO_LARGE', { raw: body() });
  });

  test('what another engine sends is ENGINE_CHANGED before anything is done; today’s engine plays', async () => {
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
    'a222222222222222',
    'b234567892345678',
    'A222222222222222',
    'short',
    '..%2f..%2fapi',
    `${'a'.repeat(500)}`,
    '%00',
    'a22222222222222%27',
  ])('an id like %s is GAME_NOT_FOUND on every path', async (id) => {
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

  test.each(['PUT', 'DELETE', 'PATCH'])('%s does nothing to a game', async (method) => {
    const before = await contentsOf(match.id);
    await expectProblem(await client.fetch(match.path, { method, json: {} }), 404, 'NOT_FOUND');
    expect(await contentsOf(match.id)).toEqual(before);
  });

  test('after all of this the game is where it was, awake and asleep', async () => {
    expect(await viewOf(match, client)).toEqual(view);
    await evict(match.id);
    expect(await viewOf(match, client)).toEqual(view);
  });
});

describe('a new game', () => {
  const ME = { kind: 'me', name: 'Ann' };
  const BOT = { kind: 'bot' };
  const of = (n: number, seat: object): object[] => Array.from({ length: n }, () => seat);

  test.each<[string, object, number, string]>([
    ['of an unknown kind', { game: 'chess', seats: [ME, BOT] }, 422, 'UNKNOWN_GAME'],
    ['named like something every object has', { game: 'constructor', seats: [ME, BOT] }, 422, 'UNKNOWN_GAME'],
    ['with a name nearly right', { game: 'merchants ', seats: [ME, BOT] }, 422, 'UNKNOWN_GAME'],
    ['with a name of 41 letters', { game: 'm'.repeat(41), seats: [ME, BOT] }, 400, 'BAD_REQUEST'],
    ['without seats', { game: 'merchants', seats: [] }, 400, 'BAD_REQUEST'],
    ['for one', { game: 'merchants', seats: [ME] }, 422, 'BAD_SEATS'],
    ['for five', { game: 'merchants', seats: [ME, ...of(4, BOT)] }, 422, 'BAD_SEATS'],
    ['for nine', { game: 'merchants', seats: of(9, BOT) }, 400, 'BAD_REQUEST'],
    ['with two of me', { game: 'merchants', seats: [ME, ME] }, 422, 'BAD_SEATS'],
    ['with a seat of no kind', { game: 'merchants', seats: [ME, { kind: 'king' }] }, 400, 'BAD_REQUEST'],
    [
      'with a seat too exact',
      { game: 'merchants', seats: [ME, { kind: 'open', seat: 0 }] },
      400,
      'BAD_REQUEST',
    ],
    [
      'with bots of no level',
      { game: 'merchants', seats: [ME, { kind: 'bot', level: 'god' }] },
      400,
      'BAD_REQUEST',
    ],
    [
      'with an unknown option',
      { game: 'merchants', seats: [ME, BOT], options: { x: 1 } },
      422,
      'BAD_OPTIONS',
    ],
    [
      'with an option’s wrong value',
      { game: 'merchants', seats: [ME, BOT], options: { officeDraw: 1 } },
      422,
      'BAD_OPTIONS',
    ],
    [
      'with a chosen seed',
      { game: 'merchants', seats: [ME, BOT], seed: '0'.repeat(64) },
      422,
      'SEED_REFUSED',
    ],
    [
      'with broken entropy',
      { game: 'merchants', seats: [ME, BOT], entropy: 'G'.repeat(64) },
      400,
      'BAD_REQUEST',
    ],
    ['with a member too many', { game: 'merchants', seats: [ME, BOT], status: 'over' }, 400, 'BAD_REQUEST'],
  ])('%s is refused, and no game is made', async (_what, json, status, code) => {
    const host = clientOf(await newGame(), 0);
    const before = await rowCount();
    await expectProblem(await host.fetch('/api/games', { method: 'POST', json }), status, code);
    expect(await rowCount()).toBe(before);
  });
});

describe('a name', () => {
  const NUL = String.fromCharCode(0);
  const refusedNames: [string, unknown][] = [
    ['empty', ''],
    ['of spaces', '  \t '],
    ['of 41 letters', 'x'.repeat(41)],
    ['of 10 000 letters', 'x'.repeat(10_000)],
    ['that turns the writing round', 'evil\u202etxt'],
    ['that isolates the writing', 'a\u2066b'],
    ['with a NUL', `a${NUL}b`],
    ['with a bell', 'a\u0007b'],
    ['of nothing visible', '\u200b\u200b'],
    ['with half a character', 'a\ud800'],
    ['of private characters', '\ue000'],
    ['that is a number', 5],
    ['that is a list', ['Ann']],
    ['that is null', null],
  ];
  const keptNames: [string, string, string][] = [
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['quotes', `Robert'); DROP TABLE games;--`, `Robert'); DROP TABLE games;--`],
    ['braces', '{seat} {n, plural}', '{seat} {n, plural}'],
    ['a member every object has', '__proto__', '__proto__'],
    ['other scripts', 'Łukasz 李 محمد', 'Łukasz 李 محمد'],
    ['a picture', '🦊', '🦊'],
    ['lines and spaces', '  Ann\r\n  of   Kilmarnock ', 'Ann of Kilmarnock'],
    ['40 letters', 'x'.repeat(40), 'x'.repeat(40)],
    ['a link', 'https://evil.test/', 'https://evil.test/'],
  ];

  test.each(refusedNames)('%s is BAD_NAME wherever it is given', async (_what, name) => {
    const match = await newGame();
    const client = clientOf(match, 0);
    const open = await client.post<CreatedGame>('/api/games', {
      game: 'merchants',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const [path, claim] = claimOf(open.seats[1]?.link ?? '');
    const before = await rowCount();
    const me = await client.fetch('/api/me', { method: 'PATCH', json: { name } });
    await expectProblem(me, 422, 'BAD_NAME');
    const taken = await new Client().fetch(path, { method: 'POST', json: { ...claim, name } });
    await expectProblem(taken, 422, 'BAD_NAME');
    const seats = [{ kind: 'me', name }, { kind: 'open' }];
    const made = await client.fetch('/api/games', { method: 'POST', json: { game: 'merchants', seats } });
    await expectProblem(made, 422, 'BAD_NAME');
    expect(await rowCount()).toBe(before);
    expect((await client.get<Me>('/api/me')).player?.name).toBe('Ann');
  });

  test.each(keptNames)('with %s is kept as text', async (_what, name, kept) => {
    const host = new Client();
    const made = await host.post<CreatedGame>('/api/games', {
      game: 'merchants',
      seats: [{ kind: 'me', name }, { kind: 'open' }],
    });
    await new Client().post(...claimOf(made.seats[1]?.link ?? '', name));
    const response = await host.fetch(`/api/games/${made.id}`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await response.json<GameView>()).seats.map((seat) => seat.name)).toEqual([kept, kept]);
    expect((await host.get<Me>('/api/me')).player?.name).toBe(kept);
    expect((await gameRow(made.id)).status).toBe('running');
  });
});

test('the description of the API names every route and is made without an error', async () => {
  const description = await new Client().get<{ paths: Record<string, object> }>('/api/openapi.json');
  const paths = Object.keys(description.paths).join(' ');
  for (const path of [
    '/api/games',
    'moves',
    'undo',
    'votes',
    'start',
    'cancel',
    'claim',
    'replace',
    'log',
    'export',
    'live',
    'messages',
    'notes',
  ])
    expect(paths).toContain(path);
  expect(env.DEV).toBeUndefined();
});
