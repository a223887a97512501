import { afterAll, beforeAll, inject } from 'vitest';
import { pathOf, type BrowserName } from './browsers.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: BrowserName;
  }
}

/** The browser of this file's tests. */
export let driver: Driver;

export function setStage(): void {
  const name = inject('browser');
  beforeAll(async () => {
    driver = await { firefox: startFirefox, webkit: startWebKit }[name](pathOf(name) ?? name);
  });
  afterAll(() => driver.stop());
}
