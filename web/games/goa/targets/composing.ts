import type { Move } from '#shared/games/goa/moves.ts';
import { lazy } from '../../../lazy.ts';
import type { Decision } from './decision.ts';

/** The targets of a move in progress, and what it proposes; loaded as soon as a move can be begun. */
export const composing = lazy(() => import('./nextTargets.ts'));

type Composing = NonNullable<ReturnType<typeof composing>>;

/** A tap that begins a move with what is proposed for it. Before the part that proposes is there, the tap waits for it. */
export const begin =
  (decision: Decision, move: (its: Composing) => Move | undefined) => async (): Promise<void> => {
    if (composing() === undefined) await composing.fetch();
    const its = composing();
    if (its !== undefined) decision.compose(move(its) ?? null);
  };
