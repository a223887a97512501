import type { Browser } from 'playwright-core';
import type { Row } from '../measure.ts';
import type { Site } from './server.ts';
import { freshPage, openGame } from './visits.ts';

/** Zipped script asked for until the first choice of a game that has begun can be tapped. */
export async function weight(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [id, { name }] of Object.entries(site.settings)) {
    if (!name.endsWith('begun')) continue;
    const { page } = await freshPage(browser);
    const { scripts } = await openGame(page, `${site.origin}/g/${id}`);
    await page.context().close();
    const bytes = [...new Set(scripts)].reduce((sum, path) => sum + site.weigh(path), 0);
    rows.push({
      name: `${name}: script until the first choice, gzip`,
      value: bytes / 1000,
      unit: 'kB',
      note: `${scripts.length} files, drawings included`,
    });
  }
  return rows;
}
