import { useEffect } from 'preact/hooks';

/** So high (px) the bar is now and then on a phone. */
const ROOM = 240;

/**
 * On a phone the bar of a page scrolled to its end stands above the page's foot. What the bar tells changes with every
 * move: the room that it does not need is kept below it, so that the foot stays where it is (`--bar-room` in table.css).
 * A resize observer tells once the foot has moved, and that counts as a jump.
 */
export function useBarRoom(): void {
  useEffect(() => {
    const bar = document.querySelector('.turn-bar');
    if (!(bar instanceof HTMLElement)) return undefined;
    const keep = (): void => bar.style.setProperty('--bar-room', `${Math.max(0, ROOM - bar.offsetHeight)}px`);
    keep();
    const changed = new MutationObserver(keep);
    changed.observe(bar, { subtree: true, childList: true, characterData: true });
    return () => changed.disconnect();
  }, []);
}
