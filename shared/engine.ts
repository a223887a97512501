/** Hash over the rules (`shared/kernel`, `shared/games`); written by `npm run engine`, checked by the tests. */
export const ENGINE = '12ef1f2da5a7';
