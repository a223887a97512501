/** What the game is called, in every language. */
export const title = { 'game.toy': 'Toy' } as const;
