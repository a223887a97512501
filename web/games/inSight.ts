import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { showNext } from '../ui/sight.ts';

/**
 * On a small screen, scrolls the next choice into view, when the page is opened and whenever `decision` changes.
 * Does nothing if `decision` begins with null: then there is nothing to choose on the board.
 */
export function useInSight(board: RefObject<HTMLElement | null>, ...decision: readonly unknown[]): void {
  const opened = useRef(false);
  useEffect(() => {
    const isOpening = !opened.current;
    opened.current = true;
    if (decision[0] === null) return;
    if (board.current) showNext(board.current, isOpening);
  }, [board, ...decision]);
}
