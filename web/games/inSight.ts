import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const sight = () => import('../components/sight.ts');

/**
 * On a small screen, brings what can be chosen next into sight, when the page is opened and whenever `decision` changes;
 * not where that begins with null, for then nothing has to be chosen there.
 */
export function useInSight(board: RefObject<HTMLElement | null>, ...decision: readonly unknown[]): void {
  const opened = useRef(false);
  useEffect(() => {
    const isOpening = !opened.current;
    opened.current = true;
    if (decision[0] === null) return;
    sight().then(
      ({ showNext }) => board.current && showNext(board.current, isOpening),
      () => undefined, // what cannot be fetched is done without
    );
  }, [board, ...decision]);
}
