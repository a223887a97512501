/** Hash over the rules (`shared/kernel`, `shared/games`); written by `npm run engine`, checked by the tests. */
export const ENGINE = '35f318a592d6';
