import type { Seat } from '#shared/kernel/types.ts';
import { scaled } from '../../lib/settings.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { clockSteps } from './seatClocks.ts';
import { isKept } from '../../people/access.ts';

/**
 * Events that happen at a table because time passes, apart from answers to decisions. Pure: the position and its
 * times say it, so a step that an alarm missed is done by the next one, and a step that was done is not done again.
 */
export type TableStep = { readonly at: number } &
  /** The pause is over. */
  (
    | { readonly kind: 'resume' }
    /** The time of a vote is over. */
    | { readonly kind: 'lapse' }
    /** The player has let too many turns run out. */
    | { readonly kind: 'vacate'; readonly seat: Seat }
    /** Nobody plays any more. */
    | { readonly kind: 'sleep' }
    /** The game has slept for long. */
    | { readonly kind: 'abandon' }
    /** The player's time runs short. */
    | { readonly kind: 'remind'; readonly seat: Seat; readonly nth: 1 | 2; readonly until: number }
    /** The player's time is over, and they want to take a holiday then. */
    | { readonly kind: 'holiday'; readonly seat: Seat }
  );

/** Turns in a row that may run out before the seat is given to somebody else. */
export const MISSED_AT_MOST = 2;

const DAY = 86_400_000;
/** A game in which no person has moved for this time falls asleep. */
const ASLEEP_AFTER_DAYS = 60;
/** A sleeping game ends after this time. */
const ABANDONED_AFTER_DAYS = 60;

/** The steps of a loaded game, computed once: every request asks whether something is due. */
const steps = new WeakMap<LoadedGame, readonly TableStep[]>();

/**
 * The next step of a running game; of several at the same time, the first of the list. Undefined if there is none. A
 * reminder is left out if a later one, or the end of the time, has come as well: an alarm was late.
 */
export function nextTableStep(env: Env, loaded: LoadedGame, now: number): TableStep | undefined {
  if (loaded.game.status !== 'running') return undefined;
  const known = steps.get(loaded) ?? stepsOf(env, loaded);
  steps.set(loaded, known);
  return known
    .filter((step) => step.kind !== 'remind' || step.until > now)
    .toSorted((a, b) => a.at - b.at)[0];
}

function stepsOf(env: Env, { game, seats }: LoadedGame): readonly TableStep[] {
  const { question, pausedUntil, turnAt } = game;
  const lapse: readonly TableStep[] =
    question?.lapses === undefined ? [] : [{ kind: 'lapse', at: question.lapses }];
  if (game.asleepSince !== null)
    return [...lapse, { kind: 'abandon', at: game.asleepSince + scaled(env, ABANDONED_AFTER_DAYS * DAY) }];
  const kept = seats.filter(isKept);
  const people = seats.filter(({ kind }) => kind === 'person');
  const lost = kept.filter(({ seat }) => (game.seatClocks?.[seat]?.missed ?? 0) >= MISSED_AT_MOST);
  const steps: TableStep[] = [...lapse];
  if (pausedUntil !== null) steps.push({ kind: 'resume', at: pausedUntil });
  for (const { seat } of lost) steps.push({ kind: 'vacate', seat, at: turnAt });
  if (people.length > 0) {
    const waits = kept.length === 0 ? 0 : scaled(env, ASLEEP_AFTER_DAYS * DAY);
    const from = Math.max(turnAt, pausedUntil ?? 0);
    steps.push({ kind: 'sleep', at: from + waits });
  }
  for (const step of clockSteps({ game, seats }))
    if (step.kind === 'remind') steps.push(step);
    else if (seats[step.seat]?.calendar?.autoHoliday) steps.push({ ...step, kind: 'holiday' });
  return steps;
}
