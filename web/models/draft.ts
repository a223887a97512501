import type { Choice } from '../../shared/kernel/choices.ts';
import { NO_DICE } from '../../shared/kernel/noDice.ts';
import { play, seatView } from '../../shared/kernel/play.ts';
import type { AnyOfferRules, AnyTableRules } from '../../shared/kernel/rules.ts';
import { NEEDS_SERVER, ok, type Rejection, type Result } from '../../shared/kernel/result.ts';
import type { AnyEvent, AnyMove, Seat } from '../../shared/kernel/types.ts';

/** Where a log stands: the viewer's state after row `seq`. */
export interface Position {
  readonly seq: number;
  readonly state: unknown;
}

/** One move of a draft and what it would bring about. */
export interface Step {
  readonly move: AnyMove;
  readonly events: readonly AnyEvent[];
  /** The state after it. */
  readonly after: unknown;
  /** Chance decides what it brings: known when sent, and no further step can follow. */
  readonly server: boolean;
}

/** Moves tried in the page and not yet sent, on top of one position. */
export interface Draft {
  readonly on: Position;
  readonly seat: Seat;
  readonly steps: readonly Step[];
}

export const newDraft = (on: Position, seat: Seat): Draft => ({ on, seat, steps: [] });

export const stateAfter = ({ on, steps }: Draft): unknown => {
  const last = steps.at(-1);
  return last === undefined ? on.state : last.after;
};

export const movesOf = ({ steps }: Draft): readonly AnyMove[] => steps.map(({ move }) => move);

export const isClosed = ({ steps }: Draft): boolean => steps.at(-1)?.server ?? false;

/** What the seat may do next in the draft. */
export const offeredIn = (rules: AnyOfferRules, draft: Draft): readonly Choice[] => {
  const state = stateAfter(draft);
  if (isClosed(draft) || !rules.acting(state).includes(draft.seat)) return [];
  return rules.choices(seatView(rules, state, draft.seat));
};

/** What the move would bring about after the draft's steps, by the rules the server uses. */
export function tryMove(rules: AnyTableRules, draft: Draft, move: AnyMove): Result<Step, Rejection> {
  const before = stateAfter(draft);
  const played = play(rules, before, draft.seat, move, NO_DICE);
  if (!played.ok) {
    if (played.failure.code !== NEEDS_SERVER) return played;
    return ok({ move, events: [], after: before, server: true });
  }
  const after = played.value.reduce((state: unknown, event) => rules.evolve(state, event), before);
  return ok({ move, events: played.value, after, server: false });
}

export const withStep = (draft: Draft, step: Step): Draft => ({ ...draft, steps: [...draft.steps, step] });

export const withoutLast = (draft: Draft): Draft => ({ ...draft, steps: draft.steps.slice(0, -1) });

/** Which step of a draft is not legal any more, counted from 0, and why. */
export interface Broken extends Rejection {
  readonly at: number;
}

/** The same moves on another position, as far as they are legal there. */
export function redraft(
  rules: AnyTableRules,
  empty: Draft,
  moves: readonly AnyMove[],
): { readonly draft: Draft; readonly broken?: Broken } {
  let draft = empty;
  for (const [at, move] of moves.entries()) {
    const step = isClosed(draft) ? undefined : tryMove(rules, draft, move);
    if (step === undefined) return { draft };
    if (!step.ok) return { draft, broken: { ...step.failure, at } };
    draft = withStep(draft, step.value);
  }
  return { draft };
}
