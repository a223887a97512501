/** Hash over the rules (`shared/kernel`, `shared/games` without words and drawings); written by `npm run engine`, checked by the tests. */
export const ENGINE = '68c991ee878c';

/** By game, hash over the modules that fold its log: `evolve`, `upcast` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: 'c50205a96ec2',
  merchants: 'ccb89d1dff26',
};
