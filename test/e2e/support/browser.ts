import bundled from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** A phone held upright: the smallest screen the page is made for. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Chromium from a package: needs nothing of the system. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await bundled.executablePath(), args: bundled.args, headless: true });

/** A person with a browser of his own. What the page or its console complains about is collected. */
export interface Visitor {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly leave: () => Promise<void>;
}

export async function visit(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints, leave: () => context.close() };
}
