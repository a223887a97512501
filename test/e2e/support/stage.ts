import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { startService, type Service } from './service.ts';

/** What the tests of a file share; there once the first of them begins. */
export let service: Service;
export let browser: Browser;

/** Starts the service and a browser for the tests of this file. */
export function setStage(): void {
  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
}
