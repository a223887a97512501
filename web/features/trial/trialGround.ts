import { diceKey, type Chance } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { fail, ok, type Result } from '#shared/kernel/result.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Export } from '#shared/protocol/http.ts';
import { NETWORK, type ApiFailure } from '../../lib/api.ts';
import { createPast } from '../../table/history.ts';
import type { Platform } from '../../lib/platform.ts';
import { standingEvents } from '../../table/standing.ts';
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

/** The rules, and the game as far as the viewer may see it. Fetched once: which dice a trial goes on with changes nothing of it. */
export interface TrialSource {
  readonly rules: AnyRules;
  readonly rows: readonly Commit[];
  readonly at: number;
  /** Of a finished game, with nothing hidden; undefined while it runs. */
  readonly whole: Export | undefined;
}

export async function trialSource(
  platform: Pick<Platform, 'api' | 'checker'>,
  { id, game, over, log, at }: TrialStart,
): Promise<Result<TrialSource, ApiFailure>> {
  const rules = await platform.checker(game).catch(() => undefined);
  if (rules === undefined) return fail({ code: NETWORK, status: 0 });
  if (!over) return ok({ rules, rows: log, at, whole: undefined });
  const whole = await platform.api.export(id);
  return whole.ok ? ok({ rules, rows: whole.value.rows ?? log, at, whole: whole.value }) : whole;
}

/** The position from which a trial goes on. */
export function trialGround(
  { rules, rows, at, whole }: TrialSource,
  which: TrialDice,
  { entropy }: Pick<Platform, 'entropy'>,
): TrialGround {
  const state = createPast(rules)(rows, at);
  const events = standingEvents(rules, rows.slice(0, at));
  const dice = whole && diceOf(whole, which === 'own' ? undefined : entropy());
  return { rules, state, events, dice: dice ?? NO_DICE };
}

/** `other`: a seed in place of the game's own. Undefined if the game's is not known. */
function diceOf({ id, commitment }: Export, other: string | undefined): Dice | undefined {
  const { seed, entropy } = commitment;
  if (seed === undefined || entropy === undefined) return undefined;
  const chance: Chance = { gameId: id, seed: other ?? seed, entropy };
  return seededDice(diceKey(chance));
}
