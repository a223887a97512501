import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { startService, type Service } from './service.ts';

/** What the tests share; see `shared.ts`. */
export const service: Pick<Service, 'origin'> = { origin: inject('origin') };
export let browser: Browser;

/** Connects the tests of this file to the shared browser. */
export function setStage(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser?.close());
}

/** A service of the test's own, which it may kill. */
export async function ownService(): Promise<Service> {
  const own = await startService(inject('migrated'));
  onTestFinished(() => own.stop());
  return own;
}
