/** Chat and notes, in English: key → template. */
export const talk = {} as const;
