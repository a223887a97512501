import { ENGINE } from '../shared/engine.ts';
import { isGameId, type GameId } from '../shared/games/meta.ts';
import { games, tables } from '../shared/games/registry.ts';
import { createApi, drawEntropy } from './api.ts';
import { tellings } from './games/tellings.ts';
import { withWords } from './language.ts';
import type { Memory, World } from './models/world.ts';
import { presence } from './presence.ts';
import { openLive, type Live } from './socket.ts';

const RELOADED = 'carrack.reloaded';

/** The browser, as the models see it. */
export function browserWorld(): World {
  const session = memory(() => sessionStorage);
  const device = memory(() => localStorage);
  return {
    api: createApi((input, init) => fetch(input, init)),
    engine: ENGINE,
    session,
    device,
    entropy: drawEntropy,
    rules: async (game) => tables[known(game)](),
    telling: (game) => withWords(tellings[known(game)]),
    checker: async (game) => games[known(game)](),
    live: (id, listener) =>
      nudged(
        openLive(id, listener, { origin: location.origin.replace(/^http/, 'ws'), presence: presence() }),
      ),
    later: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    reload: () => {
      if (session.read(RELOADED) === ENGINE) return false;
      session.write(RELOADED, ENGINE);
      location.reload();
      return true;
    },
  };
}

function known(game: string): GameId {
  if (!isGameId(game)) throw new RangeError(`no game ${game}`);
  return game;
}

/** A phone taken out of the pocket should not wait for the next try. */
function nudged(live: Live): Live {
  const seen = (): void => {
    if (document.visibilityState === 'visible') live.nudge();
  };
  addEventListener('online', live.nudge);
  document.addEventListener('visibilitychange', seen);
  return {
    nudge: live.nudge,
    close: () => {
      removeEventListener('online', live.nudge);
      document.removeEventListener('visibilitychange', seen);
      live.close();
    },
  };
}

/** JSON in a browser's storage, which may be full, forbidden or hold anything. */
function memory(storage: () => Storage): Memory {
  return {
    read: (key) => attempt<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null')),
    write: (key, value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    forget: (key) => attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
