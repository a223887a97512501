import { ENGINE } from '#shared/engine.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { GameView, LogPage } from '#shared/protocol/http.ts';
import { LINKS } from './forgetLinks.ts';
import type { Memory } from './platform.ts';

/** Games as this device has seen them last. */
export interface OfflineCache {
  /** Sets the owner of the cached games. Another player's games and seat links are deleted. */
  belongTo(owner: string): Promise<void>;
  keepView(owner: string, view: GameView): Promise<void>;
  /** Commits from row `from` on, which follow on those kept before or begin anew. */
  keepLog(owner: string, game: string, from: number, commits: readonly Commit[]): Promise<void>;
  view(game: string): Promise<GameView | undefined>;
  log(game: string, from: number): Promise<LogPage | undefined>;
  /** The ids of the games that were put here, the one seen last first. */
  games(): readonly string[];
}

/** Where texts are kept by name; a browser's cache. */
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
  const belongTo = async (owner: string): Promise<void> => {
    const before = index();
    if (before?.owner === owner) return;
    if (before !== undefined && before.owner !== '') device.forgetAll(LINKS); // a guest to be had made them as nobody
    device.write(KEY, { owner, games: [] });
    await forget(before?.games ?? []);
  };
  /** True where it is the owner's own; makes room for the game. */
  const place = async (owner: string, game: string): Promise<boolean> => {
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
    is: (kept: Kept) => kept is Kept & T,
  ): Promise<T | undefined> => {
    const text = await store.read(nameOf(game, part));
    const kept: unknown = text === undefined ? undefined : JSON.parse(text);
    return isKept(kept) && kept.owner === index()?.owner && kept.engine === ENGINE && is(kept)
      ? kept
      : undefined;
  };
  const isPlaced = (owner: string, game: string): boolean =>
    index()?.owner === owner && index()?.games.includes(game) === true;
  const write = async (owner: string, game: string, part: Part, value: object): Promise<void> => {
    if (!(await place(owner, game))) return;
    await store.write(nameOf(game, part), JSON.stringify({ ...value, owner, engine: ENGINE }));
    // Forgotten while it was being written, here or in another tab: nobody would find it again to forget it.
    if (!isPlaced(owner, game)) await store.forget(nameOf(game, part));
  };
  const commitsOf = async (game: string): Promise<readonly Commit[]> =>
    (await read(game, 'log', hasCommits))?.commits ?? [];
  return {
    belongTo,
    keepView: (owner, view) => write(owner, view.id, 'view', { view }),
    keepLog: async (owner, game, from, commits) => {
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

/** What is read was written by this file, in this or another engine's shape; the engine is compared first. */
interface Kept {
  readonly owner: string;
  readonly engine: string;
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'owner' in value && 'engine' in value;
const hasView = (kept: Kept): kept is Kept & { readonly view: GameView } => 'view' in kept;
const hasCommits = (kept: Kept): kept is Kept & { readonly commits: readonly Commit[] } => 'commits' in kept;

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
