import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lettersOf } from '../../worker/lib/ids.ts';
import type { Row } from './sql.ts';
import { tablesOf, valueIn } from './toml.ts';

/** The databases of `npm start`, or the deployed ones, by wrangler. */

/** A database that wrangler.toml binds to the Worker. */
export interface BoundDatabase {
  readonly binding: string;
  /** Its name in the account. */
  readonly name: string;
  /** The folder of its migrations. */
  readonly migrations: string;
}

/** The databases of the service, or those of `env.staging` or `previews`. */
export const boundDatabases = (of = '', toml = wranglerToml()): readonly BoundDatabase[] =>
  tablesOf(toml, of === '' ? 'd1_databases' : `${of}.d1_databases`).map((block) => ({
    binding: valueIn(block, 'binding') ?? '',
    name: valueIn(block, 'database_name') ?? '',
    migrations: valueIn(block, 'migrations_dir') ?? 'migrations',
  }));

export const wranglerToml = (): string => readFileSync('wrangler.toml', 'utf8');

/** Names a database: the flag of wrangler. */
export type Where = '--local' | '--remote';

/** The database of people. */
export const PEOPLE = 'PEOPLE';

/** The databases of games. */
export const gamesBindings = (): readonly string[] =>
  boundDatabases().flatMap(({ binding }) => (binding.startsWith('GAMES_') ? [binding] : []));

/** The database of a game. An id of none is looked for in the first: there is no such game. */
export function bindingOf(gameId: string): string {
  const all = gamesBindings();
  const own = `GAMES_${lettersOf(gameId).toUpperCase()}`;
  return all.includes(own) ? own : (all[0] ?? '');
}

const env = { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' };

/** What wrangler prints. */
export function printedBy(...args: readonly string[]): string {
  const { status, error, stdout, stderr } = spawnSync('wrangler', args, {
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`wrangler failed:\n${error?.message ?? stdout + stderr}`);
  return stdout;
}

/** Runs statements on a database by wrangler: all or none. Answers the rows of each. */
export function wrangler(where: Where, sql: string, binding: string): readonly (readonly Row[])[] {
  const printed = printedBy('d1', 'execute', binding, where, '--json', '--yes', '--command', sql);
  const answers = JSON.parse(printed) as readonly { readonly results: readonly Row[] }[];
  return answers.map(({ results }) => results);
}

/** Runs statements, as many as there are. */
export function runAll(where: Where, statements: Iterable<string>, binding: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'carrack-sql-'));
  const file = join(folder, 'all.sql');
  try {
    writeFileSync(file, '', { mode: 0o600 });
    for (const statement of statements) appendFileSync(file, `${statement};\n`);
    printedBy('d1', 'execute', binding, where, '--yes', '--file', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The option by which commands take the deployed database. */
export const REMOTE = { remote: { type: 'boolean', default: false } } as const;
export const whereOf = ({ remote }: { readonly remote: boolean }): Where => (remote ? '--remote' : '--local');
