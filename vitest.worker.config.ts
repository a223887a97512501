import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineProject } from 'vitest/config';
import { newVapidKeys } from './scripts/keys.ts';
import { rulesAtOnce } from './test/support/rulesAtOnce.ts';
import { withToy } from './test/support/withToy.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

mkdirSync(here('dist'), { recursive: true }); // wrangler.toml names it; the API needs no page in it

/** `1`: people and games in one database, as an earlier release had them. */
const sides = process.env['SIDES'] ?? '2';

/** In how many databases new games are: 1, 2 as in wrangler.toml, or 3. */
const shards = process.env['SHARDS'] ?? '2';

/** `far`: the databases are those of D1 itself. Else they are near, and a round trip takes a tenth of the time. */
const d1 = process.env['D1'] ?? 'near';

/** The service itself, in workerd, with its database and its rooms, and with one game more. */
export default defineProject({
  plugins: [
    withToy(),
    rulesAtOnce(),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      verbose: false, // else workerd tells of every socket that was closed
      miniflare: {
        cf: false,
        d1Databases: {
          ...(sides === '1' && { PEOPLE: 'one', GAMES_A: 'one' }),
          ...(shards === '3' && { GAMES_BB: 'games-bb' }),
        },
        bindings: {
          SIDES: sides,
          D1: d1,
          ...(shards === '1' && { SHARD_WEIGHTS: 'ba=0' }),
          MIGRATIONS: await readD1Migrations(here('migrations')),
          LOAD: process.env['LOAD'] ?? 'some',
          LAWS: process.env['LAWS'] ?? 'some',
          SIMULATE: process.env['SIMULATE'] ?? '',
          CAPTURE_MAILS: '1',
          PICTURES: '1',
          ...newVapidKeys(),
          ORIGIN: 'http://carrack.test',
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    sequence: { groupOrder: 1 },
    maxWorkers: 2, // the service also waits
    isolate: false, // one service for all files, emptied before each
    include: ['test/{worker,simulate}/**/*.test.ts', 'test/games/*/worker/**/*.test.ts'],
    // A bound for a test that would never end; how fast a machine is proves nothing.
    testTimeout: process.env['LAWS'] === 'all' ? 900_000 : 300_000,
    hookTimeout: 300_000,
    setupFiles: ['test/worker/support/emptyService.ts', 'test/worker/support/chance.ts'],
  },
});
