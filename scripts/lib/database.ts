import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** Runs statements on a database by wrangler, the service's first one if none is named: all or none. Answers the rows of each. */
export function wrangler(
  where: Where,
  sql: string,
  binding = boundDatabases()[0]?.binding ?? '',
): readonly (readonly Row[])[] {
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
