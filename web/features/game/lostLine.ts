import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { fromCache } from '../../lib/offline.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';

/** After this time (ms) without a connection the page says so: with a deploy or a locked phone it comes back sooner. */
export const LOST_AFTER = 5_000;

export interface LostLine {
  /** A connection that the page had, or would need to show more than it has kept, has been missing for a while. */
  readonly isLost: ReadonlySignal<boolean>;
  dispose(): void;
}

type Watched = Pick<Game, 'loading' | 'signedIn' | 'connection' | 'wasLive'>;

/** Says when a game's connection is missing for so long that its player should know. */
export function createLostLine(game: Watched, { later }: Pick<Platform, 'later'>): LostLine {
  const isMissing = computed(
    () =>
      game.loading.value.kind === 'ready' &&
      game.signedIn.value === undefined &&
      game.connection.value === 'connecting' &&
      (game.wasLive.value || fromCache.value),
  );
  const isLost = signal(false);
  const dispose = effect(() => {
    // A page that begins with a cached game may show an old one from the first.
    isLost.value = isMissing.value && !game.wasLive.value;
    if (isMissing.value && game.wasLive.value) return later(LOST_AFTER, () => (isLost.value = true));
    return undefined;
  });
  return { isLost, dispose };
}
