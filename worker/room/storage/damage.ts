import { redactRow, standingRows } from '#shared/kernel/fold.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import { upcastRow } from '#shared/kernel/upcast.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { rootCauseMessage } from '../../lib/failure.ts';
import type { RawRow } from './chain.ts';

/** A fault in a stored log, with the number of its row. */
export type LogFault =
  /** The row is not there, though the game's row counts it or a later row exists. */
  | { readonly kind: 'missing'; readonly row: number }
  /** The row is there, though by the game's row the log ends before it. */
  | { readonly kind: 'surplus'; readonly row: number }
  /** Its moves or events are not valid JSON. */
  | { readonly kind: 'unreadable'; readonly row: number; readonly error: string }
  /** An event of it is unknown to the rules, or cannot be folded or redacted. */
  | { readonly kind: 'unfoldable'; readonly row: number; readonly error: string }
  /** The game is archived, and its object is not there. */
  | { readonly kind: 'lost'; readonly row: number }
  /** The game is archived, and its object is not what was stored. */
  | { readonly kind: 'changed'; readonly row: number }
  /** Its head does not match the rows before it. Only `inspect` reports this, because the game can still be played. */
  | { readonly kind: 'rewritten'; readonly row: number };

/** The log has a fault. Its game is closed for reading and writing (GAME_DAMAGED) until the log is repaired. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
  readonly fault: LogFault;

  constructor(fault: LogFault) {
    super(`log damaged: row ${fault.row} is ${fault.kind}`);
    this.fault = fault;
  }
}

/** The first fault, unless `rows` are exactly the rows `from` to `to` without a gap. */
export function gapIn(
  rows: readonly { readonly seq: number }[],
  from: number,
  to: number,
): LogFault | undefined {
  for (let seq = from; seq <= to; seq += 1)
    if (rows[seq - from]?.seq !== seq) return { kind: 'missing', row: seq };
  const beyond = rows[to - from + 1];
  return beyond && { kind: 'surplus', row: beyond.seq };
}

/** Parses stored rows. Throws `DamagedLog` at a row that is not valid JSON. */
export const parseRows = (rows: readonly RawRow[]): LogRow[] => rows.map(parseRow);

export const parseRow = (raw: RawRow): LogRow =>
  blameRow('unreadable', raw.seq, () => ({
    seq: raw.seq,
    seat: raw.seat,
    by: raw.by,
    moves: JSON.parse(raw.moves) as LogRow['moves'],
    events: JSON.parse(raw.events) as LogRow['events'],
    undone: raw.undone,
    ...(raw.tableEvent === null ? {} : { tableEvent: JSON.parse(raw.tableEvent) as TableEvent }),
    at: raw.at,
    ...(raw.clockLeft === null ? {} : { clockLeft: raw.clockLeft }),
    version: raw.version,
  }));

/** Folds the rows that were not taken back onto `state`. Throws `DamagedLog` at a row that cannot be folded. */
export function foldRows(rules: AnyRules, rows: readonly LogRow[], state?: unknown): unknown {
  return standingRows(rows).reduce(
    (before, row) =>
      blameRow('unfoldable', row.seq, () =>
        upcastRow(rules, row).reduce((now: unknown, event) => rules.evolve(now, event), before),
      ),
    state,
  );
}

/**
 * Throws `DamagedLog` unless the rules can build a view of `state` and say what comes next. `row`: the last row of the
 * log, which the fault names.
 */
export const checkState = (rules: AnyRules, row: number, state: unknown): void =>
  blameRow('unfoldable', row, () => {
    rules.view(state, 'spectator');
    for (const seat of rules.acting(state)) automaticMove(rules, state, seat);
  });

/** Throws `DamagedLog` at a row that cannot be redacted. Rows taken back are not folded, but stay in the log's pages. */
export const checkRedactable = (rules: AnyRules, rows: readonly LogRow[]): void =>
  rows.forEach((row) => checkRowRedactable(rules, row));

export const checkRowRedactable = (rules: AnyRules, row: LogRow): void =>
  void blameRow('unfoldable', row.seq, () => redactRow(rules, row, 'spectator'));

/** Runs `work` on a row. Any error it throws becomes a `DamagedLog` that names the row. */
export function blameRow<T>(kind: 'unreadable' | 'unfoldable', row: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new DamagedLog({ kind, row, error: rootCauseMessage(error) });
  }
}

/** Which rows of a damaged log are sound: as far as a room could play on from them. */

/** The last row whose state can be computed and played on from. A row may continue one before a damaged one: an undo. */
export function lastSound(
  rules: AnyRules,
  stored: readonly RawRow[],
): { readonly seq: number; readonly state: unknown } | undefined {
  const after = soundStates(rules, stored);
  const seq = Math.max(...after.keys());
  return seq > 0 ? { seq, state: after.get(seq) } : undefined;
}

/** The state after each sound row, by its number; 0: before the first. */
export function soundStates(rules: AnyRules, stored: readonly RawRow[]): ReadonlyMap<number, unknown> {
  const after = new Map<number, unknown>([[0, undefined]]);
  for (const raw of stored) {
    const base = raw.undone ?? raw.seq - 1;
    if (!after.has(base) || base >= raw.seq) continue;
    const state = stateAfter(rules, raw, after.get(base));
    if (state !== undefined) after.set(raw.seq, state);
  }
  return after;
}

const stateAfter = (rules: AnyRules, raw: RawRow, before: unknown): unknown =>
  orDamaged(() => {
    const row = parseRow(raw);
    checkRowRedactable(rules, row);
    const state = foldRows(rules, [{ ...row, undone: null }], before);
    checkState(rules, row.seq, state);
    return state;
  });

/** Undefined if `work` finds a damaged row. */
export function orDamaged<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DamagedLog) return undefined;
    throw error;
  }
}

/** The result of `work`, or `otherwise` if it finds the log damaged. */
export const unlessDamaged = <T, U>(work: Promise<T>, otherwise: U): Promise<T | U> =>
  work.catch((error: unknown) => {
    if (error instanceof DamagedLog) return otherwise;
    throw error;
  });
