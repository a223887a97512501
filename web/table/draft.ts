import type { Choice } from '#shared/kernel/choices.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';

/** Where a log stands: the viewer's state after row `seq`. */
export interface Position {
  readonly seq: number;
  readonly state: unknown;
}

/** One move of a draft and what it would bring about. */
export interface DraftStep {
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
  readonly steps: readonly DraftStep[];
}

export const newDraft = (on: Position, seat: Seat): Draft => ({ on, seat, steps: [] });

export const stateAfter = ({ on, steps }: Draft): unknown => {
  const last = steps.at(-1);
  return last === undefined ? on.state : last.after;
};

export const movesOf = ({ steps }: Draft): readonly AnyMove[] => steps.map(({ move }) => move);

export const isClosed = ({ steps }: Draft): boolean => steps.at(-1)?.server ?? false;

/** The choices that the seat has next in the draft. */
export const offeredIn = (rules: AnyTableRules | undefined, draft: Draft): readonly Choice[] => {
  const state = stateAfter(draft);
  if (rules === undefined || isClosed(draft) || !rules.acting(state).includes(draft.seat)) return [];
  return rules.choices(asSeatView(state, draft.seat));
};

export const withStep = (draft: Draft, step: DraftStep): Draft => ({
  ...draft,
  steps: [...draft.steps, step],
});

export const withoutLast = (draft: Draft): Draft => ({ ...draft, steps: draft.steps.slice(0, -1) });

/** Which step of a draft is not legal any more, counted from 0, and why. */
export interface Broken extends Rejection {
  readonly at: number;
}

/** Does the seat's player play? Not after the game, nor once they have left or lost the seat. */
export const canPlay = (view: GameView | undefined, seat: Seat): boolean =>
  view?.status !== 'over' && !view?.seats[seat]?.vacancy;
