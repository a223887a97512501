/** Hash over the rules (`shared/kernel`, `shared/games` without words and drawings); written by `npm run engine`, checked by the tests. */
export const ENGINE = 'abd872432d0d';

/** By game, hash over the modules that fold its log: `evolve`, `upcast` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: 'deed960932b3',
  merchants: '3ea281ea32d8',
};
