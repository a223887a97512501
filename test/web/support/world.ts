import { ENGINE } from '#shared/engine.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { createApi } from '../../../web/lib/api.ts';
import type { Memory, Platform } from '../../../web/lib/platform.ts';
import type { Listener } from '../../../web/lib/liveConnection.ts';

/** A browser tab in memory. Timers ring when the test says so, and reloads are counted. */
export interface Tab extends Platform {
  /** The page's timers, soonest first. */
  readonly timers: { readonly ms: number; run(): void }[];
  readonly listener: () => Listener;
  readonly reloads: () => number;
}

export const storage = (): Memory => {
  const kept = new Map<string, string>();
  return {
    read: (key) => JSON.parse(kept.get(key) ?? 'null') as unknown,
    write: (key, value) => void kept.set(key, JSON.stringify(value)),
    forget: (key) => void kept.delete(key),
    forgetAll: (prefix) => {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    },
  };
};

/** What a tab needs of the service behind it. */
interface Served {
  readonly setup: { readonly rules: AnyRules };
  readonly fetch: typeof fetch;
}

export function openTab(server: Served, session: Memory = storage()): Tab {
  const timers: { ms: number; run(): void }[] = [];
  const { rules } = server.setup;
  let listener: Listener | undefined;
  let reloads = 0;
  return {
    api: createApi(server.fetch),
    cachedGames: async () => [],
    engine: ENGINE,
    session,
    device: storage(),
    entropy: () => '00'.repeat(32),
    rules: async () => rules,
    checker: async () => rules,
    live: (_, given) => {
      listener = given;
      return { close: () => undefined };
    },
    later: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    reload: () => {
      reloads += 1;
      return reloads === 1;
    },
    timers,
    listener: () => {
      if (listener === undefined) throw new Error('no connection was opened');
      return listener;
    },
    reloads: () => reloads,
  };
}

/** Lets all pending promises settle. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i += 1) await Promise.resolve();
  await new Promise((done) => setImmediate(done));
};
