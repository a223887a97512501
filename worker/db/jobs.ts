import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { jobsTable } from './schema.ts';

/** What the cron's jobs did when they last ran. */

export type JobRow = typeof jobsTable.$inferSelect;

export async function jobOf(db: Database, name: JobRow['name']): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobsTable).where(eq(jobsTable.name, name));
  return row;
}

export const putJob = (db: Database, row: JobRow) =>
  db.insert(jobsTable).values(row).onConflictDoUpdate({ target: jobsTable.name, set: row });
