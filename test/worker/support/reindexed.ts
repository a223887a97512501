import { entriesAfter, insertEntries, type Entry } from '../../../scripts/lib/sql.ts';
import { gamesBindings, peopleBinding } from './stored.ts';

/** Writes `tables_of` as `npm run reindex` does: for rows of games that a test has written itself. */
export async function reindex(): Promise<void> {
  for (const games of gamesBindings())
    for await (const entries of portionsOf(games))
      await peopleBinding().prepare(insertEntries(entries)).run();
}

/** Which players the databases of games know. */
export async function entriesOfGames(): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  for (const games of gamesBindings()) for await (const entries of portionsOf(games)) found.push(...entries);
  return found;
}

async function* portionsOf(games: D1Database): AsyncGenerator<readonly Entry[]> {
  for (let last: Entry | undefined; ;) {
    const { results } = await games.prepare(entriesAfter(last, 500)).all<Entry>();
    last = results.at(-1);
    if (last === undefined) return;
    yield results;
  }
}
