import { getTableName } from 'drizzle-orm';
import { tablesIn } from '../../scripts/lib/parting.ts';
import * as games from '../../worker/db/games/gameTables.ts';
import * as talk from '../../worker/db/games/talkTables.ts';
import * as people from '../../worker/db/people/peopleTables.ts';
import * as service from '../../worker/db/serviceTables.ts';

/** The tables of the two sides, and the side of a statement: tests need not know in which database a table is. */

export type Side = 'people' | 'games';

export const TABLES: Readonly<Record<Side, readonly string[]>> = {
  people: tablesIn(people, service).map(getTableName),
  games: tablesIn(games, talk).map(getTableName),
};

/** The side whose tables a statement names. Throws if it names none, or those of both. */
export function sideOf(sql: string): Side {
  const words = new Set(sql.match(/\w+/g));
  const sides = (['people', 'games'] as const).filter((side) => TABLES[side].some((name) => words.has(name)));
  const [side, other] = sides;
  if (side === undefined || other !== undefined)
    throw new Error(`tables of one side are to be named: ${sql}`);
  return side;
}

/** A row is inserted into one database of its side; anything else is asked of all. */
export const isInsert = (sql: string): boolean => /\binsert (or \w+ )?into\b/i.test(sql);
