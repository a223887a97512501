/** By then (ms) a double tap is over. */
const OVER = 400;

/**
 * For a moment what comes under the finger answers no tap (page.css): the whole turn bar after Send, Send after a choice, and
 * the profile after a button. The second half of a double tap would pass, open or send something before it has been read.
 */
export function takeNoTaps(place: HTMLElement | null): void {
  if (place === null) return;
  place.dataset.settling = '';
  setTimeout(() => delete place.dataset.settling, OVER);
}
