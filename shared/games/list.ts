/**
 * The ids of all games, each the name of its folders. The first game is proposed where none is named. A new game adds
 * its id here, and `npm run engine` writes all other lists.
 */
export const GAMES = ['merchants', 'goa'] as const;
