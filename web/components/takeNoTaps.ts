/** By then (ms) a double tap is over. */
const OVER = 400;

/**
 * For a moment after Send, what comes under the finger in the turn bar answers no tap (turnBar.css). The second half of a
 * double tap would pass, or open something, before the player has read what they are asked now.
 */
export function takeNoTaps(bar: HTMLElement | null): void {
  if (bar === null) return;
  bar.dataset.settling = '';
  setTimeout(() => delete bar.dataset.settling, OVER);
}
