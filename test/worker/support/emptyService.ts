import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { rowCount } from './database.ts';

/**
 * The files share one service, and each begins with an empty one: real clock, no stand-ins, no rooms, no mailboxes, no
 * rows. A request of the last file that is still under way may keep the old database open while it is deleted; then it
 * is deleted again. What modules remember stays, as in a Worker.
 */
vi.useRealTimers();
vi.restoreAllMocks();
do {
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
} while ((await rowCount()) > 0);
