import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BoundDatabase } from './database.ts';

/** The databases of a local service, as files that Miniflare keeps. */

/** Where wrangler keeps the state of a local service. */
export const LOCAL_STATE = '.wrangler/state';

/** The class under which Miniflare keeps databases. */
const CLASS = 'miniflare-D1DatabaseObject';

const fileOf = (state: string, binding: string): string =>
  join(state, 'v3/d1', CLASS, `${objectId(CLASS, binding)}.sqlite`);

/** The id that workerd gives to an object of this name, and its file. */
function objectId(namespace: string, name: string): string {
  const key = createHash('sha256').update(namespace).digest();
  const hmac = (of: string | Buffer): Buffer => createHmac('sha256', key).update(of).digest().subarray(0, 16);
  return Buffer.concat([hmac(name), hmac(hmac(name))]).toString('hex');
}

/** The table in which wrangler notes what it has applied. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Brings a database up to date, while no service runs on it. Does the same as `wrangler d1 migrations apply --local`, which
 * starts a server for each migration and so takes ten seconds. Answers the migrations that were missing.
 */
export function migrate({ binding, migrations }: BoundDatabase, state = LOCAL_STATE): readonly string[] {
  const file = fileOf(state, binding);
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec(APPLIED);
    const known = database.prepare('SELECT name FROM d1_migrations').all();
    const applied = new Set(known.map(({ name }) => name));
    const missing = readdirSync(migrations).filter((name) => name.endsWith('.sql') && !applied.has(name));
    const note = database.prepare('INSERT INTO d1_migrations (name) VALUES (?)');
    for (const name of missing.toSorted()) {
      database.exec(`BEGIN; ${readFileSync(join(migrations, name), 'utf8')}`);
      note.run(name);
      database.exec('COMMIT');
    }
    return missing;
  } finally {
    database.close();
  }
}
