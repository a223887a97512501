import { diceKey, type Chance } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { fail, ok, type Result } from '#shared/kernel/result.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Export } from '#shared/protocol/http.ts';
import { NETWORK, type ApiFailure } from '../api.ts';
import { createPast } from './history.ts';
import type { Platform } from './platform.ts';
import { standingEvents } from './standing.ts';
import type { TrialGround } from './trial.ts';

/** Which dice a trial goes on with: those of the game, so that the same moves draw the same, or others. */
export type TrialDice = 'own' | 'new';

/** What a trial begins from: a row of a log. */
export interface TrialStart {
  readonly id: string;
  readonly game: string;
  readonly over: boolean;
  /** As the viewer was shown it. */
  readonly log: readonly Commit[];
  readonly at: number;
}

/**
 * The position after row `at`. A finished game is fetched with nothing hidden. In a running one, the viewer goes on from
 * what they may see.
 */
export async function trialGround(
  platform: Platform,
  { id, game, over, log, at }: TrialStart,
  which: TrialDice,
): Promise<Result<TrialGround, ApiFailure>> {
  const rules = await platform.checker(game).catch(() => undefined);
  if (rules === undefined) return fail({ code: NETWORK, status: 0 });
  if (!over) return groundAt(rules, log, at, undefined);
  const whole = await platform.api.export(id);
  if (!whole.ok) return whole;
  const dice = diceOf(whole.value, which === 'own' ? undefined : platform.entropy());
  return groundAt(rules, whole.value.rows ?? log, at, dice);
}

function groundAt(
  rules: AnyRules,
  rows: readonly Commit[],
  at: number,
  dice: Dice | undefined,
): Result<TrialGround, ApiFailure> {
  const state = createPast(rules)(rows, at);
  const events = standingEvents(rules, rows.slice(0, at));
  return ok({ rules, state, events, dice: dice ?? NO_DICE });
}

/** `other`: a seed in place of the game's own. Undefined if the game's is not known. */
function diceOf({ id, commitment }: Export, other: string | undefined): Dice | undefined {
  const { seed, entropy } = commitment;
  if (seed === undefined || entropy === undefined) return undefined;
  const chance: Chance = { gameId: id, seed: other ?? seed, entropy };
  return seededDice(diceKey(chance));
}
