/** Selectors of targets, the most important first: what is open, what is put together, its fields or goods, all targets. */
const CHOICES = ['.explain.usable', '.desk', '.field.lit', '.good-heap.lit', '.lit'];

/** Selectors of what is scrolled into view; also the cards revealed for a decision, and the lot that one bids for. */
const WANTED = ['.explain', '.desk, .revealed', '.field.lit', '.good-heap.lit', '.lit', '.lot:not(.order)'];
/** What somebody else may open who is not asked. */
const OPENED = ['.explain'];
/** The player has something to choose, on the board or in the bar. */
const ASKED = '.lit, .turn-bar.yours :is(.knob, .dial)';

/** Everything of the first kind (a selector) that is there at all. */
export const foremost = (root: ParentNode, kinds: readonly string[] = CHOICES): readonly Element[] =>
  kinds.map((kind) => [...root.querySelectorAll(kind)]).find(({ length }) => length > 0) ?? [];

/** Is the turn bar at the foot of a narrow screen (as in table.css)? */
const isNarrow = (): boolean => matchMedia('(max-width: 63.99rem)').matches;

/** Above this, in px from the top, things are seen: where a turn bar begins that lies over the foot of the page. */
export function footOf(bar: Element | null): number {
  const isOver = bar !== null && getComputedStyle(bar).position === 'sticky';
  return isOver ? bar.getBoundingClientRect().top : innerHeight;
}

/** Tells these how high the bar is. (Told to the whole page, it would be styled anew.) */
export function tellBar(things: readonly Element[], foot: number): void {
  for (const thing of things)
    if (thing instanceof HTMLElement) thing.style.setProperty('--bar', `${innerHeight - foot}px`);
}

/** Scrolls to the first of them; on a narrow screen so far that of the others as many as find room are seen. */
export function bringIntoSight(things: readonly Element[]): void {
  if (things.length === 0) return; // where the bar begins would be asked for nothing, and that lays out the page once more
  const some = isNarrow() ? things : things.slice(0, 1);
  tellBar(some, footOf(document.querySelector('.turn-bar')));
  for (const thing of some.toReversed()) thing.scrollIntoView({ block: 'nearest' });
}

/**
 * Has the player moved the page, opened something or written since they last chose something? Then they read, and what
 * others do leaves the page where it is: the bar says whose turn it is, and leads to the choices (`ToBoard`).
 */
let isReading = false;

/** Where one chooses: targets on the board, what is put together there, and the bar. */
const CHOOSING = '.lit, .primary, .desk, .counter, .turn-bar';

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** Has the page shown the choices by itself, and nobody touched it since? Then they may be brought into sight again. */
let isShown = false;
export const isAsShown = (): boolean => isShown;

const read = (): void => void (isReading = true);

let isWatched = false;
/** Watches what the player does, from the first board on. */
function watchPlayer(): void {
  if (isWatched) return;
  isWatched = true;
  for (const gesture of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(gesture, () => void (isShown = false), { passive: true, capture: true });
  for (const gesture of ['touchmove', 'wheel']) addEventListener(gesture, read, { passive: true });
  addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && read());
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null) isReading = button.closest(CHOOSING) === null;
    },
    true, // what is tapped may be gone afterwards
  );
}

/**
 * Scrolls the next targets into view, if the player is asked. When the page opens, it does so only if no recap is shown
 * first.
 */
export function showNext(board: ParentNode, isOpening: boolean): void {
  watchPlayer();
  if (isOpening) isReading = false; // what was read before is another page
  const isTelling = isOpening && document.querySelector('.since-place.kept, .since-place > *') !== null;
  if (isTelling || isReading) return;
  isShown = isOpening;
  const isAsked = isOpening || document.querySelector(ASKED) !== null;
  bringIntoSight(foremost(board, isAsked ? WANTED : OPENED));
}
