import { ENGINE } from '#shared/engine.ts';
import type { ClockSettings } from '#shared/kernel/clock.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { fail, ok, type Result } from '#shared/kernel/result.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { maskOf, type Seat, type SeatMask } from '#shared/kernel/types.ts';
import type { SeatClocks } from '../../db/schema.ts';
import { availableMoveTypes } from '../play/availableMoveTypes.ts';
import { EMPTY_HEAD, headAfter, headAt, rawRow, type RawRow } from './chain.ts';
import { checkRowRedactable, parseRow, lastSound, orDamaged } from './damage.ts';
import { inspectStored } from './inspect.ts';

/**
 * How an operator lets a damaged game go on when no backup has its rows. One row is appended that takes back everything
 * after the last sound row. Every viewer sees it: an undo by no seat. Rows that nobody can be shown any more are emptied
 * first, or put in empty where they are missing. It is SQL, because the room of a damaged game is closed.
 */

/** The columns of the game's row that the correction needs, and its seats. */
interface DamagedGame {
  readonly id: string;
  readonly status: string;
  readonly seq: number;
  readonly aware: SeatMask;
  /** The seats of people who have not left. */
  readonly people: readonly Seat[];
  readonly clock: ClockSettings | null;
  readonly seatClocks: SeatClocks | null;
  /** It is paused or asleep. */
  readonly stands: boolean;
}

/** A statement with `?` for its parameters. */
export interface SqlStatement {
  readonly sql: string;
  readonly params: readonly (string | number | null)[];
}

export interface Correction {
  /** The row to append. */
  readonly row: LogRow;
  /** The last sound row: play goes on from there. */
  readonly sound: number;
  /** Rows that are emptied, or put in empty. */
  readonly emptied: readonly number[];
  /** The seats to move then. */
  readonly acting: readonly Seat[];
  /** One batch: all of it or nothing. It fails if the game has changed since it was read. */
  readonly statements: readonly SqlStatement[];
}

/** Why there is no correction. */
type Uncorrectable =
  /** Nothing is damaged. */
  | 'SOUND'
  /** Not even the set-up is sound. */
  | 'NO_SOUND_ROW'
  /** The game has ended, and its seed is published: play cannot go on from an earlier row. */
  | 'ENDED'
  | 'NOT_STARTED';

export async function correctionOf(
  rules: AnyRules,
  game: DamagedGame,
  stored: readonly RawRow[],
  now: number,
): Promise<Result<Correction, Uncorrectable>> {
  const { faults } = await inspectStored(rules, game.seq, stored);
  if (faults.every(({ kind }) => kind === 'rewritten')) return fail('SOUND');
  if (game.status === 'open') return fail('NOT_STARTED');
  const sound = lastSound(rules, stored);
  if (sound === undefined) return fail('NO_SOUND_ROW');
  const acting = rules.acting(sound.state);
  if (game.status !== 'running' && acting.length > 0) return fail('ENDED');
  const last = Math.max(game.seq, stored.at(-1)?.seq ?? 0);
  const filled = filledUp(rules, stored, last);
  const row: LogRow = {
    seq: last + 1,
    seat: null,
    by: 'forced',
    moves: [],
    events: [],
    undone: sound.seq,
    at: now,
    version: rules.meta.version,
  };
  const emptied = filled.filter(({ isEmptied }) => isEmptied).map(({ row: { seq } }) => seq);
  const asks = asksOf(rules, game, sound.state, acting);
  const after = { acting, asks, seatClocks: clocksOf(game, acting, now) };
  const statements = [
    ...fillStatements(game, filled),
    ...(await appendStatements(game, filled, row, after)),
    stopPlans(game, sound.seq),
  ];
  return ok({ row, sound: sound.seq, emptied, acting, statements });
}

interface FilledRow {
  readonly row: RawRow;
  readonly isEmptied: boolean;
  readonly isMissing: boolean;
}

/** All rows up to `last`. Rows that are missing, or that cannot be shown, are empty. */
function filledUp(rules: AnyRules, stored: readonly RawRow[], last: number): readonly FilledRow[] {
  const bySeq = new Map(stored.map((row) => [row.seq, row]));
  let at = stored[0]?.at ?? 0;
  return Array.from({ length: last }, (_, i) => {
    const found = bySeq.get(i + 1);
    at = found?.at ?? at;
    if (found === undefined) return { row: emptyRow(rules, i + 1, at), isEmptied: true, isMissing: true };
    const isShown = orDamaged(() => (checkRowRedactable(rules, parseRow(found)), true)) === true;
    const row = isShown ? found : { ...found, moves: '[]', events: '[]', tableEvent: null };
    return { row, isEmptied: !isShown, isMissing: false };
  });
}

const emptyRow = (rules: AnyRules, seq: number, at: number): RawRow => ({
  seq,
  seat: null,
  by: 'forced',
  moves: '[]',
  events: '[]',
  undone: null,
  at,
  clockLeft: null,
  tableEvent: null,
  version: rules.meta.version,
  head: null,
});

/** Heads from the first emptied row on no longer hold, so they are removed. */
function fillStatements({ id }: DamagedGame, filled: readonly FilledRow[]): readonly SqlStatement[] {
  const emptied = filled.filter(({ isEmptied }) => isEmptied);
  const [first] = emptied;
  if (first === undefined) return [];
  return [
    ...emptied.map(({ row, isMissing }) => (isMissing ? insertOf(id, row) : emptyingOf(id, row.seq))),
    { sql: 'UPDATE log SET head = NULL WHERE game_id = ? AND seq >= ?', params: [id, first.row.seq] },
  ];
}

const emptyingOf = (id: string, seq: number): SqlStatement => ({
  sql: `UPDATE log SET moves = '[]', events = '[]', table_event = NULL WHERE game_id = ? AND seq = ?`,
  params: [id, seq],
});

const insertOf = (id: string, row: RawRow): SqlStatement => ({
  sql: `INSERT INTO log (game_id, seq, seat, "by", moves, events, undone, table_event, at, clock_left, version, engine, head)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  params: [
    id,
    row.seq,
    row.seat,
    row.by,
    row.moves,
    row.events,
    row.undone,
    row.tableEvent,
    row.at,
    row.clockLeft,
    row.version,
    ENGINE,
    row.head,
  ],
});

interface After {
  readonly acting: readonly Seat[];
  readonly asks: string;
  readonly seatClocks: string | null;
}

/**
 * Appends `row`. The game's row is fenced as by the room: if the log does not end as it was read, its status becomes NULL,
 * and the batch fails. It is due at once, so that the room or the cron continues what is automatic.
 */
async function appendStatements(
  { id, seq, status, aware, people }: DamagedGame,
  filled: readonly FilledRow[],
  row: LogRow,
  { acting, asks, seatClocks }: After,
): Promise<readonly SqlStatement[]> {
  const head = await headOf(filled);
  const raw = rawRow(row);
  const next = acting.length === 0 ? 'over' : 'running';
  const due = next === 'running' ? row.at : null;
  const known = aware & maskOf(acting.filter((seat) => people.includes(seat)));
  const changes = [row.seq, maskOf(acting), asks, seatClocks, known, row.at, due];
  return [
    {
      sql: `UPDATE games SET seq = ?, acting = ?, asks = ?, seat_clocks = ?, aware = ?, turn_at = ?, due = ?, question = NULL, glance = NULL,
        status = iif(seq = ? AND status = ? AND EXISTS
          (SELECT 1 FROM log WHERE game_id = ? AND seq = ? AND coalesce(head, ?) = ?), ?, NULL)
        WHERE id = ?`,
      params: [...changes, seq, status, id, row.seq - 1, head, head, next, id],
    },
    insertOf(id, { ...raw, head: await headAfter(head, raw) }),
  ];
}

/** Plans made after the last sound row are not sent by themselves any more, as after any undo (`ordersChange.ts`). */
const stopPlans = ({ id }: DamagedGame, sound: number): SqlStatement => ({
  sql: `UPDATE orders SET content = json_set(content, '$.plan.send', json('false')), revision = revision + 1
    WHERE game_id = ? AND made_at > ? AND json_extract(content, '$.plan.send')`,
  params: [id, sound],
});

async function headOf(filled: readonly FilledRow[]): Promise<string> {
  const last = filled.at(-1)?.row;
  const isCut = filled.some(({ isEmptied }) => isEmptied);
  return last === undefined ? EMPTY_HEAD : headAt(isCut ? { ...last, head: null } : last);
}

const asksOf = (rules: AnyRules, { people }: DamagedGame, state: unknown, acting: readonly Seat[]): string =>
  JSON.stringify(
    Object.fromEntries(
      acting
        .filter((seat) => people.includes(seat))
        .map((seat) => [seat, availableMoveTypes(rules, state, seat)] as const),
    ),
  );

/**
 * The clocks of those who are to move begin anew, with the time for a turn at least. Nobody is charged for the time in which
 * the game was closed.
 */
function clocksOf(
  { clock, seatClocks, people, stands }: DamagedGame,
  acting: readonly Seat[],
  now: number,
): string | null {
  if (clock === null || seatClocks === null) return null;
  const { increment } = clock;
  const after = Object.entries(seatClocks).map(([name, its]) => {
    const seat = Number(name);
    const runs = !stands && people.includes(seat) && acting.includes(seat);
    const left = runs ? Math.max(its?.left ?? 0, increment) : its?.left;
    return [name, { ...its, left, since: runs ? now : null, reminded: 0 }] as const;
  });
  return JSON.stringify(Object.fromEntries(after));
}
