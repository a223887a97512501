import { diceKey, type Chance } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { ok, type Result } from '#shared/kernel/result.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Export, GameView } from '#shared/protocol/http.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { partOf } from '../../lib/requests.ts';
import { createPast } from '../../table/history.ts';
import type { Platform } from '../../lib/platform.ts';
import { standingEvents } from '../../table/pageRules.ts';
import type { TrialGround, Trial } from './trial.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import { readdress } from '../../routes.ts';

/** Which dice a trial goes on with: those of the game, so that the same moves draw the same, or others. */
export type TrialDice = 'own' | 'new';

/** The beginning of a trial: a row of a log. */
interface TrialStart {
  readonly id: string;
  readonly game: string;
  readonly over: boolean;
  /** As the viewer was shown it. */
  readonly log: readonly Commit[];
  readonly at: number;
}

/** The rules, and the game as far as the viewer may see it. Fetched once: which dice a trial goes on with changes nothing of it. */
interface TrialSource {
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
  const checker = await partOf(platform.checker(game));
  if (!checker.ok) return checker;
  const rules = checker.value;
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

/**
 * The scene of a trial: the seat that decides, with its own eyes. Where hidden things are not known, it shows
 * what the viewer of the game sees, whoever decides.
 */
export function trialScene(
  trial: Trial,
  { rules, events, dice }: TrialGround,
  view: GameView,
  name: AnyScene['name'],
): AnyScene {
  const seat = trial.seat.value;
  const you = seat ?? trial.alone.value ?? view.you;
  const eyes = <T>(state: T): unknown =>
    dice.kind === 'none' ? state : rules.view(state, you ?? 'spectator');
  const now = eyes(trial.state.value);
  return {
    before: now,
    now,
    shown: eyes(trial.shown.value),
    events: [...events, ...trial.steps.value.flatMap((step) => step.events)],
    you,
    over: seat === undefined,
    acting: trial.acting.value,
    seats: view.seats,
    offered: trial.offered.value,
    partial: trial.partial.value,
    name,
    choose: trial.choose,
    compose: trial.compose,
    refusal: trial.refusalOf,
  };
}

/** A trial has the address of the row where it begins, with a fragment, and its own entry in the browser's history. */
const TRYING = '#try';

/** In the state of an entry that was made here: the one before it is the history of the game. */
const MARK = 'trial';

export const isTrying = (): boolean => location.hash === TRYING;

export const addressTrial = (): void => history.pushState({ [MARK]: true }, '', TRYING);

/** Leads back to the history of the game. Of a trial that was opened by its address, the entry before may be another site's. */
export function leaveTrial(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && MARK in state) history.back();
  else readdress(location.pathname);
}
