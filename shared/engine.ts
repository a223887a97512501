/** Hash over the rules (`shared/kernel`, `shared/games` without words); written by `npm run engine`, checked by the tests. */
export const ENGINE = 'a7246b904cbc';

/** By game, hash over the modules that fold its log: `evolve`, `upcast` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: '6f9a6a3bbd0c',
  merchants: 'a24e9332e555',
};
