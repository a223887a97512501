import { expect, test, vi } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { fail, ok } from '#shared/kernel/result.ts';
import type { Api } from '../../web/api.ts';
import { NETWORK } from '../../web/api.ts';
import { markInteractive } from '../../web/interactive.ts';
import { fromCache, cachedApi } from '../../web/cachedApi.ts';
import { createOfflineCache, type Store } from '../../web/offlineCache.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage } from './support/world.ts';

/** One browser, which has drawn a page: its storages, who is signed in, and whether there is a network. */
function browser() {
  markInteractive();
  const device = storage();
  const texts = new Map<string, string>();
  const store: Store = {
    read: async (name) => texts.get(name),
    write: async (name, text) => void texts.set(name, text),
    forget: async (name) => void texts.delete(name),
  };
  const state = { player: 'ana' as string | null, online: true };
  const service = openTab(new GameServer()).api;
  const whenOnline = <T>(request: () => Promise<T>) =>
    state.online ? request() : Promise.resolve(fail({ code: NETWORK, status: 0 }));
  const api: Api = {
    ...service,
    me: () =>
      whenOnline(async () =>
        ok({
          player: state.player === null ? null : { id: state.player, name: '', language: null },
          engine: ENGINE,
        }),
      ),
    game: (id) =>
      whenOnline(() => service.game(id).then((view) => (view.ok ? ok({ ...view.value, id }) : view))),
    log: (id, from) => whenOnline(() => service.log(id, from)),
  };
  /** A visit to the page: a new load of it, on the same storages. */
  const visit = (its = cachedApi) => its(api, async () => createOfflineCache(device, store));
  return { state, visit, texts };
}

const GAME = 'a222222222222222';

/** Opens the game as the page does: who is signed in is asked at the same time. */
async function open(page: Api, id = GAME) {
  void page.me();
  const [view, log] = [await page.game(id), await page.log(id, 1)];
  await settled();
  return { view, log };
}

test('a game that was seen can be read without a network, and it is known to be old', async () => {
  const { state, visit } = browser();
  const seen = await open(visit());
  expect(fromCache.value).toBe(false);
  state.online = false;
  expect(await open(visit())).toEqual(seen);
  expect(fromCache.value).toBe(true);
  state.online = true;
  await open(visit());
  expect(fromCache.value).toBe(false);
});

test('a game that was not seen is not there', async () => {
  const { state, visit } = browser();
  await open(visit());
  state.online = false;
  expect((await open(visit(), 'a333333333333333')).view.ok).toBe(false);
});

test.each([['somebody else'], [null]])(
  'once %s is signed in, nothing of the one before is kept',
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

test('once somebody else is named, a game is not shown as the one before had it, though nothing is drawn yet', async () => {
  const { state, visit } = browser();
  await open(visit());
  vi.resetModules(); // a page that has drawn nothing
  const page = visit((await import('../../web/cachedApi.ts')).cachedApi);
  state.player = 'ben';
  void page.me();
  state.online = false;
  expect((await page.game(GAME)).ok).toBe(false);
});

test('a game that was seen before anything was drawn is kept when something is', async () => {
  const { visit, texts } = browser();
  vi.resetModules();
  const page = await open(visit((await import('../../web/cachedApi.ts')).cachedApi));
  expect([page.view.ok, ...texts]).toEqual([true]);
  (await import('../../web/interactive.ts')).markInteractive();
  await settled();
  expect([...texts.keys()].toSorted()).toEqual([`/kept/log/${GAME}`, `/kept/view/${GAME}`]);
});

test('an answer that comes after another has signed in is kept for nobody', async () => {
  const { state, visit, texts } = browser();
  const page = visit();
  await page.me();
  const late = page.game(GAME); // asked for as Ana
  state.player = 'ben';
  await page.me();
  await late;
  await settled();
  expect([...texts]).toEqual([]);
});

test('the games seen last are kept, not all', async () => {
  const { visit, texts } = browser();
  const page = visit();
  for (const letter of 'bcdefghjk') await open(page, letter.repeat(16));
  expect([...texts.keys()].filter((name) => name.includes('/view/'))).toHaveLength(6);
  expect([...texts.keys()].some((name) => name.includes('kkkk'))).toBe(true);
});
