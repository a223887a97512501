/** The help pages, in English: key → template. */
export const help = {} as const;
