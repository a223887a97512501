// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import type { GameId } from '#shared/games/meta.ts';
import { introduction as merchants } from './merchants/introduction.ts';
import { introduction as goa } from './goa/introduction.ts';
import type { Introduction } from './introduction.ts';

/** The games of the page: what it knows of each before one is opened, and how it loads the rest. */
export const webGames: { readonly [id in GameId]: Introduction } = { merchants, goa };
