import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import type { CreatedGame, Problem } from '#shared/protocol/http.ts';
import { CLOSED, SPREAD_MS } from '#shared/protocol/socket.ts';
import { hashOf } from '../../worker/lib/tokens.ts';
import { reconnectSpreadMs } from '../../worker/lib/settings.ts';
import { newId } from '../../worker/lib/ids.ts';
import { seatsTable } from '../../worker/db/schema.ts';
import { IDENTITY_HEADER } from '../../worker/room/live/liveConnection.ts';
import { envWith } from './support/bindings.ts';
import { Client, ORIGIN } from './support/client.ts';
import { db } from './support/database.ts';
import {
  claimOf,
  clientOf,
  decision,
  inPlay,
  lookAt,
  newGame,
  playRandomly,
  streamOf,
  wholeLog,
} from './support/play.ts';
import { evict, roomOf } from './support/rooms.ts';
import { over } from './support/scenes.ts';
import { connect, Live, upgrade, type FrameOf } from './support/socket.ts';
import { VEHICLE } from '../support/vehicle.ts';

const oneTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe('on connecting', () => {
  test('a page gets the state of the table and every row so far', async () => {
    const match = await inPlay();
    const live = await (await connect(match, clientOf(match, 0))).settled();
    const { seq, acting } = await lookAt(match);
    expect(new Set(live.frames.map(({ type }) => type))).toEqual(new Set(['table', 'commits']));
    expect(live.frames.every(({ engine }) => engine === ENGINE)).toBe(true);
    expect(live.seqs).toEqual(oneTo(seq));
    const table = live.frames.find((frame): frame is FrameOf<'table'> => frame.type === 'table');
    expect(table).toMatchObject({ status: 'running', acting, question: null });
    expect(table?.seats[0]).toMatchObject({ kind: 'person', name: 'Ann', online: true });
  });

  test('a page is told over how long pages reconnect, and only then', async () => {
    const match = await inPlay();
    const host = clientOf(match, 0);
    const live = await connect(match, host);
    await host.fetch(`${match.path}/title`, { method: 'PUT', json: { title: 'Sunday' } });
    const tables = (await live.settled()).frames.filter((frame) => frame.type === 'table');
    expect(tables.map(({ title, spread }) => [title, spread])).toEqual([
      [null, SPREAD_MS],
      ['Sunday', undefined],
    ]);
  });

  test.each([
    [undefined, 16_000],
    [1_600, 16_000],
    [20_000, 200_000],
    [1_000_000, 300_000],
  ])('of a service with %s open pages, over %i ms', (CONNECTIONS, spread) => {
    expect(reconnectSpreadMs(envWith({ CONNECTIONS }))).toBe(spread);
  });

  test('a page that names its last row gets only the rows after it', async () => {
    const match = await inPlay();
    const { seq } = await lookAt(match);
    const live = await (await connect(match, clientOf(match, 0), { from: seq - 2 })).settled();
    expect(live.seqs).toEqual([seq - 1, seq]);
    const none = await (await connect(match, clientOf(match, 0), { from: seq })).settled();
    expect(none.seqs).toEqual([]);
  });
});

describe('while connected', () => {
  test('every row comes once, in order, and equals the row in that viewer’s log', async () => {
    const match = await newGame(['person', 'person', 'bot']);
    const watcher = new Client();
    const clients = [clientOf(match, 0), clientOf(match, 1), watcher];
    const lives = await Promise.all(clients.map((client) => connect(match, client)));
    await playRandomly(match, streamOf(51), 14);
    const { seq } = await lookAt(match);
    for (const [i, live] of lives.entries()) {
      await live.row(seq);
      expect(live.seqs.slice(0, seq)).toEqual(oneTo(seq));
      expect(live.commits.slice(0, seq)).toEqual((await wholeLog(match, clients[i]!)).slice(0, seq));
    }
    expect(JSON.stringify(lives[0]?.commits)).not.toBe(JSON.stringify(lives[1]?.commits));
  });

  test('a spectator sees no card that is in a hand or in the pile', async () => {
    const match = await inPlay();
    const live = await connect(match, new Client());
    const { client, view } = await decision(match, streamOf(52));
    await client.post(`${match.path}/moves`, {
      expect: view.seq,
      moves: [{ type: 'pass' }, { type: 'draw' }],
    });
    await live.row(view.seq + 1);
    const cards = live.commits.flatMap(({ events }) =>
      events.flatMap((event) => {
        if ('pile' in event) return event.pile;
        if ('hands' in event) return [event.hands].flat(2);
        return event.type === 'drawn' && 'cards' in event ? event.cards : [];
      }),
    );
    expect(new Set([cards].flat(2))).toEqual(new Set(['hidden']));
  });

  test('a ping is answered', async () => {
    const match = await newGame();
    const live = await connect(match, clientOf(match, 0));
    await live.settled();
    expect(live.texts.at(-1)).toBe('pong');
  });

  test('a frame from a page changes nothing in the game', async () => {
    const match = await inPlay();
    const { client, view } = await decision(match, streamOf(53));
    const live = await connect(match, client);
    live.send(JSON.stringify({ expect: view.seq, moves: [{ type: 'pass' }] }));
    live.send('x'.repeat(900));
    await live.settled();
    expect((await lookAt(match)).seq).toBe(view.seq);
    expect(live.closed).toBeUndefined();
  });
});

describe('a room that falls asleep', () => {
  test('keeps its connections, and later rows arrive', async () => {
    const match = await inPlay();
    const live = await connect(match, clientOf(match, 0));
    const watcher = await connect(match, new Client());
    for (const seed of [54, 55, 56]) {
      await evict(match.id);
      await playRandomly(match, streamOf(seed), 1);
    }
    const { seq } = await lookAt(match);
    for (const each of [live, watcher]) {
      await each.row(seq);
      expect(each.seqs).toEqual(oneTo(seq));
    }
  });

  test('still knows the viewer of each connection', async () => {
    const match = await inPlay();
    const { client, seat, view } = await decision(match, streamOf(57));
    const own = await connect(match, client);
    const other = await connect(match, clientOf(match, 1 - seat));
    await evict(match.id);
    await client.post(`${match.path}/moves`, {
      expect: view.seq,
      moves: [{ type: 'pass' }, { type: 'draw' }],
    });
    const drawnBy = async (live: typeof own) =>
      (await live.row(view.seq + 1)).commits.at(-1)?.events.find(({ type }) => type === 'drawn');
    expect(JSON.stringify(await drawnBy(own))).not.toContain('hidden');
    expect(JSON.stringify(await drawnBy(other))).toContain('hidden');
  });

  test('answers pings without waking', async () => {
    const match = await newGame();
    const live = await (await connect(match, clientOf(match, 0))).settled();
    await evict(match.id);
    await live.settled();
    expect(live.texts.at(-1)).toBe('pong');
  });
});

describe('access to live connections:', () => {
  test.each([
    ['another site', 'http://evil.test'],
    ['another scheme', ORIGIN.replace('http:', 'https:')],
    ['a page without an origin', 'null'],
    ['nobody', null],
  ])('a cookie is not enough from a wrong origin: %s', async (_who, origin) => {
    const match = await newGame();
    const response = await upgrade(match, clientOf(match, 0), { origin });
    expect([response.status, (await response.json<Problem>()).code]).toEqual([403, 'ORIGIN_REFUSED']);
  });

  test('a stranger is refused if watching is off, by socket and by HTTP', async () => {
    const match = await newGame(undefined, { watch: false });
    const response = await upgrade(match, new Client());
    expect([response.status, (await response.json<Problem>()).code]).toEqual([403, 'WATCHING_OFF']);
    for (const path of ['', '/log', '/export']) {
      const refused = await new Client().fetch(`${match.path}${path}`);
      expect([refused.status, (await refused.json<Problem>()).code], path).toEqual([403, 'WATCHING_OFF']);
    }
    expect((await upgrade(match, clientOf(match, 1))).status).toBe(101);
  });

  test('a page cannot connect as another player by claiming to be them', async () => {
    const match = await newGame();
    const guest = JSON.stringify({ playerId: await playerOf(clientOf(match, 0)), session: null });
    const headers = { upgrade: 'websocket', origin: ORIGIN, [IDENTITY_HEADER]: guest };
    const { webSocket } = await new Client().fetch(`${match.path}/live`, { headers });
    const live = await new Live(webSocket!).settled();
    expect(live.commits).toEqual(await wholeLog(match, new Client()));
    expect(live.frames.find(({ type }) => type === 'table')).toMatchObject({
      seats: [{ online: false }, { online: false }],
    });
  });

  test('nobody can connect to a game that does not exist', async () => {
    const response = await upgrade({ path: '/api/games/a222222222222222' }, new Client());
    expect([response.status, (await response.json<Problem>()).code]).toEqual([404, 'GAME_NOT_FOUND']);
  });

  test('a request without an upgrade is refused', async () => {
    const match = await newGame();
    const response = await clientOf(match, 0).fetch(`${match.path}/live`);
    expect([response.status, (await response.json<Problem>()).code]).toEqual([426, 'UPGRADE_REQUIRED']);
  });
});

describe('a connection ends', () => {
  test.each(['running', 'open'] as const)(
    'when its browser signs out of a game that is %s',
    async (status) => {
      const match = await newGame(['person', 'person', 'person']);
      const leaver = clientOf(match, 1);
      const path = status === 'running' ? match.path : await openGameWith(leaver);
      const [ours, others] = [await connect({ path }, leaver), await connect({ path }, new Client())];
      await leaver.post('/api/auth/logout');
      await ours.until(({ closed }) => closed !== undefined);
      expect(ours.closed?.code).toBe(CLOSED.SESSION_ENDED);
      await others.settled();
      expect(others.closed).toBeUndefined();
      expect(leaver.cookie).toBeUndefined();
    },
  );

  test('when its browser has signed out and something is sent of a game that is over', async () => {
    const { path, owner, guest } = await over();
    const [ours, others] = [await connect({ path }, guest), await connect({ path }, owner)];
    await guest.post('/api/auth/logout');
    await owner.post(`${path}/messages`, { id: 'message-after-the-end', text: 'Well played' });
    await others.until(({ texts }) => texts.some((text) => text.includes('Well played')));
    await ours.until(({ closed }) => closed !== undefined);
    expect(ours.closed?.code).toBe(CLOSED.SESSION_ENDED);
    expect(ours.texts.join()).not.toContain('Well played');
  });

  test('and after signing out gets nothing more of a game that is over, when its players are told of the end', async () => {
    const { id, path, owner, guest } = await over();
    const [ours, others] = [await connect({ path }, guest), await connect({ path }, owner)];
    await ours.settled();
    await guest.post('/api/auth/logout');
    const before = ours.frames.length;
    await roomOf(id).noticeSent(0, Date.now());
    await others.settled();
    expect(ours.frames).toHaveLength(before);
  });

  test.each(['running', 'open'] as const)(
    'when the browser of a host without a seat signs out of a game that is %s',
    async (status) => {
      const host = new Client();
      const seats = status === 'running' ? [BOT, BOT] : [BOT, { kind: 'open' }];
      await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, BOT] });
      const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
      const live = await connect({ path: `/api/games/${id}` }, host);
      await host.post('/api/auth/logout');
      await live.until(({ closed }) => closed !== undefined);
      expect(live.closed?.code).toBe(CLOSED.SESSION_ENDED);
    },
  );

  test('before it begins, if its session ended meanwhile', async () => {
    const match = await newGame();
    const client = clientOf(match, 1);
    const session = await sessionOf(client);
    const playerId = await playerOf(client);
    await client.post('/api/auth/logout');
    const headers = { upgrade: 'websocket', [IDENTITY_HEADER]: JSON.stringify({ playerId, session }) };
    const response = await roomOf(match.id).fetch('http://room/?from=0', { headers });
    expect([response.status, response.webSocket]).toEqual([403, null]);
  });

  test('when its player takes a seat, because its session may have ended since it was opened', async () => {
    const host = new Client();
    const made = await host.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const live = await connect({ path: `/api/games/${made.id}` }, host);
    const other = await connect({ path: `/api/games/${made.id}` }, new Client());
    await host.post(...claimOf(made.seats[0]?.link ?? ''));
    await live.until(({ closed }) => closed !== undefined);
    expect(live.closed?.code).toBe(CLOSED.SEAT_CHANGED);
    expect((await other.settled()).closed).toBeUndefined();
  });

  /** A game in which `client` has a seat and another is open. */
  async function openGameWith(client: Client): Promise<string> {
    const seats = [{ kind: 'me', name: 'Bob' }, { kind: 'open' }];
    return `/api/games/${(await client.post<CreatedGame>('/api/games', { game: VEHICLE, seats })).id}`;
  }

  test('for spectators of the open game, when it starts with watching off', async () => {
    const host = new Client();
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }];
    const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats, watch: false });
    const live = await connect({ path: `/api/games/${made.id}` }, new Client());
    await new Client().post(...claimOf(made.seats[1]?.link ?? ''));
    await live.until(({ closed }) => closed !== undefined);
    expect(live.closed?.code).toBe(CLOSED.SEAT_CHANGED);
    expect(live.commits).toEqual([]);
  });

  test.each([
    { watch: false, becomes: 'closed' },
    { watch: true, becomes: 'a spectator’s' },
  ])('or is a spectator’s when its seat gets another player: $becomes', async ({ watch }) => {
    const match = await inPlay(['person', 'person', 'person'], { watch });
    const { client, seat, view } = await decision(match, streamOf(58));
    const leaver = clientOf(match, seat === 1 ? 2 : 1); // not the host, who may always watch
    const live = await connect(match, leaver);
    await db()
      .update(seatsTable)
      .set({ playerId: newId() })
      .where(eq(seatsTable.playerId, await playerOf(leaver)));
    await evict(match.id);
    await client.post(`${match.path}/moves`, {
      expect: view.seq,
      moves: [{ type: 'pass' }, { type: 'draw' }],
    });
    await live.until(({ closed, seqs }) => closed !== undefined || seqs.includes(view.seq + 1));
    expect(live.closed?.code).toBe(watch ? undefined : CLOSED.SEAT_CHANGED);
    expect(live.seqs.includes(view.seq + 1)).toBe(watch);
  });
});

const BOT = { kind: 'bot', level: 'easy' };

const sessionOf = (client: Client): Promise<string> => hashOf(client.cookie?.split('=')[1] ?? '');

const playerOf = async (client: Client): Promise<string> =>
  (await client.get<{ player: { id: string } }>('/api/me')).player.id;
