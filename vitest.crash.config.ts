import { defineProject } from 'vitest/config';

/** The service killed and started again: real processes. Each file has its own service. */
export default defineProject({
  test: {
    name: 'crash',
    sequence: { groupOrder: 2 },
    environment: 'node',
    include: ['test/crash/**/*.test.ts'],
    pool: 'forks', // a service finds the process to kill among the children of its own
    maxWorkers: 3, // a service that is killed and started waits more than it works
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
