import type { Browser } from 'playwright-core';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { openBrowser } from './chromium.ts';
import { startService, type Service } from './service.ts';

/** What the tests share; see `shared.ts`. */
export const service: Pick<Service, 'origin'> = { origin: inject('origin') };

/** The browser of this worker, which ends with it. */
export let browser: Browser;

/** Opens a browser for the tests of this file, unless an earlier file of the worker did. */
export function setStage(): void {
  beforeAll(async () => {
    if (!(browser as Browser | undefined)?.isConnected()) browser = await openBrowser();
  });
}

/** A service of the test's own, which it may kill. */
export async function ownService(): Promise<Service> {
  const own = await startService(inject('migrated'));
  onTestFinished(() => own.stop());
  return own;
}
