import { createModel, signal } from '@preact/signals';
import type { PutGameTelling, Telling } from '#shared/protocol/http.ts';
import { accountApi } from '../../lib/accountApi.ts';
import type { ApiResult } from '../../lib/api.ts';
import { IDLE, type Platform, type RequestState } from '../../lib/platform.ts';
import { outcomeOf } from '../../lib/requests.ts';

/** A setting that is fetched, and stored as soon as it is changed. */
const setting = <T>(read: () => Promise<ApiResult<T>>, write: (value: T) => Promise<ApiResult<T>>) => {
  /** Undefined until the service has said. */
  const value = signal<T | undefined>(undefined);
  const asking = signal<RequestState>(IDLE);
  const saved = signal(false);
  /** As the service has it. */
  let stored: T | undefined;
  let asked = 0;
  let before: Promise<void> = Promise.resolve();
  /** Requests follow each other, and the last one tells how it went. */
  const ask = (request: () => Promise<ApiResult<T>>, isChange: boolean): Promise<void> => {
    asking.value = { kind: 'busy' };
    saved.value = false;
    const own = (asked += 1);
    const turn = async (earlier: Promise<void>): Promise<void> => {
      await earlier;
      const answer = await request();
      if (answer.ok) stored = answer.value;
      if (own !== asked) return;
      asking.value = outcomeOf(answer);
      value.value = stored;
      saved.value = isChange && answer.ok;
    };
    before = turn(before);
    return before;
  };
  return {
    value,
    asking,
    saved,
    load: () => ask(read, false),
    /** It is shown at once, so that the next change builds on it. */
    put: (next: T) => {
      value.value = next;
      return ask(() => write(next), true);
    },
  };
};

/** When the player is told of their games. */
export const TellingModel = createModel((platform: Platform) => {
  const account = accountApi(platform.api);
  const { value, put, ...rest } = setting<Telling>(
    () => account.telling(),
    (telling) => account.putTelling(telling),
  );
  return {
    ...rest,
    value,
    change: async (part: Partial<Telling>): Promise<void> => {
      const now = value.peek();
      if (now !== undefined) await put({ ...now, ...part });
    },
  };
});

/** The player's setting for one game. */
export const GameTellingModel = createModel((platform: Platform, game: string) => {
  const account = accountApi(platform.api);
  return setting<PutGameTelling>(
    () => account.gameTelling(game),
    (telling) => account.putGameTelling(game, telling),
  );
});
