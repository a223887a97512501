import { meta as goa } from './goa/meta.ts';
import { meta as merchants } from './merchants/meta.ts';

/** Every game's face, importable without its rules. */
export const metas = { goa, merchants } as const;

export type GameId = keyof typeof metas;

export const isGameId = (id: string): id is GameId => Object.hasOwn(metas, id);
