import type { SqlStatement } from '../../worker/room/storage/correction.ts';
import * as v from 'valibot';

/** SQL as text, for wrangler. */

export type Row = Readonly<Record<string, unknown>>;

/** A statement with its parameters written into it, for wrangler. The text itself has no other question mark. */
export function inlined({ sql, params }: SqlStatement): string {
  const parts = sql.split('?');
  if (parts.length !== params.length + 1) throw new Error(`${params.length} parameters for: ${sql}`);
  return parts.map((part, i) => `${part}${i < params.length ? literal(params[i] ?? null) : ''}`).join('');
}

/** A value as SQL. */
export const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;

/** A row of a table as SQL. */
export const insertRow = (table: string, row: Row): string => {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const values = Object.values(row).map((value) => literal(value as string | number | null)); // as D1 answers them
  return `INSERT INTO "${table}" (${columns.join()}) VALUES (${values.join()})`;
};

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
    UNION SELECT player_id, game_id FROM join_requests
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
