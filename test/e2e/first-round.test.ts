import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, visit } from './support/browser.ts';
import { keysOf } from './support/keyboard.ts';
import { service, setStage } from './support/stage.ts';

setStage();

/** Waits for the sentence of a step. */
const step = (page: Page, n: number): Promise<void> =>
  page.getByRole('complementary', { name: 'Your first round' }).getByText(`${n} of 6.`).waitFor();

test('a first round is guided by tap, by typed command and by keyboard, and again from the help', async () => {
  const { page, complaints } = await visit('nobody', { ...PHONE, locale: 'en-GB' });
  await page.goto(service.origin);
  await page.getByRole('link', { name: /^Learn Merchants/ }).tap();
  await page.getByText('the most coins win').waitFor();
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await step(page, 1);
  await page.getByRole('button', { name: /^Load fish/ }).tap();
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await step(page, 2);

  await page.goto(page.url() + '/text'); // the table is remembered
  await step(page, 2);
  for (const line of ['load grain', 'send']) {
    await page.getByRole('textbox', { name: 'Command' }).fill(line);
    await page.keyboard.press('Enter');
  }
  await step(page, 3);

  await page.getByRole('link', { name: 'Board' }).tap();
  await step(page, 3);
  const keys = keysOf(page);
  await keys.enter(/^Pass$/);
  await step(page, 4);
  await keys.enter(/^Skip$/);
  await page.getByText('Now you know the moves').waitFor();

  await page.goto(`${service.origin}/help/merchants`);
  await page.getByRole('link', { name: 'Play a guided first round' }).tap();
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await step(page, 1);
  expect(keys.unseen).toEqual([]);
  expect(complaints).toEqual([]);
});

test('in French the guide is left by another verb than a turn, and a misread line is named as it was typed', async () => {
  const { page, complaints } = await visit('nobody', { ...PHONE, locale: 'fr-FR' });
  await page.goto(`${service.origin}/g/first-merchants/text`);
  const guide = page.getByRole('complementary', { name: 'Votre première manche' });
  await guide.getByRole('button', { name: 'Commencer' }).tap();
  await guide.getByRole('button', { name: 'Quitter le guide' }).waitFor();
  await page.getByRole('textbox', { name: 'Commande' }).fill('Terminer'); // begins a word that Goa’s orders have
  await page.keyboard.press('Enter');
  await page.getByText('La commande « Terminer » n’existe pas').waitFor();
  expect(complaints).toEqual([]);
});
