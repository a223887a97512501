/** Hash over the rules (`shared/kernel`, `shared/games`); written by `npm run engine`, checked by the tests. */
export const ENGINE = '4c8e2a711f31';
