/** The game board of Goa, in English: key → template. */
export const goaBoard = {} as const;
