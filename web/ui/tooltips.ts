/** Selector of elements that answer a tap themselves. */
const ACTIVE = 'a, button, summary, input, select, textarea, label';

/** Pixels between a tip and its picture. */
const GAP = 8;

/**
 * A finger cannot hover: a tap on a picture or figure shows its title, until the next touch.
 * Screen readers have these words beside the picture.
 */
export function showTooltipsOnTouch(): void {
  const tip = document.createElement('p');
  tip.className = 'tip';
  tip.hidden = true;
  tip.ariaHidden = 'true';
  document.body.append(tip);
  let shown: HTMLElement | null = null;
  let last: HTMLElement | null = null;
  const hide = (): void => {
    tip.hidden = true;
    shown = null;
  };
  addEventListener('pointerdown', () => {
    last = shown;
    hide();
  });
  // A finger that scrolls has hidden it; where the page scrolls by itself, it stays beside its picture.
  const follow = (): void => (shown?.isConnected ? putBeside(tip, shown) : hide());
  addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('pointerup', ({ target, pointerType }) => {
    const titled = target instanceof Element ? target.closest<HTMLElement>('[title]') : null;
    if (pointerType === 'mouse' || titled === null || titled === last || titled.closest(ACTIVE) !== null)
      return;
    shown = titled;
    tip.textContent = titled.title;
    tip.hidden = false;
    putBeside(tip, titled);
  });
}

/**
 * Above the thing, where the finger does not cover it; below, if there is no room above. The tip's scroll margin is what it
 * keeps from the edges of the screen, and from what is cut out of it.
 */
function putBeside(tip: HTMLElement, thing: HTMLElement): void {
  const { left, width, top, bottom } = thing.getBoundingClientRect();
  const edges = getComputedStyle(tip);
  const most = document.documentElement.clientWidth - tip.offsetWidth - parseFloat(edges.scrollMarginRight);
  const middle = left + width / 2 - tip.offsetWidth / 2;
  const above = top - tip.offsetHeight - GAP;
  tip.style.left = `${Math.max(parseFloat(edges.scrollMarginLeft), Math.min(middle, most))}px`;
  tip.style.top = `${above < parseFloat(edges.scrollMarginTop) ? bottom + GAP : above}px`;
}
