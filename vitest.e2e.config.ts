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
    // A bound for a test that would never end: many screens, or a whole game. Each wait has a bound of its own.
    testTimeout: 900_000,
    hookTimeout: 240_000,
  },
});
