/** Hash over the rules (`shared/kernel`, `shared/games`); written by `npm run engine`, checked by the tests. */
export const ENGINE = '7a2b5c3947d1';
