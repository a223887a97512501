import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { forgetLeases } from '../../../worker/people/serviceQuotas.ts';
import { rowCount } from './database.ts';
import { TABLES } from '../../support/sides.ts';
import { bringNear, NearDatabase } from './nearDatabase.ts';
import { databases, gamesBindings, peopleBinding } from './stored.ts';

/**
 * Makes the service empty: no rooms, no mailboxes, no rows, no objects. A request that is still under way may keep the old database
 * or bucket open while it is deleted; then it is deleted again. What modules remember stays, as in a Worker, but for leases of quotas.
 */
export async function emptyService(): Promise<void> {
  do {
    await reset();
    for (const database of databases()) await makeTables(database);
    if (env.D1 === 'near') sendFar ??= await bringNear();
  } while ((await rowCount()) > 0 || (await hasObjects()));
  forgetLeases();
}

async function hasObjects(): Promise<boolean> {
  const listed = await Promise.all([env.ARCHIVE, env.BACKUPS].map((bucket) => bucket?.list({ limit: 1 })));
  return listed.some((one) => (one?.objects.length ?? 0) > 0);
}

/** Puts D1 itself back, while the databases are near. */
let sendFar: (() => void) | undefined;

/** From here on, the databases of this file are those of D1 itself, migrated and empty. */
export async function useD1(): Promise<void> {
  sendFar?.();
  sendFar = undefined;
  for (const database of databases()) await migrate(database);
}

const isNear = (database: unknown): database is NearDatabase => database instanceof NearDatabase;

const makeTables = (database: D1Database): Promise<void> =>
  isNear(database) ? database.empty() : migrate(database);

/** Makes the tables of a database. Those of the other side are taken away, unless both have one: what looks for them there fails. */
async function migrate(database: D1Database): Promise<void> {
  await applyD1Migrations(database, env.MIGRATIONS);
  if (env.SIDES === '1') return;
  const others = [
    ...(database === peopleBinding() ? [] : TABLES.people),
    ...(gamesBindings().includes(database) ? [] : TABLES.games),
  ];
  if (others.length > 0)
    await database.batch(others.map((table) => database.prepare(`DROP TABLE IF EXISTS "${table}"`)));
}
