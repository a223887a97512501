/** What is asked in Goa, and its table in words, in English: key → template. */
export const goaSay = {} as const;
