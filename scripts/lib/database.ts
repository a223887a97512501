import { spawnSync } from 'node:child_process';
import type { SqlStatement } from '../../worker/room/storage/correction.ts';

/** The database of `npm start`, or the deployed one, by wrangler. */

/** Names a database: the flag of wrangler. */
export type Where = '--local' | '--remote';

export type Row = Readonly<Record<string, unknown>>;

/** Runs statements on a database by wrangler: all or none. Answers the rows of each. */
export function wrangler(where: Where, sql: string): readonly (readonly Row[])[] {
  const { status, error, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'carrack', where, '--json', '--yes', '--command', sql],
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
