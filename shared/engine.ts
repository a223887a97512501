/** Hash over the rules (`shared/kernel`, `shared/games` without words and drawings); written by `npm run engine`, checked by the tests. */
export const ENGINE = 'c1ed6a90e2a5';

/** By game, hash over the modules that fold its log: `evolve`, `events` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: '9dd6ab885cc8',
  merchants: '63f58c476908',
};
