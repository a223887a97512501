import { commitment, seedHash } from '#shared/kernel/commitment.ts';
import { seededDice, type Stream } from '#shared/kernel/dice.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { AnyRules, SeatView } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { maskOf, type AnyEvent, type AnyMove, type Seat } from '#shared/kernel/types.ts';
import { hashOf } from '../../../worker/lib/tokens.ts';
import { keyOf } from '../../support/playout.ts';
import { Client } from './client.ts';
import { wipe } from './rooms.ts';
import { DB, type StoredStatement } from './stored.ts';
import { reindex } from './reindexed.ts';

/** A game's log as it might be in the database. */
export type Planted = readonly LogRow[];

/** The creation time of all planted games. */
const THEN = 1_700_000_000_000;
export const SEED = '5eed'.repeat(16);

/** What a made-up game is played with. */
interface MadeUp {
  readonly options: unknown;
  readonly people: number;
  readonly moves: number;
  /** Equal seeds give equal logs. */
  readonly seed: number;
}

/** Chooses a move. */
type Chooser = (rules: AnyRules, view: SeatView<unknown>, stream: Stream) => AnyMove;

const atRandom: Chooser = (rules, view, stream) => sampleMove(rules.choices(view), stream);

/** Moves roughly as people do: keeps cards until they are useful. */
export const asBots: Chooser = (rules, view, stream) => rules.bot(view, 'easy', stream);

/** A log of this many moves, without an undo. */
export function madeUpLog(rules: AnyRules, table: MadeUp, choose = atRandom): Planted {
  const dice = seededDice(keyOf(table.seed));
  const stream = dice.stream('test', 0);
  const setup = rules.setup(table.options, table.people, dice);
  const rows = [rowOf(rules, 1, null, setup)];
  let state = foldLog(rules, rows);
  for (let seq = 2; seq <= table.moves + 1; seq += 1) {
    const [seat] = rules.acting(state);
    if (seat === undefined) break;
    const move = choose(rules, seatView(rules, state, seat), stream);
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(played.failure.code);
    rows.push(rowOf(rules, seq, seat, played.value));
    state = played.value.reduce((now: unknown, event) => rules.evolve(now, event), state);
  }
  return rows;
}

const rowOf = ({ meta }: AnyRules, seq: number, seat: Seat | null, events: readonly AnyEvent[]): LogRow => ({
  seq,
  seat,
  by: seat === null ? 'forced' : 'person',
  moves: [],
  events,
  undone: null,
  at: THEN + seq * 1000,
  version: meta.version,
});

/** The browser of a seat in planted games; the seat has the same session in every game. */
export function planted(seat: Seat): Client {
  const client = new Client();
  client.cookie = `carrack=${tokenOf(seat)}`;
  return client;
}

const tokenOf = (seat: Seat): string => `${seat}f`.repeat(20);
export const playerIdOf = (seat: Seat): string => `player${seat}`;

/** A row with the columns of the first release: column → value. */
type Row = Readonly<Record<string, string | number | null>>;

/**
 * Writes the log to the database under `id` in place of an earlier one; the room forgets everything. Future draws follow
 * from `seed`. The published hashes are always `SEED`'s, so that two games may differ only in future draws.
 */
export async function plantLog(rules: AnyRules, id: string, log: Planted, seed = SEED): Promise<void> {
  await insertLog(rules, id, log, seed);
  await reindex();
  await wipe(id);
}

/** Writes the rows only. Nothing more is possible while the database has an older schema. */
export async function insertLog(rules: AnyRules, id: string, log: Planted, seed = SEED): Promise<void> {
  for (const [table, column] of [
    ['games', 'id'],
    ['seats', 'game_id'],
    ['log', 'game_id'],
  ] as const)
    await DB.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).bind(id).run();
  const state = foldLog(rules, log);
  const people = rules.standings(state).map(({ seat }) => seat);
  const sessions = await Promise.all(people.map(sessionRow));
  await DB.batch([
    insert('games', { ...gameRowOf(rules, id, log), seed }),
    ...people.flatMap((seat) => [insert('seats', seatRow(id, seat)), insert('players', playerRow(seat))]),
    ...sessions.map((row) => insert('sessions', row)),
    ...log.map((row) => insert('log', logRow(id, row))),
  ]);
}

/** Uses the columns of the first release. Every later schema must have them, and defaults for the others. */
const insert = (table: string, row: Row): StoredStatement =>
  DB.prepare(
    `INSERT OR IGNORE INTO ${table} (${Object.keys(row)
      .map((name) => `"${name}"`)
      .join()})
     VALUES (${Object.keys(row)
       .map(() => '?')
       .join()})`,
  ).bind(...Object.values(row));

function gameRowOf(rules: AnyRules, id: string, log: Planted): Row {
  const state = foldLog(rules, log);
  const acting = rules.acting(state);
  const entropy = rules.standings(state).map(() => null);
  return {
    id,
    game: rules.meta.id,
    options: JSON.stringify(optionsOf(log)),
    status: acting.length > 0 ? 'running' : 'over',
    host_id: playerIdOf(0),
    watch: 1,
    seq: log.length,
    acting: maskOf(acting),
    turn_at: Date.now(), // a game in which nobody has moved for long falls asleep
    due: null,
    seed: SEED,
    seed_hash: seedHash(id, SEED),
    commitment: commitment({ gameId: id, seed: SEED, entropy }),
    question: null,
    created_at: THEN,
  };
}

/** The options, which the first event pins. */
const optionsOf = ([setup]: Planted): unknown => {
  const [first] = setup?.events ?? [];
  return first !== undefined && 'options' in first ? first.options : {};
};

const seatRow = (id: string, seat: Seat): Row => ({
  game_id: id,
  seat,
  kind: 'person',
  player_id: playerIdOf(seat),
  name: `Player ${seat}`,
});

const playerRow = (seat: Seat): Row => ({ id: playerIdOf(seat), name: `Player ${seat}`, created_at: THEN });

const sessionRow = async (seat: Seat): Promise<Row> => ({
  hash: await hashOf(tokenOf(seat)),
  player_id: playerIdOf(seat),
  created_at: THEN,
  expires_at: THEN * 2,
});

const logRow = (id: string, row: LogRow): Row => ({
  game_id: id,
  seq: row.seq,
  seat: row.seat,
  by: row.by,
  moves: JSON.stringify(row.moves),
  events: JSON.stringify(row.events),
  undone: row.undone,
  at: row.at,
  clock_left: null,
  version: row.version,
  engine: 'first',
});
