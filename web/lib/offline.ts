import { ENGINE } from '#shared/engine.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { GameView, LogPage } from '#shared/protocol/http.ts';
import { type Memory } from './platform.ts';
import { SEAT_LINKS } from './seatLinks.ts';
import { signal } from '@preact/signals';
import { ok } from '#shared/kernel/result.ts';
import { NETWORK, UNREADABLE, type ApiResult, type Api } from './api.ts';

/** Games as this device has seen them last. */
interface OfflineCache {
  /** Sets the owner of the cached games. Another player's games and seat links are deleted. */
  setOwner(owner: string): Promise<void>;
  storeView(owner: string, view: GameView): Promise<void>;
  /** Commits from row `from` on, which follow on those kept before or begin anew. */
  storeLog(owner: string, game: string, from: number, commits: readonly Commit[]): Promise<void>;
  view(game: string): Promise<GameView | undefined>;
  log(game: string, from: number): Promise<LogPage | undefined>;
  /** The ids of the games that were put here, the one seen last first. */
  games(): readonly string[];
}

/** A store of texts by name; in a browser, its cache. */
export interface Store {
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  forget(name: string): Promise<void>;
}

/** Games kept: those one is in the middle of. The longest is about half a megabyte. */
const MOST = 6;
const KEY = 'carrack.kept';

interface Index {
  readonly owner: string;
  /** Their ids, the newest first. */
  readonly games: readonly string[];
}

export function createOfflineCache(device: Memory, store: Store): OfflineCache {
  const index = (): Index | undefined => {
    const kept = device.read(KEY);
    return isIndex(kept) ? kept : undefined;
  };
  const forget = async (games: readonly string[]): Promise<void> => {
    await Promise.all(
      games.flatMap((game) => [store.forget(nameOf(game, 'view')), store.forget(nameOf(game, 'log'))]),
    );
  };
  const setOwner = async (owner: string): Promise<void> => {
    const before = index();
    if (before?.owner === owner) return;
    if (before !== undefined && before.owner !== '') device.forgetAll(SEAT_LINKS); // a guest to be had made them as nobody
    device.write(KEY, { owner, games: [] });
    await forget(before?.games ?? []);
  };
  /** True where it is the owner's own; makes room for the game. */
  const reserve = async (owner: string, game: string): Promise<boolean> => {
    const now = index();
    if (now?.owner !== owner) return false;
    const games = [game, ...now.games.filter((other) => other !== game)];
    device.write(KEY, { owner, games: games.slice(0, MOST) });
    await forget(games.slice(MOST));
    return true;
  };
  const read = async <T>(
    game: string,
    part: Part,
    is: (kept: Stored) => kept is Stored & T,
  ): Promise<T | undefined> => {
    const text = await store.read(nameOf(game, part));
    const kept: unknown = text === undefined ? undefined : JSON.parse(text);
    return isStored(kept) && kept.owner === index()?.owner && kept.engine === ENGINE && is(kept)
      ? kept
      : undefined;
  };
  const isReserved = (owner: string, game: string): boolean =>
    index()?.owner === owner && index()?.games.includes(game) === true;
  const write = async (owner: string, game: string, part: Part, value: object): Promise<void> => {
    if (!(await reserve(owner, game))) return;
    await store.write(nameOf(game, part), JSON.stringify({ ...value, owner, engine: ENGINE }));
    // Forgotten while it was being written, here or in another tab: nobody would find it again to forget it.
    if (!isReserved(owner, game)) await store.forget(nameOf(game, part));
  };
  const commitsOf = async (game: string): Promise<readonly Commit[]> =>
    (await read(game, 'log', hasCommits))?.commits ?? [];
  return {
    setOwner,
    storeView: (owner, view) => write(owner, view.id, 'view', { view }),
    storeLog: async (owner, game, from, commits) => {
      const before = (await commitsOf(game)).slice(0, from - 1);
      if (before.length === from - 1) await write(owner, game, 'log', { commits: [...before, ...commits] });
    },
    view: async (game) => (await read(game, 'view', hasView))?.view,
    games: () => index()?.games ?? [],
    log: async (game, from) => {
      const commits = (await commitsOf(game)).slice(from - 1);
      return commits.length === 0 ? undefined : { commits, next: null };
    },
  };
}

type Part = 'view' | 'log';
const nameOf = (game: string, part: Part): string => `/kept/${part}/${game}`;

/** The owner and engine of a stored entry. An entry of another engine may have another shape, so they are compared first. */
interface Stored {
  readonly owner: string;
  readonly engine: string;
}
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'owner' in value && 'engine' in value;
const hasView = (kept: Stored): kept is Stored & { readonly view: GameView } => 'view' in kept;
const hasCommits = (kept: Stored): kept is Stored & { readonly commits: readonly Commit[] } =>
  'commits' in kept;

const isIndex = (value: unknown): value is Index =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'games' in value &&
  Array.isArray(value.games) &&
  value.games.every((id) => typeof id === 'string');

const CACHE = 'carrack-games';

/** In the browser's own cache, beside the page's parts. */
export const browserStore: Store = {
  read: async (name) => (await (await caches.open(CACHE)).match(name))?.text(),
  write: async (name, text) => (await caches.open(CACHE)).put(name, new Response(text)),
  forget: async (name) => void (await (await caches.open(CACHE)).delete(name)),
};

/** True while the page shows a cached game, because the service cannot be reached. */
export const fromCache = signal(false);

/**
 * The service's API, with a cache of games for reading without a network. The cache belongs to the player whom the
 * service last named as signed in here. When it names another player, the cache is deleted first.
 */
export function cachedApi(api: Api, cache: OfflineCache): Api {
  /** The player's id, empty for nobody; undefined until the service has said. */
  let who: Promise<string | undefined> = Promise.resolve(undefined);
  /** The player it named last, even if it cannot be asked now. */
  let named: string | undefined;

  /** Works in order: first the owner, then the entries. */
  let turn: Promise<unknown> = Promise.resolve();

  /** Writes for a known owner. If the storage is full, nothing is cached. */
  const enqueue = (owner: Promise<string | undefined>, work: (owner: string) => Promise<void>): void => {
    const write = async (): Promise<void> => {
      const known = await owner;
      if (known !== undefined) await work(known);
    };
    turn = turn.then(write).catch(() => undefined);
  };

  /** Reads from the cache. Once the service has named the player, everybody else's entries are deleted first. */
  const read = async <T>(cached: () => Promise<T | undefined>): Promise<T | undefined> => {
    await who;
    if (named !== undefined) await cache.setOwner(named);
    return cached();
  };

  /** The answer; if the service cannot be reached, the cached one. */
  const orCached = async <T>(
    request: Promise<ApiResult<T>>,
    store: (owner: string, answer: T) => Promise<void>,
    cached: () => Promise<T | undefined>,
  ): Promise<ApiResult<T>> => {
    const asking = who; // as of the request: if another player signs in before the answer comes, it is not stored as theirs
    const answer = await request;
    if (answer.ok) {
      fromCache.value = false;
      enqueue(asking, (owner) => store(owner, answer.value));
      return answer;
    }
    // Another may answer in place of the service: a hotel's page to log in to its network, for one.
    if (answer.failure.code !== NETWORK && answer.failure.code !== UNREADABLE) return answer;
    const found = await read(cached).catch(() => undefined);
    if (found === undefined) return answer;
    fromCache.value = true;
    return ok(found);
  };

  return {
    ...api,
    me: () => {
      const answered = api.me();
      who = answered.then((answer) => (answer.ok ? (named = answer.value.player?.id ?? '') : undefined));
      enqueue(who, (owner) => cache.setOwner(owner));
      return answered;
    },
    game: (id, fresh) =>
      orCached(
        api.game(id),
        (owner, view) => cache.storeView(owner, view),
        async () => (fresh ? undefined : cache.view(id)),
      ),
    log: (id, from) =>
      orCached(
        api.log(id, from),
        (owner, page) => cache.storeLog(owner, id, from, page.commits),
        () => cache.log(id, from),
      ),
  };
}

/**
 * Registers the service worker, which stores the page for reading without a network. The worker does not see requests made
 * before it took over, so the page tells it of every part that it has fetched. The first page is fetched too, because it
 * lists the cached games, and a visitor who came by a link has not opened it.
 */
export async function registerServiceWorker(fetchHome: () => Promise<unknown>): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return; // not over plain http, nor where the browser forbids it
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  const tell = (fetched: PerformanceObserverEntryList): void => {
    const parts = fetched
      .getEntries()
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    if (parts.length > 0) active?.postMessage(parts);
  };
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });
  await fetchHome();
}
