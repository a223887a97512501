import { useEffect, useRef } from 'preact/hooks';
import type { Ref } from 'preact';

/** Selectors of targets, the most important first: what is open, what is put together, its fields or goods, all targets. */
const CHOICES = [
  '[data-choice~=usable]',
  '[data-choice=desk]',
  '[data-choice=fields] .lit',
  '[data-choice=goods] .lit',
  '.lit',
];

/** Selectors of what is scrolled into view; also the cards revealed for a decision, and the lot that one bids for. */
const REVEALED = [
  '[data-choice~=explained]',
  '[data-choice=desk], [data-choice=revealed]',
  '[data-choice=fields] .lit',
  '[data-choice=goods] .lit',
  '.lit',
  '[data-choice=lot]',
];
/** Selector of an explanation, which can be opened by a player who is not asked. */
const EXPLANATION = ['[data-choice~=explained]'];
/** The player has something to choose, on the board or in the bar. */
const CAN_CHOOSE = '.lit, .turn-bar.yours [data-choice=knob]';

/** Everything of the first kind (a selector) that is there at all. */
export const foremostTargets = (root: ParentNode, kinds: readonly string[] = CHOICES): readonly Element[] =>
  kinds.map((kind) => [...root.querySelectorAll(kind)]).find(({ length }) => length > 0) ?? [];

/** Is the turn bar at the foot of a narrow screen (as in table.css)? */
const isNarrow = (): boolean => matchMedia('(max-width: 63.99rem)').matches;

/** Above this, in px from the top, things are seen: where a turn bar begins that lies over the foot of the page. */
export function visibleBottom(bar: Element | null): number {
  const isOver = bar !== null && getComputedStyle(bar).position === 'sticky';
  return isOver ? bar.getBoundingClientRect().top : innerHeight;
}

/** Tells these how high the bar is. (Told to the whole page, it would be styled anew.) */
export function setBarHeight(things: readonly Element[], foot: number): void {
  for (const thing of things)
    if (thing instanceof HTMLElement) thing.style.setProperty('--bar', `${innerHeight - foot}px`);
}

/** Scrolls to the first of them; on a narrow screen so far that of the others as many as find room are seen. */
export function scrollToTargets(things: readonly Element[]): void {
  if (things.length === 0) return; // where the bar begins would be asked for nothing, and that lays out the page once more
  const some = isNarrow() ? things : things.slice(0, 1);
  setBarHeight(some, visibleBottom(document.querySelector('.turn-bar')));
  for (const thing of some.toReversed()) thing.scrollIntoView({ block: 'nearest' });
}

/**
 * Has the player moved the page, opened something or written since they last chose something? Then they read, and what
 * others do leaves the page where it is: the bar says whose turn it is, and leads to the choices (`ToBoard`).
 */
let isReading = false;

/** Selector of the places where a player chooses: targets on the board, what is put together there, and the bar. */
const CONTROLS = '.lit, .primary, [data-choice=desk], [data-choice=counter], .turn-bar';

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** Has the page shown the choices by itself, and nobody touched it since? Then they may be brought into sight again. */
let untouched = false;
export const isUntouched = (): boolean => untouched;

const noteReading = (): void => void (isReading = true);

let isWatched = false;
/** Watches what the player does, from the first board on. */
function watchPlayer(): void {
  if (isWatched) return;
  isWatched = true;
  for (const gesture of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(gesture, () => void (untouched = false), { passive: true, capture: true });
  for (const gesture of ['touchmove', 'wheel']) addEventListener(gesture, noteReading, { passive: true });
  addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && noteReading());
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null) isReading = button.closest(CONTROLS) === null;
    },
    true, // what is tapped may be gone afterwards
  );
}

/**
 * Scrolls the next targets into view, if the player is asked. When the page opens, it does so only if no recap is shown
 * first.
 */
export function scrollToNextChoice(board: ParentNode, isOpening: boolean): void {
  watchPlayer();
  if (isOpening) isReading = false; // what was read before is another page
  const isTelling = isOpening && document.querySelector('.since-place.kept, .since-place > *') !== null;
  if (isTelling || isReading) return;
  untouched = isOpening;
  const isAsked = isOpening || document.querySelector(CAN_CHOOSE) !== null;
  scrollToTargets(foremostTargets(board, isAsked ? REVEALED : EXPLANATION));
}

/** Brings an element into sight when it says something new: on a phone it may be far from the button that was tapped. */
export function useScrollOnChange<T extends Element>(said: unknown): Ref<T> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (said !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return element;
}

/** Moves the focus to the decision and scrolls to its choices, as when the page opens. For players who have read something. */
export function goToDecision(): void {
  document.getElementById('turn-title')?.focus({ preventScroll: true });
  if (document.querySelector('.turn-bar.yours') === null) return;
  scrollToTargets(foremostTargets(document));
}

/** Brings the first thing marked on the board into view, if it is not; at once, and no further than needed. */
export function scrollToChanged(): void {
  document.querySelector('[data-changed]')?.scrollIntoView({ block: 'nearest' });
}
