import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type * as Sight from '../components/sight.ts';

/** What scrolls is fetched apart: the first choice does not wait for it. If it cannot be loaded, the page works without it. */
export const withSight = (scroll: (its: typeof Sight) => void): void => {
  import('../components/sight.ts').then(scroll, () => undefined);
};

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
    withSight(({ showNext }) => board.current && showNext(board.current, isOpening));
  }, [board, drawn, ...decision]);
}
