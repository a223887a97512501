import type { RecordedGame } from '../merchants.ts';

/** The installed version of boardgame.io. */
export const version: string;

/** Passes over all games, for a caller that times them. Each throws if a game's final money differs. */
export function prepare(games: readonly RecordedGame[]): {
  readonly moves: number;
  readonly reducer: () => void;
  readonly client: () => void;
};

/** Moves per second: medians of several passes after warm-up. */
export function run(games: readonly RecordedGame[]): {
  readonly version: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly clientMovesPerSecond: number;
};
