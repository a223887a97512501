import { env } from 'cloudflare:workers';
import * as schema from '../../../worker/db/schema.ts';
import * as people from '../../../worker/db/people/peopleTables.ts';
import { jobsTable } from '../../../worker/db/serviceTables.ts';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * What the service has stored, in whichever database it is. A statement goes to the database of people or to those of games, by
 * the tables that it names: one that reads or changes rows to all of these, and an INSERT to the first. Tests need not know
 * how many there are.
 */

const tablesIn = (module: object): readonly string[] =>
  Object.values(module).flatMap((table: unknown) => (is(table, SQLiteTable) ? [getTableName(table)] : []));

const OF_PEOPLE = new Set([...tablesIn(people), getTableName(jobsTable)]);
const ALL = new Set(tablesIn(schema));

export const peopleBinding = (): D1Database => env.DB;
export const gamesBindings = (): readonly D1Database[] => [env.DB];

/** All databases of the service. */
export const databases = (): readonly D1Database[] => [...new Set([peopleBinding(), ...gamesBindings()])];

function targetsOf(sql: string): readonly D1Database[] {
  const named = [...sql.matchAll(/\w+/g)].map(([word]) => word).filter((word) => ALL.has(word));
  const ofPeople = named.filter((table) => OF_PEOPLE.has(table));
  if (ofPeople.length === named.length && named.length > 0) return [peopleBinding()];
  if (ofPeople.length > 0) throw new Error(`tables of people and of games: ${sql}`);
  if (named.length === 0) throw new Error(`no table is named: ${sql}`);
  return /\binsert into\b/i.test(sql) ? gamesBindings().slice(0, 1) : gamesBindings();
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
    const answers = await Promise.all(targetsOf(this.sql).map((one) => this.on(one).all<T>()));
    const changes = answers.reduce((sum, { meta }) => sum + meta.changes, 0);
    return { results: answers.flatMap(({ results }) => results), meta: { changes } };
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
  /** In one batch for each database. */
  async batch(statements: readonly StoredStatement[]): Promise<void> {
    for (const database of databases()) {
      const here = statements.filter(({ sql }) => targetsOf(sql).includes(database));
      if (here.length > 0) await database.batch(here.map((one) => one.on(database)));
    }
  },
};
