// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import type { GameId } from '#shared/games/meta.ts';
import { introduction as merchants } from './merchants/introduction.ts';
import { introduction as goa } from './goa/introduction.ts';
import type { Introduction } from './introduction.ts';

/** What the page says of every game before one is opened. */
export const introductions: { readonly [id in GameId]: Introduction } = { merchants, goa };
