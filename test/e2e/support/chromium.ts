import bundled from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/**
 * Chromium from a package: needs nothing installed on the system. The package's own arguments are for another sandbox,
 * and its list of switched-off features would take the place of Playwright's: a page could then be visible and not drawn.
 */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await bundled.executablePath(),
    args: ['--disable-gpu'],
    headless: true,
  });

/** Unpacks Chromium, once, before several files need it. */
export const unpackBrowser = (): Promise<string> => bundled.executablePath();
