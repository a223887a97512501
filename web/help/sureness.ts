/** How sure a figure is that is not certain; the same words for every game. */
export const DOUBTS = ['likely', 'guess', 'reconstructed'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A figure that is not certain, by its entry in the list of those. */
export interface Sureness {
  /** Its name in the data. */
  readonly figure: string;
  readonly doubt: Doubt;
}

/** A figure of the list of what is not certain. */
export interface Uncertain extends Sureness {
  readonly name: string;
  /** The figure itself, if it can be said in a line. */
  readonly value: string;
  /** Why, in English: from the data. */
  readonly source: string;
}

/** Where in the list a figure is. */
export const doubtId = (figure: string): string => `doubt-${figure}`;
