import { meta as goa } from './goa/meta.ts';
import { meta as merchants } from './merchants/meta.ts';

/** The `meta` of every game, importable without its rules. */
export const metas = { merchants, goa } as const;

export type GameId = keyof typeof metas;

/** The ids of all games. */
export const gameIds = Object.keys(metas) as readonly GameId[]; // as the type of `metas` says

/** The game that is proposed where none is named. */
export const FIRST_GAME: GameId = 'merchants';

export const isGameId = (id: string): id is GameId => Object.hasOwn(metas, id);
