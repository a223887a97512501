import { defineProject } from 'vitest/config';

/** People in real browsers at the whole service, one file at a time. */
export default defineProject({
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/migrated.ts'],
    fileParallelism: false,
    testTimeout: 240_000, // whole games through the page on a busy machine
    hookTimeout: 90_000,
    retry: 1, // a browser that starves on a shared machine is no finding; what fails twice is
  },
});
