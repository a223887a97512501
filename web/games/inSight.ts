import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What is brought into sight, the foremost first: what was opened, what is put together, what can be tapped. */
const WANTED = ['.explain', '.desk', '.field.lit', '.lit'];

/**
 * On a small screen, brings what can be chosen next into sight, whenever `decision` changes; not when the page is
 * opened.
 */
export function useInSight(board: RefObject<HTMLElement | null>, ...decision: readonly unknown[]): void {
  const opened = useRef(false);
  useEffect(() => {
    const found = WANTED.map((wanted) => board.current?.querySelector(wanted)).find((one) => one);
    if (opened.current) found?.scrollIntoView({ block: 'nearest' });
    opened.current = true;
  }, [board, ...decision]);
}
