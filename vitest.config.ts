import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/{kernel,games,golden,mailbox,web}/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      './vitest.worker.config.ts',
      './vitest.crash.config.ts',
      './vitest.e2e.config.ts',
    ],
  },
});
