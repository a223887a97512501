// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import { meta as merchants, title as merchantsTitle } from './merchants/meta.ts';
import { meta as goa, title as goaTitle } from './goa/meta.ts';

/** The `meta` of every game, importable without its rules. */
export const metas = { merchants, goa } as const;

/** The titles of all games, the same in every language. */
export const titles: { readonly [id in keyof typeof metas as `game.${id}`]: string } = {
  ...merchantsTitle,
  ...goaTitle,
};
