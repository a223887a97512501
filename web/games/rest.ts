import type { GameId } from '../../shared/games/meta.ts';
import type { AnyRestRules } from '../../shared/kernel/rules.ts';

/** Loads what comes of decisions and how it is told, with the words for it: by the time somebody has chosen. */
export const rests: { readonly [id in GameId]: () => Promise<AnyRestRules> } = {
  goa: () => import('./goa/rest.ts').then((its) => its.rest),
  merchants: () => import('./merchants/rest.ts').then((its) => its.rest),
};
