import { entriesAfter, insertEntries, type Entry } from '../../../scripts/lib/tablesOf.ts';
import { gamesBindings, peopleBinding } from './stored.ts';

/** Writes `tables_of` as `npm run reindex` does: for rows of games that a test has written itself. */
export async function reindex(): Promise<void> {
  for (const games of gamesBindings()) {
    let last: Entry | undefined;
    do {
      const { results } = await games.prepare(entriesAfter(last, 500)).all<Entry>();
      if (results.length > 0) await peopleBinding().prepare(insertEntries(results)).run();
      last = results.at(-1);
    } while (last !== undefined);
  }
}
