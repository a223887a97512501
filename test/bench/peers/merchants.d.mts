import type { RecordedGame } from '../merchants.ts';

/** Version of boardgame.io that is installed. */
export const version: string;

/** Passes over all games, for a caller that times them; each throws where a game's final money differs. */
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
