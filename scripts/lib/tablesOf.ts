import * as v from 'valibot';
import { literal } from './sql.ts';

/** `tables_of` made from what the databases of games hold: who had a seat, or was a game's host, or left something there. */

const Entry = v.object({ player_id: v.string(), game_id: v.string() });
export type Entry = v.InferOutput<typeof Entry>;

/** SQL for a database of games: the next entries, in order. D1 takes five parts of a UNION at most. */
export const entriesAfter = (last: Entry | undefined, limit: number): string => `
SELECT player_id, game_id FROM (
  SELECT * FROM (
    SELECT player_id, game_id FROM seats WHERE player_id IS NOT NULL
    UNION SELECT host_id, id FROM games WHERE host_id IS NOT NULL
    UNION SELECT player_id, game_id FROM results WHERE player_id NOT GLOB '-*'
  ) UNION SELECT * FROM (
    SELECT player_id, game_id FROM notes
    UNION SELECT player_id, game_id FROM notices
    UNION SELECT player_id, game_id FROM messages
    UNION SELECT host_id, game_id FROM invitations
    UNION SELECT guest_id, game_id FROM invitations WHERE guest_id IS NOT NULL
  )
) WHERE player_id <> '' AND (player_id, game_id) > (${literal(last?.player_id ?? '')}, ${literal(last?.game_id ?? '')})
ORDER BY player_id, game_id LIMIT ${limit}`;

/** Entries of one portion. */
const AT_ONCE = 1_000;

/** All entries of a database of games, in portions. `ask` answers the rows that it gives for SQL. */
export function* portionsOf(ask: (sql: string) => readonly object[]): Generator<readonly Entry[]> {
  for (let last: Entry | undefined; ;) {
    const entries = ask(entriesAfter(last, AT_ONCE)).map((row) => v.parse(Entry, row));
    last = entries.at(-1);
    if (last === undefined) return;
    yield entries;
  }
}

/** SQL for the database of people. */
export const insertEntries = (entries: readonly Entry[]): string =>
  `INSERT OR IGNORE INTO tables_of (player_id, game_id) VALUES ${entries
    .map((entry) => `(${literal(entry.player_id)}, ${literal(entry.game_id)})`)
    .join()}`;
