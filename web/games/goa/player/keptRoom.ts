import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { route } from '../../../routes.ts';

/** The height of the other players' part, for player.css. */
const HEIGHT = '--others';

const gameShown = (): string | undefined => (route.value.page === 'game' ? route.value.game : undefined);

/** The game whose height is kept. */
let kept: string | undefined;

// The players of another game need another height.
effect(() => {
  const shown = gameShown();
  if (shown === undefined || shown === kept) return;
  kept = shown;
  document.documentElement.style.removeProperty(HEIGHT);
});

/**
 * Keeps the part's height, when it leaves, as its room for the way back from another page: what is below may be in view at
 * once then. The whole page inherits it, so while the part stays it is not written: every element would get its style anew.
 */
export function useKeptRoom(isWhole: boolean) {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    if (!isWhole || current === null) return undefined;
    const game = kept;
    return () => {
      if (game === kept) document.documentElement.style.setProperty(HEIGHT, `${current.offsetHeight}px`);
    };
  }, [isWhole]);
  return part;
}
