/** By then (ms) a double tap is over. */
const OVER = 400;

/**
 * For a moment what comes under the finger answers no tap (turnBar.css): the whole turn bar after Send, and Send after a
 * choice. The second half of a double tap would pass, open or send something before the player has read it.
 */
export function takeNoTaps(place: HTMLElement | null): void {
  if (place === null) return;
  place.dataset.settling = '';
  setTimeout(() => delete place.dataset.settling, OVER);
}
