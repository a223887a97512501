import { defineProject } from 'vitest/config';

/** People in real browsers at the whole service, which all files share. */
export default defineProject({
  test: {
    name: 'e2e',
    sequence: { groupOrder: 3 },
    maxWorkers: 4, // a browser and a service wait more than they work
    environment: 'node',
    isolate: false, // a browser for each worker, not for each file
    include: ['test/e2e/**/*.test.ts', 'test/games/*/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/shared.ts'],
    testTimeout: 240_000, // whole games through the page on a busy machine; each wait has a bound of its own
    hookTimeout: 90_000,
  },
});
