import type { AnyRules } from '#shared/kernel/rules.ts';
import type { RawRow } from './chain.ts';
import { checkRowRedactable, checkState, DamagedLog, foldRows, parseRow } from './damage.ts';

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
