import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyChronicle, AnyGameUi } from '../../games/gameUi.ts';

/** A game's own part in log and history; `waiting` while it is being fetched, undefined where it has none. */
export function useChronicle(drawing: AnyGameUi): AnyChronicle | undefined | 'waiting' {
  const found = useSignal<AnyChronicle | undefined | 'waiting'>(
    drawing.chronicle === undefined ? undefined : 'waiting',
  );
  useEffect(() => {
    if (drawing.chronicle === undefined) return;
    drawing.chronicle().then(
      (chronicle) => (found.value = chronicle),
      () => (found.value = undefined), // the log can do without
    );
  }, [drawing, found]);
  return found.value;
}
