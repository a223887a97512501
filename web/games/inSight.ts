import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * On a small screen, brings what can be chosen next into sight: the first lit thing, or what was opened. Whenever
 * `decision` changes, that is; not when the page is opened.
 */
export function useInSight(board: RefObject<HTMLElement | null>, ...decision: readonly unknown[]): void {
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) board.current?.querySelector('.explain, .lit')?.scrollIntoView({ block: 'nearest' });
    opened.current = true;
  }, [board, ...decision]);
}
