import { createHash } from 'node:crypto';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { Export } from '#shared/protocol/http.ts';
import { checkExport } from '#shared/protocol/exportChecks.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Dump, StoredGame } from './savedGames.ts';
import { differenceAt, differenceText, rowsTakenBack, type Difference, decide } from './redecide.ts';
import { EMPTY_HEAD, headAfter, headAt, type RawRow } from '../../worker/room/storage/chain.ts';
import type { SqlStatement } from '../../worker/room/storage/correction.ts';
import { soundStates, parseRow } from '../../worker/room/storage/damage.ts';

/** Replays saved games with today's rules, and finds where they go another way than when they were saved. */

export interface ShadowFinding {
  readonly kind:
    | Difference['kind']
    /** The row folded when it was saved, and does not now. */
    | 'unfoldable'
    /** The state after the row is another one. */
    | 'state'
    /** A check of an export fails. */
    | 'check';
  readonly row: number;
  readonly text: string;
}

/** The hash of the state after each row; null where a row cannot be folded. */
export function statesOf(rules: AnyRules, { rows }: Pick<StoredGame, 'rows'>): readonly (string | null)[] {
  const states = soundStates(rules, rows);
  return rows.map(({ seq }) => (states.has(seq) ? hashOf(states.get(seq)) : null));
}

const hashOf = (state: unknown): string =>
  createHash('sha256').update(canonicalJson(state)).digest('hex').slice(0, 32);

/** A row that differs only in its state is named once: the rows after it inherit the difference. */
export function shadowOfDump(rules: AnyRules, game: Dump): readonly ShadowFinding[] {
  const states = soundStates(rules, game.rows);
  const takenBack = rowsTakenBack(game.rows);
  const findings: ShadowFinding[] = [];
  if (game.rows.length === 0) return [{ kind: 'unfoldable', row: 0, text: 'it has no rows' }];
  for (const [i, raw] of game.rows.entries()) {
    const base = raw.undone ?? raw.seq - 1;
    if ((game.states[i] ?? null) === null || !states.has(base)) continue;
    if (!states.has(raw.seq)) {
      findings.push({ kind: 'unfoldable', row: raw.seq, text: 'it cannot be folded' });
      continue;
    }
    if (hashOf(states.get(raw.seq)) !== game.states[i] && !findings.some(({ kind }) => kind === 'state'))
      findings.push({ kind: 'state', row: raw.seq, text: 'the state after it is another one' });
    if (takenBack.has(raw.seq)) continue;
    const difference = differenceAt(rules, game, parseRow(raw), states.get(base));
    if (difference !== undefined)
      findings.push({ kind: difference.kind, row: raw.seq, text: differenceText(difference) });
  }
  return findings;
}

/** The file that a player downloaded has no moves: it is checked as `npm run verify` does. */
export const shadowOfExport = (rules: AnyRules, file: Export): readonly ShadowFinding[] =>
  checkExport(rules, file).checks.flatMap((check) =>
    check.ok
      ? []
      : [{ kind: 'check', row: 'at' in check ? (check.at ?? 0) : 0, text: `${check.kind} does not match` }],
  );

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
