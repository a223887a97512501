import { foldLog, standingRows } from '../../shared/kernel/fold.ts';
import type { LogRow } from '../../shared/kernel/log.ts';
import type { AnyRules } from '../../shared/kernel/rules.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import { isGameId } from '../../shared/games/meta.ts';
import { games } from '../../shared/games/registry.ts';
import { database, type Database } from '../db/database.ts';
import { selectGame } from '../db/games.ts';
import { selectRows, toRows } from '../db/log.ts';
import { selectSeatsTold, type SeatTold } from '../db/notices.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { dropSnapshot, readSnapshot, SNAPSHOT_EVERY, writeSnapshot, type Snapshot } from './snapshot.ts';

/** What a room remembers of its game between requests. All of it comes from D1 and can be read again. */
export interface Table {
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
  readonly rules: AnyRules;
  /** The state after row `game.seq`; undefined until the game runs. */
  readonly state: unknown;
  /** What became of telling a seat's player that it is his turn: when he was told, or that it failed. */
  readonly told: ReadonlyMap<Seat, number | 'failed'>;
}

export const seatOf = (table: Table, seat: Seat): SeatRow | undefined => table.seats[seat];

export async function rulesOf(game: string): Promise<AnyRules> {
  if (!isGameId(game)) throw new Error(`no rules for ${game}`);
  return games[game]();
}

/** Storage of one room, and the game it is for. */
export interface Place {
  readonly gameId: string;
  readonly env: Env;
  readonly storage: DurableObjectStorage;
}

/**
 * Reads the game in one round trip: its row, its seats and the log's tail after the snapshot. Undefined if there is
 * no such game. A snapshot that does not fit (other rules, or a tail that takes rows before it back) costs
 * a second round trip.
 */
export async function loadTable(place: Place): Promise<Table | undefined> {
  const snapshot = readSnapshot(place.storage);
  const table = await loadAfter(place, snapshot);
  if (table !== undefined || snapshot === undefined) return table;
  dropSnapshot(place.storage);
  return loadAfter(place, undefined);
}

async function loadAfter(place: Place, snapshot: Snapshot | undefined): Promise<Table | undefined> {
  const { gameId } = place;
  const db: Database = database(place.env);
  const after = snapshot?.seq ?? 0;
  const [[game], seated, stored] = await db.batch([
    selectGame(db, gameId),
    selectSeatsTold(db, gameId),
    selectRows(db, gameId, after),
  ]);
  if (game === undefined) return undefined;
  const rules = await rulesOf(game.game);
  const rows = toRows(stored);
  if (snapshot && !continues(snapshot, rows, game.seq)) return undefined;
  const state = continueFold(rules, snapshot, rows);
  if (rows.length >= SNAPSHOT_EVERY) writeSnapshot(place.storage, { seq: game.seq, state });
  return { game, seats: seated.map(({ seat }) => seat), rules, state, told: toldOf(seated) };
}

const toldOf = (seated: readonly SeatTold[]): Table['told'] =>
  new Map(
    seated.flatMap(({ seat, kind, state, sentAt }): [Seat, number | 'failed'][] => {
      const told = state === 'failed' ? 'failed' : sentAt;
      return kind !== 'turn' || told === null ? [] : [[seat.seat, told]];
    }),
  );

/** Does the tail lead from the snapshot to the head without reaching behind it? */
const continues = (snapshot: Snapshot, rows: readonly LogRow[], head: number): boolean =>
  snapshot.seq + rows.length === head &&
  rows.every((row) => row.undone === null || row.undone >= snapshot.seq);

function continueFold(rules: AnyRules, snapshot: Snapshot | undefined, rows: readonly LogRow[]): unknown {
  if (snapshot === undefined) return foldLog(rules, rows);
  return standingRows(rows)
    .flatMap((row) => row.events.map((event) => rules.upcast(event, row.version)))
    .reduce((state: unknown, event) => rules.evolve(state, event), snapshot.state);
}

/** The whole log, from D1: for undo, export and pages of history. */
export async function loadRows(place: Place, after = 0, to?: number): Promise<LogRow[]> {
  return toRows(await selectRows(database(place.env), place.gameId, after, to));
}
