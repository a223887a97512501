import { useSignalEffect, type Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import {
  absenceOnReturn,
  hasMovedSince,
  noteSeen,
  recapAfterReturn,
  type RecapSpan,
} from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { useVisible } from '../../ui/visible.ts';

interface Looking {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
  /** The recapReserved that the table keeps for the recap. */
  readonly recapReserved: Signal<boolean>;
  readonly recap: Signal<RecapSpan | undefined>;
}

/**
 * Opens the recap when the viewer comes back to rows they have not seen, and closes it once they move. Returns what closes
 * it.
 */
export function useRecap({ game, view, platform, recapReserved, recap }: Looking): () => void {
  const visible = useVisible();
  const away = useRef(true);
  const close = (): void => {
    recap.value = undefined;
    recapReserved.value = false;
  };
  useSignalEffect(() => {
    const log = game.log.value;
    const logView = { game: view.id, you: game.you.value, log };
    const open = recap.peek();
    if (open !== undefined && hasMovedSince(open.to, logView)) close();
    if (log.length < game.position.value.seq) return;
    if (!visible.value) away.current = true;
    else if (away.current) {
      away.current = false;
      recap.value = recapAfterReturn(recap.peek(), absenceOnReturn(platform, logView));
      if (recap.peek() === undefined) recapReserved.value = false;
    } else noteSeen(platform, logView);
  });
  return close;
}
