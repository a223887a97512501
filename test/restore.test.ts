import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { getPlatformProxy } from 'wrangler';
import type { BackupManifest } from '../worker/operator/backupFormat.ts';

/** `npm run restore` by wrangler, on a bucket and a database of its own. What a backup of the service holds: `worker/backup`. */

const home = mkdtempSync(join(tmpdir(), 'carrack-restore-test-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const env = {
  ...process.env,
  CI: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};
const SCRIPT = join(import.meta.dirname, '../scripts/restore.ts');

const restore = (...args: readonly string[]) =>
  spawnSync(process.execPath, [SCRIPT, ...args], { cwd: home, env, encoding: 'utf8' });

const BACKUP = '2026-11-28T03-00-00';

/** Works on what wrangler keeps in this folder; a wrangler for each step would take a second each. */
async function withBindings<T>(work: (env: Bindings) => Promise<T>): Promise<T> {
  const { env: bindings, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(home, 'wrangler.toml'),
    persist: { path: join(home, '.wrangler/state/v3') },
  });
  try {
    return await work(bindings);
  } finally {
    await dispose();
  }
}

interface Bindings {
  readonly BACKUPS: R2Bucket;
  readonly GAMES_A: D1Database;
}

/** A text that SQL and a shell would take for something else. */
const NAME = `Zo'é; DROP TABLE games -- "\n?`;

const part = gzipSync(
  [
    ['d1_migrations', { id: 1, name: '0001_first.sql' }],
    ['games', { id: 'a1', title: NAME, seq: 2 }],
    ['games', { id: 'a2', title: null, seq: 0 }],
  ]
    .map((row) => `${JSON.stringify(row)}\n`)
    .join(''),
);
const MANIFEST: BackupManifest = {
  format: 1,
  database: 'GAMES_A',
  at: 0,
  schema: [
    'CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    'CREATE TABLE games (id TEXT PRIMARY KEY NOT NULL, title TEXT, seq INTEGER NOT NULL) WITHOUT ROWID',
    'CREATE INDEX games_title ON games (title)',
  ],
  rows: { d1_migrations: 1, games: 2 },
  parts: [
    {
      key: `${BACKUP}/GAMES_A/games-1.ndjson.gz`,
      sha256: createHash('sha256').update(part).digest('hex'),
      rows: { d1_migrations: 1, games: 2 },
    },
  ],
};

beforeAll(async () => {
  writeFileSync(
    join(home, 'wrangler.toml'),
    `name = "test"
compatibility_date = "2026-10-15"

[[d1_databases]]
binding = "PEOPLE"
database_name = "people"

[[d1_databases]]
binding = "GAMES_A"
database_name = "games-a"
migrations_dir = "migrations"

[[r2_buckets]]
binding = "BACKUPS"
bucket_name = "of-the-test"
`,
  );
  mkdirSync(join(home, 'migrations'));
  writeFileSync(join(home, 'migrations/0001_first.sql'), 'CREATE TABLE games (id TEXT);');
  writeFileSync(join(home, 'migrations/0002_next.sql'), 'ALTER TABLE games ADD COLUMN ended INTEGER;');
  await withBindings(async ({ BACKUPS }) => {
    await BACKUPS.put(`${BACKUP}/GAMES_A/manifest.json`, JSON.stringify(MANIFEST));
    await BACKUPS.put(MANIFEST.parts[0]?.key ?? '', part);
    await BACKUPS.put('index.json', JSON.stringify([BACKUP]));
  });
});

describe('npm run restore', () => {
  test('names the backups; writes nothing unless told; restores, and brings the schema up to date', async () => {
    expect(restore().stdout).toBe(`${BACKUP}\n`);
    const dry = restore(BACKUP, 'GAMES_A');
    expect(dry.stdout).toBe(
      `${BACKUP} is whole: 3 rows in 2 tables\nNothing was written. Add --yes to restore it.\n`,
    );
    const done = restore(BACKUP, 'GAMES_A', '--yes');
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect(done.stdout).toContain('GAMES_A is restored');
    const { results } = await withBindings(({ GAMES_A }) =>
      GAMES_A.prepare('SELECT * FROM games ORDER BY id').all(),
    );
    expect(results).toEqual([
      { id: 'a1', title: NAME, seq: 2, ended: null },
      { id: 'a2', title: null, seq: 0, ended: null },
    ]);
    const again = restore(BACKUP, 'GAMES_A', '--yes');
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('GAMES_A is not empty')]);
  });

  test('refuses a backup without a manifest, and a database that is not bound', () => {
    for (const [args, why] of [
      [[BACKUP, 'PEOPLE'], 'no whole backup of PEOPLE'],
      [[BACKUP, 'DB'], 'binds no database as DB'],
      [[BACKUP], 'usage:'],
    ] as const) {
      const { status, stderr } = restore(...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
    }
  });
});
