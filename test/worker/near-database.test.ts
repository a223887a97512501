import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { useD1 } from './support/emptied.ts';
import { NearDatabase } from './support/nearDatabase.ts';

/** The databases that stand in for D1 answer as it does: rows, errors, and the figures it bills by. */

let both: readonly D1Database[];
beforeAll(async () => {
  await useD1();
  const near = new NearDatabase('of this test', []);
  await near.empty();
  both = [env.PEOPLE, near as unknown as D1Database];
});

type Work = (database: D1Database) => Promise<unknown>;

const ran = (sql: string, ...values: readonly unknown[]): Work => {
  return async (database) => {
    const { results, meta } = await database
      .prepare(sql)
      .bind(...values)
      .all();
    return [results, meta.changes, meta.rows_read, meta.rows_written];
  };
};
const named = (database: D1Database): D1PreparedStatement =>
  database.prepare('SELECT id, "text" AS said, n FROM things ORDER BY id');

const insert = 'INSERT INTO things VALUES (?, ?, ?, ?)';

/** In this order, on the same table. */
const WORKS: readonly (readonly [what: string, work: Work])[] = [
  [
    'a table',
    ran('CREATE TABLE things (id TEXT PRIMARY KEY, text TEXT NOT NULL, n REAL, bytes BLOB) STRICT'),
  ],
  ['an index', ran('CREATE INDEX things_n ON things (n)')],
  ['texts, numbers, null and bytes', ran(insert, 'a', 'é\0', 0.5, new Uint8Array([0, 255]))],
  ['truth values', ran(insert, 'b', 'b', true, null)],
  ['what is read', ran('SELECT * FROM things ORDER BY id')],
  ['a key twice', ran(insert, 'a', '', 0, null)],
  ['null where none may be', ran(insert, 'c', null, 0, null)],
  ['another type', ran(insert, 'c', 'c', 'x', null)],
  ['a table that is not there', ran('SELECT * FROM others')],
  ['no SQL', ran('SELEC 1')],
  ['too few values', ran(insert, 'c')],
  ['undefined', ran(insert, 'c', undefined, 0, null)],
  ['a hundred values', ran(`SELECT ${Array(100).fill('?').join(' || ')}`, ...Array(100).fill('x'))],
  ['more than a hundred', ran(`SELECT ${Array(101).fill('?').join(' || ')}`, ...Array(101).fill('x'))],
  ['an upsert', ran(`${insert} ON CONFLICT DO UPDATE SET n = n + 1 RETURNING n`, 'a', '', 0, null)],
  ['an update of none', ran('UPDATE things SET n = 1 WHERE id = ?', 'z')],
  ['an update of all', ran('UPDATE things SET n = 2')],
  ['rows as lists', (database) => named(database).raw()],
  ['the first row', (database) => named(database).first()],
  ['a column of it', (database) => named(database).first('said')],
  ['no first row', (database) => database.prepare('SELECT 1 WHERE 0').first()],
  [
    'a batch that fails',
    (database) =>
      database.batch([
        database.prepare('DELETE FROM things'),
        database.prepare(insert).bind('d', null, 0, null),
      ]),
  ],
  ['nothing of which is done', async (database) => (await named(database).all()).results],
  ['a deletion', ran('DELETE FROM things WHERE n > ?', 1)],
];

test.each(WORKS)('%s', async (_, work) => {
  const [far, near] = await Promise.all(
    both.map((database) =>
      Promise.resolve(database)
        .then(work)
        .catch((error: unknown) => String(error)),
    ),
  );
  expect(near).toEqual(far);
});
