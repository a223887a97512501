// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import { meta as merchants } from './merchants/meta.ts';
import { meta as goa } from './goa/meta.ts';

/** The `meta` of every game, importable without its rules. */
export const metas = { merchants, goa } as const;
