import type { ComponentChildren } from 'preact';

/** A choice that has no place on the board. */
export interface ButtonSpec {
  readonly key: string;
  /** What a tap does. */
  readonly label: string;
  /** Shown instead of the label, if the place makes the rest clear. */
  readonly text?: string;
  /** What `text` counts. */
  readonly picture?: ComponentChildren;
  readonly pressed?: boolean;
  /** The most likely choice among others. */
  readonly strong?: boolean;
  /** It continues after the draft; it is no choice. */
  readonly onward?: true;
  readonly tap: () => void;
}

/** A number to choose; both ends included. */
export interface StepperSpec {
  /** What is counted. */
  readonly label: string;
  /** The number chosen, if any. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** The meaning of this number. */
  readonly say: (n: number) => string;
  readonly set: (n: number) => void;
  /** The number can be typed as well, and changed by five; what is typed cannot be chosen (yet). */
  readonly clear?: () => void;
  /** `say` returns a long text. It gets a line of its own, so that − and + stay in place. */
  readonly wide?: true;
}

/** Choices that belong together. */
export interface ButtonRow {
  readonly title: string;
  /** The title is hidden: the buttons say it. */
  readonly quiet?: true;
  /** The buttons stand close together in one line. */
  readonly tight?: true;
  readonly knobs: readonly ButtonSpec[];
}
