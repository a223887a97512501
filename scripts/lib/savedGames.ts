import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { games } from '#shared/games/registry.ts';
import { isGameId } from '#shared/games/meta.ts';
import type { ClockSettings } from '#shared/kernel/clock.ts';
import { ORIGINS } from '#shared/kernel/types.ts';
import type { Export } from '#shared/protocol/http.ts';
import { bindingOf, gamesBindings, wrangler, type Where } from './database.ts';
import type { Row } from './sql.ts';
import type { SeatClocks } from '../../worker/db/schema.ts';
import type { RawRow } from '../../worker/room/storage/chain.ts';

/** Sources of a log to inspect. */

/** A game as the database stores it. Without its row in `games`, what that row says is empty. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly seq: number;
  readonly options: unknown;
  readonly seed: string;
  readonly aware: number;
  /** What each seat added to the dice, by seat. */
  readonly entropy: readonly (string | null)[];
  /** The seats of people who have not left. */
  readonly people: readonly number[];
  readonly clock: ClockSettings | null;
  readonly seatClocks: SeatClocks | null;
  /** It is paused or asleep. */
  readonly stands: boolean;
  readonly rows: readonly RawRow[];
}

/** A game as `npm run dump` writes it: with the state after each row, as a hash. */
export interface Dump extends StoredGame {
  readonly dump: 1;
  /** The engine that folded the states. */
  readonly engine: string;
  /** By row, the hash of the state after it; null where the row could not be folded. */
  readonly states: readonly (string | null)[];
}

/** Answers queries, as of one moment. Their only variable part is the game's id, which was checked. */
type Ask = (...queries: readonly string[]) => readonly (readonly Row[])[];

/** A file: a game that a player downloaded, a database's export (SQL), or a database. Throws a RangeError for another one. */
export function fromFile(path: string, id: string | undefined): Export | Dump | StoredGame | undefined {
  try {
    return readFile(path, id);
  } catch (error) {
    throw new RangeError(`${path} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

function readFile(path: string, id: string | undefined): Export | Dump | StoredGame | undefined {
  if (path.endsWith('.json')) {
    const saved = JSON.parse(readFileSync(path, 'utf8')) as Export | Dump | null; // our own file
    if (saved === null || !('commits' in saved || 'dump' in saved))
      throw new RangeError('this is no saved game');
    return saved;
  }
  if (!path.endsWith('.sql')) return stored(asking(new DatabaseSync(path, { readOnly: true })), id);
  const database = new DatabaseSync(':memory:');
  database.exec(readFileSync(path, 'utf8'));
  return stored(asking(database), id);
}

/** The database of `npm start`, or the deployed one, by wrangler. */
export const fromWrangler = (where: Where, id: string): StoredGame | undefined =>
  stored((...queries) => wrangler(where, queries.join(';\n'), bindingOf(id)), id);

/** The ids of all games with a log that has not ended. */
export const runningGames = (where: Where): readonly string[] =>
  gamesBindings()
    .flatMap((binding) =>
      wrangler(where, `SELECT id FROM games WHERE status = 'running' ORDER BY id`, binding).flat(),
    )
    .map(({ id }) => String(id));

const asking =
  (database: DatabaseSync): Ask =>
  (...queries) =>
    queries.map((sql) => database.prepare(sql).all());

function stored(ask: Ask, id: string | undefined): StoredGame | undefined {
  if (id === undefined) throw new RangeError('which game?');
  const [[row] = [], log = [], seats = []] = ask(
    `SELECT * FROM games WHERE id = '${id}'`,
    `SELECT * FROM log WHERE game_id = '${id}' ORDER BY seq`,
    `SELECT * FROM seats WHERE game_id = '${id}' ORDER BY seat`,
  );
  if (typeof row?.['archived'] === 'string')
    throw new RangeError(
      `${id} is archived as ${id}/${row['archived']}.json.gz; inspect the file that its page downloads`,
    );
  const rows = log.map((stored) => v.parse(StoredRow, stored));
  if (row === undefined && rows.length === 0) return undefined;
  const { game, status, seq, options, seed, aware, paused_until: paused, asleep_since: asleep } = row ?? {};
  return {
    id,
    game: String(game),
    status: String(status ?? 'gone'),
    seq: Number(seq ?? 0),
    options: JSON.parse(String(options ?? 'null')),
    seed: String(seed ?? ''),
    aware: Number(aware ?? 0),
    entropy: seats.map(({ entropy }) => (typeof entropy === 'string' ? entropy : null)),
    people: seats
      .filter(({ kind, vacancy }) => kind === 'person' && (vacancy ?? null) === null)
      .map(({ seat }) => Number(seat)),
    clock: json<ClockSettings>(row?.['clock']),
    seatClocks: json<SeatClocks>(row?.['seat_clocks']),
    stands: (paused ?? asleep ?? null) !== null,
    rows,
  };
}

/** A column that holds JSON, which only the service writes. Earlier releases lack it. */
const json = <T>(column: unknown): T | null =>
  typeof column === 'string' ? (JSON.parse(column) as T) : null;

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

/** The rules of a saved game. Throws a RangeError if there are none. */
export async function rulesOf(game: string): Promise<AnyRules> {
  if (!isGameId(game)) throw new RangeError(`no rules for ${game}`);
  return games[game]();
}
