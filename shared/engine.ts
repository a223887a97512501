/** Hash over the rules (`shared/kernel`, `shared/games` without words); written by `npm run engine`, checked by the tests. */
export const ENGINE = 'ed01eaeba73d';

/** By game, hash over the modules that fold its log: `evolve`, `upcast` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: '0c1d0a56742f',
  merchants: '1decebbc6813',
};
