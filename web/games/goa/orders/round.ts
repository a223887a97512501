import { roundInGame } from '#shared/games/goa/orders/common.ts';
import type { State } from '#shared/games/goa/state.ts';

/** The round that a bid sheet or a wish list is written for. */
export interface RoundAhead {
  /** Its number in the game: 1–4 in phase A, 5–8 in phase B. */
  readonly round: number;
  /** Its auctions have begun, or its markers are being placed. */
  readonly isNow: boolean;
  /** The tiles on the board are those of this round. */
  readonly hasTiles: boolean;
}

/** The round whose auctions are in front of the players; undefined after the last one. */
export function roundAhead(state: State): RoundAhead | undefined {
  const now = roundInGame(state);
  switch (state.step.phase) {
    case 'placing':
    case 'auction':
      return { round: now, isNow: true, hasTiles: true };
    case 'setup':
    case 'quickStart':
      return { round: Math.max(1, now), isNow: false, hasTiles: true };
    case 'turn':
    case 'extra':
      return now < 2 * state.figures.rounds
        ? { round: now + 1, isNow: false, hasTiles: now !== state.figures.rounds }
        : undefined;
    case 'over':
      return undefined;
  }
}
