import type { Spice } from '../../../../shared/games/goa/things.ts';

/** A choice that lies nowhere on the board. */
export interface Knob {
  readonly key: string;
  /** What a tap does. */
  readonly label: string;
  /** What is shown instead, where the place says the rest. */
  readonly text?: string;
  readonly spices?: readonly Spice[];
  /** What `text` counts, as a picture. */
  readonly sign?: 'ships' | 'taxes' | 'harvest' | 'colonists';
  readonly pressed?: boolean;
  /** What one comes for, among others. */
  readonly strong?: true;
  /** It goes on from the draft, and is no choice. */
  readonly onward?: true;
  readonly tap: () => void;
}

/** A number to choose; both ends included. */
export interface Dial {
  /** What is counted. */
  readonly label: string;
  /** The number chosen, if any. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** What this number means. */
  readonly say: (n: number) => string;
  readonly set: (n: number) => void;
  /** What `say` says is long: it keeps a line of its own, so that − and + stay where they are. */
  readonly wide?: true;
}

/** Choices that belong together. */
export interface Row {
  readonly title: string;
  /** The title need not be seen: the knobs say it. */
  readonly quiet?: true;
  /** The knobs stand closely in one line. */
  readonly tight?: true;
  readonly knobs: readonly Knob[];
}
