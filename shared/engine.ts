/** Hash over the rules (`shared/kernel`, `shared/games` without words); written by `npm run engine`, checked by the tests. */
export const ENGINE = '93cb0a23b085';

/** By game, hash over the modules that fold its log: `evolve`, `upcast` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: '26e4bc1ee4bc',
  merchants: '2b4e1eb7358c',
};
