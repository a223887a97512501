import type { Locator, Page } from 'playwright-core';

/** Plays Merchants as a person would: by what lies on the board and in the bar, found by role and name. */

/** What is asked of this page's player; not there while it is somebody else's turn. */
export const turnBar = (page: Page): Locator => page.getByRole('region', { name: /Your turn/ });

/** Makes one decision after the other until something must be sent, then sends it. */
export async function playTurn(page: Page, turn: number): Promise<void> {
  const asked = turnBar(page).getByRole('heading', { level: 2 });
  for (;;) {
    const question = await asked.innerText();
    const more = await decide(page, question, turn);
    if (!more) break;
    await asked.filter({ hasNotText: question }).waitFor();
  }
  await send(page);
  await Promise.any([
    turnBar(page).waitFor({ state: 'detached' }),
    asked.filter({ hasNotText: /ready to send/i }).waitFor(), // the turn goes on
  ]);
}

/** One decision; true if another follows before sending. */
async function decide(page: Page, question: string, turn: number): Promise<boolean> {
  const button = (name: RegExp): Locator => page.getByRole('main').getByRole('button', { name });
  if (/load/i.test(question)) return click(button(/^Load/).nth(turn % 6));
  if (/office/i.test(question)) return click(button(/^Draw a card/));
  if (/docks/i.test(question)) {
    await button(/^Ship \d/)
      .first()
      .click();
    return click(button(/^Exchange/).first(), true);
  }
  if (/exchange, buy/i.test(question)) {
    const cards = button(/you can buy it$/);
    const offered = await cards.count();
    if (offered === 0) return click(button(/^Pass/), true);
    await cards.nth(turn % offered).click();
    return click(button(/^Buy/).first(), true);
  }
  const play = button(/^Play/);
  if (turn % 3 === 0 || (await play.count()) === 0) return click(button(/^Draw/));
  await play.first().click();
  return click(button(/on space/).nth(turn % 6));
}

async function click(target: Locator, more = false): Promise<boolean> {
  await target.click();
  return more;
}

/** Sends with an impatient finger: a double click is one commit. */
async function send(page: Page): Promise<void> {
  const button = turnBar(page).getByRole('button', { name: /^Send/ });
  const answered = page.waitForResponse((response) => response.url().endsWith('/moves'));
  await button.dblclick();
  const response = await answered;
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  await Promise.any([
    page.getByText('Sent.', { exact: true }).waitFor(),
    page.waitForFunction(() => document.title.startsWith('Over')),
  ]);
}
