import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { scrollToNextChoice } from '../ui/scrollIntoView.ts';
import type { AnyScene } from './gameUi.ts';

/** The thing that a player has picked up or looks at, before it is a move. It is not part of the game. */
interface SelectionState<P> {
  readonly selection: P | null;
  select(taken: P | null): void;
}

/**
 * The current selection at the table. Escape clears it. The next decision clears it too, because it belonged to the one
 * before. An exception is a selection made by the very tap that changed the decision. What one reads while others play stays
 * open when one's turn comes, until one acts. (A decision with a single choice may pass by itself.)
 * @param part tells the parts of a decision apart, if it has parts
 */
export function useSelection<P>(
  { offered, events }: Pick<AnyScene, 'offered' | 'events'>,
  part?: string,
): SelectionState<P> {
  /** By the number of events, because the same state may be computed twice. */
  const decision = offered.length > 0 ? events.length : 0;
  const pick = useSignal<P | null>(null);
  const isFresh = useRef(false);
  /** The decision during which it was selected; 0: while others played. */
  const takenIn = useRef(0);
  // Before the page is painted: what belonged to the decision before is not shown with the new one, not for a frame.
  useLayoutEffect(() => {
    if (!isFresh.current && (takenIn.current > 0 || part !== undefined)) pick.value = null;
  }, [pick, decision, part]);
  useLayoutEffect(() => {
    isFresh.current = false;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || pick.peek() === null) return;
      event.preventDefault(); // Escape is handled here
      pick.value = null;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [pick]);
  const take = (taken: P | null): void => {
    isFresh.current = true;
    takenIn.current = decision;
    pick.value = taken;
  };
  return { selection: pick.value, select: take };
}

/**
 * On a small screen, scrolls the next choice into view, when the page is opened and whenever `decision` changes.
 * Does nothing if `decision` begins with null: then there is nothing to choose on the board.
 */
export function useScrollToChoice(
  board: RefObject<HTMLElement | null>,
  ...decision: readonly unknown[]
): void {
  const opened = useRef(false);
  useEffect(() => {
    const isOpening = !opened.current;
    opened.current = true;
    if (decision[0] === null) return;
    if (board.current) scrollToNextChoice(board.current, isOpening);
  }, [board, ...decision]);
}
