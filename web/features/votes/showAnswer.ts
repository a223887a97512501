import { showDecision } from '../../table/showDecision.ts';

/** What answers a request: why it failed, the way back to a seat, the open question. */
const ANSWERS = ['.notice-error', '.own-seat', '#question-title'];

/**
 * Leads to the answer once it is drawn, or to what is asked now. On a phone it stands far above the button that was tapped,
 * and beside a board over a column that was scrolled down.
 */
export const showAnswer = (): void => leadTo(ANSWERS);

/** The same to the first of these that is there. */
export function leadTo(places: readonly string[]): void {
  requestAnimationFrame(() => {
    document.querySelector('.side')?.scrollTo(0, 0);
    const found = places.map((one) => document.querySelector(one)).find((one) => one !== null);
    if (!(found instanceof HTMLElement)) return showDecision();
    found.focus({ preventScroll: true }); // a screen reader reads it
    (found.closest('.card') ?? found).scrollIntoView({ block: 'nearest' });
  });
}
