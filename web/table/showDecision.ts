import { bringIntoSight, foremost } from '../ui/sight.ts';

/** Who has read something goes on from what is asked; the choices come into sight, as they do when the page opens. */
export function showDecision(): void {
  document.getElementById('turn-title')?.focus({ preventScroll: true });
  if (document.querySelector('.turn-bar.yours') === null) return;
  bringIntoSight(foremost(document));
}
