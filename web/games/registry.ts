// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import type { GameId } from '#shared/games/meta.ts';
import type { GameLoaders } from './gameLoaders.ts';
import { page as merchants } from './merchants/page.ts';
import { page as goa } from './goa/page.ts';

/** The games of the page. */
export const pages: { readonly [id in GameId]: GameLoaders } = { merchants, goa };
