import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Fetched apart: the first choice does not wait for it. */
export const sight = () => import('../components/sight.ts');

/**
 * On a small screen, scrolls the next choice into view, when the page is opened and whenever `decision` changes.
 * Does nothing if `decision` begins with null: then there is nothing to choose on the board. Waits until the board is
 * `drawn`.
 */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  drawn: boolean,
  ...decision: readonly unknown[]
): void {
  const opened = useRef(false);
  useEffect(() => {
    if (!drawn) return;
    const isOpening = !opened.current;
    opened.current = true;
    if (decision[0] === null) return;
    sight().then(
      ({ showNext }) => board.current && showNext(board.current, isOpening),
      () => undefined, // if it cannot be loaded, the page works without it
    );
  }, [board, drawn, ...decision]);
}
