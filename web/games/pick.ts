import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** What a player has taken up or looks at, before it is a move; no part of the game. */
export interface Picked<P> {
  readonly pick: P | null;
  take(taken: P | null): void;
}

/**
 * What is taken up at the table: dropped by Escape, and when `decision` changes, for it belonged to the one before; but
 * for what was taken up by the very tap that has changed the decision.
 */
export function usePick<P>(...decision: readonly unknown[]): Picked<P> {
  const pick = useSignal<P | null>(null);
  const isFresh = useRef(false);
  useEffect(() => {
    if (!isFresh.current) pick.value = null;
  }, [pick, ...decision]);
  useEffect(() => {
    isFresh.current = false;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || pick.peek() === null) return;
      event.preventDefault(); // this step back is taken here
      pick.value = null;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [pick]);
  const take = (taken: P | null): void => {
    isFresh.current = true;
    pick.value = taken;
  };
  return { pick: pick.value, take };
}
