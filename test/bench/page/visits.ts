import type { Browser, CDPSession, Page } from 'playwright-core';

/** A page without a cache, on a processor this many times slower. */
export async function freshPage(
  browser: Browser,
  slower = 1,
): Promise<{ readonly page: Page; readonly cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    serviceWorkers: 'block', // it is fetched after the page, and would be in the way of some visits only
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watchForChoice);
  return { page, cdp };
}

/** What a page reports about its loading; times in ms since the navigation began. */
export interface Told {
  /** The first choice had been painted. */
  readonly painted: number;
}

/** Opens a game and waits for the first thing that can be chosen in it. */
export async function openGame(page: Page, address: string): Promise<Told> {
  await page.goto(address);
  await page.waitForFunction(() => 'painted' in globalThis);
  return page.evaluate(() => ({ painted: (globalThis as unknown as Told).painted }));
}

/** Paths of the scripts that have come. */
export const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    ),
  ]);

/** Runs in the page first. Notes when the first choice can be seen. */
function watchForChoice(): void {
  const note = (what: string): unknown => Object.assign(globalThis, { [what]: performance.now() });
  const watch = new MutationObserver(() => {
    const choice = 'button.lit:enabled, .turn-bar .buttons button:enabled'; // on the board, or in the bar
    if (document.querySelector(choice) === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => note('painted')));
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}
