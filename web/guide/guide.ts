import type { ReadonlySignal } from '@preact/signals';
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
  /** Which of the guide's stages it belongs to, counted from 1. */
  readonly stage: number;
  /** Types of moves it leads to: only they are lit, if any of them is offered. */
  readonly moves: readonly string[];
}

/** The guided first round of a game. (Methods, so that a game's own guide is assignable to `AnyGuide`.) */
export interface Guide<State, Move extends AnyMove> {
  /** The player has seat 0, bots have the others. */
  readonly seats: number;
  /** A byte from which the table's chance follows. */
  readonly seed: number;
  readonly stages: number;
  /** The step of a decision; undefined after the round. */
  stepAt(decision: GuidedDecision<State, Move>, you: number): GuideStep | undefined;
}

/** What the page shows of a decision. */
export interface GuidedScene {
  readonly now: unknown;
  readonly partial: AnyMove | null;
  readonly offered: readonly Choice[];
}

/** Where the player is in the guided round. */
export interface GuideModel {
  readonly game: GameId;
  readonly stages: number;
  /** The round is over, or the player skipped the rest: everything can be chosen from now on. */
  readonly ended: ReadonlySignal<boolean>;
  /** The step of the decision shown; `waiting` if somebody else has it, `over` after the round. */
  stepOf(scene: GuidedScene): GuideStep | 'waiting' | 'over';
  end(): void;
}

export type AnyGuide = Guide<unknown, AnyMove>;
