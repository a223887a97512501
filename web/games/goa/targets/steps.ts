import { COLONIES, type Colony, type Column } from '#shared/games/goa/things.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { ActionCard, Move } from '#shared/games/goa/moves.ts';
import { listed } from '#shared/kernel/listed.ts';
import { choicesOf, handOf, type Decision } from './decision.ts';

/** A way to move a column's marker down. */
export interface ProgressStep {
  readonly column: Column;
  readonly card: ActionCard;
  readonly choice: Choice;
}

/** The ways to move a column's marker down now: without a card first, then with each card that allows it. */
export const stepsOf = (decision: Decision, column: Column): readonly ProgressStep[] =>
  choicesOf(decision, 'progress')
    .filter((choice) => listed([choice], 'column', [column]).length > 0)
    .flatMap((choice) =>
      listed([choice], 'card', ['none' as const, ...handOf(decision)]).map((card) => ({
        column,
        card,
        choice,
      })),
    );

/** The colonies that can be founded by an action, or with an opponent's marker. */
export const coloniesOf = (decision: Decision, type: 'found' | 'spyFound' = 'found'): readonly Colony[] =>
  listed(choicesOf(decision, type), 'colony', COLONIES);

/** An opponent's marker that is used. */
export interface Spied {
  readonly seat: Seat;
  readonly what: 'ships' | 'taxes' | 'harvest' | 'colonists';
}

/** The seat and the use in a spying move being put together. */
export function spyingOf(move: Move | null): Spied | undefined {
  switch (move?.type) {
    case 'spy':
      return move;
    case 'spyHarvest':
      return { seat: move.seat, what: 'harvest' };
    case 'spyFound':
    case 'spyColonists':
      return { seat: move.seat, what: 'colonists' };
    default:
      return undefined;
  }
}
