import { signal } from '@preact/signals';
import { ok } from '#shared/kernel/result.ts';
import { NETWORK, type ApiResult, type Api } from './api.ts';
import { whenInteractive } from './interactive.ts';
import type { OfflineCache } from './offlineCache.ts';

/** True while the page shows a cached game, because the service cannot be reached. */
export const fromCache = signal(false);

/**
 * The service's API, with a cache of games for reading without a network. The cache belongs to the player whom the
 * service last named as signed in here. When it names another player, the cache is deleted first.
 */
export function cachedApi(api: Api, shelf: () => Promise<OfflineCache>): Api {
  /** The player's id, empty for nobody; undefined until the service has said. */
  let who: Promise<string | undefined> = Promise.resolve(undefined);
  /** The player it named last, even if it cannot be asked now. */
  let named: string | undefined;

  /** Works in order, after the first draw: first the owner, then the entries. */
  let turn: Promise<unknown> = whenInteractive();

  /** Writes for a known owner. If the storage is full, nothing is cached. */
  const later = (
    owner: Promise<string | undefined>,
    work: (shelf: OfflineCache, owner: string) => Promise<void>,
  ): void => {
    const keep = async (): Promise<void> => {
      const known = await owner;
      if (known !== undefined) await work(await shelf(), known);
    };
    turn = turn.then(keep).catch(() => undefined);
  };

  /** Reads from the cache. Once the service has named the player, everybody else's entries are deleted first. */
  const read = async <T>(kept: (shelf: OfflineCache) => Promise<T | undefined>): Promise<T | undefined> => {
    const its = await shelf();
    await who;
    if (named !== undefined) await its.belongTo(named);
    return kept(its);
  };

  /** The answer; if the service cannot be reached, the cached one. */
  const orKept = async <T>(
    request: Promise<ApiResult<T>>,
    keep: (shelf: OfflineCache, owner: string, answer: T) => Promise<void>,
    kept: (shelf: OfflineCache) => Promise<T | undefined>,
  ): Promise<ApiResult<T>> => {
    const asking = who; // as of the request: if another player signs in before the answer comes, it is not stored as theirs
    const answer = await request;
    if (answer.ok) {
      fromCache.value = false;
      later(asking, (its, owner) => keep(its, owner, answer.value));
      return answer;
    }
    if (answer.failure.code !== NETWORK) return answer;
    const found = await read(kept).catch(() => undefined);
    if (found === undefined) return answer;
    fromCache.value = true;
    return ok(found);
  };

  return {
    ...api,
    me: () => {
      const asked = api.me();
      who = asked.then((answer) => (answer.ok ? (named = answer.value.player?.id ?? '') : undefined));
      later(who, (its, owner) => its.belongTo(owner));
      return asked;
    },
    game: (id, fresh) =>
      orKept(
        api.game(id),
        (shelf, owner, view) => shelf.keepView(owner, view),
        async (shelf) => (fresh ? undefined : shelf.view(id)),
      ),
    log: (id, from) =>
      orKept(
        api.log(id, from),
        (shelf, owner, page) => shelf.keepLog(owner, id, from, page.commits),
        (shelf) => shelf.log(id, from),
      ),
  };
}
