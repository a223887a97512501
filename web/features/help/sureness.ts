/** How sure an uncertain figure is; the same words for every game. */
export const DOUBTS = ['likely', 'guess', 'reconstructed'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** An uncertain figure, by its entry in the list of those. */
export interface Sureness {
  /** Its name in the data. */
  readonly figure: string;
  readonly doubt: Doubt;
}

/** An entry of the list of uncertain figures. */
export interface Uncertain extends Sureness {
  readonly name: string;
  /** The figure itself, if it fits in a line. */
  readonly value: string;
  /** Why, in English: from the data. */
  readonly source: string;
}

/** Fragment of a figure's entry in the list. */
export const doubtId = (figure: string): string => `doubt-${figure}`;
