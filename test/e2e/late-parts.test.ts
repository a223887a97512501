import { expect, test } from 'vitest';
import { toldShifts } from '../support/layoutShifts.ts';
import { calm, settled } from './support/browser.ts';
import { visitWatched } from './support/jumps.ts';
import { seatAll, seatBeside } from './support/seatAll.ts';
import { service, setStage } from './support/stage.ts';

setStage();

const GAME = { game: 'merchants', options: {} } as const;

test('how a player is told of their turns moves nothing at their table, however late the service says it', async () => {
  const [ana, ben] = [await visitWatched('Ana'), await visitWatched('Ben')];
  await seatAll([ana, ben], GAME); // who had it open before is told
  const { page } = ben;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/me/channels', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  const last = page.getByText('My notes');
  await last.waitFor();
  await calm(page);
  await last.evaluate((notes) => notes.scrollIntoView({ block: 'start' }));
  await settled(page);
  const before = (await page.evaluate(toldShifts)).length;
  held.resolve();
  await page.getByText(/^Nothing tells you/).waitFor();
  await calm(page);
  expect((await page.evaluate(toldShifts)).slice(before)).toEqual([]);
});

test('the menu of the table is there with the tap that opens it', async () => {
  const { page, asked } = await atTheEndOfTheTable();
  const before = asked.length;
  await page.getByText('Notifications, pause, leave').tap();
  await page.getByText('Leave the game').waitFor();
  expect(asked.slice(before)).toEqual([]);
});

test('what is told of a player has its room before the service has said it', async () => {
  const { page } = await atTheEndOfTheTable();
  const held = Promise.withResolvers<void>();
  await page.route('**/seats/0/record', async (route) => {
    await held.promise;
    await route.continue();
  });
  const fold = page.locator('details', { has: page.locator('summary', { hasText: 'Ana' }) });
  await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
  await settled(page);
  const before = (await page.evaluate(toldShifts)).length;
  expect(await fold.getByText('No finished game yet').isVisible()).toBe(false);
  held.resolve();
  await fold.getByText('No finished game yet').waitFor();
  await calm(page);
  expect((await page.evaluate(toldShifts)).slice(before)).toEqual([]);
});

/** Ben's page of a game with Ana, scrolled to the folds below the log, and what parts it has asked for. */
async function atTheEndOfTheTable() {
  const [ana, ben] = [await visitWatched('Ana'), await visitWatched('Ben')];
  const asked: string[] = [];
  ben.page.on('request', (request) => void (request.url().includes('/assets/') && asked.push(request.url())));
  const id = await seatBeside([ana, ben], GAME);
  const { page } = ben;
  await page.goto(`${service.origin}/g/${id}`);
  await page.getByText('Notifications, pause, leave').waitFor();
  await calm(page);
  await page.getByText('About the players').evaluate((title) => title.scrollIntoView({ block: 'start' }));
  await settled(page);
  return { page, asked };
}
