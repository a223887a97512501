import { defineProject } from 'vitest/config';

/** The service killed and started again: real processes, one at a time. */
export default defineProject({
  test: {
    name: 'crash',
    sequence: { groupOrder: 2 },
    environment: 'node',
    include: ['test/crash/**/*.test.ts'],
    pool: 'forks', // a service finds the process to kill among the children of its own
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
