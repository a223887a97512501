import type { Browser } from 'playwright-core';
import type { Row } from '../measure.ts';
import type { Site } from './server.ts';
import { freshPage, openGame, scriptsOf } from './visits.ts';

/** Zipped script of a table at rest, all in. */
export async function weight(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [id, { name }] of Object.entries(site.settings)) {
    if (!name.endsWith('begun')) continue;
    const { page } = await freshPage(browser);
    await openGame(page, `${site.origin}/g/${id}`);
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsOf(page);
    await page.context().close();
    rows.push({
      name: `${name}: script of a table at rest, gzip`,
      value: scripts.reduce((sum, path) => sum + site.weigh(path), 0) / 1000,
      unit: 'kB',
      note: `${scripts.length} files, all in`,
    });
  }
  return rows;
}
