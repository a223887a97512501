/**
 * The page's bench, in a real browser over the built page. Measures what is loaded until the first choice can be
 * tapped, and how long that takes on a slow processor. Then how long a step through history and a move of somebody else
 * take, what steps leave in memory, and how much of each screen jumps.
 * `node test/bench/page.ts` prints JSON. The service's answers come at once, from memory; the network is this machine's
 * own.
 */
import { openBrowser } from '../e2e/support/chromium.ts';
import type { Row } from './measure.ts';
import { SETTINGS } from './page/games.ts';
import { heap } from './page/heap.ts';
import { moves } from './page/moves.ts';
import { opening } from './page/opening.ts';
import { serve } from './page/server.ts';
import { shifts } from './page/shifts.ts';
import { slider } from './page/slider.ts';
import { weight } from './page/weight.ts';

/** Every figure, in the order to be read. Takes some twenty minutes, most of them for the screens. */
export async function benchPage(): Promise<Row[]> {
  const [site, browser] = await Promise.all([serve(await SETTINGS()), openBrowser()]);
  try {
    return [
      ...(await weight(browser, site)),
      ...(await opening(browser, site)),
      ...(await slider(browser, site)),
      ...(await moves(browser, site)),
      ...(await heap(browser, site)),
      ...(await shifts(browser, site)),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchPage(), null, 1));
