import { expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import type { MyGame } from '#shared/protocol/http.ts';
import { createApi } from '../../web/lib/api.ts';
import { VisitorModel, refreshWhenOnline } from '../../web/lib/visitor.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled } from './support/world.ts';

/** Who is here, and their games: as the newest answer says. */

const ANA = { id: 'a', name: 'Ana', language: null, hours: null };
const GAME = 'a222222222222222';

/** A visitor whose lists of games come when the test says so. */
async function visit() {
  const service = { isAna: true, yourTurn: true };
  const waiting: (() => void)[] = [];
  const api = createApi(async (path) => {
    if (path === '/api/me') return Response.json({ player: service.isAna ? ANA : null, engine: ENGINE });
    const answer = Response.json({ games: [{ id: GAME, yourTurn: service.yourTurn } as MyGame] });
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push(() => resolve(answer));
    return promise;
  });
  const visitor = new VisitorModel({ ...openTab(new GameServer()), api });
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await settled();
  };
  const refresh = async () => {
    const done = visitor.refresh();
    await settled();
    return done;
  };
  void refresh();
  await settled();
  await answer();
  return { service, visitor, refresh, answer, isAsked: () => waiting.length > 0 };
}

test('who has signed out does not come back with an answer from before', async () => {
  const { service, visitor, refresh, answer } = await visit();
  void refresh();
  await settled();
  service.isAna = false;
  await refresh();
  expect([visitor.me.value, visitor.games.value]).toEqual([null, []]);
  await answer();
  expect([visitor.me.value, visitor.games.value]).toEqual([null, []]);
});

test('the games of one player are not shown to the next, also if those of the next cannot be fetched', async () => {
  let player = ANA;
  const api = createApi(async (path) => {
    if (path === '/api/me') return Response.json({ player, engine: ENGINE });
    if (player === ANA) return Response.json({ games: [{ id: GAME, yourTurn: true }], invitations: [{}] });
    throw new TypeError('fetch failed');
  });
  const visitor = new VisitorModel({ ...openTab(new GameServer()), api });
  await visitor.refresh();
  player = { ...ANA, id: 'b', name: 'Ben' };
  await visitor.refresh();
  expect([visitor.me.value, visitor.games.value, visitor.invitations.value]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  expect(visitor.failure.value?.code).toBe('NETWORK');
});

test('a game that was moved in does not wait again by a list that was read before the move', async () => {
  const { service, visitor, refresh, answer, isAsked } = await visit();
  expect(visitor.waiting.value).toHaveLength(1);
  void refresh();
  await settled();
  service.yourTurn = false;
  visitor.setYourTurn(GAME, false);
  await settled();
  await answer();
  expect(visitor.waiting.value).toEqual([]);
  await answer();
  expect(visitor.waiting.value).toEqual([]);
  visitor.setYourTurn(GAME, false); // says nothing new
  expect(isAsked()).toBe(false);
});

test('once the network is back the games are asked for again, and a failure from before it is gone', async () => {
  let isOnline = false;
  const api = createApi(async () => {
    if (!isOnline) throw new TypeError('fetch failed');
    return Response.json({ player: null, engine: ENGINE });
  });
  const visitor = new VisitorModel({ ...openTab(new GameServer()), api });
  const window = new EventTarget();
  const stop = refreshWhenOnline(visitor, window);
  await visitor.refresh();
  expect(visitor.failure.value?.code).toBe('NETWORK');
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([visitor.failure.value, visitor.me.value]).toEqual([undefined, null]);
  stop();
  isOnline = false;
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(visitor.failure.value).toBeUndefined();
});
