import { expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { fail, ok } from '#shared/kernel/result.ts';
import { type Api, NETWORK, UNREADABLE } from '../../web/lib/api.ts';
import { fromCache, cachedApi, createOfflineCache, type Store } from '../../web/lib/offline.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage } from './support/world.ts';

/** A browser that has drawn a page: its storages, the player signed in, and whether there is a network. */
function browser() {
  const device = storage();
  const texts = new Map<string, string>();
  const store: Store = {
    read: async (name) => texts.get(name),
    write: async (name, text) => void texts.set(name, text),
    forget: async (name) => void texts.delete(name),
  };
  const state = { player: 'ana' as string | null, online: true, without: NETWORK };
  const service = openTab(new GameServer()).api;
  const whenOnline = <T>(request: () => Promise<T>) =>
    state.online ? request() : Promise.resolve(fail({ code: state.without, status: 0 }));
  const api: Api = {
    ...service,
    me: () =>
      whenOnline(async () =>
        ok({
          player: state.player === null ? null : { id: state.player, name: '', language: null, hours: null },
          mail: true,
          engine: ENGINE,
        }),
      ),
    game: (id) =>
      whenOnline(() => service.game(id).then((view) => (view.ok ? ok({ ...view.value, id }) : view))),
    log: (id, from) => whenOnline(() => service.log(id, from)),
  };
  /** A new load of the page with the same storages. */
  const visit = () => cachedApi(api, createOfflineCache(device, store));
  return { state, visit, texts };
}

const GAME = 'a222222222222222';

/** Opens the game as the page does, which asks at the same time who is signed in. */
async function open(page: Api, id = GAME) {
  void page.me();
  const [view, log] = [await page.game(id), await page.log(id, 1)];
  await settled();
  return { view, log };
}

test.each([
  ['without a network', NETWORK],
  ['where a network answers in place of the service', UNREADABLE],
])('a game that was seen can be read %s, and is marked as old', async (_, without) => {
  const { state, visit } = browser();
  state.without = without;
  const seen = await open(visit());
  expect(fromCache.value).toBe(false);
  state.online = false;
  expect(await open(visit())).toEqual(seen);
  expect(fromCache.value).toBe(true);
  state.online = true;
  await open(visit());
  expect(fromCache.value).toBe(false);
});

test('a game that was not seen cannot be read without a network', async () => {
  const { state, visit } = browser();
  await open(visit());
  state.online = false;
  expect((await open(visit(), 'a333333333333333')).view.ok).toBe(false);
});

test.each([['another player'], [null]])(
  'once %s is signed in, the previous player’s games are deleted',
  async (player) => {
    const { state, visit, texts } = browser();
    await open(visit());
    state.player = player;
    await visit().me();
    await settled();
    expect([...texts]).toEqual([]);
    state.online = false;
    expect((await open(visit())).view.ok).toBe(false);
  },
);

test('once the service names another player, the previous player’s view is not shown', async () => {
  const { state, visit } = browser();
  await open(visit());
  const page = visit();
  state.player = 'ben';
  void page.me();
  state.online = false;
  expect((await page.game(GAME)).ok).toBe(false);
});

test('an answer that comes after another player has signed in is not cached', async () => {
  const { state, visit, texts } = browser();
  const page = visit();
  await page.me();
  const late = page.game(GAME); // requested as Ana
  state.player = 'ben';
  await page.me();
  await late;
  await settled();
  expect([...texts]).toEqual([]);
});

test('only the last games that were seen are cached', async () => {
  const { visit, texts } = browser();
  const page = visit();
  for (const letter of 'bcdefghjk') await open(page, letter.repeat(16));
  expect([...texts.keys()].filter((name) => name.includes('/view/'))).toHaveLength(6);
  expect([...texts.keys()].some((name) => name.includes('kkkk'))).toBe(true);
});

test('a page that shows a game does not get an older view of it without a network', async () => {
  const { state, visit } = browser();
  const page = visit();
  await open(page);
  state.online = false;
  expect(await page.game(GAME, true)).toMatchObject({ ok: false, failure: { code: NETWORK } });
  expect(fromCache.value).toBe(false);
});
