import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { visit } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';

setStage();

test('a finished game is downloaded and opened again from its file, without a network', async () => {
  const { page, complaints } = await visit('nobody', { locale: 'en-GB' });
  await page.goto(`${service.origin}/g/sample-merchants/at/9`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download this game' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('carrack-sample-merchants.json');
  const folder = mkdtempSync(join(tmpdir(), 'carrack-saved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await download.saveAs(join(folder, 'game.json'));
  const buffer = readFileSync(join(folder, 'game.json'));
  await page.getByRole('link', { name: 'Open a saved game' }).click();
  await page.getByText('or drop it here').waitFor();
  await page.context().setOffline(true);
  const file = { name: 'mine.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Everything that can be checked matches.').waitFor();
  await page.getByText('A saved game, from the file').waitFor();
  await page.getByText('Final score').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/g\/replay\/at\/\d+$/);
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
