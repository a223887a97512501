import type { AnyRules } from '../kernel/rules.ts';
import type { GameId } from './meta.ts';

/** Loads all rules of a game: for the Worker, the terminal, tests and the checker. */
export const games: { readonly [id in GameId]: () => Promise<AnyRules> } = {
  goa: async () => (await import('./goa/index.ts')).rules,
  merchants: async () => (await import('./merchants/index.ts')).rules,
};
