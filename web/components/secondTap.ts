/** A tap on a button, as it was before the button answered. */
export interface Tap {
  /** What was hit; the same object for the same thing. */
  readonly on: unknown;
  /** What it said. */
  readonly text: string;
  /** Where (px) and when (ms). */
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** So soon (ms) and so near (px), a second tap belongs to the first. */
const SOON = 400;
const NEAR = 24;

/**
 * Is this the second half of a double tap, on something that has come under the finger since? Then it is meant for what the
 * first has hit: answering it would pass, or send, what the player has not even read.
 */
export const isSecond = (first: Tap | undefined, tap: Tap): boolean =>
  first !== undefined &&
  tap.at - first.at < SOON &&
  Math.hypot(tap.x - first.x, tap.y - first.y) < NEAR &&
  (tap.on !== first.on || tap.text !== first.text);

/** The last tap on a button of the turn bar; later halves of the same double tap only make it younger. */
let first: Tap | undefined;

function heed(event: MouseEvent): void {
  const { target, detail, clientX: x, clientY: y, timeStamp: at } = event;
  if (detail === 0 || !(target instanceof Element)) return; // by the keyboard
  const on = target.closest('button, summary, a, label') ?? target;
  const tap = { on, text: on.textContent, x, y, at };
  if (isSecond(first, tap)) {
    first = first && { ...first, at };
    event.preventDefault();
    event.stopImmediatePropagation();
  } else first = on.matches('.turn-bar button') ? tap : undefined;
}

// Before what was tapped answers. Tests of the bar's words have no page.
if ('addEventListener' in globalThis) addEventListener('click', heed, true);
