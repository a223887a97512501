import type { Browser } from 'playwright-core';
import { median, type Row } from '../measure.ts';
import type { Site } from './server.ts';
import { freshPage, openGame } from './visits.ts';

const RUNS = 5;
const SLOWER = 4;

/** Time from the navigation to the first choice on the screen, without a cache. The games alternate. */
export async function opening(browser: Browser, site: Site): Promise<Row[]> {
  const times = new Map<string, number[]>();
  const floors = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1)
    for (const [id, { name }] of Object.entries(site.settings)) {
      const { page } = await freshPage(browser, SLOWER);
      const { painted } = await openGame(page, `${site.origin}/g/${id}`);
      const markup = await page.evaluate(staticMarkup);
      await page.context().close();
      times.set(name, [...(times.get(name) ?? []), painted]);
      floors.set(name, [...(floors.get(name) ?? []), await floorOf(browser, site, markup)]);
    }
  return [...times].flatMap(([name, all]): Row[] => [
    {
      name: `${name}: first choice on a ${SLOWER} × slowed processor, p50`,
      value: median(all),
      unit: 'ms',
      note: `${RUNS} visits, nothing cached`,
    },
    {
      name: `${name}: first choice ÷ floor, p50`,
      value: median(all) / median(floors.get(name) ?? []),
      unit: '×',
      note: 'floor: the same page as a static document',
    },
  ]);
}

/** In the page: the document as it is, without scripts. */
function staticMarkup(): string {
  const whole = document.documentElement.cloneNode(true) as Element;
  for (const script of whole.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  return `<!doctype html>${whole.outerHTML}`;
}

/** Milliseconds until the choice is painted if the document comes with everything in it. */
async function floorOf(browser: Browser, site: Site, markup: string): Promise<number> {
  const { page } = await freshPage(browser, SLOWER);
  await page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: markup }));
  const { painted } = await openGame(page, `${site.origin}/floor`);
  await page.context().close();
  return painted;
}
