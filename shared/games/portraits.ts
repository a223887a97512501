// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import type { AnyPortrait } from '../art/portrait.ts';
import type { GameId } from './meta.ts';

/** Loads how a game's table is drawn in a few drawings. */
export const portraits: { readonly [id in GameId]: () => Promise<AnyPortrait> } = {
  merchants: async () => (await import('./merchants/portrait.ts')).portrait,
  goa: async () => (await import('./goa/portrait.ts')).portrait,
};
