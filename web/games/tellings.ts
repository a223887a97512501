import type { GameId } from '../../shared/games/meta.ts';
import type { AnyTellRules } from '../../shared/kernel/rules.ts';

/** Loads what a game is told by, and its words for it. */
export const tellings: { readonly [id in GameId]: () => Promise<AnyTellRules> } = {
  goa: async () => (await import('./goa/telling.ts')).telling,
  merchants: async () => (await import('./merchants/telling.ts')).telling,
};
