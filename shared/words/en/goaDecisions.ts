/** The decisions of Goa, in English: key → template. */
export const goaDecisions = {} as const;
