import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { gamesBindings, PEOPLE, REMOTE, whereOf, wrangler, type Where } from './lib/database.ts';
import { runCommand } from './lib/command.ts';
import { entriesAfter, insertEntries, Entry } from './lib/tablesOf.ts';

/**
 * Writes `tables_of` anew from the databases of games: which games may know which players. What is there stays; it may be run
 * at any time, and again. Exit code 0; 2 for a wrong call.
 */
const USAGE = 'usage: npm run reindex -- [--remote]';

/** Entries of one call. */
const AT_ONCE = 1_000;

async function reindex(where: Where): Promise<number> {
  for (const binding of gamesBindings()) {
    let found = 0;
    let entries = entriesOf(where, binding, undefined);
    for (; entries.length > 0; entries = entriesOf(where, binding, entries.at(-1))) {
      wrangler(where, insertEntries(entries), PEOPLE);
      found += entries.length;
    }
    console.log(`${binding}: ${found} entries`);
  }
  return 0;
}

const entriesOf = (where: Where, binding: string, last: Entry | undefined): readonly Entry[] =>
  (wrangler(where, entriesAfter(last, AT_ONCE), binding)[0] ?? []).map((row) => v.parse(Entry, row));

await runCommand(USAGE, () => {
  const { values } = parseArgs({ options: REMOTE });
  return reindex(whereOf(values));
});
