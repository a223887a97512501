/** Hash over the rules (`shared/kernel`, `shared/games`); written by `npm run engine`, checked by the tests. */
export const ENGINE = '2ca9b88f1af0';
