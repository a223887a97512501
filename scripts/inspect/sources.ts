import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { ORIGINS } from '#shared/kernel/types.ts';
import type { Export } from '#shared/protocol/http.ts';
import type { RawRow } from '../../worker/room/chain.ts';

/** Sources of a log to inspect. */

/** A game as the database stores it. */
export interface StoredGame {
  readonly game: string;
  readonly status: string;
  readonly seq: number;
  readonly rows: readonly RawRow[];
}

type Row = Readonly<Record<string, unknown>>;
/** Answers a query. Its only variable part is the game's id, which was checked. */
type Ask = (sql: string) => readonly Row[];

/** A file: a game that a player downloaded, a database's export (SQL), or a database. */
export function fromFile(path: string, id: string | undefined): Export | StoredGame | undefined {
  if (path.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8')) as Export;
  if (!path.endsWith('.sql')) return stored(asking(new DatabaseSync(path, { readOnly: true })), id);
  const database = new DatabaseSync(':memory:');
  database.exec(readFileSync(path, 'utf8'));
  return stored(asking(database), id);
}

/** The database of `npm start`, or the deployed one, by wrangler. */
export const fromWrangler = (where: '--local' | '--remote', id: string): StoredGame | undefined =>
  stored((sql) => {
    const { status, stdout, stderr } = spawnSync(
      'wrangler',
      ['d1', 'execute', 'carrack', where, '--json', '--command', sql],
      {
        encoding: 'utf8',
        env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
        maxBuffer: 2 ** 28,
      },
    );
    if (status !== 0) throw new Error(`wrangler failed:\n${stdout}${stderr}`);
    const [answer] = JSON.parse(stdout) as readonly { readonly results: readonly Row[] }[];
    return answer?.results ?? [];
  }, id);

const asking =
  (database: DatabaseSync): Ask =>
  (sql) =>
    database.prepare(sql).all();

function stored(ask: Ask, id: string | undefined): StoredGame | undefined {
  if (id === undefined) throw new RangeError('which game?');
  const [row] = ask(`SELECT game, status, seq FROM games WHERE id = '${id}'`);
  const rows = ask(`SELECT * FROM log WHERE game_id = '${id}' ORDER BY seq`).map((row) =>
    v.parse(StoredRow, row),
  );
  if (row === undefined && rows.length === 0) return undefined;
  const { game, status, seq } = row ?? {};
  return { game: String(game), status: String(status ?? 'gone'), seq: Number(seq ?? 0), rows };
}

/** A row of the table `log`, of any release: the columns `head` and `table_event` were added later. */
const StoredRow = v.pipe(
  v.object({
    seq: v.number(),
    seat: v.nullable(v.number()),
    by: v.picklist(ORIGINS),
    moves: v.string(),
    events: v.string(),
    undone: v.nullable(v.number()),
    at: v.number(),
    clock_left: v.optional(v.nullable(v.number()), null),
    table_event: v.optional(v.nullable(v.string()), null),
    version: v.number(),
    head: v.optional(v.nullable(v.string()), null),
  }),
  v.transform(({ clock_left: clockLeft, table_event: tableEvent, ...row }): RawRow => ({
    ...row,
    clockLeft,
    tableEvent,
  })),
);
