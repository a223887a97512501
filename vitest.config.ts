import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { classInPage } from './scripts/build/classNames.ts';
import { FailuresLast } from './test/support/failuresLast.ts';
import { tempInMemory } from './test/support/tempInMemory.ts';
import { withToy } from './test/support/withToy.ts';

tempInMemory();

/** A bound for a test that would never end, in ms; how fast a machine is proves nothing. */
const BOUND = 300_000;

/** By default Vitest leaves one core unused, which is half of a small machine. */
const WORKERS = availableParallelism();

/** The kinds of a run follow each other: rules and page, worker, crash, browser. */
export default defineConfig({
  test: {
    reporters: ['minimal', new FailuresLast()],
    silent: 'passed-only', // what is written by a test of a failure is shown where that test fails
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'test/{kernel,mailbox,protocol}/**/*.test.ts',
            'test/games/*/*.test.ts',
            'test/*.test.ts',
          ],
          pool: 'threads',
          testTimeout: BOUND,
          hookTimeout: BOUND,
          maxWorkers: WORKERS,
          isolate: false, // modules without state: each is loaded once and not once for every file
        },
      },
      {
        plugins: [withToy()],
        css: { modules: { generateScopedName: classInPage } },
        test: {
          name: 'page',
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
          environment: 'node',
          include: ['test/{art,web}/**/*.test.ts', 'test/games/*/page/**/*.test.ts'],
          pool: 'threads',
          maxWorkers: WORKERS,
          isolate: false, // a worker for each file would cost as much as the tests
          setupFiles: ['test/web/support/freshModules.ts'],
          testTimeout: BOUND,
          hookTimeout: BOUND,
        },
      },
      './vitest.worker.config.ts',
      {
        // The service killed and started again: real processes. Each file has its own service.
        test: {
          name: 'crash',
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: ['test/crash/**/*.test.ts'],
          pool: 'forks', // a service finds the process to kill among the children of its own
          maxWorkers: 3, // a service that is killed and started waits more than it works
          testTimeout: BOUND,
          hookTimeout: BOUND,
        },
      },
      {
        // People in real browsers at the whole service, which all files share.
        test: {
          name: 'e2e',
          sequence: { groupOrder: 3 },
          maxWorkers: 4, // a browser and a service wait more than they work
          environment: 'node',
          isolate: false, // a browser for each worker, not for each file
          include: ['test/e2e/**/*.test.ts', 'test/games/*/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/support/shared.ts'],
          testTimeout: 3 * BOUND, // many screens, or a whole game; each wait has a bound of its own
          hookTimeout: BOUND,
        },
      },
    ],
  },
});
