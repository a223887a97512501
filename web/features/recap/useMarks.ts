import { useSignalEffect, type Signal } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import { sinceOwnMove, type RecapSpan } from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';
import type { Past } from '../../table/history.ts';

interface Marking {
  readonly game: Game;
  readonly view: GameView;
  readonly boardOverride: Signal<Partial<AnyScene>>;
  readonly recap: Signal<RecapSpan | undefined>;
}

/** Is the viewer putting together moves? */
export const isDrafting = ({ planned, partial }: Pick<Game, 'planned' | 'partial'>): boolean =>
  planned.value.length > 0 || partial.value !== null;

/**
 * Marks on the board what changed since the viewer's own last move, while no recap says otherwise. A draft has the board
 * to itself.
 */
export function useMarks({ game, view, boardOverride, recap }: Marking, past: Past | undefined): void {
  const isRunning = view.status === 'running';
  useSignalEffect(() => {
    const log = game.log.value;
    const drafting = isDrafting(game);
    if (recap.value !== undefined) return;
    const after = sinceOwnMove({ you: game.you.value, log });
    const since =
      after === undefined || drafting || !isRunning || past === undefined ? undefined : past(log, after);
    const shown = boardOverride.peek();
    const isShown = shown.since === since && Object.keys(shown).length === (since === undefined ? 0 : 1);
    if (!isShown) boardOverride.value = since === undefined ? {} : { since };
  });
}
