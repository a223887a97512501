import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Row } from '../measure.ts';
import type { Site } from './server.ts';
import { freshPage } from './visits.ts';

/** Steps between two measurements. */
const STEPS = 200;

/** What 200 steps through history leave on the heap, once everything has been seen before. */
export async function heap(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [id, { name, practice }] of Object.entries(site.settings)) {
    if (name.endsWith('begun')) continue;
    const { page, cdp } = await freshPage(browser);
    await page.goto(`${site.origin}/g/${id}/at/${practice.rows.length}`);
    await page.getByRole('slider').waitFor();
    await thereAndBack(page);
    const before = await usedMb(cdp);
    await thereAndBack(page);
    const grown = (await usedMb(cdp)) - before;
    await page.context().close();
    rows.push({
      name: `${name}: ${STEPS} steps through history leave`,
      value: grown,
      unit: 'MB',
      note: 'target ±2',
    });
  }
  return rows;
}

/** Half of the steps back, and as many forward again. */
async function thereAndBack(page: Page): Promise<void> {
  for (const key of ['ArrowLeft', 'ArrowRight'])
    for (let step = 0; step < STEPS / 2; step += 1) await page.evaluate(press, key);
}

/** Runs in the page: a step, and the frames in which it is drawn. */
async function press(key: string): Promise<void> {
  dispatchEvent(new KeyboardEvent('keydown', { key }));
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What scripts hold, after what nothing refers to has been collected. */
async function usedMb(cdp: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
