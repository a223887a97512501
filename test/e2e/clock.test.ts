import { expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { TITLE, VEHICLE } from '../support/vehicle.ts';
import { PHONE, visit } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';

setStage();

test('a game made with a clock tells its player’s time, and when it counts', async () => {
  const { page, complaints } = await visit('Ana', { ...PHONE, timezoneId: 'Europe/Lisbon' });
  await page.goto(`${service.origin}/new`);
  await page
    .locator(`fieldset:has(legend:text-is("Game")) label`, { hasText: new RegExp(VEHICLE, 'i') })
    .click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Next: who plays' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Who plays ${TITLE}?`);
  await page.getByText('Normal, 5').click(); // opens what else there is
  await page.getByLabel('Number of seats').selectOption('2');
  expect(await page.getByRole('radio', { name: /^Normal/ }).isChecked()).toBe(true);
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('normal');
  expect(await page.getByRole('radio', { name: /^Relaxed/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Fast/ }).check();
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Create the game' }).click();

  const time = page.getByText(/\dd.* left for your turn/);
  await time.waitFor();
  expect(await time.getAttribute('title')).toMatch(
    /^Time runs out on \d.*Nights and holidays do not count\.$/,
  );
  await until(
    'the time in the title',
    async () => /^Your turn, \d+d – /.test(await page.title()) || undefined,
  );
  expect((await stored).ok()).toBe(true);

  await page.goto(`${service.origin}/me`);
  const zone = page.getByLabel('Time zone');
  await until('the stored time zone', async () =>
    (await zone.inputValue()) === 'Europe/Lisbon' ? true : undefined,
  );
  expect(await page.getByLabel('Awake from').inputValue()).toBe('08:00');
  await page.getByRole('button', { name: 'Take a holiday' }).click();
  await page.getByText(/^You are on holiday until/).waitFor();
  await page.getByRole('button', { name: 'End the holiday now' }).click();
  await page.getByRole('button', { name: 'Take a holiday' }).waitFor();
  expect(complaints).toEqual([]);
});
