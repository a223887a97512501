import { expect, inject, test } from 'vitest';
import { PHONE, settled, visit, wholePage, type Visitor } from '../../../e2e/support/browser.ts';
import { setStage } from '../../../e2e/support/stage.ts';

setStage();

/** Opens a screen of the page at a table of the toy. It needs no service. */
async function open(query: string): Promise<Visitor> {
  const visitor = await visit('Ana', PHONE);
  await visitor.page.goto(`${inject('practice')}/practice.html?game=toy&seats=2&you=0&${query}`);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

test('a whole game is played by tapping', async () => {
  const { page, complaints } = await open('');
  await wholePage(page);
  const choice = page
    .locator('.toy-board button, .turn-bar button', { hasText: /^(Lay|Set|Draw no more)/ })
    .first();
  const score = page.getByRole('heading', { name: 'Final score' });
  const send = page.getByRole('button', { name: 'Send' });
  for (let turns = 0; turns < 12; turns += 1) {
    await choice.or(score).first().waitFor();
    if (await score.isVisible()) break;
    await choice.click();
    await send.click();
    await send.waitFor({ state: 'detached' });
    await settled(page);
  }
  await score.waitFor();
  expect(complaints).toEqual([]);
});

test('a move is typed in text mode', async () => {
  const { page } = await open('mode=text');
  await wholePage(page);
  const card = await page.getByText(/^\d, \d,? and \d$/).innerText();
  await page.getByRole('textbox').first().fill(`lay ${card[0]}`);
  await page.keyboard.press('Enter');
  await page.getByText(`lays card ${card[0]}.`).first().waitFor();
});

test('its rules are a page of the help, in the reader’s language', async () => {
  const { page } = await open('screen=/help/toy&lang=fr');
  await page.getByRole('heading', { name: 'Une manche' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Toy');
});
