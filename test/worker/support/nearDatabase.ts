import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { databases } from './stored.ts';

/**
 * Databases as D1 has them, without the way there: SQLite in the storage of objects of our own isolate. A request makes some
 * ten round trips, and D1's own way takes most of their time. The rows, the errors and the counts of changes are D1's.
 */
export class NearDatabase {
  readonly #name: string;
  readonly #schema: readonly string[];

  constructor(name: string, schema: readonly string[]) {
    this.#name = name;
    this.#schema = schema;
  }

  prepare(statement: string): NearStatement {
    return new NearStatement(this, statement, []);
  }

  /** Carries all out, or none. */
  batch(statements: readonly NearStatement[]): Promise<readonly Result[]> {
    return this.query(statements, true);
  }

  /** Nothing is left but its tables, without a row. */
  async empty(): Promise<void> {
    const object = env.MAILBOXES.getByName(`database ${this.#name}`);
    await runInDurableObject(object, (_, { storage }) => storage.deleteAll());
    await this.batch(this.#schema.map((sql) => this.prepare(sql)));
  }

  async query(statements: readonly NearStatement[], asObjects: boolean): Promise<readonly Result[]> {
    const object = env.MAILBOXES.getByName(`database ${this.#name}`); // a stub is of the request that made it
    const answer = await runInDurableObject(object, (_, { storage }): readonly Result[] | string => {
      const { sql } = storage;
      try {
        return storage.transactionSync(() =>
          statements.map(({ statement, params }) => resultOf(sql, statement, params, asObjects)),
        );
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    });
    if (typeof answer === 'string') throw new Error(`D1_ERROR: ${answer}`, { cause: new Error(answer) });
    return answer;
  }
}

interface Result {
  readonly success: true;
  readonly results: readonly unknown[];
  readonly meta: { readonly changes: number; readonly rows_read: number; readonly rows_written: number };
}

class NearStatement {
  readonly database: NearDatabase;
  readonly statement: string;
  readonly params: readonly unknown[];

  constructor(database: NearDatabase, statement: string, params: readonly unknown[]) {
    this.database = database;
    this.statement = statement;
    this.params = params;
  }

  bind(...params: readonly unknown[]): NearStatement {
    if (params.includes(undefined))
      throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'");
    return new NearStatement(this.database, this.statement, params);
  }

  // None of them calls another, so that a test which stands in for one sees each round trip once.

  async all(): Promise<Result | undefined> {
    return (await this.database.query([this], true))[0];
  }

  async run(): Promise<Result | undefined> {
    return (await this.database.query([this], true))[0];
  }

  async raw(): Promise<readonly unknown[]> {
    return (await this.database.query([this], false))[0]?.results ?? [];
  }

  async first(column?: string): Promise<unknown> {
    const [answer] = await this.database.query([this], true);
    const row = answer?.results[0] as Readonly<Record<string, unknown>> | undefined;
    return (column === undefined ? row : row?.[column]) ?? null;
  }
}

function resultOf(
  sql: SqlStorage,
  statement: string,
  params: readonly unknown[],
  asObjects: boolean,
): Result {
  const cursor = sql.exec(statement, ...params.map(asStored));
  const rows = [...cursor.raw()].map((row) => row.map(asRead));
  const names = cursor.columnNames;
  const results = asObjects
    ? rows.map((row) => Object.fromEntries(names.map((name, n) => [name, row[n]])))
    : rows;
  const isWrite = cursor.rowsWritten > 0;
  const changes = isWrite ? Number(sql.exec('SELECT changes() AS n').one()['n']) : 0;
  return {
    success: true,
    results,
    meta: { changes, rows_read: cursor.rowsRead, rows_written: cursor.rowsWritten },
  };
}

const asStored = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);
const asRead = (value: unknown): unknown =>
  value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value;

/** The service's databases are near ones with the same tables and no rows, until the function that this returns is called. */
export async function bringNear(): Promise<() => void> {
  const far = Object.entries(env).filter(([, value]) => databases().includes(value as unknown as D1Database));
  for (const [binding, database] of far) {
    const name = env.SIDES === '1' && binding === 'PEOPLE' ? 'GAMES_A' : binding;
    const near = new NearDatabase(name, await schemaOf(database as unknown as D1Database));
    await near.empty();
    Reflect.set(env, binding, near);
  }
  return () => {
    for (const [binding, database] of far) Reflect.set(env, binding, database);
  };
}

/** The statements that make its tables and indexes. */
async function schemaOf(database: D1Database): Promise<readonly string[]> {
  const { results } = await database
    .prepare(
      `SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY type DESC`,
    )
    .all<{ sql: string }>();
  return results.map(({ sql }) => sql);
}
