import { chainHead } from './chain.ts';
import { commitment, diceKey, seedHash, type Chance } from './commitment.ts';
import { seededDice, type Dice } from './dice.ts';
import { redactRow } from './fold.ts';
import { canonicalJson } from './json.ts';
import type { Commit, LogRow } from './log.ts';
import type { AnyRules } from './rules.ts';
import type { AnyEvent, Viewer } from './types.ts';
import { upcastRow } from './upcast.ts';

/** A finished game with nothing hidden, and what was published about its chance beforehand. */
export interface Evidence {
  readonly chance: Chance;
  readonly published: { readonly seedHash: string; readonly hash: string | null };
  /** The whole log, unredacted. */
  readonly rows: readonly Commit[];
  /** The viewer who checks, and the commits they received during the game. */
  readonly viewer: Viewer;
  readonly shown: readonly Commit[];
}

/** The result of one check; `at` is the first row that does not match. */
export type Check =
  /** The seed matches the hash published before anybody took a seat. */
  | { readonly kind: 'seed'; readonly ok: boolean }
  /** Seed and entropy match the hash published before the first move. */
  | { readonly kind: 'commitment'; readonly ok: boolean }
  /** Every shuffle and draw matches the dice. */
  | { readonly kind: 'draws'; readonly ok: boolean; readonly count: number; readonly at?: number }
  /** The commits that the viewer received match the log. */
  | { readonly kind: 'log'; readonly ok: boolean; readonly count: number; readonly at?: number };

/**
 * Checks a finished game from its log alone. It recomputes chance from the dice and does not ask the rules
 * what should have happened.
 */
export function verify(rules: AnyRules, evidence: Evidence): readonly Check[] {
  const { chance, published } = evidence;
  return [
    { kind: 'seed', ok: seedHash(chance.gameId, chance.seed) === published.seedHash },
    { kind: 'commitment', ok: commitment(chance) === published.hash },
    checkDraws(rules, evidence.rows, seededDice(diceKey(chance))),
    checkLog(rules, evidence),
  ];
}

function checkDraws(rules: AnyRules, rows: readonly Commit[], dice: Dice): Check {
  const after: unknown[] = [undefined]; // by row; after an undo, the state of an earlier row is used again
  let count = 0;
  for (const row of rows) {
    let state = after[row.undone ?? row.seq - 1];
    for (const event of upcastRow(rules, row)) {
      const drawn = recompute(rules, state, event, dice);
      if (drawn !== undefined) count += 1;
      if (drawn === 'failed' || (drawn !== undefined && canonicalJson(drawn) !== canonicalJson(event)))
        return { kind: 'draws', ok: false, count, at: row.seq };
      state = rules.evolve(state, event);
    }
    after[row.seq] = state;
  }
  return { kind: 'draws', ok: count > 0, count };
}

/** The rules may throw where the log claims what the dice can never give. */
function recompute(
  rules: AnyRules,
  state: unknown,
  event: AnyEvent,
  dice: Dice,
): AnyEvent | undefined | 'failed' {
  try {
    return rules.recomputeChance(state, event, dice);
  } catch {
    return 'failed';
  }
}

function checkLog(rules: AnyRules, { rows, viewer, shown }: Evidence): Check {
  const redacted = rows.map((row, i) => redactAgain(rules, row, viewer, shown[i]));
  const count = shown.length;
  if (count === redacted.length && chainHead(shown) === chainHead(redacted))
    return { kind: 'log', ok: true, count };
  const different = redacted.find((commit, i) => canonicalJson(commit) !== canonicalJson(shown[i]));
  return { kind: 'log', ok: false, count, at: different?.seq ?? redacted.length + 1 };
}

/**
 * The part of a row that the viewer received. Its `by` is taken from the file: of the viewer's own seat it was told to the player who
 * had it then, and a log of events does not say who that was.
 */
function redactAgain(rules: AnyRules, row: Commit, viewer: Viewer, shown: Commit | undefined): Commit {
  const { by: _, ...redacted } = redactRow(rules, asRow(row), viewer);
  const by = row.by ?? (row.seat === viewer ? shown?.by : undefined);
  return by === undefined ? redacted : { ...redacted, by };
}

const asRow = (commit: Commit): LogRow => ({
  ...commit,
  by: commit.by ?? 'person',
  moves: [],
  undone: commit.undone ?? null,
});
