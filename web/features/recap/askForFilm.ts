import type { Signal } from '@preact/signals';
import { sinceOwnMove, type RecapSpan } from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';

/** Opens the recap with the film of what came since the viewer's own last move, if anything did. */
export function askForFilm(game: Game, recap: Signal<RecapSpan | undefined>): void {
  const log = game.log.peek();
  const after = sinceOwnMove({ you: game.you.peek(), log });
  if (after === undefined) return;
  recap.value = { after, to: log.length, asked: (recap.peek()?.asked ?? 0) + 1 };
}
