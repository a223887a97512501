import { createHash } from 'node:crypto';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Export } from '#shared/protocol/http.ts';
import { checkExport } from '#shared/protocol/exportChecks.ts';
import { soundStates } from '../../worker/room/storage/soundRows.ts';
import { parseRow } from '../../worker/room/storage/damage.ts';
import type { Dump, StoredGame } from '../inspect/sources.ts';
import { differenceAt, differenceText, rowsTakenBack, type Difference } from './redecide.ts';

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
