import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { openBrowser } from './chromium.ts';
import { startService, type Service } from './service.ts';

/** What the tests share; see `shared.ts`. */
export const service: Pick<Service, 'origin'> = { origin: inject('origin') };
export let browser: Browser;

/** Opens a browser for the tests of this file. One that all files shared now and then drew no frame for a visible page. */
export function setStage(): void {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
}

/** A service of the test's own, which it may kill. */
export async function ownService(): Promise<Service> {
  const own = await startService(inject('migrated'));
  onTestFinished(() => own.stop());
  return own;
}
