import type { Browser, CDPSession } from 'playwright-core';
import { median, quantile, type Row } from '../measure.ts';
import type { Site } from './server.ts';
import { freshPage } from './visits.ts';

const STEPS = 120;

/** A step of the slider through the largest games: all that the page's thread does for it, painting included. */
export async function slider(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [id, { name, practice }] of Object.entries(site.settings)) {
    if (name.endsWith('begun')) continue;
    const { page, cdp } = await freshPage(browser);
    await page.goto(`${site.origin}/g/${id}/at/${practice.rows.length}`);
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('Home');
    const times: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const before = await busyMs(cdp);
      await page.evaluate(stepOn);
      times.push((await busyMs(cdp)) - before);
    }
    await page.context().close();
    const note = `${STEPS} steps`;
    rows.push(
      { name: `${name}: step through history, p50`, value: median(times), unit: 'ms', note },
      { name: `${name}: step through history, p95`, value: quantile(times, 0.95), unit: 'ms', note },
    );
  }
  return rows;
}

/** ms the page's thread has worked since the page was opened. */
async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration');
  if (busy === undefined) throw new Error('the browser does not tell');
  return busy.value * 1000;
}

/** In the page: one step on, and two frames for what follows from it. */
async function stepOn(): Promise<void> {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
