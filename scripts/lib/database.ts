import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { SqlStatement } from '../../worker/room/storage/correction.ts';
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

export type Row = Readonly<Record<string, unknown>>;

/** Runs statements on the service's first database by wrangler: all or none. Answers the rows of each. */
export function wrangler(where: Where, sql: string): readonly (readonly Row[])[] {
  const [{ binding } = { binding: '' }] = boundDatabases();
  const { status, error, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', 'execute', binding, where, '--json', '--yes', '--command', sql],
    {
      encoding: 'utf8',
      env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) throw new Error(`wrangler failed:\n${error?.message ?? stdout + stderr}`);
  const answers = JSON.parse(stdout) as readonly { readonly results: readonly Row[] }[];
  return answers.map(({ results }) => results);
}

/** The option by which commands take the deployed database. */
export const REMOTE = { remote: { type: 'boolean', default: false } } as const;
export const whereOf = ({ remote }: { readonly remote: boolean }): Where => (remote ? '--remote' : '--local');

/** A statement with its parameters written into it, for wrangler. The text itself has no other question mark. */
export function inlined({ sql, params }: SqlStatement): string {
  const parts = sql.split('?');
  if (parts.length !== params.length + 1) throw new Error(`${params.length} parameters for: ${sql}`);
  return parts.map((part, i) => `${part}${i < params.length ? literal(params[i] ?? null) : ''}`).join('');
}

const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;
