import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { canonicalJson } from '#shared/kernel/json.ts';
import { PEOPLE_CLOSED } from '../../worker/lib/failure.ts';
import * as people from '../../worker/db/people/peopleTables.ts';
import * as service from '../../worker/db/serviceTables.ts';
import { insertRow, literal, type Row } from './sql.ts';

/** The tables of people move from the database that they share with games into one of their own. */

/** The tables that modules of the schema describe. */
export const tablesIn = (...modules: readonly object[]): readonly SQLiteTable[] =>
  modules
    .flatMap((module) => Object.values(module) as readonly unknown[])
    .filter((table) => is(table, SQLiteTable));

interface Table {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

const TABLES: readonly Table[] = tablesIn(people, service).map((table) => {
  const { columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter(({ primary }) => primary);
  const key = [...own, ...primaryKeys.flatMap((each) => each.columns)];
  return { name: getTableName(table), key: key.map(({ name }) => name) };
});

/** A database: runs statements, and answers the rows of each. */
export interface Asked {
  readonly ask: (sql: string) => Promise<readonly (readonly Row[])[]>;
  /** Runs as many statements as there are. All or none. */
  readonly run: (statements: readonly string[]) => Promise<void>;
}

const OPERATIONS = ['INSERT', 'UPDATE', 'DELETE'] as const;
const triggers = TABLES.flatMap(({ name }) =>
  OPERATIONS.map((operation) => ({
    operation,
    name: `closed_${name}_${operation.toLowerCase()}`,
    on: `${operation} ON "${name}"`,
  })),
);

/** From then on the database itself refuses each write of people, whoever makes it: no instance that is late loses one. */
const closing = triggers.map(
  ({ name, on }) =>
    `CREATE TRIGGER IF NOT EXISTS "${name}" BEFORE ${on} BEGIN SELECT RAISE(ABORT, '${PEOPLE_CLOSED}'); END`,
);
const openingFor = (operations: readonly string[]): readonly string[] =>
  triggers
    .filter(({ operation }) => operations.includes(operation))
    .map(({ name }) => `DROP TRIGGER IF EXISTS "${name}"`);

/** Rows of a table in one page: what one answer of the database may hold. */
const PAGE = 5_000;

const nextPage = ({ name, key }: Table, last: Row | undefined): string => {
  const columns = key.map((column) => `"${column}"`).join();
  const values = key.map((column) => literal(last?.[column] as string | number | null));
  const where = last === undefined ? '' : `WHERE (${columns}) > (${values.join()})`;
  return `SELECT * FROM "${name}" ${where} ORDER BY ${columns} LIMIT ${PAGE}`;
};

/** All rows of people, in pages: of each table one, side by side. */
async function* pagesOf({
  ask,
}: Asked): AsyncGenerator<readonly (readonly [table: string, rows: readonly Row[]])[]> {
  let open = TABLES.map((table) => ({ table, last: undefined as Row | undefined }));
  while (open.length > 0) {
    const found = await ask(open.map(({ table, last }) => nextPage(table, last)).join(';\n'));
    yield open.map(({ table }, n) => [table.name, found[n] ?? []]);
    open = open.flatMap(({ table }, n) => {
      const rows = found[n] ?? [];
      return rows.length < PAGE ? [] : [{ table, last: rows.at(-1) }];
    });
  }
}

/** By table: how many rows there are, and a hash over all of them. */
export type Content = Readonly<Record<string, { readonly rows: number; readonly hash: string }>>;

/** Reads all rows; `each` gets them page by page. */
async function contentOf(
  database: Asked,
  each: (table: string, rows: readonly Row[]) => void,
): Promise<Content> {
  const sums = new Map(TABLES.map(({ name }) => [name, { rows: 0, hash: sha256.create() }]));
  for await (const page of pagesOf(database))
    for (const [table, rows] of page) {
      const sum = sums.get(table);
      if (sum !== undefined) sum.rows += rows.length;
      for (const row of rows) sum?.hash.update(utf8ToBytes(`${canonicalJson(row)}\n`));
      each(table, rows);
    }
  const content = [...sums].map(([table, { rows, hash }]) => [
    table,
    { rows, hash: bytesToHex(hash.digest()) },
  ]);
  return Object.fromEntries(content) as Content;
}

/** How many rows of people there are. */
export async function countPeople({ ask }: Asked): Promise<number> {
  const sum = TABLES.map(({ name }) => `(SELECT count(*) FROM "${name}")`).join(' + ');
  return Number((await ask(`SELECT ${sum} AS n`))[0]?.[0]?.['n']);
}

/**
 * Closes the tables of people in `from`, copies them into `to`, and compares both. They stay closed until the service is bound to
 * `to`. If anything fails they are open again, as before. Throws a RangeError if `to` has people already.
 */
export async function copyPeople(from: Asked, to: Asked): Promise<Content> {
  if ((await countPeople(to)) > 0)
    throw new RangeError('The new database has people already: delete it, and begin again.');
  try {
    await from.run(closing);
    const inserts: string[] = [];
    const before = await contentOf(from, (table, rows) =>
      inserts.push(...rows.map((row) => insertRow(table, row))),
    );
    if (inserts.length > 0) await to.run(inserts);
    const after = await contentOf(to, () => undefined);
    const differing = Object.keys(before).filter(
      (table) => canonicalJson(before[table]) !== canonicalJson(after[table]),
    );
    if (differing.length > 0) throw new Error(`The copy differs in ${differing.join()}`);
    return after;
  } catch (error) {
    await openPeople(from);
    throw error;
  }
}

/** Opens the tables of people again where they were. */
export const openPeople = ({ run }: Asked): Promise<void> => run(openingFor(OPERATIONS));

/** When the service's cron has last written there (ms). */
const sweptAt = async ({ ask }: Asked): Promise<number> =>
  Number((await ask(`SELECT at FROM jobs WHERE name = 'sweep'`))[0]?.[0]?.['at'] ?? 0);

/** Rows deleted by one statement. */
const AT_ONCE = 5_000;

/**
 * Deletes people from `from`, which stays closed to any: a release that is rolled back to writes none there. Throws a RangeError if the service does
 * not use `to` yet: its cron would have written there.
 */
export async function endParting(from: Asked, to: Asked): Promise<void> {
  if ((await sweptAt(to)) <= (await sweptAt(from)))
    throw new RangeError(
      'The service does not use the new database yet: npm run deploy, then wait for its cron (5 minutes).',
    );
  await from.run(openingFor(['DELETE']));
  for (const { name, key } of TABLES) {
    const columns = key.map((column) => `"${column}"`).join();
    const some = `DELETE FROM "${name}" WHERE (${columns}) IN (SELECT ${columns} FROM "${name}" LIMIT ${AT_ONCE})`;
    for (let left = 1; left > 0;) {
      const [, rows] = await from.ask(
        `${some};\nSELECT count(*) AS n FROM (SELECT 1 FROM "${name}" LIMIT 1)`,
      );
      left = Number(rows?.[0]?.['n'] ?? 0);
    }
  }
}
