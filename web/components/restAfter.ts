import { useEffect } from 'preact/hooks';
import { markInteractive } from '../interactive.ts';

/** By then (ms) what has been drawn is on the screen, and is not held up by what is fetched next. */
const ON_SCREEN = 100;

/** Lets the rest of the page come once this has been drawn. */
export function useRestAfter(isDrawn: boolean): void {
  useEffect(() => {
    if (isDrawn) setTimeout(markInteractive, ON_SCREEN);
  }, [isDrawn]);
}
