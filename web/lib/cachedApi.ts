import { signal } from '@preact/signals';
import { ok } from '#shared/kernel/result.ts';
import { NETWORK, type ApiResult, type Api } from './api.ts';
import type { OfflineCache } from './offlineCache.ts';

/** True while the page shows a cached game, because the service cannot be reached. */
export const fromCache = signal(false);

/**
 * The service's API, with a cache of games for reading without a network. The cache belongs to the player whom the
 * service last named as signed in here. When it names another player, the cache is deleted first.
 */
export function cachedApi(api: Api, shelf: OfflineCache): Api {
  /** The player's id, empty for nobody; undefined until the service has said. */
  let who: Promise<string | undefined> = Promise.resolve(undefined);
  /** The player it named last, even if it cannot be asked now. */
  let named: string | undefined;

  /** Works in order: first the owner, then the entries. */
  let turn: Promise<unknown> = Promise.resolve();

  /** Writes for a known owner. If the storage is full, nothing is cached. */
  const later = (owner: Promise<string | undefined>, work: (owner: string) => Promise<void>): void => {
    const keep = async (): Promise<void> => {
      const known = await owner;
      if (known !== undefined) await work(known);
    };
    turn = turn.then(keep).catch(() => undefined);
  };

  /** Reads from the cache. Once the service has named the player, everybody else's entries are deleted first. */
  const read = async <T>(kept: () => Promise<T | undefined>): Promise<T | undefined> => {
    await who;
    if (named !== undefined) await shelf.belongTo(named);
    return kept();
  };

  /** The answer; if the service cannot be reached, the cached one. */
  const orKept = async <T>(
    request: Promise<ApiResult<T>>,
    keep: (owner: string, answer: T) => Promise<void>,
    kept: () => Promise<T | undefined>,
  ): Promise<ApiResult<T>> => {
    const asking = who; // as of the request: if another player signs in before the answer comes, it is not stored as theirs
    const answer = await request;
    if (answer.ok) {
      fromCache.value = false;
      later(asking, (owner) => keep(owner, answer.value));
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
      later(who, (owner) => shelf.belongTo(owner));
      return asked;
    },
    game: (id, fresh) =>
      orKept(
        api.game(id),
        (owner, view) => shelf.keepView(owner, view),
        async () => (fresh ? undefined : shelf.view(id)),
      ),
    log: (id, from) =>
      orKept(
        api.log(id, from),
        (owner, page) => shelf.keepLog(owner, id, from, page.commits),
        () => shelf.log(id, from),
      ),
  };
}
