import { GAMES } from './list.ts';
import { metas } from './metas.ts';

export { metas };

export type GameId = keyof typeof metas;

/** The ids of all games. */
export const gameIds = Object.keys(metas) as readonly GameId[]; // as the type of `metas` says

/** The game that is proposed where none is named. */
export const [FIRST_GAME] = GAMES;

export const isGameId = (id: string): id is GameId => Object.hasOwn(metas, id);
