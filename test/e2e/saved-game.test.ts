import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';
import { visit } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';

setStage();

/** The file of a sample, as a visitor downloads it. */
async function downloaded(page: Page, game: string): Promise<Buffer> {
  await page.goto(`${service.origin}/g/sample-${game}/at/9`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download this game' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`carrack-sample-${game}.json`);
  const folder = mkdtempSync(join(tmpdir(), 'carrack-saved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await download.saveAs(join(folder, 'game.json'));
  return readFileSync(join(folder, 'game.json'));
}

test.each(gameIds)('a game of %s is downloaded, and opened elsewhere without a network', async (game) => {
  const buffer = await downloaded((await visit('nobody', {})).page, game);
  const { page, complaints } = await visit('another', {});
  await page.goto(`${service.origin}/g/replay`);
  await page.getByText('or drop it here').waitFor();
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(request.url()));
  await page.context().setOffline(true);
  const file = { name: 'mine.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Everything that can be checked matches.').waitFor();
  await page.getByText('A saved game, from the file').waitFor();
  await page.getByText('Final score').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/g\/replay\/at\/\d+$/);
  expect(missing.filter((url) => /\.(js|css)$/.test(url))).toEqual([]);
  // Without a network nobody is asked who is signed in; the browser tells of that, by another name with a service worker.
  expect(complaints.filter((text) => !text.includes('net::ERR_'))).toEqual([]);
});
