import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BACKUP_INDEX, type BackupManifest } from '../worker/operator/backupFormat.ts';
import { manifestOf, statementsOf } from './lib/backups.ts';
import { runCommand } from './lib/command.ts';
import {
  boundDatabases,
  printedBy,
  REMOTE,
  whereOf,
  wrangler,
  wranglerToml,
  type Where,
} from './lib/database.ts';
import type { Row } from './lib/sql.ts';
import { tablesOf, valueIn } from './lib/toml.ts';

/**
 * Restores a database from a backup of the service: reads and checks all of it, writes it into the empty database of a binding,
 * counts, and migrates. Without `--yes` nothing is written. Exit code 0; 2 for a wrong call, or a backup that is not whole.
 */
const USAGE = `usage: npm run restore -- [--remote]                              which backups there are
       npm run restore -- <backup> <binding> [--remote] [--yes]   e.g. 2026-11-28T03-00-00 PEOPLE`;

const COUNT_TABLES = `SELECT count(*) AS n FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'`;

const rowOf = (where: Where, binding: string, sql: string): Row =>
  wrangler(where, sql, binding)[0]?.[0] ?? {};

async function restore(where: Where, backup: string, binding: string, yes: boolean): Promise<number> {
  if (!boundDatabases().some((bound) => bound.binding === binding))
    throw new RangeError(`wrangler.toml binds no database as ${binding}`);
  if (yes && rowOf(where, binding, COUNT_TABLES)['n'] !== 0)
    throw new RangeError(`${binding} is not empty. Give it another database_name: docs/operating.md`);
  const folder = mkdtempSync(join(tmpdir(), 'carrack-restore-'));
  try {
    const read = (key: string): Uint8Array | undefined => objectOf(where, key, join(folder, 'object'));
    const manifest = manifestOf(read, backup, binding);
    const file = join(folder, 'backup.sql');
    for await (const sql of statementsOf(manifest, read)) appendFileSync(file, `${sql};\n`);
    const all = Object.values(manifest.rows).reduce((sum, n) => sum + n, 0);
    console.log(`${backup} is whole: ${all} rows in ${Object.keys(manifest.rows).length} tables`);
    if (yes) write(where, binding, file, manifest);
    console.log(
      yes
        ? `${binding} is restored. Deploy: npm run deploy`
        : 'Nothing was written. Add --yes to restore it.',
    );
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes all of it, compares the counts, and applies what migrations are newer. */
function write(where: Where, binding: string, file: string, { rows }: BackupManifest): void {
  printedBy('d1', 'execute', binding, where, '--yes', '--file', file);
  const counts = Object.keys(rows).map((table) => `(SELECT count(*) FROM "${table}") AS "${table}"`);
  const found = rowOf(where, binding, `SELECT ${counts.join()}`);
  for (const [table, n] of Object.entries(rows))
    if (found[table] !== n) throw new Error(`${table} has ${String(found[table])} rows, not ${n}`);
  printedBy('d1', 'migrations', 'apply', binding, where);
}

/** An object of the bucket, by wrangler. */
function objectOf(where: Where, key: string, file: string): Uint8Array | undefined {
  const bucket = tablesOf(wranglerToml(), 'r2_buckets').find(
    (block) => valueIn(block, 'binding') === 'BACKUPS',
  );
  if (bucket === undefined) throw new RangeError('wrangler.toml binds no bucket as BACKUPS');
  const jurisdiction = valueIn(bucket, 'jurisdiction');
  rmSync(file, { force: true });
  const { status } = spawnSync(
    'wrangler',
    [
      'r2',
      'object',
      'get',
      `${valueIn(bucket, 'bucket_name')}/${key}`,
      where,
      '--file',
      file,
      ...(jurisdiction === undefined ? [] : ['--jurisdiction', jurisdiction]),
    ],
    { env: ENV },
  );
  return status === 0 ? readFileSync(file) : undefined;
}

const ENV = { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' };

function list(where: Where): number {
  const folder = mkdtempSync(join(tmpdir(), 'carrack-restore-'));
  const index = objectOf(where, BACKUP_INDEX, join(folder, 'index'));
  rmSync(folder, { recursive: true });
  console.log(
    index === undefined ? 'no backups' : (JSON.parse(new TextDecoder().decode(index)) as string[]).join('\n'),
  );
  return 0;
}

if (import.meta.main)
  await runCommand(USAGE, async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...REMOTE, yes: { type: 'boolean', default: false } },
    });
    const where = whereOf(values);
    const [backup, binding, ...more] = positionals;
    if (backup === undefined) return list(where);
    if (binding === undefined || more.length > 0) throw new RangeError(USAGE);
    return restore(where, backup, binding, values.yes);
  });
