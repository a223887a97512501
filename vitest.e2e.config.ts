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
    // Whole games through the page on a busy machine; each wait has a bound of its own.
    testTimeout: process.env['GAMES'] === 'all' ? 900_000 : 240_000,
    hookTimeout: 90_000,
  },
});
