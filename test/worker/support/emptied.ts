import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { forgetLeases } from '../../../worker/people/serviceQuotas.ts';
import { rowCount } from './database.ts';
import { databases } from './stored.ts';

/**
 * Makes the service empty: no rooms, no mailboxes, no rows. A request that is still under way may keep the old database
 * open while it is deleted; then it is deleted again. What modules remember stays, as in a Worker, but for leases of quotas.
 */
export async function emptyService(): Promise<void> {
  do {
    await reset();
    for (const database of databases()) await applyD1Migrations(database, env.MIGRATIONS);
  } while ((await rowCount()) > 0);
  forgetLeases();
}
