import { TABLES as SIDES } from '../../support/sides.ts';
import { DB, type StoredStatement } from './stored.ts';

/** A restore as far as one game is concerned: its rows as they were, byte for byte. */
export type Backup = readonly (readonly [table: string, rows: readonly Record<string, unknown>[]])[];

const TABLES = [
  ['games', 'id'],
  ['seats', 'game_id'],
  ['log', 'game_id'],
  ['results', 'game_id'],
] as const;

export const backup = (id: string): Promise<Backup> =>
  Promise.all(
    TABLES.map(async ([table, column]) => {
      const stored = await DB.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).bind(id).all();
      return [table, stored.results] as const;
    }),
  );

/** Restores the game's rows without telling the room. An empty backup is from before the game was created. */
export async function restore(id: string, from: Backup = []): Promise<void> {
  await DB.batch([
    ...TABLES.map(([table, column]) => DB.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).bind(id)),
    ...from.flatMap(([table, rows]) => rows.map((row) => insertOf(table, row))),
  ]);
}

const insertOf = (table: string, row: Record<string, unknown>): StoredStatement => {
  const columns = Object.keys(row);
  const names = columns.map((name) => `"${name}"`).join();
  return DB.prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join()})`).bind(
    ...Object.values(row),
  );
};

/** A restore of one database of games: all its rows as they were. The others, and that of people, stay as they are. */
export async function wholeBackup(database: D1Database): Promise<() => Promise<void>> {
  const tables = await Promise.all(
    SIDES.games.map(
      async (table) => [table, await database.prepare(`SELECT * FROM ${table}`).all()] as const,
    ),
  );
  return async () => {
    const rows = tables.flatMap(([table, { results }]) =>
      results.map((row) => insertOf(table, row).on(database)),
    );
    await database.batch([...SIDES.games.map((table) => database.prepare(`DELETE FROM ${table}`)), ...rows]);
  };
}

/** Deletes one row of a game's log. */
export const cutRow = (id: string, seq: number): Promise<unknown> =>
  DB.prepare('DELETE FROM log WHERE game_id = ? AND seq = ?').bind(id, seq).run();

/** Overwrites the events of one row. */
export const spoilRow = (id: string, seq: number, events: string): Promise<unknown> =>
  DB.prepare('UPDATE log SET events = ? WHERE game_id = ? AND seq = ?').bind(events, id, seq).run();
