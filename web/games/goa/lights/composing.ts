import type { Move } from '../../../../shared/games/goa/moves.ts';
import { aside, isAside } from './aside.ts';
import { modified } from './modified.ts';
import type { Asked, Board } from './offers.ts';
import { starts } from './starts.ts';

export { wanting } from './wanting.ts';

/** What can be tapped while a move is being put together. */
export function composing(own: Asked, board: Board, partial: Move): void {
  if (isAside(partial)) return aside(own, board, partial);
  starts(own, board);
  modified(own, board, partial);
}
