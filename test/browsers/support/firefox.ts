import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import type { Driver, Key, Tab } from './driver.ts';

/** Limit of a page's load, on a busy machine. */
const NAVIGATION_MS = 60_000;

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.useOverlayScrollbars': 1 },
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultNavigationTimeout(NAVIGATION_MS);
      return new FirefoxTab(context, page);
    },
    stop: () => browser.close(),
  };
}

class FirefoxTab implements Tab {
  readonly #context: BrowserContext;
  readonly #page: Page;

  constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async evaluate<Given, Result>(its: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    return this.#page.evaluate(its as (given: unknown) => Result, given);
  }

  pressAt = (x: number, y: number): Promise<void> => this.#page.mouse.click(x, y);
  type = (text: string): Promise<void> => this.#page.keyboard.type(text);
  press = (key: Key): Promise<void> => this.#page.keyboard.press(key);
  resize = (width: number, height: number): Promise<void> => this.#page.setViewport({ width, height });
  picture = async (): Promise<Buffer> => Buffer.from(await this.#page.screenshot());

  close = (): Promise<void> => this.#context.close();
}
