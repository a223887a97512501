// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import type { AnyRules } from '../kernel/rules.ts';
import type { GameId } from './meta.ts';

/** Loads all rules of a game: for the Worker, the terminal, tests and the checker. */
export const games: { readonly [id in GameId]: () => Promise<AnyRules> } = {
  merchants: async () => (await import('./merchants/index.ts')).rules,
  goa: async () => (await import('./goa/index.ts')).rules,
};
