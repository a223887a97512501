import { ENGINE } from '#shared/engine.ts';
import { isGameId, type GameId } from '#shared/games/meta.ts';
import { createApi, drawEntropy } from './lib/api.ts';
import { webGames } from './games/registry.ts';
import { cachedApi, browserStore, createOfflineCache } from './lib/offline.ts';
import { openLiveHere } from './lib/liveConnection.ts';
import type { Memory, Platform } from './lib/platform.ts';
import { mayReload } from './lib/reload.ts';

/** The browser, as the models see it. */
export function browserPlatform(): Platform {
  const session = memory(() => sessionStorage);
  const device = memory(() => localStorage);
  const cache = createOfflineCache(device, browserStore);
  return {
    api: cachedApi(
      createApi((input, init) => fetch(input, init)),
      cache,
    ),
    cachedGames: async () =>
      (await Promise.all(cache.games().map(cache.view))).filter((view) => view !== undefined),
    engine: ENGINE,
    session,
    device,
    entropy: drawEntropy,
    rules: async (game) => (await webGames[known(game)].load()).rules,
    checker: async (game) => (await import('#shared/games/registry.ts')).games[known(game)](),
    live: openLiveHere,
    later: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    reload: () => {
      const may = mayReload(session, Date.now());
      if (may) location.reload();
      return may;
    },
  };
}

function known(game: string): GameId {
  if (!isGameId(game)) throw new RangeError(`no game ${game}`);
  return game;
}

/** JSON in a browser's storage, which may be full, forbidden or hold anything. */
function memory(storage: () => Storage): Memory {
  return {
    read: (key) => attempt<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null')),
    write: (key, value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    forget: (key) => attempt(() => storage().removeItem(key)),
    forgetAll: (prefix) =>
      attempt(() => {
        for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
      }),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
