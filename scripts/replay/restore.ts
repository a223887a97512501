import type { AnyRules } from '#shared/kernel/rules.ts';
import { EMPTY_HEAD, headAfter, headAt, type RawRow } from '../../worker/room/storage/chain.ts';
import type { SqlStatement } from '../../worker/room/storage/correction.ts';
import { soundStates } from '../../worker/room/storage/soundRows.ts';
import { parseRow } from '../../worker/room/storage/damage.ts';
import type { StoredGame } from '../inspect/sources.ts';
import { decide } from './redecide.ts';

/**
 * Damaged rows whose events can be had again: their moves, decided once more, give events under which the row has exactly
 * its stored head. The head covers the events, so these are the events that were written. Later rows may rest on earlier
 * ones of these.
 */
export async function restorableRows(rules: AnyRules, game: StoredGame): Promise<readonly RawRow[]> {
  const rows = [...game.rows];
  const restored: RawRow[] = [];
  const hopeless = new Set<number>();
  for (;;) {
    const sound = soundStates(rules, rows);
    const i = rows.findIndex(
      (row) => !sound.has(row.seq) && !hopeless.has(row.seq) && sound.has(row.undone ?? row.seq - 1),
    );
    const raw = rows[i];
    if (raw === undefined) return restored;
    const state = sound.get(raw.undone ?? raw.seq - 1);
    const before = rows[i - 1];
    const head = before === undefined ? EMPTY_HEAD : await headAt(before);
    const again = await restoredRow(rules, game, raw, { state, head });
    if (again === undefined) hopeless.add(raw.seq);
    else {
      rows[i] = again;
      restored.push(again);
    }
  }
}

async function restoredRow(
  rules: AnyRules,
  game: StoredGame,
  raw: RawRow,
  before: { readonly state: unknown; readonly head: string },
): Promise<RawRow | undefined> {
  const row = readable({ ...raw, events: '[]' });
  if (row === undefined || raw.head === null) return undefined;
  const { events } = decide(rules, game, row, before.state);
  if (events === undefined) return undefined;
  const again = { ...raw, events: JSON.stringify(events) };
  return (await headAfter(before.head, again)) === raw.head ? again : undefined;
}

function readable(raw: RawRow) {
  try {
    return parseRow(raw);
  } catch {
    return undefined;
  }
}

/** Writes the events back, unless the row has changed since it was read. */
export const restoringOf = (id: string, { seq, events, head }: RawRow): SqlStatement => ({
  sql: 'UPDATE log SET events = ? WHERE game_id = ? AND seq = ? AND head = ?',
  params: [events, id, seq, head],
});
