import type { LogRow } from '#shared/kernel/log.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { EMPTY_HEAD, headAfter, headAt, type RawRow } from './chain.ts';
import { checkRowRedactable, checkState, DamagedLog, foldRows, parseRow, type LogFault } from './damage.ts';

/** All faults of a log, for the operator. A room stops at the first fault; this inspection goes on. */
export interface Inspection {
  /** In the order of their rows. Empty if the log is sound. */
  readonly faults: readonly LogFault[];
  /** How many rows, from row 1 on, can be folded. */
  readonly folded: number;
  /** The state after those rows. */
  readonly state: unknown;
}

/** Inspects a stored log. `seq`: the last row by the game's row. */
export async function inspectStored(
  rules: AnyRules,
  seq: number,
  stored: readonly RawRow[],
): Promise<Inspection & { readonly head: string }> {
  const read = stored.map((row) => faultOr(() => parseRow(row)));
  const rows = read.flatMap((row) => ('kind' in row ? [] : [row]));
  const unreadable = read.flatMap((row) => ('kind' in row ? [row] : []));
  const { head, faults } = await inspectChain(stored);
  const inspected = inspectRows(rules, seq, rows, new Set(unreadable.map(({ row }) => row)));
  return { ...inspected, faults: sorted([...inspected.faults, ...unreadable, ...faults]), head };
}

/** Inspects rows, as stored or as redacted for a viewer. `present`: rows that exist but are not in `rows`. */
export function inspectRows(
  rules: AnyRules,
  seq: number,
  rows: readonly LogRow[],
  present: ReadonlySet<number> = new Set(),
): Inspection {
  const there = new Set([...rows.map((row) => row.seq), ...present]);
  const missing = Array.from({ length: seq }, (_, i) => i + 1).filter((row) => !there.has(row));
  const faults: LogFault[] = [
    ...missing.map((row) => ({ kind: 'missing', row }) as const),
    ...[...there].filter((row) => row > seq).map((row) => ({ kind: 'surplus', row }) as const),
    ...rows.flatMap((row) => faultOr(() => checkRowRedactable(rules, row)) ?? []),
  ];
  const unbroken = rows.filter((row, i) => row.seq === i + 1);
  const { fault, folded, state } = foldFar(rules, unbroken);
  const isKnown = fault === undefined || faults.some(({ row }) => row === fault.row);
  return { faults: sorted(isKnown ? faults : [...faults, fault]), folded, state };
}

/** Folds up to the first row that cannot be folded. Rows that were taken back are left out. */
function foldFar(rules: AnyRules, rows: readonly LogRow[]) {
  const all = faultOr(() => ({ state: foldToState(rules, rows) }));
  if (!('kind' in all)) return { folded: rows.length, state: all.state };
  const before = rows.slice(0, all.row - 1);
  return { fault: all, folded: before.length, state: foldRows(rules, before) };
}

function foldToState(rules: AnyRules, rows: readonly LogRow[]): unknown {
  const state = foldRows(rules, rows);
  const last = rows.at(-1);
  if (last !== undefined) checkState(rules, last.seq, state);
  return state;
}

/** Recomputes each row's head from the head before it. A row without a stored head cannot be checked. */
async function inspectChain(rows: readonly RawRow[]) {
  const faults: LogFault[] = [];
  let head = EMPTY_HEAD;
  for (const row of rows) {
    if (row.head !== null && row.head !== (await headAfter(head, row)))
      faults.push({ kind: 'rewritten', row: row.seq });
    head = await headAt(row);
  }
  return { head, faults };
}

const sorted = (faults: readonly LogFault[]): readonly LogFault[] => faults.toSorted((a, b) => a.row - b.row);

function faultOr<T>(work: () => T): T | LogFault {
  try {
    return work();
  } catch (error) {
    if (error instanceof DamagedLog) return error.fault;
    throw error;
  }
}
