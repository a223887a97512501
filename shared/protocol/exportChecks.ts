import { chainHead } from '../kernel/chain.ts';
import type { Commit } from '../kernel/log.ts';
import type { AnyRules, Standing } from '../kernel/rules.ts';
import { upcastRow } from '../kernel/upcast.ts';
import { verify, type Check } from '../kernel/verify.ts';
import type { Export } from './answers.ts';

/** The result of one check of an exported game; `at` is the first row that fails it. */
export type ExportCheck =
  /** The rows are there without a gap, and the rules can fold each of them, for the seats of the file, and tell of it. */
  | { readonly kind: 'rows'; readonly ok: boolean; readonly count: number; readonly at?: number }
  /** The head is that of the commits which the viewer received. */
  | { readonly kind: 'head'; readonly ok: boolean }
  /** The rules or a vote have ended the game if, and only if, the file calls it over. */
  | { readonly kind: 'end'; readonly ok: boolean }
  | Check;

export interface ExportReport {
  readonly checks: readonly ExportCheck[];
  /** The parts that cannot be checked: not before the game has ended, or not in a log with a fault. */
  readonly open: readonly Check['kind'][];
  /** The scores at the last position that could be folded. */
  readonly standings: readonly Standing[];
  readonly ok: boolean;
}

const REVEALED = ['seed', 'commitment', 'draws', 'log'] as const satisfies readonly Check['kind'][];

/** Checks all that can be checked of an exported game, from the file alone. */
export function checkExport(rules: AnyRules, file: Export): ExportReport {
  const { commits, head, rows = commits, status, seats } = file;
  const folded = foldRows(rules, rows, seats.length);
  const shown = rows === commits ? folded : foldRows(rules, commits, seats.length);
  const at = folded.at ?? shown.at;
  const sound: ExportCheck[] = [
    { kind: 'rows', ok: at === undefined, count: rows.length, ...(at === undefined ? {} : { at }) },
    { kind: 'head', ok: chainHead(commits) === head },
  ];
  if (at === undefined && rows.length > 0)
    sound.push({ kind: 'end', ok: (status === 'over') === isEnd(rules, folded.state, rows) });
  const { checks, open } = at === undefined ? checkRevealed(rules, file) : { checks: [], open: REVEALED };
  const all = [...sound, ...checks];
  const standings = folded.state === undefined ? [] : rules.standings(folded.state);
  return { checks: all, open, standings, ok: all.every((check) => check.ok) };
}

/** Did the rules end the game, or the table? */
const isEnd = (rules: AnyRules, state: unknown, rows: readonly Commit[]): boolean =>
  rules.acting(state).length === 0 || rows.at(-1)?.tableEvent?.type === 'endedEarly';

interface Folded {
  readonly state: unknown;
  /** The first row that is missing, or that the rules cannot fold. */
  readonly at?: number;
}

/** Folds each row, also those that were taken back later: onto the state after the row before it. */
function foldRows(rules: AnyRules, rows: readonly Commit[], seats: number): Folded {
  const after: unknown[] = [undefined];
  let state: unknown;
  for (const [i, row] of rows.entries()) {
    const base = row.undone ?? i;
    if (row.seq !== i + 1 || base > i) return { state, at: i + 1 };
    const next = foldRow(rules, row, after[base]);
    if (next === undefined || rules.standings(next.state).length !== seats) return { state, at: row.seq };
    state = after[row.seq] = next.state;
  }
  return { state };
}

/** The state after a row; undefined if the rules cannot fold it, or cannot go on from there. */
function foldRow(rules: AnyRules, row: Commit, before: unknown): { readonly state: unknown } | undefined {
  try {
    const events = upcastRow(rules, row);
    for (const event of events) {
      rules.redact(event, 'spectator');
      rules.story(event);
    }
    const state = events.reduce<unknown>((now, event) => rules.evolve(now, event), before);
    rules.acting(state);
    rules.standings(state);
    return { state };
  } catch {
    return undefined;
  }
}

function checkRevealed(
  rules: AnyRules,
  file: Export,
): { readonly checks: readonly Check[]; readonly open: ExportReport['open'] } {
  const { id, viewer, commits, rows, commitment } = file;
  const { seed, entropy, seedHash, hash } = commitment;
  if (seed === undefined || entropy === undefined || rows === undefined)
    return { checks: [], open: REVEALED };
  const checks = verify(rules, {
    chance: { gameId: id, seed, entropy },
    published: { seedHash, hash },
    rows,
    viewer,
    shown: commits,
  });
  if (rows.length > 0) return { checks, open: [] };
  // A game that was called off before its first move has drawn nothing.
  return { checks: checks.filter(({ kind }) => kind === 'seed'), open: ['commitment', 'draws', 'log'] };
}

/** Which words say what came of a check (`shared/words/en`: history, replay). They are filled with `count`, `at`, `viewer`. */

export function checkKey(check: ExportCheck) {
  const result = check.ok ? 'ok' : 'bad';
  switch (check.kind) {
    case 'rows':
    case 'head':
    case 'end':
    case 'log':
      return `page.replay.${check.kind}.${result}` as const;
    case 'seed':
    case 'commitment':
      return `page.verified.${check.kind}.${result}` as const;
    case 'draws':
      return check.at === undefined && !check.ok
        ? 'page.verified.draws.none'
        : (`page.verified.draws.${result}` as const);
  }
}

/** Why something could not be checked; undefined if all was. */
export function openKey({ open, checks }: ExportReport) {
  if (open.length === 0) return undefined;
  if (checks.some(({ kind, ok }) => kind === 'rows' && !ok)) return 'page.replay.open.fault';
  return open.includes('seed') ? 'page.replay.open.running' : 'page.replay.open.none';
}

/** The values that fill the words of a check. */
export const checkValues = (check: ExportCheck) => ({
  count: 'count' in check ? check.count : 0,
  at: 'at' in check ? (check.at ?? 0) : 0,
});
