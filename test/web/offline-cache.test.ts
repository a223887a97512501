import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { storeSeatLink, seatLinksOf } from '../../web/lib/seatLinks.ts';
import { createOfflineCache, type Store } from '../../web/lib/offline.ts';
import { GameServer } from './support/server.ts';
import { settled, storage } from './support/world.ts';

/** A browser's cache that is slow to write; `arrive` finishes the pending writes. */
function slowStore() {
  const texts = new Map<string, string>();
  const underWay: (() => void)[] = [];
  const store: Store = {
    read: async (name) => texts.get(name),
    write: (name, text) =>
      new Promise((resolve) => {
        underWay.push(() => {
          texts.set(name, text);
          resolve();
        });
      }),
    forget: async (name) => void texts.delete(name),
  };
  const arrive = async (): Promise<void> => {
    await settled();
    underWay.splice(0).forEach((one) => one());
    await settled();
  };
  return { store, texts, arrive };
}

const viewOf = (id: string): GameView => ({ ...new GameServer().view(), id });
const GAME = 'a222222222222222';

test('a game that is still being written when another player signs in is not left behind', async () => {
  const { store, texts, arrive } = slowStore();
  const shelf = createOfflineCache(storage(), store);
  await shelf.setOwner('ana');
  void shelf.storeView('ana', viewOf(GAME));
  void shelf.storeLog('ana', GAME, 1, new GameServer().commitsAfter(0));
  await settled();
  await shelf.setOwner('ben');
  await arrive();
  expect([...texts.keys()]).toEqual([]);
});

test('a game that was evicted while it was being written is not left behind', async () => {
  const { store, texts, arrive } = slowStore();
  const shelf = createOfflineCache(storage(), store);
  await shelf.setOwner('ana');
  for (const letter of 'bcdefgh') void shelf.storeView('ana', viewOf(letter.repeat(16)));
  await arrive();
  expect([...texts.keys()].map((name) => name.at(-1)).toSorted()).toEqual([...'cdefgh']);
});

test('a game that its own player has read is kept', async () => {
  const { store, texts, arrive } = slowStore();
  const shelf = createOfflineCache(storage(), store);
  await shelf.setOwner('ana');
  void shelf.storeView('ana', viewOf(GAME));
  await arrive();
  expect([...texts.keys()]).toEqual([`/kept/view/${GAME}`]);
  expect((await shelf.view(GAME))?.id).toBe(GAME);
});

test('seat links stay when a visitor becomes a player, and are deleted when that player leaves', async () => {
  const device = storage();
  const shelf = createOfflineCache(device, slowStore().store);
  await shelf.setOwner('');
  storeSeatLink(device, GAME, 1, '/join/x');
  await shelf.setOwner('ana');
  expect(seatLinksOf(device, GAME)).toEqual({ 1: '/join/x' });
  await shelf.setOwner('');
  expect(seatLinksOf(device, GAME)).toEqual({});
});

test('lists what can be read here, the game seen last first, and nothing of another player’s', async () => {
  const { store, arrive } = slowStore();
  const shelf = createOfflineCache(storage(), store);
  await shelf.setOwner('ana');
  for (const letter of 'bcb') {
    void shelf.storeView('ana', viewOf(letter.repeat(16)));
    await arrive();
  }
  expect(shelf.games().map(([first]) => first)).toEqual(['b', 'c']);
  await shelf.setOwner('ben');
  expect(shelf.games()).toEqual([]);
});
