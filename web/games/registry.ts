import type { GameId } from '#shared/games/meta.ts';
import type { GamePage } from './gamePage.ts';
import { page as goa } from './goa/page.ts';
import { page as merchants } from './merchants/page.ts';

/** The games of the page. A new game adds its line here, and one in `introductions.ts`. */
export const pages: { readonly [id in GameId]: GamePage } = { merchants, goa };
