import { useSignalEffect, type Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import { comeBack, hasMovedSince, stay, toldAfterLook, type Told } from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { useVisible } from '../../ui/visible.ts';

interface Looking {
  readonly game: Game;
  readonly view: GameView;
  readonly world: Platform;
  /** The room that the table keeps for the recap. */
  readonly room: Signal<boolean>;
  readonly told: Signal<Told | undefined>;
}

/**
 * Opens the recap when the viewer comes back to rows they have not seen, and closes it once they move. Returns what closes
 * it.
 */
export function useTold({ game, view, world: platform, room, told }: Looking): () => void {
  const visible = useVisible();
  const away = useRef(true);
  const close = (): void => {
    told.value = undefined;
    room.value = false;
  };
  useSignalEffect(() => {
    const log = game.log.value;
    const sight = { game: view.id, you: game.you.value, log };
    const open = told.peek();
    if (open !== undefined && hasMovedSince(open.to, sight)) close();
    if (log.length < game.position.value.seq) return;
    if (!visible.value) away.current = true;
    else if (away.current) {
      away.current = false;
      told.value = toldAfterLook(told.peek(), comeBack(platform, sight));
      if (told.peek() === undefined) room.value = false;
    } else stay(platform, sight);
  });
  return close;
}
