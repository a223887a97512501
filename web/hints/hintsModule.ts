import type { GameId } from '#shared/games/meta.ts';
import { introductions } from '../games/introductions.ts';
import { lazy, type Lazy } from '../lazy.ts';
import type { Hint } from './hint.ts';

interface HintsModule {
  hintsOf(now: unknown): readonly Hint[];
}

const modules = new Map<GameId, Lazy<HintsModule>>();

/** A game's hints, loaded when they are first asked for. */
export function hintsModule(kind: GameId): Lazy<HintsModule> {
  const module = modules.get(kind) ?? lazy(() => introductions[kind].hints());
  modules.set(kind, module);
  return module;
}

/**
 * The hints on the decision that is open in a state, the most particular first; none where nothing is to be decided,
 * and none until they are loaded.
 */
export const loadedHints = (kind: GameId, now: unknown): readonly Hint[] =>
  hintsModule(kind)()?.hintsOf(now) ?? [];
