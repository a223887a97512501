import { expect, test } from 'vitest';
import { PHONE, visit } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

test('a trial is played in the browser alone, taken back, and left by the way back', async () => {
  const { page, complaints } = await visit('Ana', PHONE);
  await page.goto(`${service.origin}/g/sample-${VEHICLE}/at/30`);
  const begin = page.getByRole('button', { name: 'Try from here' });
  await begin.waitFor();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/games/')) asked.push(request.url());
  });
  await begin.click();
  await page.getByText('This is your private copy.').waitFor();
  await page.getByLabel('You play').selectOption({ label: 'Lia (2)' });
  const steps = page.getByRole('region', { name: 'Moves of the trial' }).getByRole('listitem');
  await steps.first().waitFor();
  const before = await steps.allInnerTexts();
  await page.getByRole('button', { name: 'Pass' }).click();
  await steps.nth(before.length).waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await steps.nth(before.length).waitFor({ state: 'detached' });
  expect(await steps.allInnerTexts()).toEqual(before);
  await page.getByRole('button', { name: 'Pass' }).click();
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Lay / }).click();
  await page.getByRole('button', { name: 'Make this move' }).press('Enter');
  await steps.filter({ hasText: 'Demand for' }).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('trial-title');
  await page.keyboard.press('Escape');
  await steps.filter({ hasText: 'Demand for' }).first().waitFor({ state: 'detached' });
  await page.goBack();
  await begin.waitFor();
  expect(new URL(page.url()).pathname).toBe(`/g/sample-${VEHICLE}/at/30`);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});
