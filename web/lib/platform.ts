import type { Api, ApiFailure } from './api.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyRules, AnyTableRules } from '#shared/kernel/rules.ts';
import type { Listener, Live } from './liveConnection.ts';
import type { GuideModel } from './guide.ts';

/** A store of small values by key. A full or forbidden storage is as good as an empty one. */
export interface Memory {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  forget(key: string): void;
  /** All whose keys begin so. */
  forgetAll(prefix: string): void;
}

/** All that the models need of the world outside; tests bring their own. */
export interface Platform {
  readonly api: Api;
  /** Games that can be read here without the service, the one seen last first. */
  cachedGames(): Promise<readonly GameView[]>;
  /** The engine of this page's rules. */
  readonly engine: string;
  /** Until the tab is closed. */
  readonly session: Memory;
  /** On this device. */
  readonly device: Memory;
  /** The guide of a first round; only at a guided table, which has bots and no messages. */
  readonly guide?: GuideModel;
  /** 32 random bytes, hex. */
  entropy(): string;
  /** The rules of a table. */
  rules(game: string): Promise<AnyTableRules>;
  /** The game with its bots and chance, for a table in the page and for checking what chance brought. */
  checker(game: string): Promise<AnyRules>;
  live(id: string, listener: Listener): Pick<Live, 'close'>;
  /** Calls back after `ms` milliseconds; the result calls it off. */
  later(ms: number, callback: () => void): () => void;
  /**
   * Loads the page anew, to get the rules the server has; false when that was tried lately, so that a page and a
   * server that never agree do not reload for ever.
   */
  reload(): boolean;
}

/** The state of a request that a person made. */
export type RequestState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

export const IDLE: RequestState = { kind: 'idle' };

/** Memory that is gone with the page. */
export function volatileMemory(): Memory {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    forget: (key) => void kept.delete(key),
    forgetAll: (prefix) => {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    },
  };
}
