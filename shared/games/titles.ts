// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import { title as merchants } from './merchants/words/title.ts';
import { title as goa } from './goa/words/title.ts';
import type { GameId } from './meta.ts';

/** The titles of all games, the same in every language. */
export const titles: { readonly [id in GameId as `game.${id}`]: string } = { ...merchants, ...goa };
