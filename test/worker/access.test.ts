import { describe, expect, test } from 'vitest';
import type { CreatedGame, GameView, Me, Problem } from '#shared/protocol/http.ts';
import { rightsOf } from '../../worker/people/access.ts';
import { Client } from './support/client.ts';
import { contentsOf, rowCount, writes, tripsOf } from './support/database.ts';
import { claimOf, clientOf, decision, inPlay, newGame, streamOf } from './support/play.ts';
import { VEHICLE } from '../support/vehicle.ts';

describe('rights', () => {
  const seats = [
    { seat: 0, playerId: 'ann' },
    { seat: 1, playerId: 'bob' },
    { seat: 2, playerId: null },
  ];
  const game = (
    status: 'open' | 'running' | 'over' | 'aborted',
    watch: boolean,
    hostId: string | null = 'host',
  ) => ({
    status,
    watch,
    hostId,
  });

  test.each([
    // who        status      watch  see    viewer       host
    ['bob', 'running', true, true, 1, false],
    ['bob', 'running', false, true, 1, false],
    ['bob', 'open', false, true, 1, false],
    ['bob', 'over', false, true, 1, false],
    ['host', 'running', false, true, 'spectator', true],
    ['host', 'open', true, true, 'spectator', true],
    ['eve', 'running', true, true, 'spectator', false],
    ['eve', 'running', false, false, 'spectator', false],
    ['eve', 'open', false, true, 'spectator', false],
    ['eve', 'over', false, false, 'spectator', false],
    ['eve', 'aborted', false, false, 'spectator', false],
    ['eve', 'aborted', true, true, 'spectator', false],
    [null, 'running', true, true, 'spectator', false],
    [null, 'running', false, false, 'spectator', false],
    [null, 'open', false, true, 'spectator', false],
  ] as const)(
    'of %s in a game that is %s, with watching %s: may see it %s, as %s, host %s',
    (who, status, watch, see, viewer, host) => {
      expect(rightsOf(who, game(status, watch), seats)).toEqual({ see, viewer, host });
    },
  );

  test('a host with a seat has the rights of both', () => {
    expect(rightsOf('ann', game('open', false, 'ann'), seats)).toEqual({ see: true, viewer: 0, host: true });
  });

  test('a visitor without a session is not the host of a game without one, nor the owner of an open seat', () => {
    expect(rightsOf(null, game('running', true, null), seats)).toMatchObject({
      viewer: 'spectator',
      host: false,
    });
  });
});

const PASS = { type: 'pass' };

describe('a player', () => {
  test('cannot play another player’s seat, with their own cookie or without one', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(61));
    const before = await contentsOf(match.id);
    const body = { expect: view.seq, moves: [PASS] };
    const codes = [];
    for (const client of [clientOf(match, 1 - seat), new Client(), clientOf(await newGame(), 0)])
      codes.push((await client.send(`${match.path}/moves`, body)).body.code);
    expect(codes).toEqual(['NOT_YOUR_TURN', 'NOT_YOUR_SEAT', 'NOT_YOUR_SEAT']);
    expect(await contentsOf(match.id)).toEqual(before);
  });

  test('cannot start or cancel another host’s game, or renew its links', async () => {
    const [host, guest] = [new Client(), new Client()];
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
    const { id, seats: made } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    await guest.post(...claimOf(made[1]?.link ?? ''));
    const before = await contentsOf(id);
    for (const client of [guest, new Client()])
      for (const path of ['start', 'cancel', 'seats/2/replace']) {
        const { status, body } = await client.send(`/api/games/${id}/${path}`);
        expect([status, body.code], path).toEqual([403, 'NOT_HOST']);
      }
    expect(await contentsOf(id)).toEqual(before);
  });

  test('cannot open another seat or another game with a seat link', async () => {
    const host = new Client();
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
    const [one, two] = [
      await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats }),
      await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats }),
    ];
    const [, body] = claimOf(one.seats[1]?.link ?? '');
    for (const path of [`${one.id}/seats/2`, `${two.id}/seats/1`]) {
      const answer = await new Client().send(`/api/games/${path}/claim`, body);
      expect([answer.status, answer.body.code]).toEqual([403, 'SEAT_LINK_INVALID']);
    }
  });

  test('is not signed in by a guessed or mistyped session token', async () => {
    const client = new Client();
    for (const token of ['0'.repeat(40), 'x', `${'a'.repeat(199)}`]) {
      client.cookie = `carrack=${token}`;
      expect((await client.get<Me>('/api/me')).player).toBeNull();
    }
  });
});

describe('a newcomer whose claim was carried out, but whose answer and cookie were lost,', () => {
  const lostClaim = async (entropy: string): Promise<{ path: string; body: object }> => {
    const host = new Client();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    const [path, body] = claimOf(made.seats[1]?.link ?? '');
    await new Client().post(path, { ...body, entropy });
    return { path, body };
  };

  test('gets in again by the same link and the same entropy, as the same player', async () => {
    const entropy = 'ab'.repeat(32);
    const { path, body } = await lostClaim(entropy);
    const again = new Client();
    expect(await again.send(path, { ...body, entropy })).toMatchObject({ status: 200, body: { seat: 1 } });
    expect((await again.get<GameView>(path.replace(/\/seats.*/, ''))).you).toBe(1);
  });

  test('is the only one who gets in: the link alone is not enough', async () => {
    const { path, body } = await lostClaim('ab'.repeat(32));
    for (const entropy of ['cd'.repeat(32), undefined])
      expect((await new Client().send<Problem>(path, { ...body, entropy })).body.code).toBe('SEAT_TAKEN');
  });
});

describe('a seat link', () => {
  test('is refused if it was used, is broken or names no seat', async () => {
    const host = new Client();
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
    const { id, seats: made } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    const [path, body] = claimOf(made[1]?.link ?? '');
    const code = async (to: string, token: string) =>
      (await new Client().send(to, { ...body, token })).body.code;
    expect(await code(path, `${body.token.slice(0, -1)}x`)).toBe('SEAT_LINK_INVALID');
    expect(await code(path, body.token.toUpperCase())).toBe('SEAT_LINK_INVALID');
    expect(await code(path, body.token.slice(0, 5))).toBe('SEAT_LINK_INVALID');
    expect(await code(`/api/games/${id}/seats/7/claim`, body.token)).toBe('SEAT_NOT_FOUND');
    await new Client().post(path, body);
    expect(await code(path, body.token)).toBe('SEAT_TAKEN');
  });

  test('is stored as a hash only', async () => {
    const host = new Client();
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }];
    const { id, seats: made } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    const [, { token }] = claimOf(made[1]?.link ?? '');
    const stored = JSON.stringify(await contentsOf(id));
    expect(stored).not.toContain(token);
    expect(stored).toContain((await contentsOf(id)).seats[1]?.tokenHash);
  });
});

test('a GET writes nothing, whatever its address', async () => {
  const host = new Client();
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }];
  const { id, seats: made } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  const token = claimOf(made[1]?.link ?? '')[1].token;
  const running = await newGame();
  const before = [await contentsOf(id), await contentsOf(running.id), await rowCount()];
  const paths = [
    `/api/games/${id}`,
    `/api/games/${id}/seats/1/claim?token=${token}&name=Eve`,
    ...['start', 'cancel', 'moves', 'undo', 'votes', 'seats/1/replace', 'log', 'export', 'live'].map(
      (path) => `/api/games/${id}/${path}`,
    ),
    ...['', '/log', '/export', '/messages', '/notes'].map((path) => `${running.path}${path}`),
    '/api/me',
    '/api/me/games',
    '/api/auth/logout',
    '/api/health',
    '/api/openapi.json',
    '/next',
  ];
  const trips = await tripsOf(async () => {
    for (const client of [host, new Client()])
      for (const path of paths) expect((await client.fetch(path)).headers.getSetCookie(), path).toEqual([]);
  });
  expect(trips.filter(({ statements }) => writes(statements))).toEqual([]);
  expect([await contentsOf(id), await contentsOf(running.id), await rowCount()]).toEqual(before);
  expect((await host.get<Me>('/api/me')).player?.name).toBe('Ann');
});
