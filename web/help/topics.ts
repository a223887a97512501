import { gameIds, type GameId } from '#shared/games/meta.ts';

/** The topics of the help: how to play on this site, and the rules of each game. */
export const TOPICS = ['playing', ...gameIds] as const;
export type Topic = 'playing' | GameId;

/** The topic of a page below `/help`; undefined for none. */
export const topicAt = (name: string): Topic | undefined =>
  name === '' ? 'playing' : TOPICS.find((topic) => topic === name && topic !== 'playing');
