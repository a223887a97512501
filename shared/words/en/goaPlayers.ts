/** The players’ boards of Goa, in English: key → template. */
export const goaPlayers = {} as const;
