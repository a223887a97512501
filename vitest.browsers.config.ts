import { defineConfig } from 'vitest/config';
import { BROWSER_NAMES, BROWSERS, pathOf } from './test/browsers/support/browsers.ts';

/** `npm run test:browsers`: the page in browsers that do not come as a package, as far as they are installed. */

const here = BROWSER_NAMES.filter((name) => pathOf(name) !== undefined);
for (const name of BROWSER_NAMES.filter((name) => !here.includes(name)))
  console.error(`${name} is skipped. It is not installed: apt-get install ${BROWSERS[name].packages}`);
if (here.length === 0) process.exit(1);

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: here.map((browser, groupOrder) => ({
      test: {
        name: browser,
        sequence: { groupOrder },
        provide: { browser },
        maxWorkers: 1,
        isolate: false, // a browser for all files
        environment: 'node',
        include: ['test/browsers/*.test.ts', 'test/games/*/browsers/*.test.ts'],
        globalSetup: ['test/e2e/support/shared.ts'],
        testTimeout: 300_000,
        hookTimeout: 240_000,
      },
    })),
  },
});
