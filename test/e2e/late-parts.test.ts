import { expect, test } from 'vitest';
import { toldShifts } from '../support/layoutShifts.ts';
import { calm, settled } from './support/browser.ts';
import { visitWatched } from './support/jumps.ts';
import { seatAll } from './support/seatAll.ts';
import { setStage } from './support/stage.ts';

setStage();

test('how a player is told of their turns moves nothing at their table, however late the service says it', async () => {
  const [ana, ben] = [await visitWatched('Ana'), await visitWatched('Ben')];
  await seatAll([ana, ben], { game: 'merchants', options: {} });
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
