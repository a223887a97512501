import bundled from '@sparticuz/chromium';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright-core';

/** A phone held upright: the smallest screen the page is made for. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** The package's arguments are for a sandbox of its own; these would make it another browser than people have. */
const UNREAL = /disable-web-security|allow-running-insecure-content|single-process/;

bundled.setGraphicsMode = false; // a graphics card in software takes most of the time, and shows nothing else

/** Chromium from a package: needs nothing of the system. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await bundled.executablePath(),
    args: bundled.args.filter((arg) => !UNREAL.test(arg)),
    headless: true,
  });

/** A person with a browser of his own. */
export interface Visitor {
  readonly name: string;
  readonly page: Page;
  /** What the page or the browser's console complained about. */
  readonly complaints: readonly string[];
}

export async function visit(
  browser: Browser,
  name: string,
  options: BrowserContextOptions,
): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { name, page, complaints };
}

/** Waits for what follows a drawing: what is scrolled into sight, the title, where the focus goes. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Waits until all that comes after the first choice is there: what is chosen before takes effect only then. */
export const wholePage = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Is the game to go on by this page's player? Waits while others play. */
export async function isAsked(page: Page): Promise<boolean> {
  await settled(page); // the title is the last to tell that the turn is over
  await page.waitForFunction(() => /^(Your turn|Over)/.test(document.title));
  return (await page.title()).startsWith('Your turn');
}

/** The service's answer to the next commit of this page. */
export const movesAnswer = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith('/moves'));
