import type { Game } from './game.ts';

/** Are all rows of the log there? What tells of the whole game would be wrong of a part of it. */
export const isLogWhole = ({ log, position }: Pick<Game, 'log' | 'position'>): boolean =>
  log.value.length >= position.value.seq;
