import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lettersOf } from '../../worker/lib/ids.ts';
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

/** Runs statements on a database by wrangler: all or none. Answers the rows of each. */
export function wrangler(where: Where, sql: string, binding: string): readonly (readonly Row[])[] {
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
