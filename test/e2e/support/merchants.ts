import type { Locator, Page } from 'playwright-core';

/** Plays Merchants as a person would: by what lies on the board and in the bar, found by role and name. */

const bar = (page: Page): Locator => page.getByRole('region', { name: /Your turn/ });

/** Is it this page's turn, or is the game over? Undefined: somebody else's. */
export async function standing(page: Page): Promise<'turn' | 'over' | undefined> {
  const title = await page.title();
  if (title.startsWith('Your turn')) return 'turn';
  return title.startsWith('Over') ? 'over' : undefined;
}

/** Makes one decision after the other until something must be sent, then sends it. */
export async function playTurn(page: Page, turn: number): Promise<void> {
  const asked = bar(page).getByRole('heading', { level: 2 });
  for (;;) {
    const question = await asked.innerText();
    const more = await decide(page, question, turn);
    if (!more) break;
    await asked.filter({ hasNotText: question }).waitFor();
  }
  await send(page);
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
  const button = bar(page).getByRole('button', { name: /^Send/ });
  const answered = page.waitForResponse((response) => response.url().endsWith('/moves'));
  await button.dblclick();
  const response = await answered;
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  await Promise.any([
    page.getByText('Sent.', { exact: true }).waitFor(),
    page.waitForFunction(() => document.title.startsWith('Over')),
  ]);
}
