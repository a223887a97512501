/** What the game is called, in every language. */
export const title = { 'game.merchants': 'Merchants' } as const;
