import type { Browser } from 'playwright-core';
import type { Row } from '../measure.ts';
import type { Site } from './server.ts';
import { freshPage, openGame } from './visits.ts';

/** Chunks of pictures alone, as vite.config.ts names them. */
const DRAWINGS = /\/([a-z]+-)?drawings-/;

/** A network whose answers do not come while the table is being drawn, which asks for what comes after it. */
const AWAY = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };

/** Zipped script that the first choice of a game that has begun waits for. */
export async function weight(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [id, { name }] of Object.entries(site.settings)) {
    if (!name.endsWith('begun')) continue;
    const { page, cdp } = await freshPage(browser);
    await cdp.send('Network.emulateNetworkConditions', AWAY);
    const scripts = [...new Set((await openGame(page, `${site.origin}/g/${id}`)).scripts)];
    await page.context().close();
    const kilobytes = (some: readonly string[]): number =>
      some.reduce((sum, path) => sum + site.weigh(path), 0) / 1000;
    const drawings = scripts.filter((path) => DRAWINGS.test(path));
    const rest = scripts.filter((path) => !DRAWINGS.test(path));
    rows.push(
      {
        name: `${name}: script until the first choice, gzip`,
        value: kilobytes(rest),
        unit: 'kB',
        note: `${rest.length} files, rules included; target ≤ 40, or 28 for the smaller game`,
      },
      { name: `${name}: drawings until then, gzip`, value: kilobytes(drawings), unit: 'kB' },
    );
  }
  return rows;
}
