/** Hash over the rules (`shared/kernel`, `shared/games` without words and drawings); written by `npm run engine`, checked by the tests. */
export const ENGINE = '87184b3b2d8a';

/** By game, hash over the modules that fold its log: `evolve`, `events` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: '9dd6ab885cc8',
  merchants: '63f58c476908',
};
