/** Brings the first thing marked on the board into view, if it is not; at once, and no further than needed. */
export function showChanged(): void {
  document.querySelector('[data-changed]')?.scrollIntoView({ block: 'nearest' });
}
