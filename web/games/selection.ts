import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** What a player has picked up or looks at, before it is a move. It is not part of the game. */
export interface SelectionState<P> {
  readonly selection: P | null;
  select(taken: P | null): void;
}

/**
 * The current selection at the table. Escape clears it. A change of `decision` clears it too, because it belonged
 * to the decision before, if there was one. An exception is a selection made by the very tap that changed the decision.
 */
export function useSelection<P>(...decision: readonly unknown[]): SelectionState<P> {
  const pick = useSignal<P | null>(null);
  const isFresh = useRef(false);
  const before = useRef<unknown>(undefined);
  // Before the page is painted: what belonged to the decision before is not shown with the new one, not for a frame.
  useLayoutEffect(() => {
    if (!isFresh.current && before.current) pick.value = null;
    [before.current] = decision;
  }, [pick, ...decision]);
  useLayoutEffect(() => {
    isFresh.current = false;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || pick.peek() === null) return;
      event.preventDefault(); // Escape is handled here
      pick.value = null;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [pick]);
  const take = (taken: P | null): void => {
    isFresh.current = true;
    pick.value = taken;
  };
  return { selection: pick.value, select: take };
}
