import type { GameId } from '#shared/games/meta.ts';
import { ok } from '#shared/kernel/result.ts';
import { playedSample } from './playedSample.ts';
import type { Platform } from '../../lib/platform.ts';

/** A platform on which one finished game is answered from memory, as the service would answer a spectator. */
export async function samplePlatform(platform: Platform, id: string, game: GameId): Promise<Platform> {
  const { view, whole } = await playedSample(id, game);
  return {
    ...platform,
    api: {
      ...platform.api,
      game: async () => ok(view),
      log: async (_, from) => ok({ commits: (await whole()).commits.slice(from - 1), next: null }),
      export: async () => ok(await whole()),
      messages: async () => ok({ messages: [], earlier: false }),
    },
    live: alwaysLive,
  };
}

/** The connection to a game that does not change. */
export const alwaysLive: Platform['live'] = (_, listener) => {
  listener.connection('live');
  return { close: () => undefined };
};
