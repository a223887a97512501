import type { Browser, CDPSession, Page } from 'playwright-core';
import { median, quantile, type Row } from '../measure.ts';
import type { Site } from './server.ts';
import { freshPage } from './visits.ts';

const STEPS = 120;
/** Rounds without work, to measure the cost of waiting and measuring. */
export const IDLE = 40;

/** A step of the slider through the largest games: all work of the page's thread, painting included. */
export async function slider(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [id, { name, practice }] of Object.entries(site.settings)) {
    if (name.endsWith('begun')) continue;
    const { page, cdp } = await freshPage(browser);
    await page.goto(`${site.origin}/g/${id}/at/${practice.rows.length}`);
    await page.getByRole('slider').waitFor();
    await page.waitForFunction(toBeginning);
    const idle = median(await rounds(page, cdp, '', IDLE));
    const steps = (await rounds(page, cdp, 'ArrowRight', STEPS)).map((ms) => Math.max(0, ms - idle));
    const at = Number(await page.getByRole('slider').inputValue());
    if (at !== 1 + STEPS) throw new Error(`${name}: ${STEPS} steps have led to row ${at}`);
    const floor = await floorMs(page, cdp, idle);
    await page.context().close();
    rows.push(...stepRows(`${name}: step through history`, steps, floor));
  }
  return rows;
}

/** Times of a step at rest, and as a ratio to the floor of the same run, which a busy machine slows alike. */
export function stepRows(name: string, steps: readonly number[], floor: number): Row[] {
  const [p50, p95] = [median(steps), quantile(steps, 0.95)];
  return [
    { name: `${name}, p50`, value: p50, unit: 'ms', note: `${steps.length} steps; target < 8 at rest` },
    { name: `${name}, p95`, value: p95, unit: 'ms', note: 'target < 16 at rest' },
    { name: `${name}, p50 ÷ floor`, value: p50 / floor, unit: '×', note: 'floor: the same as static markup' },
    { name: `${name}, p95 ÷ floor`, value: p95 / floor, unit: '×' },
  ];
}

/** Milliseconds of work to draw what the page shows as static markup. It is the page's last: nothing in it works then. */
export async function floorMs(page: Page, cdp: CDPSession, idle: number): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < IDLE; round += 1) {
    const before = await busyMs(cdp);
    await page.evaluate(drawStatic);
    took.push((await busyMs(cdp)) - before - idle);
  }
  return Math.max(0.1, median(took));
}

/** In the page: its content again by innerHTML, and two frames. */
async function drawStatic(): Promise<void> {
  const main = document.querySelector('main');
  if (main !== null) main.innerHTML = `${main.innerHTML}`;
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** In the page: to row 1, once it listens to its keys. */
function toBeginning(): boolean {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
  return document.querySelector<HTMLInputElement>('input[type=range]')?.value === '1';
}

/** Milliseconds of work of the page's thread for each key press; without a key, for each idle round. */
export async function rounds(page: Page, cdp: CDPSession, key: string, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const before = await busyMs(cdp);
    await page.evaluate(pressAndWait, key);
    took.push((await busyMs(cdp)) - before);
  }
  return took;
}

/** Milliseconds of work of the page's thread since the page was opened. */
export async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration');
  if (busy === undefined) throw new Error('the browser does not tell');
  return busy.value * 1000;
}

/** In the page: a key, the step it leads to, and two frames for what follows from that. */
async function pressAndWait(key: string): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const at = (): string | undefined => document.querySelector<HTMLInputElement>('input[type=range]')?.value;
  const before = at();
  if (key !== '') {
    dispatchEvent(new KeyboardEvent('keydown', { key }));
    // If a key is pressed while the previous step is still being drawn, two steps would merge.
    for (let frames = 0; at() === before && frames < 600; frames += 1) await frame();
  }
  await frame();
  await frame();
}
