/** What answers a request about the table: the way back to a seat, the open question, or the turn's title. */
const ANSWERS = ['.own-seat', '#question-title', '#turn-title'];

/** Leads to the answer once it is drawn: on a phone it stands far above the button that was tapped. */
export function showAnswer(): void {
  requestAnimationFrame(() => {
    const answer = ANSWERS.map((one) => document.querySelector(one)).find((one) => one !== null);
    if (!(answer instanceof HTMLElement)) return;
    answer.focus({ preventScroll: true }); // a screen reader reads it
    (answer.closest('.card') ?? answer).scrollIntoView({ block: 'nearest' });
  });
}
