import { showDecision } from '../showDecision.ts';

/** What answers a request: why it failed, the way back to a seat, the open question. */
const ANSWERS = ['.notice-error', '.own-seat', '#question-title'];

/**
 * Leads to the answer once it is drawn, or to what is asked now. On a phone it stands far above the button that was tapped,
 * and beside a board over a column that was scrolled down.
 */
export function showAnswer(): void {
  requestAnimationFrame(() => {
    document.querySelector('.side')?.scrollTo(0, 0);
    const answer = ANSWERS.map((one) => document.querySelector(one)).find((one) => one !== null);
    if (!(answer instanceof HTMLElement)) return showDecision();
    answer.focus({ preventScroll: true }); // a screen reader reads it
    (answer.closest('.card') ?? answer).scrollIntoView({ block: 'nearest' });
  });
}
