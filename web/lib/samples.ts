import { gameIds, type GameId } from '#shared/games/meta.ts';

/** Finished games to look through, by the id they have in addresses; the service knows nothing of them. */
export const SAMPLES: Readonly<Record<string, GameId>> = Object.fromEntries(
  gameIds.map((game) => [`sample-${game}`, game]),
);

/** Tables where a first round is guided, by the id they have in addresses. */
export const GUIDED: Readonly<Record<string, GameId>> = Object.fromEntries(
  gameIds.map((game) => [`first-${game}`, game]),
);

/** The id that a game from a file has in addresses. Its table is where the file is chosen. */
export const REPLAY = 'replay';
