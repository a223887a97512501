import type { ReadonlySignal, Signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { GameId } from '#shared/games/meta.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import type { AnyMove } from '#shared/kernel/types.ts';

/** The open decision of the player whose first round is guided. */
export interface GuidedDecision<State, Move extends AnyMove> {
  readonly now: State;
  /** The move being put together. */
  readonly partial: Move | null;
  /** Types of the moves offered. */
  readonly offered: ReadonlySet<string>;
  /** How many commits the player has sent. */
  readonly sent: number;
}

/** One thing that the player is led to. */
export interface GuideStep {
  /** Its sentence. */
  readonly key: `guide.${string}`;
  /** Which of the guide's stages it belongs to, counted from 1. A round does not go back, but may leave some out. */
  readonly stage: number;
  /** Types of moves it leads to: only they are lit, if any of them is offered. */
  readonly moves: readonly string[];
  /** The part of a choice that is worth doing; undefined: none of it. Without it all is. */
  worth?(choice: Choice): Choice | undefined;
}

/** The guided first round of a game. (Methods, so that a game's own guide is assignable to `AnyGuide`.) */
export interface Guide<State, Move extends AnyMove> {
  /** The player has seat 0, bots have the others. */
  readonly seats: number;
  /** A byte from which the table's chance follows. */
  readonly seed: number;
  readonly stages: number;
  /** What scores, step by step: shown with how one wins (`guide.<game>.aim`, `guide.<game>.track`). */
  readonly track: readonly number[];
  /** The step of a decision; undefined after the round. */
  stepAt(decision: GuidedDecision<State, Move>, you: number): GuideStep | undefined;
  /** The step of what is drafted on this state and only has to be sent; without one, the step that led to it stays. */
  draftedAt?(before: State): GuideStep | undefined;
}

/** A decision as the page shows it. */
export interface GuidedScene {
  /** The state without the draft. */
  readonly before: unknown;
  /** The state with the draft. */
  readonly now: unknown;
  readonly partial: AnyMove | null;
  readonly offered: readonly Choice[];
}

/** A step's number, and how many the player will have been through by the end, as far as is known. */
export type StepNumber = Readonly<Record<'n' | 'of', number>>;

/** The player's progress in the guided round. */
export interface GuideModel {
  readonly game: GameId;
  readonly track: readonly number[];
  /** Is how one wins still to be told? Not once the player has begun, on whichever page of the table. */
  readonly isNew: Signal<boolean>;
  /** What tells the steps. It comes with the guided table, so that no other fetches it. */
  readonly Card: FunctionComponent<{ readonly guide: GuideModel; readonly scene: GuidedScene }>;
  /** The round is over, or the player skipped the rest: everything can be chosen from now on. */
  readonly ended: ReadonlySignal<boolean>;
  /**
   * The step of the decision shown; `drafted` while what was chosen only has to be sent, `waiting` if somebody else is to
   * move, `over` after the round.
   */
  stepOf(scene: GuidedScene): GuideStep | 'drafted' | 'waiting' | 'over';
  /** The number of `step`. Stages that the player came past without a decision do not count. */
  numberOf(step: GuideStep): StepNumber;
  end(): void;
}

export type AnyGuide = Guide<unknown, AnyMove>;
