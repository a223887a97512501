import type { Browser } from 'playwright-core';
import { median, type Row } from '../measure.ts';
import type { Site } from './server.ts';
import { framesOf, openLine } from './shifts.ts';
import { busyMs, floorMs, IDLE, rounds, stepRows } from './slider.ts';
import { freshPage, openGame } from './visits.ts';

/** Moves of others that are shown. */
const MOVES = 60;

/** A frame of somebody else's move in a game that goes on: all work of the page's thread, painting included. */
export async function moves(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [id, { name, practice }] of Object.entries(site.settings)) {
    if (!name.endsWith('begun')) continue;
    const { page, cdp } = await freshPage(browser);
    const line = await openLine(page);
    await openGame(page, `${site.origin}/g/${id}`);
    await page.waitForLoadState('networkidle');
    const idle = median(await rounds(page, cdp, '', IDLE));
    const kept = [...practice.rows];
    const took: number[] = [];
    for (let { acting } = practice; acting !== undefined && took.length < MOVES; { acting } = practice) {
      practice.playBot(acting, 'normal');
      const [before] = [await busyMs(cdp), ...framesOf(practice).map(line)];
      await page.evaluate(shown, practice.seq);
      if (acting !== practice.setting.you) took.push(Math.max(0, (await busyMs(cdp)) - before - idle));
    }
    practice.rows.splice(0, practice.rows.length, ...kept);
    await page.context().close();
    const floor = await floorOfTable(browser, `${site.origin}/g/${id}`);
    rows.push(...stepRows(`${name}: a move of somebody else`, took, floor));
  }
  return rows;
}

/** The floor of the table as the moves find it. After the last of them, the game may be over and show something else. */
async function floorOfTable(browser: Browser, address: string): Promise<number> {
  const { page, cdp } = await freshPage(browser);
  await openGame(page, address);
  await page.waitForLoadState('networkidle');
  const floor = await floorMs(page, cdp, median(await rounds(page, cdp, '', IDLE)));
  await page.context().close();
  return floor;
}

/** In the page: frames until the table has come to a row, and two more. */
async function shown(row: number): Promise<void> {
  const isThere = (): boolean => document.querySelector(`a[href$="/at/${row}"]`) !== null;
  for (let frames = 0, after = 0; after < 2 && frames < 120; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (isThere()) after += 1;
  }
}
