import type { Browser } from 'playwright-core';
import { median, type Row } from '../measure.ts';
import type { Site } from './server.ts';
import { freshPage, openGame } from './visits.ts';

const RUNS = 5;
const SLOWER = 4;

/** Time from the navigation to the first choice on the screen, without a cache. The games alternate. */
export async function opening(browser: Browser, site: Site): Promise<Row[]> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1)
    for (const [id, { name }] of Object.entries(site.settings)) {
      const { page } = await freshPage(browser, SLOWER);
      const { painted } = await openGame(page, `${site.origin}/g/${id}`);
      await page.context().close();
      times.set(name, [...(times.get(name) ?? []), painted]);
    }
  return [...times].map(([name, all]) => ({
    name: `${name}: first choice on a ${SLOWER} × slowed processor, p50`,
    value: median(all),
    unit: 'ms',
    note: `${RUNS} visits, nothing cached`,
  }));
}
