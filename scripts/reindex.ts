import { parseArgs } from 'node:util';
import { gamesBindings, PEOPLE, REMOTE, whereOf, wrangler, type Where } from './lib/database.ts';
import { runCommand } from './lib/command.ts';
import { insertEntries, portionsOf } from './lib/sql.ts';

/**
 * Writes `tables_of` anew from the databases of games: which games may know which players. What is there stays; it may be run
 * at any time, and again. Exit code 0; 2 for a wrong call.
 */
const USAGE = 'usage: npm run reindex -- [--remote]';

async function reindex(where: Where): Promise<number> {
  for (const binding of gamesBindings()) {
    let found = 0;
    for (const entries of portionsOf((sql) => wrangler(where, sql, binding)[0] ?? [])) {
      wrangler(where, insertEntries(entries), PEOPLE);
      found += entries.length;
    }
    console.log(`${binding}: ${found} entries`);
  }
  return 0;
}

await runCommand(USAGE, () => {
  const { values } = parseArgs({ options: REMOTE });
  return reindex(whereOf(values));
});
