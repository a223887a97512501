import { sql, type SQL } from 'drizzle-orm';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as games from './games/gameTables.ts';
import type * as talk from './games/talkTables.ts';
import type * as people from './people/peopleTables.ts';
import { PEOPLE_CLOSED } from '../lib/failure.ts';
import { within } from '../lib/time.ts';

/** The database of people. No statement and no batch reaches from it into one of games. */
export type PeopleDatabase = DrizzleD1Database<typeof people>;

/** A database of games; see `shards.ts`. */
export type GamesDatabase = DrizzleD1Database<typeof games & typeof talk>;

/** Either: for what knows no table. */
export type Database = PeopleDatabase | GamesDatabase;

export const peopleDatabase = (env: Env): PeopleDatabase => drizzle(bounded(env.PEOPLE));

/**
 * A call counts as failed after this time (ms): longer than any of our queries takes, shorter than a page waits for its
 * answer. The call may have been carried out, or may be later. Keys and fences make that harmless.
 */
export const ANSWERS_WITHIN_MS = 10_000;

/** Of each proxy, what it leads to in the end: a statement's database. */
const roots = new WeakMap<object, object>();

/**
 * A proxy of the database, of a statement or of the archive, whose calls fail after `ANSWERS_WITHIN_MS`. A batch takes no statement
 * of another database: sent to this one it would find empty tables.
 */
export function bounded<T extends object>(target: T, root: object = target): T {
  const proxy = new Proxy(target, {
    get: (_, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: readonly unknown[]): unknown => {
        if (name === 'batch' && !isOf(root, args[0])) throw new Error('a batch of two databases');
        const result: unknown = Reflect.apply(member, target, args);
        if (result instanceof Promise)
          return within(ANSWERS_WITHIN_MS, result, 'D1_ERROR: no answer in time');
        return typeof result === 'object' && result !== null ? bounded(result, root) : result;
      };
    },
  });
  roots.set(proxy, root);
  return proxy;
}

/** Are all statements of the database? */
const isOf = (root: object, statements: unknown): boolean =>
  Array.isArray(statements) && statements.every((one: object) => roots.get(one) === root);

/** Did an insert fail because its key exists already? Then another writer was faster. */
export const isKeyClash = (error: unknown): boolean => says(error, /UNIQUE constraint failed/i);

/** Did a fence of `games.ts` or `log.ts` fail? Then the row is no longer as it was read. */
const isFenced = (error: unknown): boolean =>
  says(error, /NOT NULL constraint failed: (games\.status|seats\.kind|log\.engine)/i);

/** Did a write fail because another writer was faster? After any other error the write may have been carried out. */
export const isClash = (error: unknown): boolean => isKeyClash(error) || isFenced(error);

/** A write that failed, and may have been carried out. The message is its error code. */
export class Unwritten extends Error {
  override readonly name = 'Unwritten';
}

/** Did the database fail, and not our code? Its errors all begin with `D1_`. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Unwritten || says(error, /^D1_/);

/** Was a write refused because people move to another database? It was not carried out. */
export const isPeopleClosed = (error: unknown): boolean => says(error, new RegExp(PEOPLE_CLOSED));

function says(error: unknown, pattern: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (pattern.test(cause.message)) return true;
  return false;
}

/** Condition: the row is one of at most `limit` for which another condition holds. SQLite has no `DELETE … LIMIT` here. */
export const someOf = (
  table: SQLiteTable,
  key: readonly SQLiteColumn[],
  condition: SQL | undefined,
  limit: number,
): SQL =>
  sql`(${sql.join([...key], sql`, `)}) IN (SELECT ${sql.join([...key], sql`, `)} FROM ${table} WHERE ${condition} LIMIT ${limit})`;

/** Rows of one kind in a download of all that is stored of a player. More than anybody has, and a bound for the database. */
export const ROWS_AT_MOST = 5_000;
