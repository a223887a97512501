import { GOODS } from '#shared/games/merchants/things.ts';
import { NONSENSE, type Try } from '../../../worker/support/tries.ts';

/**
 * Commits a player might send to learn what they may not see: moves that only the holder of a card could make, and
 * moves that use what the move before would draw. All of them must be refused.
 */
export const tries: readonly (readonly Try[])[] = GOODS.flatMap((good) => [
  [{ type: 'load', good }, NONSENSE],
  [{ type: 'exchange', ship: 0, good }, NONSENSE],
  [{ type: 'buyShip', good }, NONSENSE],
  [{ type: 'play', good, spaces: [0] }, NONSENSE],
  [{ type: 'play', good, spaces: [0, 1, 2, 3, 4, 5] }, NONSENSE],
  [{ type: 'pass' }, { type: 'play', good, spaces: [0, 1] }, NONSENSE],
  // Draws cards, then asks for something that only some cards allow.
  [{ type: 'pass' }, { type: 'officeDraw' }, { type: 'play', good, spaces: [0, 1] }],
  [{ type: 'officeDraw' }, { type: 'play', good, spaces: [0, 1] }],
  [{ type: 'pass' }, { type: 'draw' }, { type: 'play', good, spaces: [0] }],
  [{ type: 'draw' }, { type: 'play', good, spaces: [0] }],
]);
