/** Hash over the rules (`shared/kernel`, `shared/games` without words); written by `npm run engine`, checked by the tests. */
export const ENGINE = 'c88919040cff';

/** By game, hash over the modules that fold its log: `evolve`, `upcast` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: 'a90551707199',
  merchants: '24788d10f315',
};
