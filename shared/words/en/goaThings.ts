/** What the things of Goa do, in English: key → template. */
export const goaThings = {} as const;
