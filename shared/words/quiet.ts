import type { GameId } from '../games/meta.ts';

/** By game: events that get no sentence in page and mail, because others say the same. */
export const quiet: Readonly<Record<GameId, ReadonlySet<string>>> = {
  goa: new Set(['stepBegan', 'cardsShuffled', 'plantationLaid', 'revealedDiscarded']),
  merchants: new Set(['stepBegan', 'shuffled']),
};
