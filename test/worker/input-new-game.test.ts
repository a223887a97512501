import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { CreatedGame, GameView, Me } from '#shared/protocol/http.ts';
import { distinctName } from '../../worker/room/seats/seatNames.ts';
import { Client } from './support/client.ts';
import { gameRow, rowCount } from './support/database.ts';
import { claimOf, clientOf, newGame } from './support/play.ts';
import { expectProblem } from './support/problem.ts';
import { VEHICLE } from '../support/vehicle.ts';

describe('a new game', () => {
  const ME = { kind: 'me', name: 'Ann' };
  const BOT = { kind: 'bot' };
  const of = (n: number, seat: object): object[] => Array.from({ length: n }, () => seat);

  test.each<[string, object, number, string]>([
    ['of an unknown game', { game: 'chess', seats: [ME, BOT] }, 422, 'UNKNOWN_GAME'],
    ['named like an inherited member', { game: 'constructor', seats: [ME, BOT] }, 422, 'UNKNOWN_GAME'],
    ['with a misspelt name', { game: `${VEHICLE} `, seats: [ME, BOT] }, 422, 'UNKNOWN_GAME'],
    ['with a name of 41 letters', { game: 'm'.repeat(41), seats: [ME, BOT] }, 400, 'BAD_REQUEST'],
    ['without seats', { game: VEHICLE, seats: [] }, 400, 'BAD_REQUEST'],
    ['for one player', { game: VEHICLE, seats: [ME] }, 422, 'BAD_SEATS'],
    ['for five players', { game: VEHICLE, seats: [ME, ...of(4, BOT)] }, 422, 'BAD_SEATS'],
    ['for nine players', { game: VEHICLE, seats: of(9, BOT) }, 400, 'BAD_REQUEST'],
    ['with two seats for the host', { game: VEHICLE, seats: [ME, ME] }, 422, 'BAD_SEATS'],
    ['with a seat of an unknown kind', { game: VEHICLE, seats: [ME, { kind: 'king' }] }, 400, 'BAD_REQUEST'],
    [
      'with a number for an open seat',
      { game: VEHICLE, seats: [ME, { kind: 'open', seat: 0 }] },
      400,
      'BAD_REQUEST',
    ],
    [
      'with bots of an unknown level',
      { game: VEHICLE, seats: [ME, { kind: 'bot', level: 'god' }] },
      400,
      'BAD_REQUEST',
    ],
    ['with an unknown option', { game: VEHICLE, seats: [ME, BOT], options: { x: 1 } }, 422, 'BAD_OPTIONS'],
    [
      'with an option’s wrong value',
      { game: VEHICLE, seats: [ME, BOT], options: { officeDraw: 1 } },
      422,
      'BAD_OPTIONS',
    ],
    ['with a chosen seed', { game: VEHICLE, seats: [ME, BOT], seed: '0'.repeat(64) }, 422, 'SEED_REFUSED'],
    ['with broken entropy', { game: VEHICLE, seats: [ME, BOT], entropy: 'G'.repeat(64) }, 400, 'BAD_REQUEST'],
    ['with an extra member', { game: VEHICLE, seats: [ME, BOT], status: 'over' }, 400, 'BAD_REQUEST'],
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
    ['with a bidirectional override', 'evil\u202etxt'],
    ['with a bidirectional isolate', 'a\u2066b'],
    ['with a NUL', `a${NUL}b`],
    ['with a bell', 'a\u0007b'],
    ['of invisible characters', '\u200b\u200b'],
    ['with a lone surrogate', 'a\ud800'],
    ['of private-use characters', '\ue000'],
    ['that is a number', 5],
    ['that is a list', ['Ann']],
    ['that is null', null],
  ];
  const keptNames: [string, string, string][] = [
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['quotes', `Robert'); DROP TABLE games;--`, `Robert'); DROP TABLE games;--`],
    ['braces', '{seat} {n, plural}', '{seat} {n, plural}'],
    ['the name of an inherited member', '__proto__', '__proto__'],
    ['other scripts', 'Łukasz 李 محمد', 'Łukasz 李 محمد'],
    ['an emoji', '🦊', '🦊'],
    ['lines and spaces', '  Ann\r\n  of   Kilmarnock ', 'Ann of Kilmarnock'],
    ['40 letters', 'x'.repeat(40), 'x'.repeat(40)],
    ['a link', 'https://evil.test/', 'https://evil.test/'],
  ];

  test.each(refusedNames)('%s is BAD_NAME wherever it is given', async (_what, name) => {
    const match = await newGame();
    const client = clientOf(match, 0);
    const open = await client.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const [path, claim] = claimOf(open.seats[1]?.link ?? '');
    const before = await rowCount();
    const me = await client.fetch('/api/me', { method: 'PATCH', json: { name } });
    await expectProblem(me, 422, 'BAD_NAME');
    const taken = await new Client().fetch(path, { method: 'POST', json: { ...claim, name } });
    await expectProblem(taken, 422, 'BAD_NAME');
    const seats = [{ kind: 'me', name }, { kind: 'open' }];
    const made = await client.fetch('/api/games', { method: 'POST', json: { game: VEHICLE, seats } });
    await expectProblem(made, 422, 'BAD_NAME');
    expect(await rowCount()).toBe(before);
    expect((await client.get<Me>('/api/me')).player?.name).toBe('Ann');
  });

  test.each(keptNames)('with %s is stored as plain text', async (_what, name, kept) => {
    const host = new Client();
    const made = await host.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me', name }, { kind: 'open' }],
    });
    await new Client().post(...claimOf(made.seats[1]?.link ?? '', name));
    const response = await host.fetch(`/api/games/${made.id}`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await response.json<GameView>()).seats.map((seat) => seat.name)).toEqual([
      kept,
      distinctName(kept, [kept]),
    ]);
    expect((await host.get<Me>('/api/me')).player?.name).toBe(kept);
    expect((await gameRow(made.id)).status).toBe('running');
  });
});

test('the API description is made without an error and names every route', async () => {
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
