import type { GameId } from '#shared/games/meta.ts';
import { OFFICE_DRAW } from '#shared/games/merchants/meta.ts';
import { invariants as goa } from '../games/goa/invariants.ts';
import { OPTIONS } from '../games/goa/options.ts';
import { invariants as merchants } from '../games/merchants/invariants.ts';

/** What general tests need of each game. */
export interface TestedGame {
  /** Every set of options worth playing. */
  readonly options: readonly unknown[];
  /** The invariants that a state after the set-up breaks, as sentences. */
  invariants(state: unknown): string[];
}

const game = <S>(options: readonly unknown[], invariants: (state: S) => string[]): TestedGame => ({
  options,
  invariants: (state) => invariants(state as S), // states come from the game's own rules
});

export const testedGames: Readonly<Record<GameId, TestedGame>> = {
  goa: game(OPTIONS, goa),
  merchants: game(
    OFFICE_DRAW.map((officeDraw) => ({ officeDraw })),
    merchants,
  ),
};
