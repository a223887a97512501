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
      './vitest.crash.config.ts',
      './vitest.e2e.config.ts',
    ],
  },
});
