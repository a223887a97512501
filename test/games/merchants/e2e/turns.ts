import type { Locator, Page } from 'playwright-core';
import { movesAnswer } from '../../../e2e/support/browser.ts';

/** Plays Merchants as a person would: by what lies on the board and in the bar, found by role and name. */

/** What is asked of this page's player; not there while it is somebody else's turn. */
export const turnBar = (page: Page): Locator => page.getByRole('region', { name: /Your turn/ });

const heading = (page: Page): Locator => turnBar(page).getByRole('heading', { level: 2 });

/** All is decided: the turn can only be sent. */
export const READY = /ready to send/i;

/** What is asked now, or `READY`. Waits while the turn that was sent is still shown as ready. */
export async function questionOf(page: Page): Promise<string> {
  const sendable = turnBar(page).getByRole('button', { name: /^Send/, disabled: false });
  await heading(page).filter({ hasNotText: READY }).or(sendable).first().waitFor();
  return heading(page).innerText();
}

/** Waits until something else is asked than `question`: what was chosen has been taken up. */
export const changed = (page: Page, question: string): Promise<void> =>
  heading(page).filter({ hasNotText: question }).waitFor();

/** How things are pressed. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** As an impatient one does. */
  insist(target: Locator): Promise<void>;
}
export const MOUSE: Hand = { press: (target) => target.click(), insist: (target) => target.dblclick() };
export const FINGER: Hand = { press: (target) => target.tap(), insist: (target) => target.tap() };

/** Makes one decision after the other until something must be sent, then sends it. */
export async function playTurn(page: Page, turn: number, hand = MOUSE): Promise<void> {
  while (await decide(page, turn, hand));
  await send(page, hand);
  await Promise.any([
    turnBar(page).waitFor({ state: 'detached' }),
    heading(page).filter({ hasNotText: READY }).waitFor(), // the turn goes on
  ]);
}

/** One decision; true if another follows before sending. */
export async function decide(page: Page, turn: number, hand = MOUSE): Promise<boolean> {
  const question = await questionOf(page);
  const more = await answer(page, question, turn, hand);
  if (more) await changed(page, question);
  return more;
}

async function answer(page: Page, question: string, turn: number, { press }: Hand): Promise<boolean> {
  const button = (name: RegExp): Locator => page.getByRole('main').getByRole('button', { name });
  const then = (target: Locator, more = false): Promise<boolean> => press(target).then(() => more);
  if (/load/i.test(question)) return then(button(/^Load/).nth(turn % 6));
  if (/office/i.test(question)) return then(button(/^Draw a card/));
  if (/docks/i.test(question)) {
    await press(button(/^Ship \d/).first());
    return then(button(/^Exchange/).first(), true);
  }
  if (/or pass/i.test(question)) {
    const cards = button(/you can buy it$/);
    const chosen = turn % ((await cards.count()) + 1);
    if (chosen === 0) return then(button(/^Pass/), true);
    const card = cards.nth(chosen - 1);
    // What was looked at while others played is open still.
    if ((await card.getAttribute('aria-expanded')) === 'false') await press(card);
    return then(button(/^Buy/).first(), true);
  }
  const play = button(/^Play/);
  if (turn % 3 === 0 || (await play.count()) === 0) return then(button(/^Draw/));
  await press(play.first());
  return then(button(/on space/).nth(turn % 6));
}

/** Sends with an impatient finger: a double click is one commit. */
export async function send(page: Page, { insist }: Hand): Promise<void> {
  const button = turnBar(page).getByRole('button', { name: /^Send/ });
  const [response] = await Promise.all([movesAnswer(page), insist(button)]);
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  await button.waitFor({ state: 'detached' }); // bots may have played on before anybody could read “Sent.”
}
