import { env } from 'cloudflare:workers';
import { GAME_ID } from '#shared/protocol/names.ts';
import { lettersOf } from '../../../worker/lib/ids.ts';
import { isInsert, sideOf } from '../../support/sides.ts';

/**
 * What the service has stored, in whichever database it is. A statement goes to the database of people or to those of games, by
 * the tables that it names: one that reads or changes rows to all of these, and an INSERT to that of the game it names, else to the first. Tests need not know
 * how many there are.
 */

export const peopleBinding = (): D1Database => env.PEOPLE;

/** The databases of games; that of the letter `a` is the first. */
export const gamesBindings = (): readonly [D1Database, ...D1Database[]] => [
  env.GAMES_A,
  ...Object.entries(env).flatMap(([name, binding]) =>
    /^GAMES_..$/.test(name) ? [binding as unknown as D1Database] : [],
  ),
];

/** All databases of the service. */
export const databases = (): readonly D1Database[] => [...new Set([peopleBinding(), ...gamesBindings()])];

/** A row of a game is inserted where its game is, if the statement names one. */
function targetsOf({ sql, params }: StoredStatement): readonly D1Database[] {
  if (sideOf(sql) === 'people') return [peopleBinding()];
  if (!isInsert(sql)) return gamesBindings();
  const game = params.find((value) => typeof value === 'string' && GAME_ID.test(value));
  const own = env[`GAMES_${lettersOf(String(game ?? '')).toUpperCase()}`];
  return [own ?? env.GAMES_A];
}

export class StoredStatement {
  readonly sql: string;
  readonly params: readonly unknown[];
  constructor(sql: string, params: readonly unknown[] = []) {
    this.sql = sql;
    this.params = params;
  }

  bind(...params: readonly unknown[]): StoredStatement {
    return new StoredStatement(this.sql, params);
  }

  on(database: D1Database): D1PreparedStatement {
    return database.prepare(this.sql).bind(...this.params);
  }

  /** The rows of all its databases, and how many were changed. */
  async all<T = Record<string, unknown>>(): Promise<{ results: T[]; meta: { changes: number } }> {
    const answers = await Promise.all(targetsOf(this).map((one) => this.on(one).all<T>()));
    const changes = answers.reduce((sum, { meta }) => sum + meta.changes, 0);
    return { results: answers.flatMap(({ results }) => results), meta: { changes } };
  }

  /** The rows as lists of values. */
  async raw(): Promise<unknown[][]> {
    const answers = await Promise.all(targetsOf(this).map((one) => this.on(one).raw<unknown[]>()));
    return answers.flat();
  }

  run(): Promise<{ meta: { changes: number } }> {
    return this.all();
  }

  /** A column of the first row that some database has; null if none has one. */
  async first<T>(column: string): Promise<T | null> {
    const { results } = await this.all<Record<string, T>>();
    return results[0]?.[column] ?? null;
  }
}

export const DB = {
  prepare: (sql: string) => new StoredStatement(sql),
  /** In one batch for each database; the rows of a statement from all of its own. */
  async batch(statements: readonly StoredStatement[]): Promise<D1Result[]> {
    const answers = statements.map((): D1Result => ({ success: true, results: [], meta: EMPTY }));
    for (const database of databases()) {
      const here = [...statements.entries()].filter(([, one]) => targetsOf(one).includes(database));
      if (here.length === 0) continue;
      const found = await database.batch(here.map(([, one]) => one.on(database)));
      for (const [n, [at]] of here.entries()) answers[at]?.results.push(...(found[n]?.results ?? []));
    }
    return answers;
  },
};

const EMPTY: D1Result['meta'] & Record<string, unknown> = {
  duration: 0,
  size_after: 0,
  rows_read: 0,
  rows_written: 0,
  last_row_id: 0,
  changed_db: false,
  changes: 0,
};
