import type { AnyRules } from '../kernel/rules.ts';
import type { GameId } from './meta.ts';

/** Loads a game's rules; the page fetches only the game it shows. */
export const games: { readonly [id in GameId]: () => Promise<AnyRules> } = {
  goa: async () => (await import('./goa/index.ts')).rules,
  merchants: async () => (await import('./merchants/index.ts')).rules,
};
