import { expect, test } from 'vitest';
import { DESK, visit, waitUntil } from './support/browser.ts';
import { main } from './support/axe.ts';
import { service, setStage } from './support/stage.ts';

setStage();

/** Where a finished game was decided, found out in the reader's browser. */

test('the page answers while the game is analysed, nothing is sent, and it stops when it is told to', async () => {
  const { page, complaints } = await visit('Ana', DESK);
  await page.goto(`${service.origin}/g/sample-merchants/at/9`);
  await main(page, /^Find out$/).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await main(page, /^Find out$/).click();
  const progress = page.getByRole('progressbar', { name: /^Playing on/ });
  await waitUntil(page, 'first figures', () => (document.querySelector('progress')?.value ?? 0) > 0);

  const before = await page.getByText(/^Entry \d+ of /).innerText();
  await main(page, /next/i).first().click();
  await page.getByText(before, { exact: true }).waitFor({ state: 'detached' });
  expect(await progress.count()).toBe(1);

  await main(page, /^Stop$/).click();
  await main(page, /^Go on$/).waitFor();
  const curve = page.getByRole('img', { name: /^A line chart of the winning chances/ });
  expect(await curve.getAttribute('aria-label')).toMatch(/\d% at first, .* \d+% at the end/);
  expect(asked.filter((path) => !/^GET \/(assets\/.*|api\/me)$/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);

  await main(page, /^Go on$/).click();
  await main(page, /^(Stop|Look closer)$/).waitFor(); // the rest may have been short
});
