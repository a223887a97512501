import type { AnyOfferRules, AnyRules } from '../kernel/rules.ts';
import type { GameId } from './meta.ts';

/** Loads a game whole: for the Worker, the terminal, tests and the checker. */
export const games: { readonly [id in GameId]: () => Promise<AnyRules> } = {
  goa: async () => (await import('./goa/index.ts')).rules,
  merchants: async () => (await import('./merchants/index.ts')).rules,
};

/** Loads who decides what: for the page, which fetches only the game it shows, and the rest of it later. */
export const tables: { readonly [id in GameId]: () => Promise<AnyOfferRules> } = {
  goa: async () => (await import('./goa/table.ts')).table,
  merchants: async () => (await import('./merchants/table.ts')).table,
};
