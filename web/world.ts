import { ENGINE } from '../shared/engine.ts';
import { isGameId, type GameId } from '../shared/games/meta.ts';
import { games } from '../shared/games/registry.ts';
import { createApi, drawEntropy } from './api.ts';
import { tables } from './games/drawing.ts';
import { rests } from './games/rest.ts';
import { keeping } from './kept.ts';
import { whenDrawn } from './drawn.ts';
import { withWords } from './language.ts';
import type { Memory, World } from './models/world.ts';
import { mayReload } from './reload.ts';
import type { Listener, Live } from './socket.ts';

/** What keeps games for reading without a network: of no use before a game is there, unless there is none. */
const offline = () => import('./offline.ts');

/** The browser, as the models see it. */
export function browserWorld(): World {
  const session = memory(() => sessionStorage);
  const device = memory(() => localStorage);
  return {
    api: keeping(
      createApi((input, init) => fetch(input, init)),
      async () => {
        const { browserStore, createShelf } = await offline();
        return createShelf(device, browserStore);
      },
    ),
    engine: ENGINE,
    session,
    device,
    entropy: drawEntropy,
    rules: async (game) => (await tables[known(game)]()).table,
    rest: (game) => withWords(rests[known(game)]),
    checker: async (game) => games[known(game)](),
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

/** After so many milliseconds it is tried again to fetch what could not be. */
const AGAIN = 5_000;

/** The live connection, whose code is fetched when the table is there: the first choice does not wait for it. */
function laterLive(id: string, listener: Listener): Live {
  let live: Live | undefined;
  let closed = false;
  const open = async (): Promise<void> => {
    try {
      const { openHere } = await import('./live.ts');
      if (!closed) live = openHere(id, listener);
    } catch {
      if (!closed) setTimeout(open, AGAIN);
    }
  };
  void whenDrawn().then(open);
  return {
    nudge: () => live?.nudge(),
    close: () => {
      closed = true;
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
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
