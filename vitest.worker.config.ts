import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineProject } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

mkdirSync(here('dist'), { recursive: true }); // wrangler.toml names it; the API needs no page in it

/** The service itself, in workerd, with its database and its rooms. */
export default defineProject({
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        cf: false,
        bindings: {
          MIGRATIONS: await readD1Migrations(here('migrations')),
          LOAD: process.env['LOAD'] ?? 'some',
          CAPTURE_MAILS: '1',
          ORIGIN: 'http://carrack.test',
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['test/worker/**/*.test.ts'],
    testTimeout: 20_000, // whole games over HTTP on a busy machine
    setupFiles: ['test/worker/support/migrate.ts'],
  },
});
