/** What the game is called, in every language. */
export const title = { 'game.goa': 'Goa' } as const;
