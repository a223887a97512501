import { ENGINE } from '#shared/engine.ts';
import { isGameId, type GameId } from '#shared/games/meta.ts';
import { createApi, drawEntropy } from './api.ts';
import { pages } from './games/registry.ts';
import { cachedApi } from './cachedApi.ts';
import { whenInteractive } from './interactive.ts';
import type { Memory, Platform } from './models/platform.ts';
import { persist } from './persist.ts';
import { mayReload } from './reload.ts';
import type { Listener, Live } from './socket.ts';

/** What keeps games for reading without a network: of no use before a game is there, unless there is none. */
const rest = () => import('./rest.ts');

/** The browser, as the models see it. */
export function browserPlatform(): Platform {
  const session = memory(() => sessionStorage);
  const device = memory(() => localStorage);
  const shelf = async () => {
    const { browserStore, createOfflineCache } = await rest();
    return createOfflineCache(device, browserStore);
  };
  return {
    api: cachedApi(
      createApi((input, init) => fetch(input, init)),
      shelf,
    ),
    kept: async () => {
      const its = await shelf();
      return (await Promise.all(its.games().map(its.view))).filter((view) => view !== undefined);
    },
    engine: ENGINE,
    session,
    device,
    entropy: drawEntropy,
    rules: async (game) => (await pages[known(game)].ui()).firstRules,
    deferredRules: async (game) => (await pages[known(game)].deferredRules()).deferredRules,
    checker: async (game) => (await import('#shared/games/registry.ts')).games[known(game)](),
    live: laterLive,
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

/** The live connection, whose code is fetched when the table is there: the first choice does not wait for it. */
function laterLive(id: string, listener: Listener): Pick<Live, 'close'> {
  let live: Live | undefined;
  const end = persist(
    () => whenInteractive().then(() => import('./live.ts')),
    ({ openHere }) => (live = openHere(id, listener)),
  );
  return {
    close: () => {
      end();
      live?.close();
    },
  };
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
