/** Hash over the rules (`shared/kernel`, `shared/games` without words and drawings); written by `npm run engine`, checked by the tests. */
export const ENGINE = '8f6ee4dce1f1';

/** By game, hash over the modules that fold its log: `evolve`, `upcast` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: 'd33d294f447f',
  merchants: 'eb1334aa5035',
};
